import { locale } from './codes';
import { language } from './m.svelte';

const MINUS = '−';
const formats = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

/** A number as the language writes it, with this many digits behind the point, and one sign for minus everywhere. */
export function decimal(n: number, least = 0, most = least): string {
  return written(locale(language()), n, least, most, true);
}

/** A score: with a point in every language, as chess programs write it, and so without groups of digits elsewhere. */
export function score(n: number, least = 0, most = least): string {
  return written('en', n, least, most, locale(language()) === 'en');
}

function written(style: string, n: number, least: number, most: number, useGrouping: boolean): string {
  const key = `${style} ${least} ${most} ${useGrouping}`;
  let format = formats.get(key);
  if (!format) {
    const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
    format = new Intl.NumberFormat(style, { ...digits, signDisplay: 'negative', ...(useGrouping ? {} : { useGrouping }) });
    formats.set(key, format);
  }
  return format.format(n).replace('-', MINUS);
}

/** A whole number with its digits in groups. */
export function grouped(count: number): string {
  return decimal(count);
}

export function isOne(count: number): boolean {
  return category(count) === 'one';
}

export function isMany(count: number): boolean {
  return category(count) === 'many';
}

/** How the language counts this many things. */
function category(count: number): Intl.LDMLPluralRule {
  let rules = plurals.get(language());
  if (!rules) {
    rules = new Intl.PluralRules(locale(language()));
    plurals.set(language(), rules);
  }
  return rules.select(count);
}
