import { locale, MIRRORED } from './codes';
import { codes, wordsOf } from './languages';
import type { Words } from './words';

let spoken: string = $state('en');
let words: Words | null = $state.raw(null);

/** What the page says, in the language that is spoken: what is written with it changes with the language. */
export const m: Words = new Proxy({} as Words, {
  get(_none, name) {
    if (!words) throw new Error(`${String(name)} was said before a language was loaded`);
    return words[name as keyof Words];
  },
});

/** The code of the language that is spoken. */
export function language(): string {
  return spoken;
}

/** Loads a language and speaks it from now on; one that does not arrive leaves everything as it is. */
export async function speak(code: string): Promise<void> {
  const known = codes().includes(code) ? code : 'en';
  words = await wordsOf(known).catch((no: unknown) => {
    if (words) return words;
    if (known === 'en') throw no;
    return wordsOf('en');
  });
  spoken = known;
  document.documentElement.lang = locale(known);
  document.documentElement.dir = known === MIRRORED ? 'rtl' : 'ltr';
}
