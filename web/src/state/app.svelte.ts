// The app: the running game, its storage, and what is shown above it.
import type { Rules } from '../core/rules';
import { RulesError } from '../core/rules';
import type { MessageKey } from '../i18n/i18n.svelte';
import { Journal } from './journal';
import { Session } from './session.svelte';
import { parseSessionData, type GameSetup } from './setup';
import { decodeGame } from './share-link';
import { newGameId, StoreError, type SavedGame, type Store, type StoreTrouble } from './store';

const runningKey = 'running';

export type Sheet = 'new' | 'games' | 'settings' | 'menu' | 'moves' | null;

export class App {
  readonly rules: Rules;
  readonly store: Store;
  readonly session: Session;
  readonly #journal: Journal;
  #id = newGameId();
  #createdAt = Date.now();
  #saving: Promise<void> = Promise.resolve();
  // The change that was last stored. Nothing is written twice, so that a second page that only shows
  // the same game does not overwrite the moves of the first.
  #written = 0;
  #seenAt = 0;
  #wasAway = false;
  #told: MessageKey | null = null;

  sheet = $state<Sheet>(null);
  /** Shown once at the top of the page. */
  trouble = $state<MessageKey | null>(null);
  /** Switches to the new version of the app. */
  update = $state.raw<(() => void) | null>(null);

  constructor(
    rules: Rules,
    store: Store,
    trouble: StoreTrouble | null,
    journal = new Journal(null),
  ) {
    this.rules = rules;
    this.store = store;
    this.#journal = journal;
    this.session = new Session(rules);
    if (trouble) this.#tell(`trouble.${trouble}`);
  }

  get runningId(): string {
    return this.#id;
  }

  /** Continues the last game, or opens the one in the address. */
  async restore(fragment: string): Promise<void> {
    const recovered = this.#recover();
    if (await this.openLink(fragment)) return;
    await recovered;
    const id = await this.store.getValue(runningKey).catch(() => undefined);
    if (typeof id !== 'string') return;
    const saved = await this.store.getGame(id).catch(() => null);
    if (!saved || !this.#adopt(saved)) this.#tell('trouble.savedNewer');
  }

  /** Opens the game of a link; false if there is none to open. */
  async openLink(fragment: string): Promise<boolean> {
    const shared = await decodeGame(fragment);
    if (shared.kind === 'newer') this.#tell('trouble.linkNewer');
    if (shared.kind === 'broken') this.#tell('trouble.linkBroken');
    if (shared.kind !== 'game') return false;
    const { record, queenFirst, repetition } = shared;
    try {
      this.#replace(() => this.session.resume(record, queenFirst, repetition, null));
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.#tell('trouble.linkBroken');
      return false;
    }
    history.replaceState(null, '', location.pathname + location.search);
    return true;
  }

  start(setup: GameSetup): void {
    this.#replace(() => this.session.start(setup));
  }

  /** Opens a record; throws a RulesError that says what is wrong with it. */
  import(text: string): void {
    this.#replace(() => this.session.resume(text, false, true, null));
  }

  /** Opens a saved game; false if it cannot be read. */
  async open(id: string): Promise<boolean> {
    await this.save();
    const saved = await this.store.getGame(id);
    return saved !== null && this.#adopt(saved);
  }

  /** Deletes a saved game; if it is the one shown, a new one replaces it. */
  async remove(id: string): Promise<void> {
    await this.#saving;
    await this.store.deleteGame(id);
    this.#journal.drop(id);
    if (id !== this.#id) return;
    await this.store.putValue(runningKey, null);
    this.start(this.session.setup);
  }

  /** The page is visible again; the same game may have been continued in another page. */
  cameBack(): void {
    this.#wasAway = true;
  }

  /** Saves the running game. */
  save(): Promise<void> {
    const { session } = this;
    if (session.changes === this.#written && !session.clock.running) return this.#saving;
    this.#written = session.changes;
    const saved: SavedGame = {
      id: this.#id,
      version: 1,
      name: '',
      createdAt: this.#createdAt,
      updatedAt: Date.now(),
      finished: session.over,
      record: session.record(),
      queenFirst: session.setup.queenFirst,
      repetition: session.repetition,
      data: session.data(),
    };
    this.#journal.note(saved);
    this.#saving = this.#saving.then(() => this.#write(saved));
    return this.#saving;
  }

  // Stores what a page that closed too early could not; the newest is the running game.
  async #recover(): Promise<void> {
    for (const noted of this.#journal.pending()) {
      try {
        const stored = await this.store.getGame(noted.id);
        if (!stored || stored.updatedAt < noted.updatedAt) await this.#put(noted);
        else this.#journal.forget(noted);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
      }
    }
  }

  async #put(saved: SavedGame): Promise<void> {
    await this.store.putGame(saved);
    await this.store.putValue(runningKey, saved.id);
    if (this.store.persistent) this.#journal.forget(saved);
  }

  async #write(saved: SavedGame): Promise<void> {
    try {
      if (this.#wasAway && (await this.#isElsewhere(saved))) {
        this.#journal.drop(saved.id);
        saved.id = this.#id = newGameId();
      }
      this.#wasAway = false;
      await this.#put(saved);
      this.#seenAt = saved.updatedAt;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#tell(`trouble.${error.trouble}`);
    }
  }

  // If another page has continued this game, they become two games.
  async #isElsewhere({ id }: SavedGame): Promise<boolean> {
    const stored = await this.store.getGame(id);
    return id === this.#id && stored !== null && stored.updatedAt > this.#seenAt;
  }

  // The same message after every move would only be annoying.
  #tell(trouble: MessageKey): void {
    if (trouble !== this.#told) this.trouble = trouble;
    this.#told = trouble;
  }

  #adopt(saved: SavedGame): boolean {
    try {
      this.session.resume(
        saved.record,
        saved.queenFirst,
        saved.repetition,
        parseSessionData(saved.data),
      );
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      return false;
    }
    this.#id = saved.id;
    this.#createdAt = saved.createdAt;
    this.#written = this.session.changes;
    this.#seenAt = saved.updatedAt;
    return true;
  }

  // A game without moves is replaced by the next one. If that cannot be opened, nothing changes.
  #replace(open: () => void): void {
    const played = this.session.moves.length > 0;
    open();
    if (played) this.#id = newGameId();
    this.#createdAt = Date.now();
  }
}
