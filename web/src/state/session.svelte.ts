// The running game: what is on the board, what the person has selected, whose turn it is, the clock,
// and the computer's moves. The rules decide what is legal.
import type { EngineRequest } from '../core/engine';
import { RulesError, type Rules, type RulesGame } from '../core/rules';
import {
  other,
  samePlace,
  type Colour,
  type End,
  type LegalMove,
  type Place,
  type Scene,
  type TileName,
  type Verdict,
} from '../core/types';
import { moveWords, reasonWords, resultReason, resultTitle } from '../i18n/words';
import { t, type MessageKey, type Params } from '../i18n/i18n.svelte';
import { playSound, type SoundKind } from '../sound';
import { Adviser } from './adviser.svelte';
import type { ClockState } from './clock';
import { evaluationsNeeded, fewestPlies, isLevel, tooEarlyForDraw } from './draw-answer';
import { GameClock } from './game-clock.svelte';
import { settings } from './settings.svelte';
import {
  defaultSetup,
  onlyHuman,
  type EndReason,
  type GameSetup,
  type Result,
  type SessionData,
  type Tags,
} from './setup';

export interface Notice {
  readonly kind: 'reason' | 'info' | 'trouble';
  readonly say: () => string;
  readonly verdict: Verdict | null;
  /** The tile that was to move, and where to. */
  readonly tile: TileName;
  readonly target: Place | null;
  /** What the person can do about it. */
  readonly action: { readonly label: MessageKey; readonly run: () => void } | null;
}

// Long enough to read why the side passes.
const passDelay = 1800;
/** Steps that follow each other in less time than this are not animated. */
const hurry = 300;
const hintTime = 1500;
// For each of the positions that are evaluated to answer a draw offer.
const drawTime = 250;
// Always the same objects, so that nothing that depends on them is redrawn.
const noTiles: ReadonlySet<TileName> = new Set();
const noMoves: readonly LegalMove[] = [];

export class Session {
  readonly #rules: Rules;
  #game: RulesGame;
  #passTimer = 0;
  // The clocks before each ply since the game was opened, for undo.
  #clocks: (ClockState | null)[] = [];

  readonly clock = new GameClock(
    (loser) => {
      this.#ending = 'time';
      this.#end(loser === 'w' ? 'black-wins' : 'white-wins');
    },
    () => {
      if (this.player.kind === 'human') this.#sound('lowTime');
    },
  );
  readonly adviser = new Adviser((again) => {
    const run = () => {
      this.notice = null;
      again();
    };
    this.#say('notice.engineFailed', 'trouble', { label: 'play.retry', run });
  });
  setup = $state.raw<GameSetup>(defaultSetup);
  /** The position that is shown: the latest or an earlier one. */
  scene = $state.raw<Scene>() as Scene;
  /** The end of the game. */
  latest = $state.raw<Scene>() as Scene;
  moves = $state.raw<readonly string[]>([]);
  undone = $state.raw<readonly string[]>([]);
  selected = $state<TileName | null>(null);
  /** A move that waits to be confirmed. */
  pending = $state.raw<LegalMove | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** For the live region; the number distinguishes repeated texts. */
  announcement = $state.raw({ number: 0, text: '' });
  /** The person steps through the game faster than a tile moves. Changes only with the scene. */
  hurried = false;
  #stepped = -hurry;
  hint = $state.raw<LegalMove | null>(null);
  /** The side that has offered a draw to a person. */
  drawOffer = $state<Colour | null>(null);
  paused = $state(false);
  // How the game ended, if the rules cannot know it.
  #ending = $state<EndReason | null>(null);
  /** Tags of the record that was imported. */
  tags = $state.raw<Tags>([]);
  /** Counts the games that have been opened. */
  games = $state(0);
  /** Counts the changes that must be saved. */
  changes = $state(0);

