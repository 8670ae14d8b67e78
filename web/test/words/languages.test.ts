import { afterEach, expect, test } from 'vitest';
import { inEnglish, lettered } from '../../src/lib/moves/letters';
import { preferences } from '../../src/lib/settings/preferences.svelte';
import { firstLanguage, languages, ownName, wordsOf } from '../../src/lib/words/languages';
import { language, m, speak } from '../../src/lib/words/m.svelte';
import { decimal, grouped, score } from '../../src/lib/words/numbers';
import { longer, longerTable } from '../../src/lib/words/pseudo';
import { tableOf } from '../../src/lib/words/tables';

afterEach(async () => {
  preferences.change({ letters: 'english' });
  await speak('en');
});

test('languages are called as those who speak them call them', () => {
  expect(['en', 'de', 'fr', 'es'].map(ownName)).toEqual(['English', 'Deutsch', 'Français', 'Español']);
  expect(languages()).toContain('en');
});

test('a chosen language comes first, then those of the browser, then English', () => {
  expect(firstLanguage('en', ['de-AT'])).toBe('en');
  expect(firstLanguage('', ['xx', 'en-GB'])).toBe('en');
  expect(firstLanguage('', ['xx'])).toBe('en');
  expect(firstLanguage('', [...languages()].reverse())).toBe([...languages()].pop());
});

test('every language has all words and a table for the core', async () => {
  const names = Object.keys({ ...(await wordsOf('en', 'words')), ...(await wordsOf('en', 'museum')) });
  for (const code of languages()) {
    expect(Object.keys({ ...(await wordsOf(code, 'words')), ...(await wordsOf(code, 'museum')) }), code).toEqual(names);
    expect((await tableOf(code)) === '', code).toBe(code === 'en');
  }
});

test('the longer language leaves alone what stands in places', async () => {
  await speak('qps');
  expect(document.documentElement.lang).toBe('en');
  expect(m.shellTitleOf('Nf3')).toContain('Nf3');
  expect(longer('Looking ahead').length).toBeGreaterThan('Looking ahead'.length * 1.3);
  expect(longerTable('# as it is\na.b=No {count, plural, one {# move} other {# moves}}')).toBe(
    '# as it is\na.b=Ñöö {count, plural, one {# möövëë} other {# möövëëš}}',
  );
});

test('the mirrored language is written from the right', async () => {
  await speak('qpsm');
  expect(document.documentElement.dir).toBe('rtl');
  await speak('en');
  expect(document.documentElement.dir).toBe('ltr');
});

test('a language that is not there is English', async () => {
  await speak('xx');
  expect(language()).toBe('en');
});

test('numbers and scores are written as in English', () => {
  expect([grouped(12_345), decimal(-0.5, 2), score(1204.5, 0, 3)]).toEqual(['12,345', '−0.50', '1,204.5']);
});

test('pieces in moves are named as the person likes', () => {
  expect(lettered('Nxf7+ e8=Q O-O 22x15')).toBe('Nxf7+ e8=Q O-O 22x15');
  preferences.change({ letters: 'figurines' });
  expect(lettered('Nxf7+ e8=Q O-O 22x15')).toBe('♘xf7+ e8=♕ O-O 22x15');
  preferences.change({ letters: 'own' });
  expect(lettered('Nf3')).toBe(`${m.piecesLetters().split(' ')[4]}f3`);
});

test('in a sentence only moves are touched, and what is typed may use the same letters', async () => {
  await speak('de');
  preferences.change({ letters: 'own' });
  expect(lettered('Nach Ng1-f3 und Rae8 kommt e8=Q; Kind, Brett und O-O bleiben.')).toBe('Nach Sg1-f3 und Tae8 kommt e8=D; Kind, Brett und O-O bleiben.');
  expect([inEnglish('Sf3'), inEnglish('e8=D'), inEnglish('22x15'), inEnglish('e4')]).toEqual(['Nf3', 'e8=Q', '22x15', 'e4']);
  preferences.change({ letters: 'english' });
  expect(inEnglish('Sf3')).toBe('Sf3');
  await speak('en');
});
