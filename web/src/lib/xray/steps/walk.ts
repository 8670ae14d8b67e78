import type { SearchTree } from '../tree/search-tree';

/**
 * A recorded search as a sequence of steps, to be walked forwards and backwards: a node is entered, and
 * later left with its value. There are twice as many steps as nodes.
 */
export class Walk {
  /** For every step the node, or its complement if the step leaves it. */
  private readonly order: Int32Array;
  private readonly entering: Int32Array;
  private readonly leaving: Int32Array;

  constructor(readonly tree: SearchTree) {
    const { size, parent } = tree.shape;
    this.order = new Int32Array(2 * size);
    this.entering = new Int32Array(size);
    this.leaving = new Int32Array(size);
    const open: number[] = [];
    let step = 0;
    const leave = (node: number): void => {
      this.leaving[node] = step;
      this.order[step++] = ~node;
    };
    for (let node = 0; node < size; node++) {
      while (open.length > 0 && open.at(-1) !== parent[node]) leave(open.pop()!);
      open.push(node);
      this.entering[node] = step;
      this.order[step++] = node;
    }
    while (open.length > 0) leave(open.pop()!);
  }

  get size(): number {
    return this.order.length;
  }

  node(step: number): number {
    const at = this.order[step]!;
    return at < 0 ? ~at : at;
  }

  isLeft(step: number): boolean {
    return this.order[step]! < 0;
  }

  entered(node: number): number {
    return this.entering[node]!;
  }

  left(node: number): number {
    return this.leaving[node]!;
  }

  at(step: number): Step {
    const { tree } = this;
    const node = this.node(step);
    const isLeft = this.isLeft(step);
    const last = isLeft ? tree.shape.children(node).at(-1) : undefined;
    // As the last child found it.
    const seen = last ?? node;
    const above = tree.shape.parent[node]!;
    const standing = isLeft ? above : node;
    return {
      node,
      isLeft,
      alpha: tree.alpha[seen]!,
      beta: tree.beta[seen]!,
      best: this.best(standing < 0 ? node : standing, step),
    };
  }

  /** The best child by now; of equals the first. */
  best(node: number, step: number): number | null {
    const { value } = this.tree;
    const highest = this.tree.takesHighest(node);
    let best: number | null = null;
    for (const child of this.tree.shape.children(node)) {
      if (this.leaving[child]! > step) break;
      const isBetter = best === null || (highest ? value[child]! > value[best]! : value[child]! < value[best]!);
      if (isBetter) best = child;
    }
    return best;
  }

  /** The nodes the search is in after a step, the first at the top: what a debugger calls its stack. */
  stack(step: number): Frame[] {
    const node = this.node(step);
    const deepest = this.isLeft(step) ? this.tree.shape.parent[node]! : node;
    return this.tree.shape.path(deepest).map((at) => ({ node: at, ...this.window(at, step), best: this.best(at, step) }));
  }

  /** What both sides are sure of at an open node after a step: each child that came back may have narrowed it. */
  window(node: number, step: number): Bounds {
    const { tree } = this;
    let last: number | null = null;
    for (const child of tree.shape.children(node)) {
      if (this.entering[child]! > step) break;
      last = child;
    }
    if (last === null) return { alpha: tree.alpha[node]!, beta: tree.beta[node]! };
    const before = { alpha: tree.alpha[last]!, beta: tree.beta[last]! };
    return this.leaving[last]! <= step ? narrowed(before, tree.value[last]!, tree.takesHighest(node)) : before;
  }

  /** The step after which the whole of the current node is done: over it, in a debugger. */
  over(step: number): number {
    return this.isLeft(step) ? Math.min(step + 1, this.size - 1) : this.leaving[this.node(step)]!;
  }

  /** The step that leaves the node above. */
  out(step: number): number {
    const above = this.tree.shape.parent[this.node(step)]!;
    return above < 0 ? this.size - 1 : this.leaving[above]!;
  }

  /** The next step that leaves a node because of a cut; the last step if there is none. */
  nextCut(step: number): number {
    for (let at = step + 1; at < this.size; at++) {
      if (this.isLeft(at) && this.tree.ending(this.node(at)) === 'CUT') return at;
    }
    return this.size - 1;
  }
}

/** One moment of the search. */
export interface Step {
  /** Which node is entered or left. */
  node: number;
  /** Whether it is left: its value, its ending and its deciding move are now known. */
  isLeft: boolean;
  /** What either side is sure of at this node now. */
  alpha: number;
  beta: number;
  /** The best child so far of the node where the search stands after this step. */
  best: number | null;
}

export interface Bounds {
  alpha: number;
  beta: number;
}

/** An open node. */
export interface Frame extends Bounds {
  node: number;
  best: number | null;
}

/** The window after a value has come back. */
export function narrowed({ alpha, beta }: Bounds, value: number, highest: boolean): Bounds {
  if (Number.isNaN(value)) return { alpha, beta };
  return highest ? { alpha: Math.max(alpha, value), beta } : { alpha, beta: Math.min(beta, value) };
}
