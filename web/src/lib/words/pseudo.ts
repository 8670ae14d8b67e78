import english from '../../../../rules/src/main/messages/en/core.properties?raw';
import type { AllWords } from './languages';

const ACCENTS: Record<string, string> = {
  a: 'á', c: 'ç', e: 'ë', i: 'î', n: 'ñ', o: 'ö', s: 'š', u: 'û', y: 'ý', z: 'ž',
  A: 'Å', C: 'Ç', E: 'É', I: 'Ï', N: 'Ñ', O: 'Ø', S: 'Š', U: 'Ü', Y: 'Ý', Z: 'Ž',
};

/** A text with accents and about two fifths longer: every second vowel stands there twice. */
export function longer(text: string): string {
  let vowels = 0;
  return text.replace(/[a-z]/gi, (letter) => {
    const accented = ACCENTS[letter] ?? letter;
    return /[aeiou]/.test(letter) && ++vowels % 5 !== 0 ? accented + accented : accented;
  });
}

/** Marks the places of a text while the text is made longer: what stands in them stays as it is. */
const FIRST_MARK = 0xe000;

export function longerWords(words: Partial<AllWords>): Partial<AllWords> {
  const said = Object.entries(words).map(([name, word]) => {
    const say = word as (...values: (string | number)[]) => string;
    const made = (...values: (string | number)[]): string => {
      const marked = values.map((value, i) => (typeof value === 'string' ? String.fromCharCode(FIRST_MARK + i) : value));
      return longer(say(...marked)).replace(/[\ue000-\ue0ff]/g, (mark) => String(values[mark.charCodeAt(0) - FIRST_MARK]));
    };
    return [name, made] as const;
  });
  return Object.fromEntries(said) as Partial<AllWords>;
}

/** The same for a catalogue of the core: in every second pair of braces stands a text, in the others a place. */
export function longerTable(table = english): string {
  return table.split('\n').map(longerLine).join('\n');
}

function longerLine(line: string): string {
  const equals = line.indexOf('=');
  if (line.startsWith('#') || equals < 0) return line;
  let depth = 0;
  let text = '';
  let made = line.slice(0, equals + 1);
  const flush = (): void => {
    made += depth % 2 === 0 ? longer(text) : text;
    text = '';
  };
  for (const letter of line.slice(equals + 1)) {
    if (letter !== '{' && letter !== '}') {
      text += letter;
      continue;
    }
    flush();
    depth += letter === '{' ? 1 : -1;
    made += letter;
  }
  flush();
  return made;
}
