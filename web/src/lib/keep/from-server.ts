import { movesOf } from '../table/live';
import { lonePerson } from '../table/settings';
import { SERVER, type SavedGame } from '../table/saved';
import type { ServerGame } from './game-server';

/** A game of the server as this browser keeps it; what only the browser knows of it, such as a file's event, stays. */
export function fromServer({ id, log, thoughts, outcome, updated }: ServerGame, here: SavedGame | null = null): SavedGame {
  const isSame = here !== null && movesOf(here.log).join() === movesOf(log).join();
  const known = new Map([...thoughts, ...(here?.thoughts ?? [])].map(({ ply, thought }) => [ply, thought]));
  return {
    id,
    log,
    thoughts: [...known].map(([ply, thought]) => ({ ply, thought })),
    ...(here?.file && { file: here.file }),
    ...(isSame && here.turn && { turn: here.turn }),
    flipped: here?.flipped ?? lonePerson(log.settings) === 'black',
    updated,
    writer: SERVER,
    outcome,
  };
}
