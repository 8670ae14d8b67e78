import type { Shape } from './shape';

/** Where a key leads from a node; null for a key that leads nowhere. Folded nodes hide what is below. */
export function nodeByKey(
  key: string,
  shape: Shape,
  folded: ReadonlySet<number>,
  node: number,
  best: (node: number) => number | null,
): number | null {
  switch (key) {
    case 'ArrowRight':
      return !folded.has(node) && shape.hasChildren(node) ? node + 1 : node;
    case 'ArrowLeft':
      return shape.parent[node]! < 0 ? node : shape.parent[node]!;
    case 'ArrowDown':
      return shape.after(node) ?? node;
    case 'ArrowUp':
      return shape.before(node) ?? node;
    case 'Home':
      return 0;
    case 'b':
    case 'B':
      return folded.has(node) ? node : (best(node) ?? node);
    default:
      return null;
  }
}
