import { decimal, grouped, score } from '../words/numbers';
import { m } from '../words/m.svelte';

/** Numbers as people read them. */

/** 12430 as 12,430: every digit stays. */
export function count(n: number): string {
  return grouped(n);
}

/** A number that an engine made, to the thousandth: the dust of binary fractions means nothing. */
export function exact(n: number): string {
  return score(n, 0, 3);
}

/** Without the dust of binary fractions: 0.09999999999999998 is 0.1, and every digit an engine means stays. */
export function dusted(n: number): number {
  return Number(n.toPrecision(12));
}

/** A number with its sign always there, for a balance: +35, −12, 0. */
export function signed(n: number): string {
  return n > 0 ? `+${exact(n)}` : exact(n);
}

/** Hundredths as people say them: +0.35, −12.00. */
export function balance(pawns: number): string {
  const rounded = Math.round(pawns * 100) / 100;
  return rounded > 0 ? `+${score(rounded, 2)}` : score(rounded, 2);
}

/** Think time: hundredths below a minute, whole seconds above it, never "0.00 s" for real work. */
export function duration(millis: number): string {
  if (millis < 10) return m.numberUnderAHundredth();
  if (millis < 60_000) return m.numberSeconds(decimal(millis / 1000, 2));
  const seconds = Math.round(millis / 1000);
  return m.numberMinutes(Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0'));
}

/** Positions in a second; null while too little time has passed to divide by. */
export function perSecond(positions: number, millis: number): string | null {
  if (millis <= 0 || positions <= 0) return null;
  return count(Math.round((positions * 1000) / millis));
}

/** A share in whole and tenth percents; null where there is nothing to share. */
export function share(part: number, whole: number): string | null {
  if (whole <= 0) return null;
  return m.numberPercent(decimal((100 * part) / whole, 0, 1));
}

/** One man, two men. */
export function plural(n: number, one: string, many = `${one}s`): string {
  return `${count(n)} ${n === 1 ? one : many}`;
}
