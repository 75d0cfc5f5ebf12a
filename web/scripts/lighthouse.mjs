// Measures the built app, served by mandible-server, with Lighthouse, as a desktop and as a phone,
// and fails below 95 points. Run after ./test or the build; takes about a minute and needs an idle
// machine, so it is not part of ./test. usage: npm run lighthouse [-- PATH]
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { args, executablePath } from './browser.mjs';

const wanted = 95;
const runs = 3; // the median counts: other work on the machine disturbs the measurement
const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices']);
const serverPort = 4282;
const browserPort = 4283;
const url = `http://localhost:${serverPort}/${process.argv[2] ?? ''}`;
/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const server = spawn(
  here('../../build/release/mandible-server'),
  ['--port', `${serverPort}`, '--web', here('../dist')],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
await new Promise((resolve, reject) => {
  server.stdout.once('data', resolve); // it prints its address as soon as it listens
  server.once('exit', () => reject(new Error('mandible-server did not start')));
});
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${browserPort}`],
});

/** @param {string} device */
async function measure(device) {
  const result = await lighthouse(
    url,
    { port: browserPort, onlyCategories: [...categories], output: 'html', logLevel: 'error' },
    device === 'desktop' ? desktopConfig : undefined,
  );
  const trouble = result?.lhr.runtimeError;
  if (!result || trouble) throw new Error(trouble?.message ?? 'Lighthouse gave no result');
  return result;
}

/** @param {Awaited<ReturnType<typeof measure>>} result */
const performance = (result) => result.lhr.categories['performance']?.score ?? 0;

let good = true;
try {
  await mkdir(here('../test-results'), { recursive: true });
  for (const device of ['desktop', 'phone']) {
    const results = [];
    for (let run = 0; run < runs; run++) results.push(await measure(device));
    results.sort((a, b) => performance(a) - performance(b));
    const result = results[Math.floor(runs / 2)];
    if (!result) break;
    const file = here(`../test-results/lighthouse-${device}.html`);
    await writeFile(file, String(result.report));
    const scores = categories.map((name) => {
      const score = Math.round((result.lhr.categories[name]?.score ?? 0) * 100);
      good &&= score >= wanted;
      return `${name} ${score}`;
    });
    console.log(`${device.padEnd(8)} ${scores.join(', ')}   (${file})`);
    const counted = categories.flatMap((name) => result.lhr.categories[name]?.auditRefs ?? []);
    for (const { id, weight } of counted) {
      const audit = result.lhr.audits[id];
      if (weight > 0 && audit && audit.score !== null && audit.score < 0.9) {
        console.log(`         ${id}: ${audit.title} ${audit.displayValue ?? ''}`);
      }
    }
  }
} finally {
  await browser.close();
  server.kill();
}
process.exitCode = good ? 0 : 1;
