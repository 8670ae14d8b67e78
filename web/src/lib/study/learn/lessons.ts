import type { MoveId, Side } from '../../core/types';
import type { ReviewedMove } from '../../core/wire';

/** Whose mistakes a person learns from. */
export type Whose = Side | 'both';

/** The marked moves of a side, in the order of the game; where nothing better is known there is nothing to find. */
export function lessonsOf(moves: readonly ReviewedMove[], whose: Whose): ReviewedMove[] {
  return moves.filter((move) => move.mark !== '' && betterThan(move) !== null && (whose === 'both' || move.side === whose));
}

/** Whose lessons come first: the only person's, or those of the only side that has any. */
export function firstOf(moves: readonly ReviewedMove[], me: Side | null): Whose {
  const sides = (['white', 'black'] as const).filter((side) => lessonsOf(moves, side).length > 0);
  const [only] = sides;
  if (me && sides.includes(me)) return me;
  return only && sides.length === 1 ? only : 'both';
}

/** The move that the reviewer would have made instead. */
export function betterThan({ before, move }: ReviewedMove): MoveId | null {
  const [better] = before.line;
  return better === undefined || better === move ? null : better;
}

/** What came of a try. */
export type Judged = 'best' | 'good' | 'played' | 'bad' | 'no-better';

/** What is known of a try without looking: the reviewer's own move is right, the move of the game is not. */
export function knownOf(lesson: ReviewedMove, tried: MoveId): Judged | null {
  if (tried === betterThan(lesson)) return 'best';
  return tried === lesson.move ? 'played' : null;
}

/** A move that was looked at as the game was: right if it would not have been marked and is worth more than what was played. */
export function judged(lesson: ReviewedMove, tried: ReviewedMove): Judged {
  if (tried.mark !== '') return 'bad';
  return tried.after.points < lesson.after.points ? 'good' : 'no-better';
}

export function isRight(found: Judged): boolean {
  return found === 'best' || found === 'good';
}
