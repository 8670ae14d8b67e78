import type { HistoryMove, Side } from '../core/types';

/** A move of the list with its ply: 1 is the first move made. */
export interface ListedMove {
  readonly ply: number;
  readonly move: HistoryMove;
}

/** One numbered line: the move of the side that begins, then the answer. */
export interface Row {
  readonly number: number;
  readonly first: ListedMove | null;
  readonly second: ListedMove | null;
}

/**
 * The moves in numbered pairs. A game that was set up with the second side to move begins with a gap,
 * as players write it (1 … e5).
 */
export function rows(history: readonly HistoryMove[]): Row[] {
  const all: Row[] = [];
  const begins = beginner(history);
  history.forEach((move, index) => {
    const listed = { ply: index + 1, move };
    const last = all.at(-1);
    if (move.side === begins) all.push({ number: move.number, first: listed, second: null });
    else if (last && last.number === move.number && last.second === null) {
      all[all.length - 1] = { ...last, second: listed };
    } else all.push({ number: move.number, first: null, second: listed });
  });
  return all;
}

/** The side that has the first move of a number. */
function beginner(history: readonly HistoryMove[]): Side {
  const pair = history.find((move, index) => history[index + 1]?.number === move.number);
  if (pair) return pair.side;
  const [first, second] = history;
  // Two numbers in a row without a pair: the first move was an answer.
  if (first && second) return second.side;
  return first?.side ?? 'white';
}
