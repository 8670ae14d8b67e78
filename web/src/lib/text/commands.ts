/** What a line typed in text mode asks for. Whatever is no command is taken for a move. */
export type Command =
  | { ask: 'last' | 'thoughts' | 'board' | 'moves' | 'turn' | 'clock' | 'help' }
  | { ask: 'pieces'; kind: string }
  | { ask: 'row'; row: number }
  | { ask: 'square'; square: string }
  | { ask: 'undo' | 'redo' | 'hint' }
  | { ask: 'nothing' }
  | { ask: 'move'; text: string };

/** The help, line by line: the one place that names every command. */
export const HELP: readonly (readonly [keys: string, words: string])[] = [
  ['a move', 'such as e4, Nf3, e2e4, 11-15 or 22x15, plays it'],
  ['l', 'the last move'],
  ['m', 'whose turn it is, and what is special'],
  ['o', 'the moves you have'],
  ['p', 'all pieces'],
  ['p n', 'one kind of piece: k, q, r, b, n, p in chess; k, m in checkers'],
  ['s e4', 'what stands on a square, and where it may go; in checkers also s 14'],
  ['b', 'the board, row by row'],
  ['b 4', 'one row'],
  ['t', 'what the machine thought'],
  ['c', 'the clocks'],
  ['hint', 'a suggestion'],
  ['undo, redo', 'takes a move back, or plays it again'],
  ['h', 'this help'],
];

const SINGLE: Record<string, Command> = {
  l: { ask: 'last' },
  last: { ask: 'last' },
  t: { ask: 'thoughts' },
  thoughts: { ask: 'thoughts' },
  b: { ask: 'board' },
  board: { ask: 'board' },
  o: { ask: 'moves' },
  moves: { ask: 'moves' },
  m: { ask: 'turn' },
  c: { ask: 'clock' },
  h: { ask: 'help' },
  '?': { ask: 'help' },
  help: { ask: 'help' },
  p: { ask: 'pieces', kind: '' },
  pieces: { ask: 'pieces', kind: '' },
  u: { ask: 'undo' },
  undo: { ask: 'undo' },
  redo: { ask: 'redo' },
  hint: { ask: 'hint' },
  '': { ask: 'nothing' },
};

export function readCommand(line: string): Command {
  const text = line.trim();
  const words = text.toLowerCase().split(/\s+/);
  const [first = '', second] = words;
  if (second === undefined) return SINGLE[first] ?? { ask: 'move', text };
  if (words.length === 2) {
    if (first === 'p') return { ask: 'pieces', kind: second };
    if (first === 's') return { ask: 'square', square: second };
    if ((first === 'b' || first === 'r') && /^[1-8]$/.test(second)) {
      return { ask: 'row', row: Number(second) };
    }
  }
  return { ask: 'move', text };
}
