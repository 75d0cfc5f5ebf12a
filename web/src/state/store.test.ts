// Tests of the browser's store: what it saves, and how it handles a full disk, refusals and other tabs.

import { IDBFactory as FakeFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newGameId, openStore, StoreError } from './store';
import { game, persistentStore, rawGames, rawOpen, rawPut } from './store-test-kit';

const trouble = (kind: string) => ({ name: 'StoreError', trouble: kind });

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([
  ['in the browser', () => new FakeFactory()],
  ['in memory', () => null],
])('a store %s', (_name, factory) => {
  const open = async () => (await openStore(factory())).store;

  it('keeps games', async () => {
    const store = await open();
    await store.putGame(game('a'));
    expect(await store.getGame('a')).toEqual(game('a'));
    expect(await store.getGame('b')).toBeNull();
  });

  it('lists the last updated first', async () => {
    const store = await open();
    for (const [id, at] of Object.entries({ a: 20, b: 30, c: 10 }))
      await store.putGame(game(id, at));
    await store.putGame(game('c', 40));
    expect((await store.listGames()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('deletes games', async () => {
    const store = await open();
    await store.putGame(game('a'));
    await store.deleteGame('a');
    await store.deleteGame('never there');
    expect(await store.listGames()).toEqual([]);
  });

  it('keeps small values', async () => {
    const store = await open();
    expect(await store.getValue('settings')).toBeUndefined();
    await store.putValue('settings', { sound: false });
    await store.putValue('settings', { sound: true });
    expect(await store.getValue('settings')).toEqual({ sound: true });
  });

  it('keeps copies', async () => {
    const store = await open();
    const mine = game('a');
    await store.putGame(mine);
    mine.name = 'changed';
    const read = await store.getGame('a');
    if (read) read.name = 'changed as well';
    expect(await store.getGame('a')).toEqual(game('a'));
  });

  it('refuses what cannot be stored, and works on', async () => {
    const store = await open();
    const data = () => 'a function';
    await expect(store.putGame({ ...game('a'), data })).rejects.toMatchObject(trouble('failed'));
    await expect(store.putValue('x', data)).rejects.toBeInstanceOf(StoreError);
    await store.putGame(game('a'));
    expect(await store.getGame('a')).toEqual(game('a'));
  });
});

describe('the store in the browser', () => {
  it('is there again the next time', async () => {
    const factory = new FakeFactory();
    const first = await persistentStore(factory);
    await first.putGame(game('a'));
    await first.putValue('running', 'a');
    first.close();
    const second = await persistentStore(factory);
    expect(await second.getGame('a')).toEqual(game('a'));
    expect(await second.getValue('running')).toBe('a');
  });

  it('serves two tabs', async () => {
    const factory = new FakeFactory();
    const [one, two] = await Promise.all([persistentStore(factory), persistentStore(factory)]);
    await one.putGame(game('a'));
    expect(await two.listGames()).toHaveLength(1);
  });

  it('skips what it cannot read and keeps it', async () => {
    const factory = new FakeFactory();
    const store = await persistentStore(factory);
    await store.putGame(game('good'));
    await rawPut(factory, { id: 'odd', version: 1, name: 7 });
    await rawPut(factory, { ...game('no date'), updatedAt: NaN });
    await rawPut(factory, { ...game('future'), version: 2 });
    expect((await store.listGames()).map(({ id }) => id)).toEqual(['good']);
    expect(await store.getGame('odd')).toBeNull();
    expect(await store.getGame('future')).toBeNull();
    expect(await rawGames(factory)).toHaveLength(4);
  });

  it('neither replaces nor deletes a game of a newer app', async () => {
    const factory = new FakeFactory();
    const store = await persistentStore(factory);
    const future = { ...game('future'), version: 2, hexes: 'many' };
    await rawPut(factory, future);
    await expect(store.putGame(game('future'))).rejects.toMatchObject(trouble('failed'));
    await expect(store.deleteGame('future')).rejects.toMatchObject(trouble('failed'));
    expect(await rawGames(factory)).toEqual([future]);
  });

  it('reports a full disk, at the request or at the end', async () => {
    const factory = new FakeFactory();
    const store = await persistentStore(factory);
    const prototype = Object.getPrototypeOf(await rawOpen(factory)) as IDBDatabase;
    const begin = prototype.transaction;
    const full = new DOMException('no room', 'QuotaExceededError');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw full;
    });
    await expect(store.putGame(game('a'))).rejects.toMatchObject(trouble('full'));

    vi.spyOn(prototype, 'transaction').mockImplementationOnce(function (
      this: IDBDatabase,
      ...parameters
    ) {
      const transaction = begin.apply(this, parameters);
      Object.defineProperty(transaction, 'error', { get: () => full });
      setTimeout(() => transaction.abort());
      const objects = transaction.objectStore('values');
      const again = () => void (objects.get('busy').onsuccess = again);
      again(); // until the abort
      return transaction;
    });
    await expect(store.putValue('x', 1)).rejects.toMatchObject(trouble('full'));
    await store.putGame(game('a'));
    expect(await store.listGames()).toHaveLength(1);
  });

  it('reports refusal of a write', async () => {
    const factory = new FakeFactory();
    const store = await persistentStore(factory);
    const prototype = Object.getPrototypeOf(await rawOpen(factory)) as IDBDatabase;
    vi.spyOn(prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await expect(store.putGame(game('a'))).rejects.toMatchObject(trouble('forbidden'));
    await expect(store.listGames()).rejects.toMatchObject(trouble('forbidden'));
  });

  it('makes way for a newer app in another tab and says so afterwards', async () => {
    const factory = new FakeFactory();
    const store = await persistentStore(factory);
    await store.putGame(game('a'));
    const writing = store.putGame(game('b'));
    const newer = await rawOpen(factory, 2);
    await writing;
    expect(store.persistent).toBe(false);
    await expect(store.putGame(game('c'))).rejects.toMatchObject(trouble('failed'));
    await expect(store.getValue('x')).rejects.toMatchObject(trouble('failed'));
    newer.close();
    expect(await rawGames(factory)).toEqual([game('a'), game('b')]);
  });

  it('refuses after it was closed', async () => {
    const store = await persistentStore(new FakeFactory());
    store.close();
    store.close();
    await expect(store.listGames()).rejects.toMatchObject(trouble('failed'));
  });
});

describe('newGameId', () => {
  it('is new every time and needs no escapes', () => {
    const ids = new Set(Array.from({ length: 1_000 }, newGameId));
    expect(ids.size).toBe(1_000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
  });
});
