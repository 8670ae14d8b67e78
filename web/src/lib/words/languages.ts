import { LONGER, locale, MIRRORED } from './codes';
import type { Words as MuseumWords } from './museum';
import type { Words } from './words';

/** All that the page can say. */
export type AllWords = Words & MuseumWords;

/** The words of each language are files of their own, so that a browser loads one language, and the museum's when somebody goes there. */
const files = import.meta.glob<{ words: Partial<AllWords> }>(['./words*.ts', './museum*.ts']);

const ENGLISH = './words.ts';

/** What is loaded by itself. */
export type Part = 'words' | 'museum';

const fileOf = (code: string, part: Part): string => (code === 'en' ? `./${part}.ts` : `./${part}.${code}.ts`);

/** The languages that can be chosen. */
export function languages(): string[] {
  return Object.keys(files)
    .filter((file) => file.startsWith('./words.'))
    .map((file) => (file === ENGLISH ? 'en' : file.slice('./words.'.length, -'.ts'.length)));
}

/** Those, and the ones that try out the layout. */
export function codes(): string[] {
  return [...languages(), LONGER, MIRRORED];
}

/** What a language is called by those who speak it. */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

export async function wordsOf(code: string, part: Part): Promise<Partial<AllWords>> {
  const file = files[fileOf(locale(code), part)];
  if (!file) throw new Error(`there are no words of ${code}`);
  const { words } = await file();
  return code === LONGER ? (await import('./pseudo')).longerWords(words) : words;
}

/** The language to begin with: the one that was chosen, or the first of the browser's that there is. */
export function firstLanguage(chosen: string, wishes: readonly string[] = navigator.languages): string {
  const asked = new URLSearchParams(location.search).get('lang') ?? '';
  if (codes().includes(asked)) return asked;
  const known = languages();
  return [chosen, ...wishes].map((wish) => wish.toLowerCase().split('-')[0] ?? '').find((code) => known.includes(code)) ?? 'en';
}
