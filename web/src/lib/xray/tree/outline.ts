import type { Shape } from './shape';

/** A line of the tree as text. */
export interface OutlineRow {
  node: number;
  /** Its place among its siblings, from 1, and how many there are. */
  place: number;
  of: number;
}

/** The rows of all nodes whose parents are open, in the order of the tree. */
export function outline(shape: Shape, open: ReadonlySet<number>): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const add = (parent: number): void => {
    const siblings = shape.children(parent);
    siblings.forEach((node, index) => {
      rows.push({ node, place: index + 1, of: siblings.length });
      if (open.has(node)) add(node);
    });
  };
  add(-1);
  return rows;
}

/** The nodes above a node must be open for it to be seen. */
export function openedTo(shape: Shape, open: ReadonlySet<number>, node: number): ReadonlySet<number> {
  const above = shape.path(node).slice(0, -1);
  return above.every((at) => open.has(at)) ? open : new Set([...open, ...above]);
}
