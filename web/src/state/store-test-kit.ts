// Shared by the tests of the store: games to save, and the database as others see it.

import { openStore } from './store';
import type { SavedGame, Store } from './store';

export function game(id: string, updatedAt = 1): SavedGame {
  return {
    id,
    version: 1,
    name: `Game ${id}`,
    createdAt: 1,
    updatedAt,
    finished: false,
    record: 'Base;NotStarted;White[1]',
    queenFirst: true,
    repetition: false,
    data: { moves: ['wA1'], clock: null },
  };
}

/** A connection as another tab, or another version of the app, would hold it. */
export function rawOpen(factory: IDBFactory, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open('mandible', version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export async function rawPut(factory: IDBFactory, value: unknown): Promise<void> {
  const db = await rawOpen(factory);
  await new Promise<void>((resolve, reject) => {
    const transaction = db.transaction('games', 'readwrite');
    transaction.objectStore('games').put(value);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  db.close();
}

export async function rawGames(factory: IDBFactory): Promise<unknown[]> {
  const db = await rawOpen(factory);
  return new Promise((resolve) => {
    const request = db.transaction('games').objectStore('games').getAll();
    request.onsuccess = () => {
      db.close();
      resolve(request.result);
    };
  });
}

/** The store in that database, which must be available. */
export async function persistentStore(factory: IDBFactory): Promise<Store> {
  const { store, trouble } = await openStore(factory);
  if (trouble !== null || !store.persistent) throw new Error(`no store: ${trouble}`);
  return store;
}
