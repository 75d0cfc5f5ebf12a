// What the page and the engine's worker say to each other.

export interface EngineRequest {
  /** A game string; the game must not be over. */
  readonly game: string;
  readonly queenFirst: boolean;
  readonly repetition: boolean;
  /** From 1 to 8; left out, it plays as well as it can. */
  readonly level?: number;
  readonly timeMs?: number;
  readonly depth?: number;
  readonly nodes?: number;
  /** Lets the games of a level differ. */
  readonly seed?: number;
  /** At most as many as the engine has. */
  readonly threads?: number;
}

export interface EngineReport {
  readonly depth: number;
  /** In hundredths of a Queen's liberty, from the view of the side to move. */
  readonly score: number;
  readonly nodes: number;
  readonly timeMs: number;
  /** The moves that the engine expects, its own first. */
  readonly line: readonly string[];
  /** Plies until the side to move has won or, below zero, lost; only when that is certain. */
  readonly win?: number;
}

/** Where the parts of a module are; their names carry hashes. */
export interface EngineFiles {
  readonly script: string;
  readonly wasm: string;
  /** The script of a thread, in the module that has threads. */
  readonly thread?: string;
}

export type ToWorker =
  | { readonly type: 'load'; readonly files: EngineFiles; readonly threads: number }
  | {
      readonly type: 'go';
      readonly id: number;
      readonly request: EngineRequest;
      readonly threads: number;
    }
  | { readonly type: 'stop' };

export type FromWorker =
  | { readonly type: 'loaded' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'refused'; readonly id: number; readonly message: string }
  | { readonly type: 'progress' | 'best'; readonly id: number; readonly report: EngineReport };
