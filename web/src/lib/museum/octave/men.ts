import { m } from '../../words/m.svelte';

const names = (): Record<string, string> => ({
  p: m.museumOctavePawn(),
  h: m.museumOctaveHorse(),
  b: m.museumOctaveBishop(),
  c: m.museumOctaveCastle(),
  q: m.museumOctaveQueen(),
  k: m.museumOctaveKing(),
});

/** The board in words, row by row from the top; the letters are chess1's own, Black's small. */
export function boardInWords(men: string): string[] {
  return [8, 7, 6, 5, 4, 3, 2, 1].map((rank, row) => {
    const here = [...men.slice(row * 8, row * 8 + 8)].flatMap((letter, file) => man(letter, `${'abcdefgh'[file]}${rank}`));
    return m.museumOctaveRow(here.length > 0 ? here.join(', ') : m.museumOctaveEmpty(), rank);
  });
}

function man(letter: string, square: string): string[] {
  const name = names()[letter.toLowerCase()];
  if (name === undefined) return [];
  return [letter === letter.toLowerCase() ? m.museumOctaveBlackMan(name, square) : m.museumOctaveWhiteMan(name, square)];
}

/** Whether a line of the console is part of its board. */
export function isBoard(line: string): boolean {
  return /^( {4}a {2}b| {2}\+-|[1-8] \|)/.test(line);
}
