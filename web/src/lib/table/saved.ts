import type { PlyThought as KeptThought } from '../core/server-wire';
import type { MoveId, Outcome, Side } from '../core/types';
import { goesOn, type Log } from './live';

/** Who has written a game that came from another browser. */
export const SERVER = 'server';

/** What a machine thought before it made the move with this number, from 0. */
export interface PlyThought extends KeptThought {
  thought: object;
}

/** What the file of an imported game says beside its moves. */
export interface FileNotes {
  event: string;
  date: string;
  moves: MoveId[];
  /** One for each move; null for none. */
  comments: (string | null)[];
}

/** A game as it lies on the shelf: enough to go on with it as if nothing had happened. */
export interface SavedGame {
  id: string;
  log: Log;
  thoughts: PlyThought[];
  file?: FileNotes;
  flipped: boolean;
  updated: string;
  /** Which tab has written it. */
  writer?: string;
  /** How it ended; left out where nobody has looked. */
  outcome?: Outcome | null;
  /** Whose turn it is, as people call that side. */
  turn?: { side: Side; name: string };
  /** The game that our own moves have become, when these moves came from elsewhere and did not fit them. */
  ours?: string;
}

/** Keeps games across reloads. */
export interface Shelf {
  /**
   * Keeps a game in place of the version before it; `instead`: the version that was read, if the game does not
   * go on from it.
   *
   * @throws Overtaken if another tab, or the server, has added something else since
   */
  save(game: SavedGame, instead?: SavedGame): Promise<void>;
  get(id: string): Promise<SavedGame | null>;
  latest(): Promise<SavedGame | null>;
  all(): Promise<SavedGame[]>;
  remove(id: string): Promise<void>;
}

/** Somebody else has written the game since it was read; nothing was overwritten. */
export class Overtaken extends Error {
  constructor(readonly stored: SavedGame) {
    super('Another tab has changed this game.');
  }
}

/** Whether a game may take the place of what lies there: it has all that happened there, or was meant to replace just that. */
export function mayReplace(stored: SavedGame, game: SavedGame, instead?: SavedGame): boolean {
  const { events } = stored.log;
  const isKnown = instead !== undefined && goesOn(events, instead.log.events) && goesOn(instead.log.events, events);
  return isKnown || goesOn(game.log.events, events);
}

/** A shelf that forgets: for browsers that keep nothing, and for tests. */
export class MemoryShelf implements Shelf {
  private readonly games = new Map<string, SavedGame>();
  private last: string | null = null;

  save(game: SavedGame, instead?: SavedGame): Promise<void> {
    const stored = this.games.get(game.id);
    if (stored && !mayReplace(stored, game, instead)) return Promise.reject(new Overtaken(stored));
    this.games.set(game.id, game);
    this.last = game.id;
    return Promise.resolve();
  }

  get(id: string): Promise<SavedGame | null> {
    return Promise.resolve(this.games.get(id) ?? null);
  }

  latest(): Promise<SavedGame | null> {
    return this.last === null ? Promise.resolve(null) : this.get(this.last);
  }

  all(): Promise<SavedGame[]> {
    return Promise.resolve([...this.games.values()]);
  }

  remove(id: string): Promise<void> {
    this.games.delete(id);
    return Promise.resolve();
  }
}
