import { plain } from '../../core/core-client';
import type { EngineCard, Side, SquareName } from '../../core/types';
import type { ByteStep, EvaluateReply, EvaluateRequest, ThinkRequest } from '../../core/wire';
import type { Subject } from '../subject';
import { depthFor, isStrong, UNBLURRED } from '../whynot/why';
import type { PlainTerm } from './waterfall';
import { m } from '../../words/m.svelte';

/** Whether a player values moves, not positions: it has one picture, of its move. */
export function valuesMoves(card: EngineCard | undefined): boolean {
  return card?.id === 'microchess';
}

/** The strong players' weaker levels see the same, but blurred. */
function clear(level: string, card: EngineCard | undefined): string {
  return isStrong(card) ? UNBLURRED : level;
}

/** The position before the move or after it, for the eyes of the side that moved; or the move, for who values moves. */
export function evaluateQuestion(
  { course, engine, level, played }: Subject,
  card: EngineCard | undefined,
  side: Side,
  when: 'before' | 'after',
): EvaluateRequest {
  const asked = { ask: 'evaluate' as const, ...plain(course), engine, level: clear(level, card) };
  if (valuesMoves(card)) return played ? { ...asked, move: played } : asked;
  if (when === 'after' && played) asked.moves.push(played);
  return { ...asked, side };
}

/** What the player would play for here, where it has not thought yet. */
export function lineQuestion(subject: Subject, card: EngineCard | undefined): ThinkRequest {
  const { course, engine, level, seed } = subject;
  const depth = depthFor(subject, card);
  return { ask: 'think', ...plain(course), engine, level: clear(level, card), seed, ...(depth === undefined ? {} : { depth }) };
}

/** The terms with what each square adds to them or takes from them. */
export function termsOf({ terms, side }: EvaluateReply): PlainTerm[] {
  return terms.map(({ name, value, white, black, squares }) => {
    const lit = new Map<SquareName, number>();
    for (const spot of squares) {
      const adds = spot.side === side ? spot.value : -spot.value;
      lit.set(spot.square, (lit.get(spot.square) ?? 0) + adds);
    }
    return { name, value, white, black, squares: lit };
  });
}

/** A step of the byte as a person would say it. */
export function stepWords({ operation, counter, amount }: ByteStep): string {
  const what = counter || String(amount);
  switch (operation) {
    case 'LOAD':
      return m.scoreLoad(what);
    case 'ADD':
      return m.scoreAdd(what);
    case 'SUBTRACT':
      return m.scoreSubtract(what);
    case 'SET_CARRY':
      return m.scoreSetCarry();
    case 'ZERO_IF_BORROWED':
      return m.scoreZero();
    case 'HALVE':
      return m.scoreHalve();
  }
}

export function hex(byte: number): string {
  return (byte & 0xff).toString(16).toUpperCase().padStart(2, '0');
}
