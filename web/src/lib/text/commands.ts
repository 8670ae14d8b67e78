import { m } from '../words/m.svelte';

/** What a line typed in text mode asks for. Whatever is no command is taken for a move. */
export type Command =
  | { ask: 'last' | 'thoughts' | 'board' | 'moves' | 'turn' | 'clock' | 'opening' | 'help' }
  | { ask: 'pieces'; kind: string }
  | { ask: 'row'; row: number }
  | { ask: 'square'; square: string }
  | { ask: 'undo' | 'redo' | 'hint' }
  | { ask: 'nothing' }
  | { ask: 'move'; text: string };

/** The help, line by line: the one place that names every command. */
export function help(): (readonly [keys: string, words: string])[] {
  return [
    [m.textHelpMoveKeys(), m.textHelpMove()],
    ['l', m.textHelpLast()],
    ['m', m.textHelpTurn()],
    ['o', m.textHelpMoves()],
    ['p', m.textHelpPieces()],
    ['p n', m.textHelpKind()],
    ['s e4', m.textHelpSquare()],
    ['b', m.textHelpBoard()],
    ['b 4', m.textHelpRow()],
    ['t', m.textHelpThoughts()],
    ['c', m.textHelpClock()],
    ['opening', m.textHelpOpening()],
    ['hint', m.textHelpHint()],
    ['undo, redo', m.textHelpUndo()],
    ['h', m.textHelpHelp()],
  ];
}

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
  opening: { ask: 'opening' },
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
