import type { Pressed } from '../board/pressed';
import { columnOf, rowOf } from '../board/squares';
import type { Man, Side, SquareName, View } from '../core/types';

/** A move chosen in advance: where the piece stands, then where it goes. */
export interface ChosenAhead {
  squares: SquareName[];
  /** Whether the person wants to choose what a pawn becomes. */
  asks: boolean;
}

/**
 * The move that a person chooses while the opponent thinks. The page knows no rules: any piece of one's own may be sent to any
 * square, and the core judges when the turn has come.
 */
export class Premove {
  isOn: boolean = $state(true);
  /** Where the piece stands, then where it goes; one square while the target is not chosen yet. */
  squares: SquareName[] = $state.raw([]);
  /** The piece that is to move. */
  man: Man | null = $state.raw(null);
  /** The last one could not be played. */
  failed: boolean = $state(false);
  /** What became of it, for those who listen: each change is a value of its own. */
  told: { what: 'chosen' | 'cancelled' | 'failed' } | null = $state.raw(null);
  private asks = false;

  get isChosen(): boolean {
    return this.squares.length > 1;
  }

  /** Somebody points at a square while the other side is to move. */
  point(view: View, own: Side, square: SquareName, { dropped = false, alt = false }: Pressed = {}): void {
    this.failed = false;
    const man = view.men.find((one) => one.square === square && one.side === own);
    const last = this.squares.at(-1);
    if (this.squares.length === 1 && square !== last && (dropped || !man)) this.choose([...this.squares, square], alt);
    else if (this.isChosen && !man && view.game === 'checkers' && this.goesOn(square)) this.choose([...this.squares, square], alt);
    else {
      const again = this.squares.length === 1 && square === last;
      this.cancel();
      if (man && !again) this.begin(man);
    }
  }

  cancel(): void {
    const wasChosen = this.isChosen;
    this.clear();
    if (wasChosen) this.told = { what: 'cancelled' };
  }

  /** Forgets it without a word: the game has gone elsewhere. */
  clear(): void {
    this.squares = [];
    this.man = null;
    this.failed = false;
  }

  /** The turn has come: what was chosen, which is not kept any longer. */
  take(): ChosenAhead {
    const { squares, asks } = this;
    this.clear();
    return { squares, asks };
  }

  fail(): void {
    this.failed = true;
    this.told = { what: 'failed' };
  }

  private begin(man: Man): void {
    this.man = man;
    this.squares = [man.square];
  }

  private choose(squares: SquareName[], alt: boolean): void {
    this.squares = squares;
    this.asks = alt;
    this.told = { what: 'chosen' };
  }

  /** A step to a neighbour is the end of a move; after a leap another may follow. */
  private goesOn(square: SquareName): boolean {
    const [before, last] = this.squares.slice(-2);
    return before !== undefined && last !== undefined && isLeap(before, last) && isLeap(last, square);
  }
}

function isLeap(from: SquareName, to: SquareName): boolean {
  const across = Math.abs(columnOf(from) - columnOf(to));
  return across > 1 && across === Math.abs(rowOf(from) - rowOf(to));
}
