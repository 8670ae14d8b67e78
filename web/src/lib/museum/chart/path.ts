/** The way a thought took through a chart: box after box, and the position of the search each was lit for. */
export class LitPath<Box extends string> {
  readonly boxes: Box[] = [];
  /** The number of the position in the tree; -1 where the box is no part of a search. */
  readonly nodes: number[] = [];
  /** The branch that had come back last at that moment; -1 if none had. */
  readonly back: number[] = [];

  get length(): number {
    return this.boxes.length;
  }

  light(box: Box, node = -1, back = -1): this {
    this.boxes.push(box);
    this.nodes.push(node);
    this.back.push(back);
    return this;
  }

  /** Several in a row that belong to no search. */
  through(...boxes: Box[]): this {
    boxes.forEach((box) => this.light(box));
    return this;
  }

  /** This path and then another, whose first step is left out if it is where this one ends. */
  joined(other: LitPath<Box>): LitPath<Box> {
    const both = new LitPath<Box>();
    for (const part of [this as LitPath<Box>, other]) {
      part.boxes.forEach((box, i) => {
        if (i === 0 && box === both.boxes.at(-1)) return;
        both.light(box, part.nodes[i], part.back[i]);
      });
    }
    return both;
  }

  /** How often a box is lit in all. */
  count(box: Box): number {
    return this.boxes.reduce((sum, lit) => sum + (lit === box ? 1 : 0), 0);
  }
}

/** How often every box has been lit up to a moment; kept so that going on costs only the new steps. */
export class Tally<Box extends string> {
  private counts = new Map<Box, number>();
  private done = 0;

  constructor(private readonly path: LitPath<Box>) {}

  /** Counts of the first `steps` steps. */
  upTo(steps: number): ReadonlyMap<Box, number> {
    if (steps < this.done) {
      this.counts = new Map();
      this.done = 0;
    }
    for (; this.done < Math.min(steps, this.path.length); this.done++) {
      const box = this.path.boxes[this.done] as Box;
      this.counts.set(box, (this.counts.get(box) ?? 0) + 1);
    }
    return this.counts;
  }
}
