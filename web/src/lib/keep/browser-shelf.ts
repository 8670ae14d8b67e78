import { mayReplace, Overtaken, type SavedGame, type Shelf } from '../table/saved';
import { asLog, type OldGame } from '../table/old-game';
import { committed, GAMES, MIRRORS, promised } from './database';

type Kept = SavedGame | OldGame;

/** So many games stay in the browser; the server, where there is one, keeps them all. */
const KEPT = 100;

/** Keeps games in the browser's database. */
export class BrowserShelf implements Shelf {
  constructor(private readonly database: IDBDatabase) {}

  /** The look at what lies there and the writing are one transaction: no other tab comes between them. */
  async save(game: SavedGame, instead?: SavedGame): Promise<void> {
    const writing = this.database.transaction(GAMES, 'readwrite');
    const games = writing.objectStore(GAMES);
    const stored = read(await promised(games.get(game.id)));
    if (stored && !mayReplace(stored, game, instead)) throw new Overtaken(stored);
    games.put(game);
    const count = await promised(games.count());
    if (count > KEPT) await dropOldest(games);
    await committed(writing);
  }

  async get(id: string): Promise<SavedGame | null> {
    const games = this.database.transaction(GAMES).objectStore(GAMES);
    return read(await promised(games.get(id)));
  }

  async latest(): Promise<SavedGame | null> {
    const games = this.database.transaction(GAMES).objectStore(GAMES);
    const cursor = await promised(games.index('updated').openCursor(null, 'prev'));
    return read(cursor?.value);
  }

  async all(): Promise<SavedGame[]> {
    const games = this.database.transaction(GAMES).objectStore(GAMES);
    return ((await promised(games.getAll())) as Kept[]).map(asLog);
  }

  /** With what is known of the server's copy. */
  async remove(id: string): Promise<void> {
    const writing = this.database.transaction([GAMES, MIRRORS], 'readwrite');
    writing.objectStore(GAMES).delete(id);
    writing.objectStore(MIRRORS).delete(id);
    await committed(writing);
  }
}

function read(kept: unknown): SavedGame | null {
  return kept ? asLog(kept as Kept) : null;
}

async function dropOldest(games: IDBObjectStore): Promise<void> {
  const oldest = await promised(games.index('updated').openCursor());
  oldest?.delete();
}
