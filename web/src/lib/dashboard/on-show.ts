import type { Thought } from '../core/types';

/** The last thought at or before a ply, with the ply of the move it led to. */
export function thoughtOnShow(
  thoughts: readonly (Thought | null)[],
  ply: number,
): { thought: Thought; ply: number } | null {
  for (let at = Math.min(ply, thoughts.length); at > 0; at--) {
    const thought = thoughts[at - 1];
    if (thought) return { thought, ply: at };
  }
  return null;
}
