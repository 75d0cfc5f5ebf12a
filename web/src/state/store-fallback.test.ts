// Tests of opening the browser's store where it is forbidden, newer, not ours or not answering.

import { IDBFactory as FakeFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStore } from './store';
import { game, persistentStore, rawGames, rawOpen } from './store-test-kit';

const throwing = (name: string) =>
  ({
    open: () => {
      throw new DOMException('no', name);
    },
  }) as unknown as IDBFactory;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('openStore falls back to memory', () => {
  async function expectMemory(factory: IDBFactory | null | undefined, reason: string) {
    const opened = await openStore(factory);
    expect(opened.trouble).toBe(reason);
    expect(opened.store.persistent).toBe(false);
    await opened.store.putGame(game('a'));
    expect(await opened.store.listGames()).toEqual([game('a')]);
    return opened.store;
  }

  it('without IndexedDB', async () => {
    await expectMemory(null, 'forbidden');
    vi.stubGlobal('indexedDB', undefined);
    await expectMemory(undefined, 'forbidden');
  });

  it.each([
    ['SecurityError', 'forbidden'],
    ['InvalidStateError', 'forbidden'],
    ['QuotaExceededError', 'full'],
    ['UnknownError', 'failed'],
  ])('on %s', async (name, reason) => {
    await expectMemory(throwing(name), reason);
    const request = { error: new DOMException('no', name), onerror: () => undefined };
    setTimeout(() => request.onerror());
    await expectMemory({ open: () => request } as unknown as IDBFactory, reason);
  });

  it('if even the look for IndexedDB throws', async () => {
    const get = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('indexedDB', undefined); // put back afterwards
    Object.defineProperty(globalThis, 'indexedDB', { get, configurable: true });
    await expectMemory(undefined, 'forbidden');
  });

  it('and leaves the database of a newer app alone', async () => {
    const factory = new FakeFactory();
    const store = await persistentStore(factory);
    await store.putGame(game('a'));
    store.close();
    (await rawOpen(factory, 2)).close();
    await expectMemory(factory, 'failed');
    expect(await rawGames(factory)).toEqual([game('a')]);
    expect((await rawOpen(factory)).version).toBe(2);
  });

  it('if the database has other contents', async () => {
    const factory = new FakeFactory();
    (await rawOpen(factory, 1)).close();
    await expectMemory(factory, 'failed');
  });

  it('if nothing answers for three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const memory = expectMemory({ open: () => ({}) } as unknown as IDBFactory, 'failed');
    await vi.advanceTimersByTimeAsync(3_000);
    await memory;
  });

  it('if another tab blocks, and closes what opens too late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const factory = new FakeFactory();
    (await persistentStore(factory)).close();
    const blocking = await rawOpen(factory, 1); // does not listen to versionchange
    const deleted = new Promise<void>((resolve) => {
      factory.deleteDatabase('mandible').onsuccess = () => resolve();
    });
    const memory = expectMemory(factory, 'failed');
    await vi.advanceTimersByTimeAsync(3_000);
    await memory;
    blocking.close();
    await deleted;
    vi.useRealTimers();
    const store = await persistentStore(factory);
    await store.putGame(game('a'));
    store.close();
    (await rawOpen(factory, 2)).close(); // would hang if the late connection were open
  });
});
