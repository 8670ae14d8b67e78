import { lonePerson, type GameSettings } from '../table/settings';
import { SERVER, type SavedGame } from '../table/saved';
import type { ServerGame } from './game-server';

/** A game of the server as this browser keeps it; what only the browser knows of it, such as a file's event, stays. */
export function fromServer(there: ServerGame, here: SavedGame | null = null): SavedGame {
  const settings = here?.settings ?? settingsOf(there);
  return {
    id: there.id,
    settings,
    moves: there.moves.map((move, ply) => {
      const known = here?.moves[ply];
      return known?.id === move.id ? known : move;
    }),
    ended: there.outcome,
    outcome: there.outcome,
    clocks: null,
    flipped: here?.flipped ?? lonePerson(settings) === 'black',
    updated: there.updated,
    version: (here?.version ?? 0) + 1,
    writer: SERVER,
  };
}

function settingsOf({ game, rules, start, white, black, clock }: ServerGame): GameSettings {
  return { game, rules, start, moves: [], white, black, clock };
}
