const NAMES: Record<string, string> = {
  p: 'pawn',
  h: 'horse',
  b: 'bishop',
  c: 'castle',
  q: 'queen',
  k: 'king',
};

/** The board in words, row by row from the top; the letters are chess1's own, Black's small. */
export function boardInWords(men: string): string[] {
  return [8, 7, 6, 5, 4, 3, 2, 1].map((rank, row) => {
    const here = [...men.slice(row * 8, row * 8 + 8)].flatMap((letter, file) => man(letter, `${'abcdefgh'[file]}${rank}`));
    return `Row ${rank}: ${here.length > 0 ? here.join(', ') : 'empty'}.`;
  });
}

function man(letter: string, square: string): string[] {
  const name = NAMES[letter.toLowerCase()];
  if (name === undefined) return [];
  return [`${letter === letter.toLowerCase() ? 'Black' : 'White'} ${name} ${square}`];
}

/** Whether a line of the console is part of its board. */
export function isBoard(line: string): boolean {
  return /^( {4}a {2}b| {2}\+-|[1-8] \|)/.test(line);
}
