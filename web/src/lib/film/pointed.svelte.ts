import type { MoveId } from '../core/types';

/** The part of an expected line that somebody wants to see on the board, and the ply it belongs to. */
class Pointed {
  private line: MoveId[] = $state.raw([]);
  private ply = $state(-1);

  /** The moves to draw over the board at a ply; none if nobody asked, or the game went on. */
  at(ply: number): MoveId[] {
    return ply === this.ply ? this.line : [];
  }

  show(line: MoveId[], ply: number): void {
    this.line = line;
    this.ply = ply;
  }

  clear(): void {
    this.show([], -1);
  }
}

export const pointed = new Pointed();
