import type { GameName, Outcome, ReadGame } from '../core/types';
import type { SavedGame } from './saved';

/** Why a game is over that its moves leave open: how it came about, the file does not say. */
export const RECORDED = 'recorded';

/** A game of a file as it is put on the table: two people may go on with it, and nothing said in the file is lost. */
export function fromFile(game: GameName, read: ReadGame): SavedGame {
  const { rules, start, event, date } = read;
  return {
    id: crypto.randomUUID(),
    settings: {
      game,
      rules,
      start,
      moves: [],
      white: { kind: 'person', name: read.white || 'White' },
      black: { kind: 'person', name: read.black || 'Black' },
      clock: null,
      origin: { event, date },
    },
    moves: read.moves.map((id, ply) => ({ id, thought: null, clockMs: null, at: null, comment: read.comments[ply] ?? null })),
    ended: recorded(read.result),
    clocks: null,
    flipped: false,
    updated: '',
  };
}

function recorded(result: string): Outcome | null {
  const words = 'The file says so.';
  switch (result) {
    case '1-0':
      return { winner: 'white', reason: RECORDED, words };
    case '0-1':
      return { winner: 'black', reason: RECORDED, words };
    case '1/2-1/2':
      return { winner: null, reason: RECORDED, words };
    default:
      return null;
  }
}
