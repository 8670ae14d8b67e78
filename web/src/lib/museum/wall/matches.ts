import type { GameName } from '../../core/types';
import { gamesOf } from './games';
import { standings, type Standing } from './standings';

/** The commands behind the match table, word for word; `scripts/match-table` runs them all. */
export const COMMANDS: Record<GameName, string> = {
  chess: 'janus match ONE OTHER --openings openings.pgn --max-plies 240 --games 20',
  checkers: 'janus match ONE OTHER --openings ballots --seed 1976 --games 20',
};

/** The table of a game, counted from its games; they are fetched when somebody wants them. */
export async function tableOf(game: GameName): Promise<{ table: Standing[]; file: string }> {
  const { default: file } = game === 'chess' ? await import('./games/chess.pgn?raw') : await import('./games/checkers.pdn?raw');
  return { table: standings(gamesOf(game, file)), file };
}
