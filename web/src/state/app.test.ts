// The app: the running game with the storage behind it, and links.
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.svelte';
import {
  computer,
  enterPageInRealTime,
  friends,
  human,
  leavePage,
  opening,
  realRules,
  setupOf,
} from './session-test-kit';
import { Journal } from './journal';
import { encodeGame } from './share-link';
import { StoreError, type Store } from './store';
import { persistentStore, rawPut } from './store-test-kit';

let factory: IDBFactory;
const address = { pathname: '/hive/', search: '?a=1' };
const replaceState = vi.fn();

beforeEach(async () => {
  await enterPageInRealTime();
  factory = new IDBFactory();
  replaceState.mockClear();
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', { replaceState });
});
afterEach(leavePage);

async function appOn(store: Store): Promise<App> {
  return new App(await realRules(), store, null);
}

/** A local storage as a browser has it. */
function localStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** The app as it starts with what the database holds. */
async function started(fragment = ''): Promise<App> {
  const app = await appOn(await persistentStore(factory));
  await app.restore(fragment);
  return app;
}

function play(app: App, moves: readonly string[]): void {
  for (const move of moves) expect(app.session.playText(move)).toBe(true);
}

describe('a page that closes before the database has answered', () => {
  let storage: Storage;
  beforeEach(() => (storage = localStorage()));

  async function startedWith(store: Store): Promise<App> {
    const app = new App(await realRules(), store, null, new Journal(storage));
    await app.restore('');
    return app;
  }

  it('loses nothing', async () => {
    const silent = {
      ...(await persistentStore(factory)),
      putGame: () => new Promise<void>(() => 0),
    };
    const app = await startedWith(silent);
    app.start(friends);
    play(app, opening);
    void app.save();

    const next = await startedWith(await persistentStore(factory));
    expect(next.session.moves).toEqual(opening);
    expect(next.runningId).toBe(app.runningId);
    expect(storage.length).toBe(0);
  });

  it('does not bring back an older state than the database has', async () => {
    const store = await persistentStore(factory);
    const app = await startedWith(store);
    app.start(friends);
    play(app, opening.slice(0, 2));
    await app.save();
    const [older] = await store.listGames();
    play(app, opening.slice(2));
    await app.save();
    new Journal(storage).note({ ...older!, updatedAt: older!.updatedAt - 1 });

    const next = await startedWith(await persistentStore(factory));
    expect(next.session.moves).toEqual(opening);
    expect(storage.length).toBe(0);
  });

  it('does not bring back a deleted game', async () => {
    const app = await startedWith(await persistentStore(factory));
    app.start(friends);
    play(app, opening);
    await app.save();
    await app.remove(app.runningId);
    expect(new Journal(storage).pending()).toEqual([]);
  });

  it('survives what is not a game, and a storage that refuses', async () => {
    storage.setItem('mandible.journal.x', '{"id": 1');
    storage.setItem('mandible.journal.y', '{"id": "y"}');
    expect(new Journal(storage).pending()).toEqual([]);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const app = await startedWith(await persistentStore(factory));
    app.start(friends);
    play(app, opening);
    await app.save();
    expect(app.trouble).toBeNull();
  });
});

describe('the running game', () => {
  it('is there again after a restart, with its players and undone moves', async () => {
    const app = await started();
    app.start(friends);
    play(app, opening);
    app.session.undo();
    await app.save();

    const next = await started();
    expect(next.runningId).toBe(app.runningId);
    expect(next.session.moves).toEqual(opening.slice(0, 3));
    expect(next.session.undone).toEqual(opening.slice(3));
    expect(next.session.setup).toEqual(friends);
    expect(next.trouble).toBeNull();
  });

  it('is a new one if nothing was kept', async () => {
    const app = await started();
    expect([app.session.moves, app.trouble]).toEqual([[], null]);
  });

  it('is not written again as long as nothing changes', async () => {
    const store = await persistentStore(factory);
    const put = vi.spyOn(store, 'putGame');
    const app = await appOn(store);
    app.start(friends);
    play(app, ['wS1']);
    await app.save();
    await app.save();
    expect(put).toHaveBeenCalledOnce();
    play(app, ['bG1 wS1\\']);
    await app.save();
    expect(put).toHaveBeenCalledTimes(2);
  });

  it('is written while its clock runs', async () => {
    const store = await persistentStore(factory);
    const put = vi.spyOn(store, 'putGame');
    const app = await appOn(store);
    const clock = { kind: 'fischer', mainMs: 60_000, incrementMs: 0 } as const;
    app.start(setupOf({ w: human, b: human }, { clock }));
    play(app, ['wS1']);
    await app.save();
    await app.save();
    expect(put).toHaveBeenCalledTimes(2);
    app.session.resign();
  });

  it('that a newer app has written is left alone, and told', async () => {
    const app = await started();
    app.start(friends);
    play(app, opening);
    await app.save();
    await rawPut(factory, { id: app.runningId, version: 2, record: 'of the future' });
    const next = await started();
    expect(next.trouble).toBe('trouble.savedNewer');
    expect(next.session.moves).toEqual([]);
    expect(next.runningId).not.toBe(app.runningId);
  });
});

