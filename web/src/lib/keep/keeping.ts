import type { MoveId } from '../core/types';
import { MemoryShelf, type SavedGame, type Shelf } from '../table/saved';
import { BrowserNotes } from './browser-notes';
import { BrowserShelf } from './browser-shelf';
import { openDatabase } from './database';
import { hasServer, HttpGameServer } from './game-server';
import { Mirror } from './mirror';

export interface Keeping {
  shelf: Shelf;
  /** Carries a saved game on to the server, if there is one. */
  mirror(game: SavedGame): void;
  /** Whether the server has a game with these moves, once everything has been carried there. */
  holds(id: string, moves: readonly MoveId[]): Promise<boolean>;
}

const RETRY_MS = 30_000;

/** Opens the browser's shelf, and the way to the server behind it. */
export async function openKeeping(): Promise<Keeping> {
  let database: IDBDatabase;
  try {
    database = await openDatabase();
  } catch {
    // Private windows may keep nothing: the game still goes on, it is only forgotten.
    return { shelf: new MemoryShelf(), mirror: () => undefined, holds: () => Promise.resolve(false) };
  }
  const shelf = new BrowserShelf(database);
  let mirror: Mirror | null = null;
  void hasServer().then(async (found) => {
    if (!found) return;
    mirror = new Mirror(new HttpGameServer(), new BrowserNotes(database));
    for (const game of await shelf.all()) mirror.put(game);
    const again = () => void mirror?.flush();
    addEventListener('online', again);
    setInterval(again, RETRY_MS);
  });
  return {
    shelf,
    mirror: (game) => mirror?.put(game),
    holds: async (id, moves) => mirror?.holds(id, moves) ?? false,
  };
}
