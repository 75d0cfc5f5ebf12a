// How fast perft is in WebAssembly, as a part of the speed of the native program: both count with
// one thread in turns, after a warm-up that lets the browser's compiler finish, and the medians are
// compared.
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

function gameOf(name) {
  const header = readFileSync(new URL('src/engine/bench_positions.h', root), 'utf8');
  const body = new RegExp(`\\{"${name}", R?"[^"]*",\\s*((?:R?"[^"]*"\\s*)+)\\}`).exec(header)[1];
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
  return { leaves, ms: Number(ms) };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const native = startNative();
const wasm = await loadEngine('mandible_engine');
await native.uhp('options set Threads 1');
let least = Infinity;
console.log('position  depth  native ms  wasm ms  speed');
for (const [name, depth] of Object.entries(depths)) {
  const times = { native: [], wasm: [] };
  for (const engine of [native, wasm]) await engine.uhp(`newgame ${gameOf(name)}`);
  for (let warm = 0; warm < 2; ++warm) await count(wasm, depth);
  for (let round = 0; round < rounds; ++round) {
    const there = await count(native, depth);
    const here = await count(wasm, depth);
    if (here.leaves !== there.leaves) throw new Error(`${name}: the counts differ`);
    times.native.push(there.ms);
    times.wasm.push(here.ms);
  }
  const speed = median(times.native) / median(times.wasm);
  least = Math.min(least, speed);
  console.log(
    `${name.padEnd(8)}  ${String(depth).padStart(5)}  ${String(median(times.native)).padStart(9)}  ` +
      `${String(median(times.wasm)).padStart(7)}  ${(speed * 100).toFixed(0).padStart(4)}%`,
  );
}
native.close();
console.log(`the least is ${(least * 100).toFixed(0)}%; the goal is ${goal * 100}%`);
process.exitCode = least < goal ? 1 : 0;
