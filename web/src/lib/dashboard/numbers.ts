/** Numbers as people read them. Nothing is rounded that an engine counted. */

/** 12430 as 12,430: every digit stays. */
export function count(n: number): string {
  const digits = String(Math.abs(n));
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, ',');
  return (n < 0 ? MINUS : '') + grouped;
}

/** A number as the engine wrote it, with a true minus sign: 0.49999999999999994 stays that. */
export function exact(n: number): string {
  return String(n).replace(/^-/, MINUS);
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
  const text = Math.abs(pawns).toFixed(2);
  if (Number(text) === 0) return '0.00';
  return (pawns > 0 ? '+' : MINUS) + text;
}

/** Think time: hundredths below a minute, whole seconds above it, never "0.00 s" for real work. */
export function duration(millis: number): string {
  if (millis < 1) return 'under 0.001 s';
  if (millis < 10) return `${trim(millis / 1000, 3)} s`;
  if (millis < 60_000) return `${(millis / 1000).toFixed(2)} s`;
  const seconds = Math.round(millis / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** Positions in a second; null while too little time has passed to divide by. */
export function perSecond(positions: number, millis: number): string | null {
  if (millis <= 0 || positions <= 0) return null;
  return count(Math.round((positions * 1000) / millis));
}

/** A share in whole and tenth percents; null where there is nothing to share. */
export function share(part: number, whole: number): string | null {
  if (whole <= 0) return null;
  return `${trim((100 * part) / whole, 1)} %`;
}

/** One man, two men. */
export function plural(n: number, one: string, many = `${one}s`): string {
  return `${count(n)} ${n === 1 ? one : many}`;
}

const MINUS = '−';

function trim(n: number, digits: number): string {
  const text = n.toFixed(digits);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
