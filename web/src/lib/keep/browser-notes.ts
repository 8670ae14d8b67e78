import { committed, MIRRORS, promised } from './database';
import type { Mirrored, MirrorNotes } from './mirror';

/** Keeps in the browser's database what the server is known to have. */
export class BrowserNotes implements MirrorNotes {
  constructor(private readonly database: IDBDatabase) {}

  async get(id: string): Promise<Mirrored | null> {
    const notes = this.database.transaction(MIRRORS).objectStore(MIRRORS);
    return ((await promised(notes.get(id))) as Mirrored | undefined) ?? null;
  }

  async put(note: Mirrored): Promise<void> {
    const writing = this.database.transaction(MIRRORS, 'readwrite');
    writing.objectStore(MIRRORS).put(note);
    await committed(writing);
  }
}