  readonly live = $derived(this.scene.ply === this.latest.ply);
  readonly over = $derived(this.latest.outcome !== 'InProgress');
  readonly result = $derived.by((): Result | null => {
    const { outcome, ending } = this.latest;
    if (outcome === 'InProgress') return null;
    const winner = outcome === 'WhiteWins' ? 'w' : outcome === 'BlackWins' ? 'b' : null;
    const told = ending === 'recorded' || ending === 'none' ? this.#ending : ending;
    return { winner, reason: told ?? 'recorded' };
  });
  readonly player = $derived(this.setup.players[this.latest.toMove]);
  /** A person can make a move now. */
  readonly canAct = $derived(this.live && !this.over && this.player.kind === 'human');
  readonly movable = $derived(
    this.canAct ? new Set(this.scene.moves.map((move) => move.tile)) : noTiles,
  );
  readonly targets = $derived(
    this.selected ? this.scene.moves.filter((move) => move.tile === this.selected) : noMoves,
  );

  constructor(rules: Rules) {
    this.#rules = rules;
    this.#game = rules.open(defaultSetup.gameType, defaultSetup.queenFirst);
    this.#refresh();
  }

  /** Starts a new game. */
  start(setup: GameSetup): void {
    this.#adopt(this.#rules.open(setup.gameType, setup.queenFirst), setup, null);
    this.#speak(t('say.newGame'));
  }

  /** Opens a game from a record; throws a RulesError that says what is wrong with it. */
  resume(record: string, queenFirst: boolean, repetition: boolean, data: SessionData | null): void {
    const game = this.#rules.open(record, queenFirst, repetition);
    const { opened } = game;
    const two = { w: { kind: 'human' }, b: { kind: 'human' } } as const;
    const setup: GameSetup = data?.setup ?? {
      ...defaultSetup,
      gameType: opened.gameType,
      queenFirst: opened.queenFirst,
      players: two,
    };
    this.#adopt(game, setup, data);
  }

  /** The game string, as it is saved and shared. */
  record(): string {
    return this.#game.record;
  }

  pgn(tags: Readonly<Record<string, string>>): string {
    this.#setTags(tags);
    return this.#game.export('pgn');
  }

  /** Not for games with bugs that BoardSpace does not have; see `canSgf`. */
  sgf(tags: Readonly<Record<string, string>>): string {
    this.#setTags(tags);
    return this.#game.export('sgf');
  }

  /** BoardSpace has neither the Dragonfly nor the riding Ladybug. */
  get canSgf(): boolean {
    return !/\+.*[DR]/.test(this.setup.gameType);
  }

  get repetition(): boolean {
    return this.#game.opened.repetition;
  }

  data(): SessionData {
    const { setup, undone, result } = this;
    const { tags } = this;
    return { setup, clock: this.clock.kept(), undone, ending: result?.reason ?? null, tags };
  }

  /** A cell of the board was tapped; `tile` is its top tile. */
  tap(place: Place, tile: TileName | null): void {
    if (this.pending) {
      const again = samePlace(this.pending, place);
      if (again) this.confirm();
      else this.cancel();
      return;
    }
    if (!this.canAct) {
      const run = () => this.go(this.moves.length);
      if (!this.live) this.#say('notice.past', 'info', { label: 'play.toEnd', run });
      return;
    }
    this.notice = null;
    const target = this.targets.find((move) => samePlace(move, place));
    if (target) {
      this.#attempt(target);
      return;
    }
    const here = this.#movableAt(place);
    if (this.selected && here.includes(this.selected)) {
      // The next tile of the stack that can move, or none.
      this.select(here[here.indexOf(this.selected) + 1] ?? null);
    } else if (here[0]) {
      this.select(here[0]);
    } else if (this.selected) {
      this.#refuse(this.#game.whyNot(this.selected, place.q, place.r), this.selected, place);
    } else if (tile) {
      this.#refuseTile(tile);
    }
  }

  /** A tile in a hand was tapped. */
  tapHand(tile: TileName): void {
    if (!this.canAct) return;
    this.pending = null;
    this.notice = null;
    if (this.movable.has(tile)) this.select(this.selected === tile ? null : tile);
    else this.#refuseTile(tile);
  }

  select(tile: TileName | null): void {
    this.selected = tile;
    this.hint = null;
    this.notice = null;
  }

