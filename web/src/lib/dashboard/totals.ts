import type { Side, Thought } from '../core/types';

/** What the machine of one side did in the whole game. Counts it does not keep are null. */
export interface Totals {
  readonly thoughts: number;
  readonly nodes: number | null;
  readonly evaluations: number | null;
  readonly cutoffs: number | null;
  readonly firstMoveCutoffs: number | null;
  readonly millis: number | null;
  readonly randomMoves: number;
  readonly bookMoves: number;
}

/** Adds up the thoughts of one side, ply by ply; null if it never thought. */
export function totals(
  thoughts: readonly (Thought | null)[],
  sides: readonly Side[],
  side: Side,
): Totals | null {
  const own = thoughts.filter((thought, ply): thought is Thought => {
    return thought !== null && sides[ply] === side;
  });
  if (own.length === 0) return null;
  return {
    thoughts: own.length,
    nodes: sum(own, 'nodes'),
    evaluations: sum(own, 'evaluations'),
    cutoffs: sum(own, 'cutoffs'),
    firstMoveCutoffs: sum(own, 'firstMoveCutoffs'),
    millis: sum(own, 'millis'),
    randomMoves: sum(own, 'randomMoves') ?? 0,
    bookMoves: sum(own, 'bookMoves') ?? 0,
  };
}

/** The sum of a count over the thoughts that have it; null if none has. */
function sum(thoughts: readonly Thought[], metric: string): number | null {
  const counts = thoughts.map((thought) => thought[metric]).filter((n) => typeof n === 'number');
  return counts.length === 0 ? null : counts.reduce((a, b) => a + b, 0);
}
