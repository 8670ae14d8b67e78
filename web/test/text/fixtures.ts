import type { Man, Option, Side, View } from '../../src/lib/core/types';

/** "white man c3" and so on. */
export function man(words: string): Man {
  const [side, role, square] = words.split(' ') as [Side, Man['role'], string];
  return { side, role, square };
}

export function option(id: string, text: string, from: string, to: string): Option {
  return { id, text, path: [from, to], captured: [], kind: 'regular' };
}

/** A chess position of a few men, White to move, changed as a test needs it. */
export function view(change: Partial<View> = {}): View {
  return {
    game: 'chess',
    rules: 'fide',
    fen: '',
    ply: 0,
    turn: 'white',
    turnName: 'White',
    names: { white: 'White', black: 'Black' },
    colors: { white: 'White', black: 'Black' },
    men: [
      'white king e1',
      'white knight g1',
      'white knight b1',
      'black king e8',
      'black pawn a7',
    ].map(man),
    cells: [],
    options: [option('g1f3', 'Nf3', 'g1', 'f3'), option('g1h3', 'Nh3', 'g1', 'h3')],
    mustJump: false,
    jumpers: [],
    last: null,
    check: null,
    history: [],
    taken: { white: [], black: [] },
    outcome: null,
    winner: null,
    isTie: false,
    claim: null,
    message: 'White to move',
    ...change,
  };
}

export const CHECKERS: Partial<View> = {
  game: 'checkers',
  rules: 'red-vs-ai',
  names: { white: 'Red', black: 'Black' },
  colors: { white: 'Red', black: 'Black' },
  turnName: 'Red',
  men: ['white man a1', 'white king d4', 'black man b8'].map(man),
  options: [],
};
