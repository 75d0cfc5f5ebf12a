// What a move costs between the web app and the rules module: the calls of the module's functions,
// the bytes of text that go in and out, and the time, with text decoded and JSON parsed. It plays
// the move as the app's session does: play() alone, whose answer is the scene and the game string.
//
// usage: node bench/border.mjs [ROUNDS]
import { readFileSync } from 'node:fs';
import { Rules } from '../web/src/core/rules.ts';

const root = new URL('../', import.meta.url);
const rounds = Number(process.argv[2] ?? 2000);

function gameOf(name) {
  const header = readFileSync(new URL('src/engine/bench_positions.h', root), 'utf8');
  const body = new RegExp(`\\{"${name}", R?"[^"]*",\\s*((?:R?"[^"]*"\\s*)+)\\}`).exec(header)[1];
  return [...body.matchAll(/R"\(([^"]*)\)"|"([^"]*)"/g)].map(([, raw, text]) => raw ?? text).join('');
}

const count = { calls: 0, bytesIn: 0, bytesOut: 0 };

/** The exports of the module, counting on every call. */
function counted(exports) {
  const wrap = (name, run) => (...values) => {
    const answer = run(...values);
    count.calls++;
    if (name === 'mandible_input') count.bytesIn += values[0];
    if (name === 'mandible_output_size') count.bytesOut += answer;
    return answer;
  };
  const entries = Object.entries(exports);
  return Object.fromEntries(
    entries.map(([name, it]) => [name, typeof it === 'function' ? wrap(name, it) : it]),
  );
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** What one run of `act` costs; `restore`, which is not measured, puts the game back. */
function measure(label, record, prepare, act, restore) {
  const once = counting.open(record);
  const what = prepare(once);
  Object.assign(count, { calls: 0, bytesIn: 0, bytesOut: 0 });
  act(once, what);
  const { calls, bytesIn, bytesOut } = count;
  once.close();
  const game = plain.open(record);
  const times = [];
  for (let round = 0; round < rounds; ++round) {
    const start = performance.now();
    act(game, what);
    times.push(1000 * (performance.now() - start));
    restore(game);
  }
  game.close();
  const columns = [calls, bytesIn, bytesOut, median(times).toFixed(0)];
  console.log(label.padEnd(22) + columns.map((value) => String(value).padStart(8)).join(''));
}

const bytes = readFileSync(new URL('build/wasm/mandible_rules.wasm', root));
const { instance } = await WebAssembly.instantiate(bytes, {
  env: { emscripten_notify_memory_growth() {} },
  wasi_snapshot_preview1: { proc_exit() {} },
});
instance.exports._initialize?.();
const plain = new Rules(instance);
const counting = new Rules({ exports: counted(instance.exports) });

console.log('position, what           calls   in, B  out, B      µs');
for (const name of ['M20', 'M40', 'O20']) {
  const record = gameOf(name);
  const lastMove = (game) => game.latest.moves.at(-1).text;
  const play = (game, text) => game.play(text);
  const undo = (game) => game.undo();
  measure(`${name}, a move`, record, lastMove, play, undo);
  let text;
  const take = (game) => (text = game.moves.at(-1));
  measure(`${name}, an undo`, record, take, undo, (game) => game.play(text));
}
