import type { SavedGame, Shelf } from '../table/saved';
import { committed, GAMES, promised } from './database';

/** So many games stay in the browser; the server, where there is one, keeps them all. */
const KEPT = 100;

/** Keeps games in the browser's database. */
export class BrowserShelf implements Shelf {
  constructor(private readonly database: IDBDatabase) {}

  async save(game: SavedGame): Promise<void> {
    const writing = this.database.transaction(GAMES, 'readwrite');
    const games = writing.objectStore(GAMES);
    games.put(game);
    const count = await promised(games.count());
    if (count > KEPT) await dropOldest(games);
    await committed(writing);
  }

  async latest(): Promise<SavedGame | null> {
    const games = this.database.transaction(GAMES).objectStore(GAMES);
    const cursor = await promised(games.index('updated').openCursor(null, 'prev'));
    return (cursor?.value as SavedGame | undefined) ?? null;
  }

  all(): Promise<SavedGame[]> {
    const games = this.database.transaction(GAMES).objectStore(GAMES);
    return promised(games.getAll()) as Promise<SavedGame[]>;
  }
}

async function dropOldest(games: IDBObjectStore): Promise<void> {
  const oldest = await promised(games.index('updated').openCursor());
  oldest?.delete();
}
