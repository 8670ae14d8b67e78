import type { GameName } from '../core/types';
import { puzzlesOf, type Puzzle } from './puzzle';

/** The puzzles that come with the page, fetched when somebody wants those of a game. */
export async function setOf(game: GameName): Promise<Puzzle[]> {
  const { default: file } = game === 'chess' ? await import('./sets/chess.txt?raw') : await import('./sets/checkers.txt?raw');
  return puzzlesOf(game, file);
}
