import type { GameName } from '../core/types';
import type { FoundPuzzle } from '../core/wire';
import { puzzle, type Puzzle } from './puzzle';

/** The puzzles of somebody's own games, and how far each game was looked at; kept in the browser. */
export interface Mine {
  puzzles: Puzzle[];
  /** Plies of the games that were looked at, by their ids. */
  looked: Record<string, number>;
}

export const NOTHING: Mine = { puzzles: [], looked: {} };

/** More are not kept; the oldest go first. */
const MOST = 500;

export function readMine(text: string | null): Mine {
  try {
    const { puzzles, looked } = JSON.parse(text ?? '{}') as Partial<Mine>;
    const isWhole = Array.isArray(puzzles) && puzzles.every(isPuzzle) && typeof looked === 'object' && looked !== null;
    return isWhole ? { puzzles, looked } : NOTHING;
  } catch {
    return NOTHING;
  }
}

function isPuzzle(one: Partial<Puzzle> | null): one is Puzzle {
  return typeof one?.id === 'string' && typeof one.start === 'string' && Array.isArray(one.line) && Array.isArray(one.themes);
}

/** What was found in a game; a position that is known already is no new puzzle. */
export function withFound({ puzzles, looked }: Mine, game: GameName, rules: string, found: readonly FoundPuzzle[]): Mine {
  const known = new Set(puzzles.map(({ id }) => id));
  const fresh = found
    .map(({ start, line, goal, effort, themes }) => puzzle(game, rules, start, line, goal, effort, themes))
    .filter(({ id }) => !known.has(id));
  return { puzzles: [...puzzles, ...fresh].slice(-MOST), looked };
}

/** The whole of a game was looked at. */
export function withLooked({ puzzles, looked }: Mine, id: string, plies: number): Mine {
  return { puzzles, looked: { ...looked, [id]: plies } };
}
