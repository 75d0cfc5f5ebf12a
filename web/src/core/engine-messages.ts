// The messages between the page and the engine's worker.

export interface EngineRequest {
  /** A game string; the game must not be over. */
  readonly game: string;
  readonly queenFirst: boolean;
  readonly repetition: boolean;
  /** From 1 to 10; if omitted, the engine plays at full strength. */
  readonly level?: number;
  readonly timeMs?: number;
  readonly depth?: number;
  readonly nodes?: number;
  /** Makes the games of a level differ. */
  readonly seed?: number;
  /** Limited to the threads that the engine has. */
  readonly threads?: number;
}

export interface EngineReport {
  readonly depth: number;
  /** From the view of the side to move; between equals, 200 wins three games in four. */
  readonly score: number;
  /** What the score promises: how many of a thousand games the side to move wins. */
  readonly chance: number;
  readonly nodes: number;
  readonly timeMs: number;
  /** The moves that the engine expects, its own first. */
  readonly line: readonly string[];
  /** Plies until the side to move has won or, below zero, lost; only when that is certain. */
  readonly win?: number;
}

/** The addresses of a module's parts; their names contain hashes. */
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
