// The engine as the page sees it: ask for a move, follow the search, stop it. It runs in a worker, with
// several threads where the browser allows them and one otherwise.
import oneScript from '@wasm/mandible_engine.js?url';
import oneWasm from '@wasm/mandible_engine.wasm?url';
import manyScript from '@wasm/mandible_engine_threads.js?url';
import manyWasm from '@wasm/mandible_engine_threads.wasm?url';
import manyThread from '@wasm/mandible_engine_threads.worker.js?url';
import type {
  EngineFiles,
  EngineReport,
  EngineRequest,
  FromWorker,
  ToWorker,
} from './engine-messages';

export type { EngineReport, EngineRequest };

/** The search was stopped, by stop(), dispose() or the next go(). */
export class EngineStopped extends Error {}

/** `load`: the module did not start; `crash`: it died; `refused`: it cannot search that game. */
export type EngineFailure = 'load' | 'crash' | 'refused';

export class EngineFailed extends Error {
  readonly code: EngineFailure;

  constructor(code: EngineFailure, message: string) {
    super(message);
    this.code = code;
  }
}

// More threads than this help little in a search of a few seconds.
const mostThreads = 8;

// A module that cannot start its threads reports nothing at all. Long enough to load it over a slow
// connection.
const threadsStartMs = 20_000;

function absolute(url: string): string {
  return new URL(url, import.meta.url).href;
}

function filesFor(threads: number): EngineFiles {
  return threads > 1
    ? { script: absolute(manyScript), wasm: absolute(manyWasm), thread: absolute(manyThread) }
    : { script: absolute(oneScript), wasm: absolute(oneWasm) };
}

/** How many threads to use on this machine: one is left for the page. */
function usualThreads(): number {
  return Math.max(1, Math.min(mostThreads, (navigator.hardwareConcurrency || 1) - 1));
}

function threadsAllowed(): boolean {
  return globalThis.crossOriginIsolated === true && typeof SharedArrayBuffer === 'function';
}

interface Search {
  readonly id: number;
  readonly onProgress: ((report: EngineReport) => void) | undefined;
  readonly resolve: (report: EngineReport) => void;
  readonly reject: (reason: Error) => void;
}

/** A worker, from the moment it is created. */
interface Host {
  readonly worker: Worker;
  ready: boolean;
}

export class Engine {
  #threads: number;
  #host: Host | undefined;
  #loading: Promise<Host> | undefined;
  #search: Search | undefined;
  #lastId = 0;

  constructor(options: { threads?: number } = {}) {
    this.#threads = threadsAllowed() ? (options.threads ?? usualThreads()) : 1;
  }

  /** Becomes 1 if the module with threads does not start. */
  get threads(): number {
    return this.#threads;
  }

  /** The best line found; rejects with EngineStopped or EngineFailed. Ends any earlier search. */
  go(request: EngineRequest, onProgress?: (report: EngineReport) => void): Promise<EngineReport> {
    this.stop();
    return new Promise((resolve, reject) => {
      const search: Search = { id: ++this.#lastId, onProgress, resolve, reject };
      this.#search = search;
      this.#load().then(
        ({ worker }) => {
          if (this.#search !== search) return;
          const threads = Math.min(request.threads ?? this.#threads, this.#threads);
          worker.postMessage({ type: 'go', id: search.id, request, threads } satisfies ToWorker);
        },
        (reason: Error) => {
          if (this.#search === search) this.#end(reason);
        },
      );
    });
  }

  stop(): void {
    if (!this.#search) return;
    this.#end(new EngineStopped());
    // a worker that is still loading has not started, and one without threads cannot listen
    if (!this.#host?.ready) return;
    if (this.#threads > 1) this.#host.worker.postMessage({ type: 'stop' } satisfies ToWorker);
    else this.#drop();
  }

  /** Frees the worker. A later go() creates another. */
  dispose(): void {
    this.#end(new EngineStopped());
    this.#drop();
  }

  #end(reason: Error): void {
    const search = this.#search;
    this.#search = undefined;
    search?.reject(reason);
  }

  #drop(): void {
    this.#host?.worker.terminate();
    this.#host = undefined;
    this.#loading = undefined;
  }

  #load(): Promise<Host> {
    this.#loading ??= this.#start().catch((reason: unknown) => {
      if (this.#threads === 1) throw reason;
      this.#threads = 1;
      return (this.#loading = this.#start());
    });
    return this.#loading;
  }

  /** Does not settle if the worker is dropped in the meantime. */
  #start(): Promise<Host> {
    const threads = this.#threads;
    const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
    const host: Host = { worker, ready: false };
    this.#host = host;
    return new Promise((resolve, reject) => {
      const fail = (message: string) => {
        if (this.#host !== host) return;
        this.#drop();
        if (host.ready) this.#end(new EngineFailed('crash', message));
        else reject(new EngineFailed('load', message));
      };
      const timer = threads > 1 ? setTimeout(() => fail('no answer'), threadsStartMs) : undefined;
      worker.onerror = (event) => fail(event.message);
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'loaded') {
          clearTimeout(timer);
          host.ready = true;
          resolve(host);
        } else if (data.type === 'failed') {
          fail(data.message);
        } else {
          this.#hear(data);
        }
      };
      const files = filesFor(threads);
      worker.postMessage({ type: 'load', files, threads } satisfies ToWorker);
    });
  }

  #hear(message: Extract<FromWorker, { id: number }>): void {
    const search = this.#search;
    if (search?.id !== message.id) return;
    if (message.type === 'refused') {
      this.#end(new EngineFailed('refused', message.message));
    } else if (message.type === 'progress') {
      search.onProgress?.(message.report);
    } else {
      this.#search = undefined;
      search.resolve(message.report);
    }
  }
}
