// Loads an engine module of the preset `wasm` into Node, as web/src/core/engine-worker.ts does into
// a browser.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../build/wasm/', import.meta.url));

export async function loadEngine(name, options = {}) {
  const create = createRequire(import.meta.url)(`${folder}${name}.js`);
  const module = { wasmBinary: readFileSync(`${folder}${name}.wasm`), ...options };
  // Threads that stayed behind would keep Node from ending.
  const close = () => module.PThread?.terminateAllThreads();
  await create(module).catch((reason) => {
    close();
    throw reason;
  });

  const write = (text) => {
    const size = module.lengthBytesUTF8(text);
    module.stringToUTF8(text, module._mandible_input(size), size + 1);
  };
  const read = () => module.UTF8ToString(module._mandible_output());

  return {
    // The greeting of a new conversation in the Universal Hive Protocol.
    startUhp() {
      module._mandible_uhp_start();
      return read();
    },
    uhp(line) {
      write(line);
      module._mandible_uhp();
      return read();
    },
    // Limits that are left out are none; returns an error or undefined.
    go(game, limits = {}) {
      const { level = -1, timeMs = -1, depth = -1, nodes = -1, seed = 0, threads = 1 } = limits;
      write(game);
      module._mandible_engine_go(7, 0, 1, level, timeMs, depth, nodes, seed, threads, 16);
      return JSON.parse(read()).error;
    },
    stop: () => module._mandible_engine_stop(),
    events() {
      module._mandible_engine_poll();
      return JSON.parse(read());
    },
    bench: (depth) => module._mandible_bench(depth),
    pinnedSignature: () => module._mandible_pinned_signature(),
    close,
  };
}
