// How fast perft and the search are in WebAssembly, as a part of the speed of the native program: both
// work with one thread in turns, after a warm-up that lets the browser's compiler finish, and the
// medians are compared.
//
// usage: node bench/wasm_ratio.mjs [NATIVE_PROGRAM] [ROUNDS]
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { loadEngine } from '../tests/wasm/engine_module.mjs';

const root = new URL('../', import.meta.url);
const program = process.argv[2] ?? fileURLToPath(new URL('build/release/mandible', root));
const rounds = Number(process.argv[3] ?? 15);
const goal = 0.5;

// A tenth of a second or more in the native program.
const depths = { start: 6, M20: 4, M40: 4, O20: 4 };

// Searched to this depth, which is the same tree in both.
const searchDepth = 9;
const searched = ['Base 20', 'Base+ML 20', 'Base+MLP 24', 'Base+MDR 28'];

function gameOf(name, file) {
  const header = readFileSync(new URL(`src/engine/${file}`, root), 'utf8');
  const pattern = name.replace('+', '\\+');
  const row = new RegExp(`\\{"${pattern}",\\s*(?:R?"[^"]*",\\s*)?((?:R?"[^"]*"\\s*)+)\\}`);
  const body = row.exec(header)[1];
  return [...body.matchAll(/R"\(([^"]*)\)"|"([^"]*)"/g)].map(([, raw, text]) => raw ?? text).join('');
}

/** The native program in the Universal Hive Protocol: a line in, lines out. */
function startNative() {
  const child = spawn(program, ['uhp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answer = async () => {
    let text = '';
    for (;;) {
      const { value, done } = await lines.next();
      if (done || value === 'ok') return text;
      text += `${value}\n`;
    }
  };
  const greeting = answer();
  return {
    async uhp(line) {
      await greeting;
      child.stdin.write(`${line}\n`);
      return answer();
    },
    close: () => child.stdin.end(),
  };
}

async function count(engine, depth) {
  const [, leaves, ms] = new RegExp(`^perft\\(${depth}\\) = ([\\d,]+) in (\\d+) ms`, 'm').exec(
    await engine.uhp(`perft ${depth}`),
  );
  return { result: leaves, ms: Number(ms) };
}

async function search(engine, game) {
  await engine.uhp(`newgame ${game}`);
  const start = performance.now();
  const answer = await engine.uhp(`bestmove depth ${searchDepth}`);
  return { result: answer.split('\n')[0], ms: performance.now() - start };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const native = startNative();
const wasm = await loadEngine('mandible_engine');
for (const engine of [native, wasm]) await engine.uhp('options set Threads 1');
let least = Infinity;

/** `work` gives a result, which must be the same in both, and its time. */
async function compare(name, depth, work) {
  const times = { native: [], wasm: [] };
  for (let warm = 0; warm < 2; ++warm) await work(wasm);
  for (let round = 0; round < rounds; ++round) {
    const there = await work(native);
    const here = await work(wasm);
    if (here.result !== there.result) throw new Error(`${name}: the results differ`);
    times.native.push(there.ms);
    times.wasm.push(here.ms);
  }
  const speed = median(times.native) / median(times.wasm);
  least = Math.min(least, speed);
  const column = (value) => value.toFixed(1).padStart(9);
  console.log(
    `${name.padEnd(20)}  ${String(depth).padStart(5)}  ${column(median(times.native))}  ` +
      `${column(median(times.wasm))}  ${(speed * 100).toFixed(0).padStart(4)}%`,
  );
}

console.log('                      depth  native ms    wasm ms  speed');
for (const [name, depth] of Object.entries(depths)) {
  const game = gameOf(name, 'bench_positions.h');
  for (const engine of [native, wasm]) await engine.uhp(`newgame ${game}`);
  await compare(`perft ${name}`, depth, (engine) => count(engine, depth));
}
for (const name of searched) {
  const game = gameOf(name, 'search_positions.h');
  await compare(`search ${name}`, searchDepth, (engine) => search(engine, game));
}
native.close();
console.log(`the least is ${(least * 100).toFixed(0)}%; the goal is ${goal * 100}%`);
process.exitCode = least < goal ? 1 : 0;
