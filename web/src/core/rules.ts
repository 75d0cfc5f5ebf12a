// The rules of Hive: a typed wrapper over the WebAssembly functions of src/wasm/rules_api.cpp.
import type { NamedEdition, Opened, Scene, TileName, Verdict } from './types';

interface Exports {
  readonly memory: WebAssembly.Memory;
  mandible_input(size: number): number;
  mandible_output(): number;
  mandible_output_size(): number;
  mandible_open(queenFirst: number, repetition: number): void;
  mandible_close(game: number): void;
  mandible_scene(game: number, ply: number): void;
  mandible_moves(game: number): void;
  mandible_play(game: number): void;
  mandible_undo(game: number, plies: number): void;
  mandible_end(game: number, how: number): void;
  mandible_why_not(game: number, q: number, r: number): void;
  mandible_why_stuck(game: number): void;
  mandible_set_tag(game: number): void;
  mandible_export(game: number, format: number): void;
  mandible_editions(): void;
}

/** What the rules refuse; the message is English and names the text and the reason. */
export class RulesError extends Error {
  /** For a move that was understood but is not legal. */
  readonly verdict: Verdict | null;

  constructor(message: string, verdict: Verdict | null) {
    super(message);
    this.verdict = verdict;
  }
}

export type End = 'white-resigns' | 'black-resigns' | 'draw-agreed' | 'white-wins' | 'black-wins';
const ends: readonly End[] = [
  'white-resigns',
  'black-resigns',
  'draw-agreed',
  'white-wins',
  'black-wins',
];

export class Rules {
  readonly #exports: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as unknown as Exports;
  }

  /** Opens a record in any format: a game string, a game type alone, PGN or BoardSpace's SGF. */
  open(text: string, queenFirst = false, repetition = true): RulesGame {
    this.#write(text);
    this.#exports.mandible_open(Number(queenFirst), Number(repetition));
    return new RulesGame(this, this.#answer<Opened>());
  }

  editions(): NamedEdition[] {
    this.#exports.mandible_editions();
    return this.#answer();
  }

  /** Calls a function of the module and returns what it answers. */
  call<T>(run: (exports: Exports) => void, input?: string): T {
    if (input !== undefined) this.#write(input);
    run(this.#exports);
    return this.#answer<T>();
  }

  release(game: number): void {
    this.#exports.mandible_close(game);
  }

  #write(text: string): void {
    const bytes = this.#encoder.encode(text);
    const address = this.#exports.mandible_input(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, address, bytes.length).set(bytes);
  }

  #answer<T>(): T {
    const address = this.#exports.mandible_output();
    const size = this.#exports.mandible_output_size();
    const text = this.#decoder.decode(new Uint8Array(this.#exports.memory.buffer, address, size));
    const answer = JSON.parse(text) as T | { error: string; verdict?: Verdict };
    if (typeof answer === 'object' && answer !== null && 'error' in answer) {
      throw new RulesError(answer.error, answer.verdict ?? null);
    }
    return answer as T;
  }
}

/** One game inside the module. Close it when it is no longer needed. */
export class RulesGame {
  readonly #rules: Rules;
  readonly opened: Opened;

  constructor(rules: Rules, opened: Opened) {
    this.#rules = rules;
    this.opened = opened;
  }

  /** After `ply` plies. */
  scene(ply: number): Scene {
    return this.#rules.call((it) => it.mandible_scene(this.opened.game, ply));
  }

  moves(): string[] {
    return this.#rules.call((it) => it.mandible_moves(this.opened.game));
  }

  /** Plays a move in the notation of the Universal Hive Protocol, or `pass`. */
  play(text: string): void {
    this.#rules.call((it) => it.mandible_play(this.opened.game), text);
  }

  undo(plies = 1): void {
    this.#rules.call((it) => it.mandible_undo(this.opened.game, plies));
  }

  end(how: End): void {
    this.#rules.call((it) => it.mandible_end(this.opened.game, ends.indexOf(how)));
  }

  /** Why the tile cannot go there now; null if it can. */
  whyNot(tile: TileName, q: number, r: number): Verdict | null {
    const answer = this.#rules.call<Verdict & { legal: boolean }>(
      (it) => it.mandible_why_not(this.opened.game, q, r),
      tile,
    );
    return answer.legal ? null : answer;
  }

  /** Why the tile cannot be used at all now; null if it can. */
  whyStuck(tile: TileName): Verdict | null {
    const answer = this.#rules.call<Verdict & { legal?: boolean }>(
      (it) => it.mandible_why_stuck(this.opened.game),
      tile,
    );
    return answer.legal ? null : answer;
  }

  setTag(name: string, value: string): void {
    this.#rules.call((it) => it.mandible_set_tag(this.opened.game), `${name}\n${value}`);
  }

  gameString(): string {
    return this.#export(0);
  }

  pgn(): string {
    return this.#export(1);
  }

  /** As BoardSpace has it; throws if the game has bugs that BoardSpace does not have. */
  sgf(): string {
    return this.#export(2);
  }

  close(): void {
    this.#rules.release(this.opened.game);
  }

  #export(format: 0 | 1 | 2): string {
    return this.#rules.call<{ text: string }>((it) => it.mandible_export(this.opened.game, format))
      .text;
  }
}

// The module writes nothing and reads no files; what the C library links in must only be there.
const imports: WebAssembly.Imports = {
  env: { emscripten_notify_memory_growth: () => undefined },
  wasi_snapshot_preview1: {
    proc_exit: (code: number) => {
      throw new Error(`the rules module ended with code ${code}`);
    },
  },
};

/** Instantiates the module from its bytes or, in a browser, while they arrive. */
export async function loadRules(source: BufferSource | Promise<Response>): Promise<Rules> {
  const { instance } =
    source instanceof Promise
      ? await WebAssembly.instantiateStreaming(source, imports)
      : await WebAssembly.instantiate(source, imports);
  const initialize = instance.exports['_initialize'];
  if (typeof initialize === 'function') (initialize as () => void)();
  return new Rules(instance);
}
