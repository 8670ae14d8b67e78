/** The browser's own database, as promises. */

export const GAMES = 'games';
export const MIRRORS = 'mirrors';

export function openDatabase(factory: IDBFactory = indexedDB): Promise<IDBDatabase> {
  const opening = factory.open('janus', 1);
  opening.onupgradeneeded = () => {
    const games = opening.result.createObjectStore(GAMES, { keyPath: 'id' });
    games.createIndex('updated', 'updated');
    opening.result.createObjectStore(MIRRORS, { keyPath: 'id' });
  };
  return promised(opening);
}

export function promised<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused to keep the game.'));
  });
}

/** Done when what was written will be there after a crash of the page. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser refused to keep the game.'));
  });
}
