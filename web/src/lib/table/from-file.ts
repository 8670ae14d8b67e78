import { newId } from '../keep/new-id';
import type { GameName, ReadGame, Side } from '../core/types';
import type { GameEvent } from './live';
import type { SavedGame } from './saved';
import { LOCAL } from './settings';
import { m } from '../words/m.svelte';

/** A game of a file as it is put on the table: two people may go on with it, and nothing said in the file is lost. */
export function fromFile(game: GameName, read: ReadGame): SavedGame {
  const { rules, start, event, date, moves, comments } = read;
  return {
    id: newId(),
    log: {
      settings: {
        game,
        ruleSet: rules,
        start,
        before: [],
        white: { kind: 'person', name: read.white || m.boardWhite() },
        black: { kind: 'person', name: read.black || m.boardBlack() },
        control: null,
        policy: LOCAL,
      },
      at: 0,
      events: moves.map((id): GameEvent => ({ event: 'moved', at: 0, id, spent: 0, credited: 0 })),
    },
    thoughts: [],
    file: { event, date, moves, comments },
    flipped: false,
    updated: '',
  };
}

/** The result that a file tells of; null where it does not. */
export function resultIn({ result }: ReadGame): { winner: Side | null } | null {
  switch (result) {
    case '1-0':
      return { winner: 'white' };
    case '0-1':
      return { winner: 'black' };
    case '1/2-1/2':
      return { winner: null };
    default:
      return null;
  }
}
