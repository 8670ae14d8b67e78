import type { Thought } from '../../core/types';
import type { TreeNode } from './tree';

/** A thought whose whole search was recorded; a move by lot or from a book has none. */
export interface RecordedThought extends Thought {
  tree?: TreeNode[];
  /** Where the question asked for terms: each board is its node, and then name and value of every term. */
  evaluated?: { names: string[]; boards: number[][] } | null;
  randomMoves?: number;
  bookMoves?: number;
}

export interface Term {
  name: string;
  value: number;
}

/** What the evaluation of each position was made of, by the number of the position. */
export function termsByNode({ evaluated }: RecordedThought): Map<number, Term[]> {
  const all = new Map<number, Term[]>();
  for (const [node = -1, ...pairs] of evaluated?.boards ?? []) {
    const terms: Term[] = [];
    for (let i = 0; i < pairs.length; i += 2) {
      terms.push({ name: evaluated?.names[pairs[i] ?? -1] ?? '', value: pairs[i + 1] ?? 0 });
    }
    all.set(node, terms);
  }
  return all;
}
