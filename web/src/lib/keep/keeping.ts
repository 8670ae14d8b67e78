import type { MoveId } from '../core/types';
import { HttpLinkServer } from '../link/link-server';
import { Links } from '../link/links';
import { openSeats } from '../link/seats';
import { MemoryShelf, type SavedGame, type Shelf } from '../table/saved';
import { BrowserNotes } from './browser-notes';
import { BrowserShelf } from './browser-shelf';
import { openDatabase } from './database';
import { hasServer, HttpGameServer } from './game-server';
import { findGame, KeptGames } from './kept-games';
import { Mirror } from './mirror';
import { BrowserTabs, OnlyTab, type GameTabs } from './tabs';

export interface Keeping {
  shelf: Shelf;
  tabs: GameTabs;
  /** Carries a saved game on to the server, if there is one. */
  mirror(game: SavedGame): void;
  /** Whether the server has a game with these moves, once everything has been carried there. */
  holds(id: string, moves: readonly MoveId[]): Promise<boolean>;
  /** The game with this id, of this browser or of the server; null where nobody knows it. */
  find(id: string): Promise<SavedGame | null>;
  /** Games that are played by link. */
  links: Links;
  /** A new list of all games that are kept. */
  games(): Promise<KeptGames>;
  /** Looks now and then whether another browser has gone on with the game at the table. */
  watch(table: { id: string; changedElsewhere(id: string): Promise<void> }): void;
}

const RETRY_MS = 30_000;
/** Another browser's move is seen after this long at most, while the page is. */
const LOOK_MS = 4000;

/** Opens the browser's shelf, and the way to the server behind it. */
export async function openKeeping(): Promise<Keeping> {
  const tabs = new BrowserTabs();
  const links = new Links(new HttpLinkServer(), new HttpGameServer(), openSeats());
  const server = hasServer().then((found) => (found ? new HttpGameServer() : null));
  let database: IDBDatabase;
  try {
    database = await openDatabase();
  } catch {
    return forgetful(server, links);
  }
  const shelf = new BrowserShelf(database);
  let onPulled: (id: string) => void = tabs.tell.bind(tabs);
  const mirror = server.then(async (found) => {
    if (!found) return null;
    const opened = new Mirror({ server: found, notes: new BrowserNotes(database), shelf, onPulled: (id) => onPulled(id), alone });
    for (const game of await shelf.all()) opened.put(game.id);
    const again = () => opened.again();
    addEventListener('online', again);
    setInterval(again, RETRY_MS);
    return opened;
  });
  return {
    shelf,
    tabs,
    mirror: ({ id }) => void mirror.then((opened) => opened?.put(id)),
    holds: async (id, moves) => (await mirror)?.holds(id, moves) ?? false,
    find: async (id) => findGame(id, shelf, await server, await mirror),
    links,
    games: async () => new KeptGames(shelf, await server, links),
    watch: (table) => {
      onPulled = (id) => {
        tabs.tell(id);
        void table.changedElsewhere(id);
      };
      const look = () => {
        if (document.visibilityState === 'visible') void mirror.then((opened) => opened?.look(table.id));
      };
      document.addEventListener('visibilitychange', look);
      addEventListener('focus', look);
      setInterval(look, LOOK_MS);
    },
  };
}

/** Private windows may keep nothing: the game still goes on, it is only forgotten. */
function forgetful(server: Promise<HttpGameServer | null>, links: Links): Keeping {
  const shelf = new MemoryShelf();
  return {
    shelf,
    tabs: new OnlyTab(),
    mirror: () => undefined,
    holds: () => Promise.resolve(false),
    find: async (id) => findGame(id, shelf, await server, null),
    links,
    games: async () => new KeptGames(shelf, await server, links),
    watch: () => undefined,
  };
}

/** One tab at a time speaks with the server about games. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator;
  return locks ? locks.request('janus-mirror', work) as Promise<T> : work();
}
