// Games and small values saved in the browser: in IndexedDB, or in memory if that is not available.
// Knows the outer form of a saved game; the session validates its own `data`.

export interface SavedGame {
  id: string;
  version: 1;
  name: string;
  createdAt: number;
  updatedAt: number;
  finished: boolean;
  /** The UHP game string. */
  record: string;
  queenFirst: boolean;
  repetition: boolean;
  /** The session's own JSON: plain data, no proxies. */
  data: unknown;
}

/** The browser forbids it; there is no space left; anything else. */
export type StoreTrouble = 'forbidden' | 'full' | 'failed';

/** Everything asynchronous rejects with a StoreError only. */
export interface Store {
  /** Whether what is written now outlives the page. */
  readonly persistent: boolean;
  /** Refuses to replace a game of a newer version of the app. */
  putGame(game: SavedGame): Promise<void>;
  /** Null if there is none or it is not readable. */
  getGame(id: string): Promise<SavedGame | null>;
  /** The most recently updated first. Skips unreadable games, but does not delete them. */
  listGames(): Promise<SavedGame[]>;
  /** Refuses to delete a game of a newer version of the app. */
  deleteGame(id: string): Promise<void>;
  /** Undefined if there is none. */
  getValue(key: string): Promise<unknown>;
  putValue(key: string, value: unknown): Promise<void>;
  /** Afterwards a persistent store refuses everything. */
  close(): void;
}

export class StoreError extends Error {
  readonly trouble: StoreTrouble;

  constructor(trouble: StoreTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.trouble = trouble;
  }
}

const DATABASE = 'mandible';
const DATABASE_VERSION = 1;
const GAME_VERSION = 1;
const OPEN_LIMIT_MS = 3_000;
const GAMES = 'games';
const VALUES = 'values';

/** By the name of the browser's error; all others are 'failed'. */
const TROUBLES: ReadonlyMap<unknown, StoreTrouble> = new Map<string, StoreTrouble>([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'forbidden'],
  ['InvalidStateError', 'forbidden'],
]);

/**
 * Opens the browser's store or, if that fails or takes too long, one in memory, with the reason. Never
 * rejects. Without an argument it uses the browser's own factory.
 */
export async function openStore(
  factory?: IDBFactory | null,
): Promise<{ store: Store; trouble: StoreTrouble | null }> {
  try {
    // reading the property may already throw where storage is forbidden
    const found = factory === undefined ? globalThis.indexedDB : factory;
    if (!found) throw new StoreError('forbidden', 'there is no IndexedDB');
    return { store: databaseStore(await openDatabase(found)), trouble: null };
  } catch (error) {
    return { store: memoryStore(), trouble: storeError(error).trouble };
  }
}

export function newGameId(): string {
  // not crypto.randomUUID: that is missing on pages without https
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, DATABASE_VERSION);
    let late = false;
    // Also wait for a blocked request: the other tab may be closing after its last write.
    const timer = setTimeout(() => {
      late = true;
      reject(new StoreError('failed', 'the database does not answer'));
    }, OPEN_LIMIT_MS);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' });
      request.result.createObjectStore(VALUES);
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      const db = request.result;
      const complete = [GAMES, VALUES].every((name) => db.objectStoreNames.contains(name));
      if (late || !complete) db.close();
      if (complete) resolve(db);
      else reject(new StoreError('failed', 'the database is not ours'));
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(storeError(request.error));
    };
  });
}

function databaseStore(db: IDBDatabase): Store {
  let open = true;
  const close = () => {
    open = false;
    db.close();
  };
  db.onversionchange = close; // another tab has a newer app, or deletes the database
  db.onclose = close; // the browser took it away

  /** One transaction on one object store; resolves when it is committed. */
  function act<T>(
    name: string,
    mode: IDBTransactionMode,
    work: (objects: IDBObjectStore, fail: (error: StoreError) => void) => IDBRequest<T> | null,
  ): Promise<T | undefined> {
    return new Promise<T | undefined>((resolve, reject) => {
      if (!open) throw new StoreError('failed', 'the database is closed');
      const transaction = db.transaction(name, mode);
      let failure: StoreError | null = null;
      const fail = (error: StoreError) => {
        failure = error;
        transaction.abort();
      };
      let request: IDBRequest<T> | null = null;
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(failure ?? storeError(transaction.error));
      request = work(transaction.objectStore(name), fail);
    }).catch((error: unknown) => {
      throw storeError(error);
    });
  }

  /** Changes a game unless a newer version of the app has written it. */
  function changeGame(id: string, change: (games: IDBObjectStore) => void): Promise<void> {
    return act(GAMES, 'readwrite', (games, fail) => {
      const found: IDBRequest<unknown> = games.get(id);
      found.onsuccess = () => {
        try {
          refuseNewer(found.result);
          change(games);
        } catch (error) {
          fail(storeError(error));
        }
      };
      return null;
    }).then(() => undefined);
  }

  return {
    get persistent() {
      return open;
    },
    putGame: (game) => changeGame(game.id, (games) => games.put(game)),
    getGame: async (id) => readGame(await act(GAMES, 'readonly', (games) => games.get(id))),
    listGames: async () => {
      const all = await act<unknown[]>(GAMES, 'readonly', (games) => games.getAll());
      return readGames(all ?? []);
    },
    deleteGame: (id) => changeGame(id, (games) => games.delete(id)),
    getValue: (key) => act<unknown>(VALUES, 'readonly', (values) => values.get(key)),
    putValue: async (key, value) => {
      await act(VALUES, 'readwrite', (values) => values.put(value, key));
    },
    close,
  };
}

/** Stores copies, and refuses what cannot be copied, like the database. */
function memoryStore(): Store {
  const games = new Map<string, SavedGame>();
  const values = new Map<string, unknown>();
  const copy = <T>(value: T): T => {
    try {
      return structuredClone(value);
    } catch (error) {
      throw storeError(error);
    }
  };
  return {
    persistent: false,
    putGame: async (game) => void games.set(game.id, copy(game)),
    getGame: async (id) => copy(games.get(id) ?? null),
    listGames: async () => readGames(copy([...games.values()])),
    deleteGame: async (id) => void games.delete(id),
    getValue: async (key) => copy(values.get(key)),
    putValue: async (key, value) => void values.set(key, copy(value)),
    close: () => undefined,
  };
}

function refuseNewer(stored: unknown): void {
  const version = isObject(stored) ? stored['version'] : undefined;
  if (typeof version === 'number' && version > GAME_VERSION) {
    throw new StoreError('failed', 'the game is from a newer version of the app');
  }
}

function readGames(stored: readonly unknown[]): SavedGame[] {
  const games = stored.map(readGame).filter((game) => game !== null);
  return games.sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Null if it is not a game that this version of the app can read. */
export function readGame(value: unknown): SavedGame | null {
  return isGame(value) ? value : null;
}

function isGame(value: unknown): value is SavedGame {
  if (!isObject(value) || value['version'] !== GAME_VERSION) return false;
  const all = (names: readonly (keyof SavedGame)[], type: string) =>
    names.every((name) => typeof value[name] === type);
  return (
    all(['id', 'name', 'record'], 'string') &&
    all(['finished', 'queenFirst', 'repetition'], 'boolean') &&
    Number.isFinite(value['createdAt']) &&
    Number.isFinite(value['updatedAt'])
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const name = isObject(error) ? error['name'] : undefined;
  const message = error instanceof Error ? error.message : String(name ?? 'unknown trouble');
  return new StoreError(TROUBLES.get(name) ?? 'failed', message, { cause: error });
}