  /** A dragged tile was dropped there. */
  drop(tile: TileName, place: Place | null): void {
    // In the meantime another finger, a key or the clock may have changed everything.
    if (!this.canAct || !this.movable.has(tile)) {
      this.cancel();
      return;
    }
    this.selected = tile;
    const target = place && this.targets.find((move) => samePlace(move, place));
    if (target) {
      this.#attempt(target);
      return;
    }
    const home = this.scene.tiles.find((one) => one.tile === tile);
    const returned = !place || (home && samePlace(home, place));
    if (!returned) this.#refuse(this.#game.whyNot(tile, place.q, place.r), tile, place);
  }

  /** Why a tile cannot be used now; null if it can, or if it is not that side's turn. */
  whyUnusable(tile: TileName): string | null {
    if (!this.canAct || this.movable.has(tile)) return null;
    const { verdict, throws } = this.#game.use(tile);
    return verdict && reasonWords(verdict, this.latest, tile, throws);
  }

  cancel(): void {
    const trouble = this.notice?.kind === 'trouble' ? this.notice : null;
    this.#clearChoice();
    this.notice = trouble;
  }

  confirm(): void {
    const move = this.pending;
    this.pending = null;
    if (move) this.#play(move.text);
  }

  /** Plays a move in UHP notation; false if that is not possible. */
  playText(text: string): boolean {
    this.notice = null;
    if (!this.canAct) return false;
    try {
      this.#play(text.trim());
      return true;
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      const { verdict } = error;
      const asked = /^[wb][A-Z]\d?/.exec(text.trim())?.[0] ?? verdict?.tile ?? '';
      this.notice = {
        kind: 'reason',
        say: () =>
          verdict ? reasonWords(verdict, this.latest, asked) : t('notice.notAMove', { text }),
        verdict,
        tile: asked,
        target: null,
        action: null,
      };
      this.#speak(this.notice.say());
      return false;
    }
  }

  /** Shows the game after this many plies. */
  go(ply: number): void {
    const wanted = Math.min(this.moves.length, Math.max(0, ply));
    const now = performance.now();
    this.hurried = now - this.#stepped < hurry;
    this.#stepped = now;
    this.#clearChoice();
    this.scene = this.#game.scene(wanted);
  }

  readonly canUndo = $derived.by(() => {
    const human = onlyHuman(this.setup);
    return this.moves.length > (human === 'b' ? 1 : 0) && this.drawOffer === null;
  });

