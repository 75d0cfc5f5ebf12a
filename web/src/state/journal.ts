// The last state of games until the database has it. The browser's local storage is written at once,
// so a page that closes in the same instant loses nothing, however slow the database is.
import { readGame, type SavedGame } from './store';

const prefix = 'mandible.journal.';
/** Where there is no database, the journal keeps this many games, the newest. */
const mostGames = 20;

/** Null where the browser forbids it. */
export function localStorageOrNull(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

export class Journal {
  readonly #storage: Storage | null;

  constructor(storage: Storage | null) {
    this.#storage = storage;
  }

  note(game: SavedGame): void {
    this.#try((storage) => {
      storage.setItem(prefix + game.id, JSON.stringify(game));
      for (const old of this.pending().slice(0, -mostGames)) storage.removeItem(prefix + old.id);
    });
  }

  /** The database has this state of the game; a newer one stays. */
  forget({ id, updatedAt }: SavedGame): void {
    const noted = this.pending().find((game) => game.id === id);
    if (noted && noted.updatedAt <= updatedAt) this.drop(id);
  }

  drop(id: string): void {
    this.#try((storage) => storage.removeItem(prefix + id));
  }

  /** What the database may not have, the newest last. */
  pending(): SavedGame[] {
    const games: SavedGame[] = [];
    this.#try((storage) => {
      for (let i = 0; i < storage.length; ++i) {
        const key = storage.key(i) ?? '';
        const game = key.startsWith(prefix) ? parseGame(storage.getItem(key)) : null;
        if (game) games.push(game);
      }
    });
    return games.sort((a, b) => a.updatedAt - b.updatedAt);
  }

  // The journal is a second net: without it the database still has nearly everything.
  #try(work: (storage: Storage) => void): void {
    try {
      if (this.#storage) work(this.#storage);
    } catch {
      // full, or forbidden after all
    }
  }
}

function parseGame(text: string | null): SavedGame | null {
  try {
    return readGame(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
