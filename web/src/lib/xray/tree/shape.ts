/**
 * Which node stands below which, for nodes in the order they were entered: everything below a node follows
 * it directly, so a subtree is a stretch of numbers.
 */
export class Shape {
  readonly size: number;
  readonly parent: Int32Array;
  /** One past the last node below. */
  readonly end: Int32Array;
  /** How many moves lead there. */
  readonly ply: Int32Array;
  readonly plies: number;

  constructor(parents: ArrayLike<number>) {
    this.size = parents.length;
    this.parent = Int32Array.from(parents);
    this.end = new Int32Array(this.size);
    this.ply = new Int32Array(this.size);
    let deepest = 0;
    for (let node = 0; node < this.size; node++) {
      const parent = this.parent[node]!;
      this.ply[node] = parent < 0 ? 0 : this.ply[parent]! + 1;
      deepest = Math.max(deepest, this.ply[node]!);
    }
    for (let node = this.size - 1; node >= 0; node--) {
      this.end[node] = Math.max(this.end[node]!, node + 1);
      const parent = this.parent[node]!;
      if (parent >= 0) this.end[parent] = Math.max(this.end[parent]!, this.end[node]!);
    }
    this.plies = deepest + 1;
  }

  hasChildren(node: number): boolean {
    return this.end[node]! > node + 1;
  }

  /** The nodes right below, in the order they were entered; those of -1 are the roots. */
  children(node: number): number[] {
    const all: number[] = [];
    const end = node < 0 ? this.size : this.end[node]!;
    for (let child = node + 1; child < end; child = this.end[child]!) all.push(child);
    return all;
  }

  /** From the root to the node. */
  path(node: number): number[] {
    const path: number[] = [];
    for (let at = node; at >= 0; at = this.parent[at]!) path.unshift(at);
    return path;
  }

  /** Whether a node is another or stands below it. */
  isWithin(node: number, above: number): boolean {
    return node >= above && node < this.end[above]!;
  }

  /** The node before it under the same parent; null for the first. */
  before(node: number): number | null {
    const siblings = this.children(this.parent[node]!);
    return siblings[siblings.indexOf(node) - 1] ?? null;
  }

  /** The node after it under the same parent; null for the last. */
  after(node: number): number | null {
    const parent = this.parent[node]!;
    const next = this.end[node]!;
    return next < (parent < 0 ? this.size : this.end[parent]!) ? next : null;
  }
}