  /** Undoes the last move; against the computer, also its answer. */
  undo(): void {
    if (!this.canUndo) return;
    const human = onlyHuman(this.setup);
    // At a forced pass the game would only move forward again.
    const lands = (plies: number) =>
      (!human || this.#moverAfter(plies) === human) && this.moves.at(-plies) !== 'pass';
    let plies = 1;
    while (plies < this.moves.length && !lands(plies)) plies++;
    this.adviser.stop();
    const gone = this.moves.slice(-plies);
    this.#game.undo(plies);
    this.undone = [...gone, ...this.undone];
    const clocks = this.#clocks[this.moves.length - plies];
    // Without any time the side would lose again at once.
    if (clocks || this.#ending === 'time') this.clock.reset(this.setup.clock, clocks ?? null);
    this.#ending = null;
    this.#changed(null);
  }

  /** Replays an undone move; against the computer, also its answer. */
  redo(): void {
    if (this.undone.length === 0) return;
    const human = onlyHuman(this.setup);
    this.adviser.stop();
    do {
      const [text, ...rest] = this.undone;
      if (text === undefined) break;
      this.#game.play(text);
      this.undone = rest;
      this.#refresh();
    } while ((human && this.latest.toMove !== human) || this.undone[0] === 'pass');
    this.#changed(null);
  }

  /** The only person, or the person to move, resigns. */
  resign(): void {
    if (this.over) return;
    const loser = onlyHuman(this.setup) ?? this.latest.toMove;
    this.#end(loser === 'w' ? 'white-resigns' : 'black-resigns');
  }

  async offerDraw(): Promise<void> {
    if (!this.canAct || this.adviser.asking) return;
    const human = onlyHuman(this.setup);
    if (!human) {
      this.drawOffer = this.latest.toMove;
      return;
    }
    const early = tooEarlyForDraw(this.latest);
    if (early === 'queens') return this.#say('draw.declinedQueens', 'info');
    if (early === 'plies')
      return this.#say('draw.declinedEarly', 'info', null, () => ({ n: fewestPlies }));
    const requests = this.#lastOwnTurns(evaluationsNeeded).map((game) => ({
      ...this.#request({ timeMs: drawTime }),
      game,
    }));
    const reports = await this.adviser.advise(requests, () => void this.offerDraw());
    if (!reports) return;
    if (isLevel(reports.map(({ chance }) => chance))) this.#end('draw-agreed');
    else this.#say('draw.declinedUneven', 'info');
  }

  // The game strings of the present position and of those two, four, ... plies earlier.
  #lastOwnTurns(count: number): string[] {
    const { queenFirst, repetition } = this.#game.opened;
    const game = this.#rules.open(this.record(), queenFirst, repetition);
    const records = [game.record];
    while (records.length < count && game.moves.length >= 2) {
      game.undo(2);
      records.push(game.record);
    }
    game.close();
    return records;
  }

  answerDraw(accepted: boolean): void {
    const offered = this.drawOffer !== null;
    this.drawOffer = null;
    if (offered && accepted && !this.over) this.#end('draw-agreed');
  }

  /** Asks the engine, at full strength, what it would play. */
  async suggest(): Promise<void> {
    if (!this.canAct || this.adviser.asking) return;
    this.cancel();
    const request = this.#request({ timeMs: hintTime });
    const reports = await this.adviser.advise([request], () => void this.suggest());
    const report = reports?.[0];
    if (!report || !this.live) return;
    const move = this.latest.moves.find(({ text }) => text === report.line[0]);
    if (!move) return;
    this.hint = move;
    this.selected = move.tile;
    const { toMove } = this.latest;
    this.#say('notice.hint', 'info', null, () => ({ what: moveWords(move, toMove) }));
  }

  /** Pauses or continues a game between two computers. */
  setPaused(paused: boolean): void {
    this.paused = paused;
    this.adviser.stop();
    this.#continue();
  }

  // Tags of an imported record are kept.
  #setTags(tags: Readonly<Record<string, string>>): void {
    const had = new Set(this.tags.map(([name]) => name));
    for (const [name, value] of Object.entries(tags)) {
      if (!had.has(name)) this.#game.setTag(name, value);
    }
  }

  #adopt(game: RulesGame, setup: GameSetup, data: SessionData | null): void {
    this.adviser.stop();
    // A game that is kept here is kept as a game string, which has no tags.
    const tags = data?.tags ?? [];
    for (const [name, value] of tags) game.setTag(name, value);
    this.tags = game.opened.tags.length > 0 ? game.opened.tags : tags;
    this.#game.close();
    this.#game = game;
    this.setup = setup;
    this.undone = data?.undone ?? [];
    this.#ending = data?.ending ?? null;
    this.paused = false;
    this.#clocks = [];
    this.games++;
    this.clock.reset(setup.clock, data?.clock ?? null);
    this.#changed(null);
  }

  #movableAt(place: Place): TileName[] {
    return this.scene.tiles
      .filter((tile) => samePlace(tile, place) && this.movable.has(tile.tile))
      .sort((a, b) => b.level - a.level)
      .map(({ tile }) => tile);
  }

  #moverAfter(undonePlies: number): Colour {
    const even = undonePlies % 2 === 0;
    return even ? this.latest.toMove : other(this.latest.toMove);
  }

  #attempt(move: LegalMove): void {
    // A player in time trouble has no time for a second tap.
    if (settings.confirm && !this.clock.isShort(this.latest.toMove)) {
      this.pending = move;
      this.notice = null;
      this.#speak(`${moveWords(move, this.latest.toMove)}. ${t('play.confirm')}?`);
    } else {
      this.#play(move.text);
    }
  }

  #play(text: string): void {
    const clocks = this.clock.kept();
    this.#game.play(text);
    this.#clocks[this.moves.length] = clocks;
    this.undone = [];
    this.clock.pressed(other(this.latest.toMove));
    const watching = this.live;
    this.#changed(watching ? null : this.scene.ply);
    const last = this.latest.last;
    if (!last) return;
    const then = this.result ? this.#resultWords(this.result) : (this.notice?.say() ?? '');
    this.#speak([moveWords(last, other(this.latest.toMove)), then].filter(Boolean).join('. '));
    this.#sound(last.manner === 'place' ? 'place' : last.manner === 'throw' ? 'throw' : 'move');
    if (this.over) this.#ended();
  }

  #end(how: End): void {
    this.#game.end(how);
    this.adviser.stop();
    this.undone = [];
    this.#changed(null);
    if (this.result) this.#speak(this.#resultWords(this.result));
    this.#ended();
  }

  #resultWords(result: Result): string {
    return `${resultTitle(result)}. ${resultReason(result)}`;
  }

  #ended(): void {
    const winner = this.result?.winner ?? null;
    const human = onlyHuman(this.setup);
    this.#sound(!winner ? 'draw' : human && winner !== human ? 'loss' : 'win');
  }

  // The position has changed. Keeps showing an earlier ply if the person is looking at it.
  #changed(ply: number | null): void {
    this.adviser.moveOn();
    this.drawOffer = null;
    this.#refresh();
    if (ply === null) this.#clearChoice();
    else this.scene = this.#game.scene(Math.min(ply, this.moves.length));
    this.changes++;
    this.#continue();
  }

  #refresh(): void {
    this.hurried = false;
    this.moves = this.#game.moves;
    this.latest = this.#game.latest;
    this.scene = this.latest;
  }

  #clearChoice(): void {
    this.selected = null;
    this.pending = null;
    this.notice = null;
    this.hint = null;
  }

  // Everything that happens automatically: the clock, a pass, the computer's move.
  #continue(): void {
    clearTimeout(this.#passTimer);
    if (this.over || this.paused) {
      this.clock.stop();
      return;
    }
    if (this.moves.length > 0) this.clock.runFor(this.latest.toMove);
    else this.clock.stop();
    if (this.latest.mustPass) {
      const { toMove } = this.latest;
      this.#say('notice.pass', 'info', null, () => ({ what: t(`colour.${toMove}`) }));
      this.#passTimer = window.setTimeout(() => this.#play('pass'), passDelay);
    } else if (this.player.kind === 'computer') {
      void this.#think(this.player.level);
    } else if (this.latest.queenDue) {
      this.#say('notice.queenDue', 'info');
    }
  }

  async #think(level: number): Promise<void> {
    const seed = 1 + Math.floor(Math.random() * 1e9);
    const view = this.clock.view(this.latest.toMove);
    // A game lasts about thirty moves per side.
    const share = view && Math.max(50, Math.min(5000, view.remainingMs / 30));
    const request = this.#request({ level, seed, ...(share ? { timeMs: share } : {}) });
    const report = await this.adviser.think(request, () => this.#continue());
    const text = report?.line[0];
    if (text) this.#play(text);
  }

  // A question about the latest position.
  #request(what: Partial<EngineRequest>): EngineRequest {
    const { queenFirst, repetition } = this.#game.opened;
    return { game: this.record(), queenFirst, repetition, ...what };
  }

  #refuseTile(tile: TileName): void {
    const { verdict, throws } = this.#game.use(tile);
    this.#refuse(verdict, tile, null, throws);
  }

  #refuse(
    verdict: Verdict | null,
    asked: TileName,
    target: Place | null,
    throws: readonly TileName[] = [],
  ): void {
    if (!verdict) return;
    const scene = this.latest;
    const say = () => reasonWords(verdict, scene, asked, throws);
    this.notice = { kind: 'reason', say, verdict, tile: asked, target, action: null };
    this.#speak(say());
    this.#sound('refuse');
  }

  #say(
    key: MessageKey,
    kind: Notice['kind'],
    action: Notice['action'] = null,
    params: () => Params = () => ({}),
  ): void {
    this.notice = {
      kind,
      say: () => t(key, params()),
      verdict: null,
      tile: '',
      target: null,
      action,
    };
    this.#speak(this.notice.say());
  }

  #speak(text: string): void {
    this.announcement = { number: this.announcement.number + 1, text };
  }

  #sound(kind: SoundKind): void {
    if (settings.sound) playSound(kind);
  }
}
