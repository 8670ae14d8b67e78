import type { Words } from './words';

/** The languages of the page. The words of each are a file of their own, so that a browser loads one language. */
const languages = { en: async (): Promise<Words> => (await import('./words')).english };

export type Language = keyof typeof languages;

let spoken: Language = $state('en');
let words: Words | null = $state.raw(null);

/** What the page says, in the language that is spoken: what is written with it changes with the language. */
export const m: Words = new Proxy({} as Words, {
  get(_none, name) {
    if (!words) throw new Error(`${String(name)} was said before a language was loaded`);
    return words[name as keyof Words];
  },
});

/** The language that is spoken, as Intl names it. */
export function language(): Language {
  return spoken;
}

/** Loads a language and speaks it from now on. */
export async function speak(chosen: Language): Promise<void> {
  words = await languages[chosen]();
  spoken = chosen;
  document.documentElement.lang = chosen;
}