describe('saved games', () => {
  it('keep every game that has a move, and give an empty one’s place to the next', async () => {
    const store = await persistentStore(factory);
    const app = await appOn(store);
    app.start(friends);
    const empty = app.runningId;
    app.start(friends);
    expect(app.runningId).toBe(empty);
    play(app, ['wS1']);
    await app.save();
    app.start(friends);
    expect(app.runningId).not.toBe(empty);
    play(app, ['wA1']);
    await app.save();
    const records = (await store.listGames()).map(({ record }) => record.split(';').at(-1));
    expect(records.sort()).toEqual(['wA1', 'wS1']);
  });

  it('are opened, and the running one is saved first', async () => {
    const app = await started();
    app.start(friends);
    play(app, opening);
    await app.save();
    const first = app.runningId;
    app.start(friends);
    play(app, ['wA1']);
    const second = app.runningId;
    expect(await app.open(first)).toBe(true);
    expect([app.runningId, app.session.moves]).toEqual([first, opening]);
    expect(await app.open(second)).toBe(true);
    expect(app.session.moves).toEqual(['wA1']);
    expect(await app.open('no such game')).toBe(false);
    expect(app.session.moves).toEqual(['wA1']);
  });

  it('are deleted; in place of the running one comes a new one with the same players', async () => {
    const app = await started();
    const setup = setupOf({ w: human, b: computer });
    app.start(friends);
    play(app, ['wS1']);
    await app.save();
    const other = app.runningId;
    app.start(setup);
    app.session.playText('wA1');
    await app.save();
    const running = app.runningId;
    await app.remove(other);
    expect([app.runningId, app.session.moves]).toEqual([running, ['wA1']]);
    await app.remove(running);
    expect([app.session.moves, app.session.setup]).toEqual([[], setup]);
    expect(await app.store.listGames()).toEqual([]);
    expect(await app.store.getValue('running')).toBeNull();
  });

  it('become two when another page has gone on with the same game', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
    const app = await started();
    app.start(friends);
    play(app, ['wS1']);
    await app.save();
    const shared = app.runningId;
    vi.setSystemTime(2_000);
    const other = await started();
    play(other, ['bG1 wS1\\']);
    await other.save();
    vi.setSystemTime(3_000);
    app.cameBack();
    play(app, ['bA1 wS1-']);
    await app.save();
    expect(app.runningId).not.toBe(shared);
    expect((await app.store.getGame(shared))?.record).toContain('bG1');
    expect((await app.store.getGame(app.runningId))?.record).toContain('bA1');
  });

  it('trouble with the storage is told once', async () => {
    const store = await persistentStore(factory);
    vi.spyOn(store, 'putGame').mockRejectedValue(new StoreError('full', 'no room'));
    const app = await appOn(store);
    app.start(friends);
    play(app, ['wS1']);
    await app.save();
    expect(app.trouble).toBe('trouble.full');
    app.trouble = null;
    play(app, ['bG1 wS1\\']);
    await app.save();
    expect(app.trouble).toBeNull();
    expect(app.session.moves).toHaveLength(2);
  });
});

describe('a link', () => {
  const record = `Base;InProgress;White[3];${opening.join(';')}`;

  it('opens its game for two people and leaves the address', async () => {
    const app = await started(`#${await encodeGame(record, true, false)}`);
    expect(app.session.moves).toEqual(opening);
    expect(app.session.setup.players).toEqual(friends.players);
    expect([app.session.setup.queenFirst, app.session.repetition]).toEqual([true, false]);
    expect(replaceState).toHaveBeenCalledWith(null, '', '/hive/?a=1');
  });

  it('does not take the place of the running game in the storage', async () => {
    const app = await started();
    app.start(friends);
    play(app, ['wA1']);
    await app.save();
    const running = app.runningId;
    expect(await app.openLink(`#${await encodeGame(record, true, true)}`)).toBe(true);
    expect(app.runningId).not.toBe(running);
    await app.save();
    expect(await app.store.listGames()).toHaveLength(2);
  });

  it('that is damaged is told, and the last game is opened', async () => {
    const first = await started();
    first.start(friends);
    play(first, ['wA1']);
    await first.save();
    const link = await encodeGame(record, true, true);
    const app = await started(`#${link.slice(0, -4)}`);
    expect(app.trouble).toBe('trouble.linkBroken');
    expect(app.session.moves).toEqual(['wA1']);
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('whose game is against the rules is told, and the running one stays', async () => {
    const app = await started();
    app.start(friends);
    play(app, ['wA1']);
    const running = app.runningId;
    const impossible = 'Base;InProgress;White[2];wS1;wS2 wS1-';
    expect(await app.openLink(`#${await encodeGame(impossible, true, true)}`)).toBe(false);
    expect([app.trouble, app.session.moves]).toEqual(['trouble.linkBroken', ['wA1']]);
    expect(app.runningId).toBe(running);
  });

  it('is not what any other fragment is', async () => {
    const app = await started('#settings');
    expect([app.session.moves, app.trouble]).toEqual([[], null]);
  });
});

describe('a record', () => {
  it('is imported as a game of its own', async () => {
    const app = await started();
    app.start(friends);
    play(app, ['wA1']);
    const running = app.runningId;
    app.import(`Base;InProgress;White[3];${opening.join(';')}`);
    expect(app.session.moves).toEqual(opening);
    expect(app.runningId).not.toBe(running);
  });

  it('that cannot be read changes nothing', async () => {
    const app = await started();
    app.start(friends);
    play(app, ['wA1']);
    const running = app.runningId;
    expect(() => app.import('Base;;;wS1;bS9')).toThrow();
    expect([app.session.moves, app.runningId]).toEqual([['wA1'], running]);
  });
});
