import type { MoveId } from '../core/types';

/** The part of an expected line that somebody wants to see on the board. */
class Pointed {
  private line: MoveId[] = $state.raw([]);
  private fen = $state('');

  /** The moves to draw over a position; none if nobody asked, or another is on the board by now. */
  at(fen: string): MoveId[] {
    return fen === this.fen ? this.line : [];
  }

  show(line: MoveId[], fen: string): void {
    this.line = line;
    this.fen = fen;
  }
}

export const pointed = new Pointed();
