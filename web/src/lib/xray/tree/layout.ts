import type { Shape } from './shape';

/** Where every node stands: a leaf is one row, and a node as tall as all below it. */
export interface Layout {
  readonly rows: number;
  readonly top: Float64Array;
  readonly height: Float64Array;
  /** Nodes whose children are put away. */
  readonly folded: ReadonlySet<number>;
}

/**
 * Lays a tree out in rows.
 *
 * @param stubs where this is above 0, a node has one row more, for the moves never looked at
 */
export function layOut(shape: Shape, folded: ReadonlySet<number>, stubs: ArrayLike<number> | null): Layout {
  const { size, parent } = shape;
  const height = new Float64Array(size);
  let rows = 0;
  for (let node = size - 1; node >= 0; node--) {
    const isOpen = height[node]! > 0 && !folded.has(node);
    height[node] = isOpen ? height[node]! + (stubs && stubs[node]! > 0 ? 1 : 0) : 1;
    if (parent[node]! >= 0) height[parent[node]!]! += height[node]!;
    else rows += height[node]!;
  }
  const top = new Float64Array(size);
  const next = new Float64Array(size);
  let nextRoot = 0;
  for (let node = 0; node < size; node++) {
    const above = parent[node]!;
    top[node] = above < 0 ? nextRoot : next[above]!;
    if (above < 0) nextRoot += height[node]!;
    else next[above]! += height[node]!;
    next[node] = top[node]!;
  }
  return { rows, top, height, folded };
}

/** The nearest node above that can be seen, or the node itself. */
export function seen(shape: Shape, folded: ReadonlySet<number>, node: number): number {
  return shape.path(node).find((at) => at === node || folded.has(at)) ?? node;
}

/** The node under a point, given in columns and rows; null where there is none. */
export function nodeAt(shape: Shape, layout: Layout, column: number, row: number): number | null {
  let found: number | null = null;
  let children = shape.children(-1);
  while (children.length > 0) {
    const hit = children.find((node) => row >= layout.top[node]! && row < layout.top[node]! + layout.height[node]!);
    // Right of a node whose moves were not looked at, or of a leaf, is still that node.
    if (hit === undefined) return found !== null && shape.ply[found]! + 1 >= column ? found : null;
    found = hit;
    if (shape.ply[hit]! >= column) return hit;
    if (layout.folded.has(hit)) return null;
    children = shape.children(hit);
  }
  return null;
}
