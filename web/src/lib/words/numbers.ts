import { language } from './m.svelte';

const MINUS = '−';
const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it, with this many digits behind the point, and one sign for minus everywhere. */
export function decimal(n: number, least = 0, most = least): string {
  const key = `${language()} ${least} ${most}`;
  let format = formats.get(key);
  if (!format) {
    const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
    format = new Intl.NumberFormat(language(), { ...digits, signDisplay: 'negative' });
    formats.set(key, format);
  }
  return format.format(n).replace('-', MINUS);
}

/** A whole number with its digits in groups. */
export function grouped(count: number): string {
  return decimal(count);
}

export function isOne(count: number): boolean {
  return count === 1;
}
