import type { Side } from '../core/types';
import { committed, promised } from '../keep/database';
import type { SavedGame } from '../table/saved';

/** A seat that this browser has in a game by link. Whoever has the secret has the seat. */
export interface Seat {
  id: string;
  secret: string;
  /** Not known before the server has been asked. */
  side: Side | null;
  /** The invitation to the other seat, as long as nobody has used it. */
  invite: string | null;
  /** The game as it was seen last. */
  game: SavedGame | null;
}

/** Keeps the secrets of seats: in the browser's database, where no other site and no address shows them. */
export interface Seats {
  get(id: string): Promise<Seat | null>;
  put(seat: Seat): Promise<void>;
  all(): Promise<Seat[]>;
  remove(id: string): Promise<void>;
}

const STORE = 'seats';

class BrowserSeats implements Seats {
  constructor(private readonly database: IDBDatabase) {}

  async get(id: string): Promise<Seat | null> {
    const found = await promised(this.database.transaction(STORE).objectStore(STORE).get(id));
    return (found as Seat | undefined) ?? null;
  }

  put(seat: Seat): Promise<void> {
    return this.write((store) => store.put(seat));
  }

  async all(): Promise<Seat[]> {
    return (await promised(this.database.transaction(STORE).objectStore(STORE).getAll())) as Seat[];
  }

  remove(id: string): Promise<void> {
    return this.write((store) => store.delete(id));
  }

  private write(what: (store: IDBObjectStore) => unknown): Promise<void> {
    const writing = this.database.transaction(STORE, 'readwrite');
    what(writing.objectStore(STORE));
    return committed(writing);
  }
}

/** For browsers that keep nothing, and for tests: the seat is lost with the page. */
export class MemorySeats implements Seats {
  private readonly seats = new Map<string, Seat>();

  get(id: string): Promise<Seat | null> {
    return Promise.resolve(this.seats.get(id) ?? null);
  }

  put(seat: Seat): Promise<void> {
    this.seats.set(seat.id, seat);
    return Promise.resolve();
  }

  all(): Promise<Seat[]> {
    return Promise.resolve([...this.seats.values()]);
  }

  remove(id: string): Promise<void> {
    this.seats.delete(id);
    return Promise.resolve();
  }
}

/** A database of its own: another tab with an older page need not let go of the games first. */
export async function openSeats(): Promise<Seats> {
  try {
    const opening = indexedDB.open('janus-seats', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
    return new BrowserSeats(await promised(opening));
  } catch {
    return new MemorySeats();
  }
}
