import type { TreeNode } from '../../core/wire';

/** A recorded search with its branches in reach: positions are numbers, in the order they were entered. */
export class SearchTree {
  private readonly branches: number[][];
  private readonly plies: number[];

  constructor(readonly nodes: readonly TreeNode[]) {
    this.branches = nodes.map(() => []);
    this.plies = nodes.map(() => 0);
    nodes.forEach(({ parent }, at) => {
      if (parent < 0) return;
      this.branches[parent]?.push(at);
      this.plies[at] = (this.plies[parent] ?? 0) + 1;
    });
  }

  node(at: number): TreeNode {
    const node = this.nodes[at];
    if (!node) throw new Error(`the search entered no position ${at}`);
    return node;
  }

  /** The positions entered from there, in order. */
  children(at: number): readonly number[] {
    return this.branches[at] ?? [];
  }

  /** Moves from the position asked about. */
  ply(at: number): number {
    return this.plies[at] ?? 0;
  }

  /** How many cut-offs came at the last move and left nothing out. */
  lastCuts(): number {
    return this.nodes.filter((node) => node.ending === 'CUT' && !node.untried).length;
  }

  /** Positions down to the last ply, without the captures below it. */
  fullWidth(): number {
    return this.nodes.filter(({ depth }) => depth >= 0).length;
  }

  /** The machine, whose turn it is at the root, takes the maximum; the other side the minimum. */
  isMax(at: number): boolean {
    return this.ply(at) % 2 === 0;
  }

  /** From the root down to this position. */
  way(at: number): number[] {
    const way: number[] = [];
    for (let here = at; here >= 0; here = this.node(here).parent) way.unshift(here);
    return way;
  }

  /** The moves from the root to this position. */
  line(at: number): string {
    return this.way(at)
      .slice(1)
      .map((on) => this.node(on).move)
      .join(' ');
  }
}

export function numberOf(bound: number | string): number {
  return Number(bound);
}
