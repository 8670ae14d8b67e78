import type { MoveId } from '../../core/types';
import { exact } from '../../dashboard/numbers';
import { m } from '../../words/m.svelte';
import type { TreeNode } from '../../core/wire';
import { numberOf, type SearchTree } from './tree';

/** What both sides are sure of at one position on the way down, at one moment. */
export interface Frame {
  node: number;
  /** Null at the root. */
  move: MoveId | null;
  isMax: boolean;
  alpha: number;
  beta: number;
  /** The best reply so far; null while none has come back. */
  best: number | null;
  /** How many replies have come back. */
  tried: number;
  /** Whether no reply can matter any more. */
  isShut: boolean;
}

/**
 * The positions from the root to `at`, each with its window as it was the moment after the branch
 * `lastBack` came back to `at`; -1 if none has.
 */
export function framesAt(tree: SearchTree, at: number, lastBack: number): Frame[] {
  const way = tree.way(at);
  return way.map((node, i) => {
    const below = way[i + 1];
    return frame(tree, node, below === undefined ? lastBack : below - 1);
  });
}

/** Branches are numbered in the order they were entered, so those that came back are those up to `last`. */
function frame(tree: SearchTree, at: number, last: number): Frame {
  const node = tree.node(at);
  const isMax = tree.isMax(at);
  const values = tree
    .children(at)
    .filter((child) => child <= last)
    .map((child) => numberOf(tree.node(child).value));
  const better = isMax ? Math.max : Math.min;
  const best = values.length > 0 ? better(...values) : null;
  // Where only captures are tried, standing still has narrowed the window before the first of them.
  const entry = tree.node(tree.children(at)[0] ?? at);
  let alpha = numberOf(entry.alpha);
  let beta = numberOf(entry.beta);
  if (best !== null && isMax) alpha = Math.max(alpha, best);
  if (best !== null && !isMax) beta = Math.min(beta, best);
  return { node: at, move: node.move ?? null, isMax, alpha, beta, best, tried: values.length, isShut: beta <= alpha };
}

/** Beyond this a value tells of a won or lost game and would squeeze all others together. */
const DECIDED_SHARE = 0.5;

/** The scale on which all windows of a search are drawn: it holds every value of a game that goes on. */
export function scaleOf(tree: SearchTree, decided: number): { low: number; high: number } {
  let low = 0;
  let high = 0;
  for (const { value } of tree.nodes) {
    const n = numberOf(value);
    if (!Number.isFinite(n) || Math.abs(n) > decided * DECIDED_SHARE) continue;
    low = Math.min(low, n);
    high = Math.max(high, n);
  }
  const room = Math.max((high - low) * 0.08, 1);
  return { low: low - room, high: high + room };
}

/** A share from 0 to 1 of the way along a scale. */
export function along({ low, high }: { low: number; high: number }, n: number): number {
  return Math.min(1, Math.max(0, (n - low) / (high - low)));
}

/** The best of the replies that have come back; null while none has. */
export function bestSoFar({ best, isMax, tried }: Frame): string | null {
  if (best === null) return null;
  return isMax ? m.museumSearchHighestSoFar(exact(best), tried) : m.museumSearchLowestSoFar(exact(best), tried);
}

/** A bound as people write it. */
export function boundText(n: number): string {
  if (n === Infinity) return '∞';
  return n === -Infinity ? '−∞' : exact(n);
}

/** Of a cut-off that came at the last move; nothing of another. */
export function leftNothing({ untried }: TreeNode): string {
  return untried ? '' : ` ${m.museumSearchLeftNothing()}`;
}
