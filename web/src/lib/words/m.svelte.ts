import { locale, MIRRORED } from './codes';
import { codes, wordsOf, type AllWords, type Part } from './languages';

let spoken: string = $state('en');
let words: Partial<AllWords> | null = $state.raw(null);

/** What has been asked for so far. */
let parts: Part[] = ['words'];

/** What the page says, in the language that is spoken: what is written with it changes with the language. */
export const m: AllWords = new Proxy({} as AllWords, {
  get(_none, name) {
    const word = words?.[name as keyof AllWords];
    if (!word) throw new Error(`${String(name)} was said before its words were loaded`);
    return word;
  },
});

/** The code of the language that is spoken. */
export function language(): string {
  return spoken;
}

/** Loads a language and speaks it from now on; one that does not arrive leaves everything as it is. */
export function speak(code: string): Promise<void> {
  return inTurn(() => change(code));
}

async function change(code: string): Promise<void> {
  const known = codes().includes(code) ? code : 'en';
  words = await load(known, parts).catch((no: unknown) => {
    if (words) return words;
    if (known === 'en') throw no;
    return load('en', parts);
  });
  spoken = known;
  document.documentElement.lang = locale(known);
  document.documentElement.dir = known === MIRRORED ? 'rtl' : 'ltr';
}

/** Loads what the museum says as well. */
export function speakOfTheMuseum(): Promise<void> {
  return inTurn(async () => {
    if (parts.includes('museum')) return;
    const museum = await load(spoken, ['museum']);
    parts = [...parts, 'museum'];
    words = { ...words, ...museum };
  });
}

/** The last loading that was asked for: the next one begins when it has ended, well or not. */
let last: Promise<unknown> = Promise.resolve();

function inTurn(step: () => Promise<void>): Promise<void> {
  const next = last.then(step, step);
  last = next;
  return next;
}

async function load(code: string, wanted: Part[]): Promise<Partial<AllWords>> {
  return Object.assign({}, ...(await Promise.all(wanted.map((part) => wordsOf(code, part))))) as Partial<AllWords>;
}
