import type { TreeNode } from '../../core/wire';
import { m } from '../../words/m.svelte';

/** A node as it is drawn: where it stands, and when in the search it came and was done. */
export interface Drawn {
  node: TreeNode;
  /** Its place in the order the search entered the nodes. */
  index: number;
  parent: Drawn | null;
  children: Drawn[];
  /** When the last node below it was entered: only then is its value known. */
  doneAt: number;
  /** Whether it is on the line that is played. */
  best: boolean;
  /** Moves that are not drawn: never tried because of a cut, or left out of the picture. */
  untried: number;
  leftOut: number;
  row: number;
  column: number;
}

/** The nodes of a search with their children, the first being the root. */
export function grown(nodes: TreeNode[]): Drawn {
  const all: Drawn[] = [];
  nodes.forEach((node, index) => {
    const parent = all[node.parent] ?? null;
    const column = parent ? parent.column + 1 : 0;
    const one: Drawn = { node, index, parent, children: [], doneAt: index, best: false, untried: node.untried ?? 0, leftOut: 0, row: 0, column };
    parent?.children.push(one);
    all.push(one);
    for (let above = parent; above; above = above.parent) above.doneAt = index;
  });
  const root = all[0];
  if (!root) throw new Error('a tree has a root');
  markBest(root);
  return root;
}

/** The line that is played: at each node the deciding move, the last of them if it was tried twice. */
function markBest(root: Drawn): void {
  for (let at: Drawn | undefined = root; at; ) {
    at.best = true;
    const wanted: string | undefined = at.node.decidingMove;
    at = at.children.find(({ node }) => node.move === wanted);
  }
}

/**
 * A large tree as far as a person can take it in: below the line that is played, the first few moves of every
 * node on it; the rest is counted.
 */
export function sketch(root: Drawn, most: number): Drawn {
  for (let at: Drawn | undefined = root; at; at = at.children.find(({ best }) => best)) {
    const children = at.children;
    const shown = children.filter((child, place) => child.best || place < most - 1);
    at.leftOut = children.length - shown.length;
    at.children = shown;
    for (const child of shown) if (!child.best) Object.assign(child, { children: [], untried: 0 });
  }
  return root;
}

/** Every drawn node, in the order they were entered. */
export function flat(root: Drawn): Drawn[] {
  return [root, ...root.children.flatMap(flat)];
}

/** Gives every leaf a row of its own and every other node the middle of its children; how many rows there are. */
export function arranged(root: Drawn): number {
  let rows = 0;
  const visit = (at: Drawn): void => {
    at.children.forEach(visit);
    const first = at.children[0];
    const last = at.children.at(-1);
    if (first && last) {
      at.row = (first.row + last.row) / 2;
      if (at.untried + at.leftOut > 0) rows++; // a line for what is not drawn
    } else at.row = rows++;
  };
  visit(root);
  return rows;
}

/** Where the line for what is not drawn stands: below the last child and all below it. */
export function rowOfRest(at: Drawn): number {
  const last = at.children.at(-1);
  return last ? lowest(last) + 1 : at.row;
}

function lowest(at: Drawn): number {
  const last = at.children.at(-1);
  if (!last) return at.row;
  return lowest(last) + (at.untried + at.leftOut > 0 ? 1 : 0);
}

/** The moves from the root to here. */
export function path(at: Drawn): string[] {
  return at.parent ? [...path(at.parent), at.node.move ?? ''] : [];
}

/** A value or an end of a window in a few letters; dust behind the first decimal is not shown. */
export function short(value: number | string): string {
  if (value === 'Infinity') return '∞';
  if (value === '-Infinity') return '−∞';
  const tenths = Math.round(Number(value) * 10) / 10;
  return (tenths === 0 ? '0.0' : Math.abs(tenths).toFixed(1)).replace(/^/, tenths < 0 ? '−' : '');
}

/** A node in words, for those who do not see the picture. */
export function inWords(at: Drawn): string {
  const { node } = at;
  const who = node.move ?? m.museumOctaveBlackToMove();
  const [alpha, beta, value] = [short(node.alpha), short(node.beta), short(node.value)];
  if (node.ending !== 'CUT') return m.museumOctaveNode(alpha, beta, value, who);
  return at.untried > 0 ? m.museumOctaveNodeCutUntried(alpha, beta, at.untried, value, who) : m.museumOctaveNodeCut(alpha, beta, value, who);
}
