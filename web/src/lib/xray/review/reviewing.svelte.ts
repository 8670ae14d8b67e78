import { plain } from '../../core/core-client';
import type { Lab } from '../../core/lab';
import type { Course, GameHeader } from '../../core/types';
import type { ReviewProgress, ReviewReply, ReviewedMove } from '../../core/wire';
import { Asking } from '../asking/asking.svelte';

/** A review as it grows. What was heard stays when it is stopped. */
export class Reviewing {
  moves: ReviewedMove[] = $state.raw([]);
  /** How much of the work is done, from 0 to 1. */
  done: number = $state(0);
  /** Which game the moves are of. */
  private of: string = $state('');

  readonly asking: Asking<ReviewReply, ReviewProgress>;

  constructor(lab: Lab) {
    this.asking = new Asking(lab, ({ move, done, of }) => {
      this.moves = this.moves.toSpliced(move.ply - 1, 1, move);
      this.done = done / of;
    });
  }

  begin(course: Course, header: GameHeader, nodes: number): void {
    this.moves = [];
    this.done = 0;
    this.of = keyOf(course);
    this.asking.ask({ ask: 'review', ...plain(course), ...header, nodes });
  }

  /** Whether this is the game that was reviewed. */
  isOf(course: Course): boolean {
    return this.of === keyOf(course);
  }

  /** Whether this game is being reviewed, or has been to its end. */
  covers(course: Course): boolean {
    return this.isOf(course) && (this.asking.busy || this.asking.answer !== null || this.asking.trouble !== null);
  }

  stop(): void {
    this.asking.cancel();
  }
}

function keyOf(course: Course): string {
  return JSON.stringify(plain(course));
}

let kept: { lab: Lab; reviewing: Reviewing } | null = null;

/** The last review outlives the look that shows it, so that a person may look elsewhere and come back. */
export function reviewingIn(lab: Lab): Reviewing {
  if (kept?.lab !== lab) kept = { lab, reviewing: new Reviewing(lab) };
  return kept.reviewing;
}
