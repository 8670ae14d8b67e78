import type { Side } from '../core/types';
import { balance } from './numbers';
import { m } from '../words/m.svelte';

/**
 * What an engine's score counts. Most count pawns or men, whole or in hundredths, for the side that
 * is to move; Microchess has a byte of its own that can be held against nothing else.
 */
export interface Unit {
  /** What one whole is, or null for a number that only its own engine understands. */
  readonly whole: 'pawn' | 'man' | null;
  readonly perWhole: number;
}

/** Beyond this many pawns or men a score speaks of a forced win, not of a balance. */
export const DECIDED = 90;

export function unitOf(words: string): Unit {
  const perWhole = words.startsWith('hundredths of') ? 100 : 1;
  if (/\bpawns?\b/.test(words)) return { whole: 'pawn', perWhole };
  if (/\bm[ae]n\b/.test(words)) return { whole: 'man', perWhole };
  return { whole: null, perWhole: 1 };
}

/** The score in pawns or men from White's side; null if its unit cannot be compared. */
export function forWhite(score: number, words: string, mover: Side): number | null {
  const unit = unitOf(words);
  if (unit.whole === null) return null;
  const own = score / unit.perWhole;
  return mover === 'white' ? own : 0 - own;
}

/** "A forced win", or null where a score speaks of a balance. */
export function forcedInWords(score: number, words: string): string | null {
  const unit = unitOf(words);
  if (unit.whole === null || Math.abs(score / unit.perWhole) < DECIDED) return null;
  return score > 0 ? m.numberWin() : m.numberLoss();
}

/** "+0.35 pawns", "a forced win", or null where the unit says nothing to people. */
export function scoreInWords(score: number, words: string): string | null {
  const unit = unitOf(words);
  if (unit.whole === null) return null;
  const forced = forcedInWords(score, words);
  if (forced !== null) return forced;
  const own = score / unit.perWhole;
  return unit.whole === 'pawn' ? m.numberPawns(balance(own)) : m.numberMen(balance(own));
}
