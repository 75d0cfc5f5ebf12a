// The rules of Hive: a typed wrapper over the WebAssembly functions of src/wasm/rules_api.cpp.
import type {
  Changed,
  End,
  InputProblem,
  NamedEdition,
  Opened,
  RecordFormat,
  Scene,
  TileName,
  TileUse,
  Verdict,
} from './types';

interface Exports {
  readonly memory: WebAssembly.Memory;
  mandible_input(size: number): number;
  mandible_output(): number;
  mandible_output_size(): number;
  mandible_open(queenFirst: number, repetition: number): void;
  mandible_close(game: number): void;
  mandible_scene(game: number, ply: number): void;
  mandible_play(game: number): void;
  mandible_undo(game: number, plies: number): void;
  mandible_end(game: number): void;
  mandible_why_not(game: number, q: number, r: number): void;
  mandible_use(game: number): void;
  mandible_set_tag(game: number): void;
  mandible_export(game: number): void;
  mandible_editions(): void;
}

interface Refused {
  readonly error: InputProblem;
  readonly verdict?: Verdict;
}

/** The caller was wrong, not the person. */
interface Misused {
  readonly misuse: string;
}

/** A text that the rules cannot read, or a move that they refuse. */
export class RulesError extends Error {
  readonly problem: InputProblem;
  /** Of a move that was understood but is not legal. */
  readonly verdict: Verdict | null;

  constructor(problem: InputProblem, verdict: Verdict | null) {
    super(JSON.stringify(problem));
    this.problem = problem;
    this.verdict = verdict;
  }
}

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
    const answer = JSON.parse(text) as T | Refused | Misused;
    if (typeof answer === 'object' && answer !== null) {
      if ('error' in answer) throw new RulesError(answer.error, answer.verdict ?? null);
      if ('misuse' in answer) throw new Error(answer.misuse);
    }
    return answer as T;
  }
}

/**
 * One game inside the module. What it was told about the game it keeps: a move crosses the border
 * once, and no scene is asked for twice. Close it when it is no longer needed.
 */
export class RulesGame {
  readonly #rules: Rules;
  readonly #past = new Map<number, Scene>();
  #latest: Scene;
  #moves: readonly string[];
  #record: string;
  readonly opened: Opened;

  constructor(rules: Rules, opened: Opened) {
    this.#rules = rules;
    this.opened = opened;
    this.#latest = opened.scene;
    this.#moves = opened.moves;
    this.#record = opened.record;
  }

  /** The end of the game. */
  get latest(): Scene {
    return this.#latest;
  }

  get moves(): readonly string[] {
    return this.#moves;
  }

  /** The game string. */
  get record(): string {
    return this.#record;
  }

  /** After `ply` plies. */
  scene(ply: number): Scene {
    if (ply === this.#latest.ply) return this.#latest;
    let scene = this.#past.get(ply);
    if (!scene) {
      scene = this.#rules.call<Scene>((it) => it.mandible_scene(this.opened.game, ply));
      this.#past.set(ply, scene);
    }
    return scene;
  }

  /** Plays a move in the notation of the Universal Hive Protocol, or `pass`. */
  play(text: string): Scene {
    const before = this.#latest;
    this.#change((it) => it.mandible_play(this.opened.game), text);
    this.#past.set(before.ply, { ...before, moves: [] });
    this.#moves = [...this.#moves, this.#latest.last?.text ?? text];
    return this.#latest;
  }

  undo(plies = 1): Scene {
    this.#change((it) => it.mandible_undo(this.opened.game, plies));
    for (const ply of this.#past.keys()) {
      if (ply >= this.#latest.ply) this.#past.delete(ply);
    }
    this.#moves = this.#moves.slice(0, this.#latest.ply);
    return this.#latest;
  }

  end(how: End): Scene {
    this.#change((it) => it.mandible_end(this.opened.game), how);
    return this.#latest;
  }

  /** Why the tile cannot go there now; null if it can. */
  whyNot(tile: TileName, q: number, r: number): Verdict | null {
    return this.#rules.call<{ verdict: Verdict | null }>(
      (it) => it.mandible_why_not(this.opened.game, q, r),
      tile,
    ).verdict;
  }

  /** What the tile is good for now. */
  use(tile: TileName): TileUse {
    return this.#rules.call((it) => it.mandible_use(this.opened.game), tile);
  }

  setTag(name: string, value: string): void {
    this.#rules.call((it) => it.mandible_set_tag(this.opened.game), `${name}\n${value}`);
  }

  /** The record with its tags. SGF throws if the game has bugs that BoardSpace does not have. */
  export(format: RecordFormat): string {
    return this.#rules.call<{ text: string }>((it) => it.mandible_export(this.opened.game), format)
      .text;
  }

  close(): void {
    this.#rules.release(this.opened.game);
  }

  #change(run: (exports: Exports) => void, input?: string): void {
    const { scene, record } = this.#rules.call<Changed>(run, input);
    this.#latest = scene;
    this.#record = record;
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
