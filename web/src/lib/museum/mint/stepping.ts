import type { Carried, Variable } from '../../core/wire';

/** What the variables hold after these words, if they held this before: a stored number was on top of the stack. */
export function variablesAfter(before: Variable[], stackBefore: string[], words: Carried[]): Variable[] {
  const held = new Map(before.map(({ name, value }) => [name, value]));
  let stack = stackBefore;
  for (const { word, stack: after } of words) {
    if (word.endsWith(' !')) held.set(word.slice(0, -2), stack.at(-1) ?? '');
    stack = after;
  }
  return [...held]
    .map(([name, value]) => ({ name, value }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** What of a text is still to be printed; null if it did not begin so after all. */
export function unprinted(whole: string, printed: string): string | null {
  return whole.startsWith(printed) ? whole.slice(printed.length) : null;
}

/** A line in three parts around the word at a column, for showing where things stand. */
export function around(line: string, column: number, word: string): [string, string, string] {
  const plain = word.endsWith(' !') ? word.slice(0, -2) : word;
  const from = column - 1;
  return [line.slice(0, from), line.slice(from, from + plain.length), line.slice(from + plain.length)];
}
