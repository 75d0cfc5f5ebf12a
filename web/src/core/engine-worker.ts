// The worker in which the engine runs: loads a module of src/wasm and forwards requests and reports.
import type {
  EngineFiles,
  EngineReport,
  EngineRequest,
  FromWorker,
  ToWorker,
} from './engine-messages';

/** What engine_api.cpp and buffers.h export, and what Emscripten adds to handle text. */
interface EngineModule {
  lengthBytesUTF8(text: string): number;
  stringToUTF8(text: string, address: number, size: number): void;
  UTF8ToString(address: number): string;
  _mandible_input(size: number): number;
  _mandible_output(): number;
  _mandible_engine_go(
    id: number,
    queenFirst: number,
    repetition: number,
    level: number,
    timeMs: number,
    depth: number,
    nodes: number,
    seed: number,
    threads: number,
    tableMegabytes: number,
  ): void;
  _mandible_engine_stop(): void;
  _mandible_engine_poll(): void;
}

interface ModuleOptions {
  locateFile(name: string): string;
  mainScriptUrlOrBlob: string;
  poolSize: number;
  onEngineEvents(): void;
  onAbort(reason: unknown): void;
}

declare global {
  // set by src/wasm/engine_global.js
  var createMandibleEngine: (options: ModuleOptions) => Promise<EngineModule>;
}

type EngineEvent = EngineReport & { readonly type: 'progress' | 'best'; readonly id: number };

// A phone can spare this much, and a search of a few seconds does not fill it.
const tableMegabytes = 64;

let engine: EngineModule | undefined;

function tell(message: FromWorker): void {
  self.postMessage(message);
}

function fail(reason: unknown): void {
  tell({ type: 'failed', message: reason instanceof Error ? reason.message : String(reason) });
}

function answer(module: EngineModule): unknown {
  return JSON.parse(module.UTF8ToString(module._mandible_output()));
}

async function load(files: EngineFiles, threads: number): Promise<void> {
  await import(/* @vite-ignore */ files.script);
  engine = await globalThis.createMandibleEngine({
    locateFile: (name) => (name.endsWith('.wasm') ? files.wasm : (files.thread ?? name)),
    mainScriptUrlOrBlob: files.script,
    poolSize: threads,
    onEngineEvents: passEventsOn,
    onAbort: fail,
  });
  tell({ type: 'loaded' });
}

function passEventsOn(): void {
  if (!engine) return;
  engine._mandible_engine_poll();
  for (const { type, id, ...report } of answer(engine) as EngineEvent[]) {
    tell({ type, id, report });
  }
}

function go(module: EngineModule, id: number, request: EngineRequest, threads: number): void {
  const size = module.lengthBytesUTF8(request.game);
  module.stringToUTF8(request.game, module._mandible_input(size), size + 1);
  module._mandible_engine_go(
    id,
    Number(request.queenFirst),
    Number(request.repetition),
    request.level ?? -1,
    request.timeMs ?? -1,
    request.depth ?? -1,
    request.nodes ?? -1,
    request.seed ?? 0,
    threads,
    tableMegabytes,
  );
  const { error } = answer(module) as { error?: string };
  if (error !== undefined) tell({ type: 'refused', id, message: error });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'load') load(data.files, data.threads).catch(fail);
  else if (data.type === 'go' && engine) go(engine, data.id, data.request, data.threads);
  else if (data.type === 'stop') engine?._mandible_engine_stop();
};
