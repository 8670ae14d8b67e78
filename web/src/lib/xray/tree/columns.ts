/** How wide the columns of a picture are: the first, which has one node, is narrow. */
export class Columns {
  private constructor(
    private readonly first: number,
    private readonly other: number,
    private readonly plies: number,
  ) {}

  /** As wide as has room, within limits; a picture too wide for its place can be moved. */
  static in(width: number, plies: number): Columns {
    const first = plies > 1 ? FIRST : WIDEST;
    const other = Math.max(NARROWEST, Math.min(WIDEST, (width - first) / Math.max(1, plies - 1)));
    return new Columns(first, other, plies);
  }

  x(ply: number): number {
    return ply === 0 ? 0 : this.first + (ply - 1) * this.other;
  }

  width(ply: number): number {
    return ply === 0 ? this.first : this.other;
  }

  get full(): number {
    return this.x(this.plies);
  }

  /** The column at a place. */
  at(x: number): number {
    return x < this.first ? 0 : Math.floor((x - this.first) / this.other) + 1;
  }
}

const FIRST = 84;
const NARROWEST = 84;
const WIDEST = 300;
