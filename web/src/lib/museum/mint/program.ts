import source from '../../../../../engines/src/main/resources/games/janus/engines/museum/mint/chess.mint?raw';

/** Our chess program, the same file that the terminal runs. */
export const CHESS: readonly string[] = source.replace(/\n$/, '').split('\n');

/** A line after it, so that men go anywhere. */
export const FREE = '/T fre !';
