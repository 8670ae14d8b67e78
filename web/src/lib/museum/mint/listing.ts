import type { ListedFunction, ListedWord, MintListingReply } from '../../core/wire';
import { m } from '../../words/m.svelte';

/** A stretch of a line: a word, the gap before it, or the comment behind. */
export interface Piece {
  text: string;
  item: ListedWord | null;
  comment: boolean;
}

/** A line cut where its words are; what no word covers is shown as it is. */
export function pieces(line: string, items: ListedWord[]): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const item of items) {
    const from = item.column - 1;
    if (from > at) found.push({ text: line.slice(at, from), item: null, comment: false });
    at = from + item.text.length;
    found.push({ text: line.slice(from, at), item, comment: false });
  }
  const rest = line.slice(at);
  if (rest !== '') found.push({ text: rest, item: null, comment: rest.trimStart().startsWith('//') });
  return found;
}

/** What there is to say about a word. */
export interface About {
  word: string;
  what: string;
  /** Where it is defined; null for what is not defined in the program. */
  definition: ListedFunction | null;
  /** The definitions it is used in. */
  usedIn: string[];
}

export function about(item: ListedWord, listing: MintListingReply, program: readonly string[]): About {
  const word = item.kind === 'definition' ? item.text.slice(1) : item.text;
  const definition = listing.definitions.find(({ name }) => name === word) ?? null;
  const usedIn = item.kind === 'variable' ? holders(word, listing) : callers(word, listing);
  return { word, what: what(item, word, definition, listing, program), definition, usedIn };
}

function what(
  item: ListedWord,
  word: string,
  definition: ListedFunction | null,
  listing: MintListingReply,
  program: readonly string[],
): string {
  switch (item.kind) {
    case 'definition':
    case 'call':
      return definition ? comment(definition, program) : m.museumMintAWordOfItsOwn();
    case 'word':
      return listing.meanings.find((known) => known.word === word)?.meaning ?? '';
    case 'variable':
      return m.museumMintAVariableItsNameAlone();
    case 'number':
      return m.museumMintANumberItGoesOnto();
    case 'text':
      return m.museumMintATextItIsPrinted();
    default:
      return m.museumMintNothingAnybodyKnows();
  }
}

/** What the lines of comment right above a definition say. */
function comment(definition: ListedFunction, program: readonly string[]): string {
  const said: string[] = [];
  for (let line = definition.from - 2; line >= 0 && program[line]?.startsWith('//'); line--) {
    said.unshift((program[line] ?? '').slice(2).trim());
  }
  return said.join(' ').replace(`${definition.name}: `, '');
}

function callers(word: string, listing: MintListingReply): string[] {
  return listing.definitions.filter(({ calls }) => calls.includes(word)).map(({ name }) => name);
}

function holders(variable: string, listing: MintListingReply): string[] {
  const uses = ({ from, to }: ListedFunction): boolean =>
    listing.lines.slice(from - 1, to).some((line) => line.some(({ text, kind }) => kind === 'variable' && text === variable));
  return listing.definitions.filter(uses).map(({ name }) => name);
}
