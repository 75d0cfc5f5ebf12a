// Checks how much a browser must load before the board can be played on: the page, its scripts and
// styles (what they import at once, not what they import later), and the rules. Run after the build.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const kB = 1000;
const limits = { 'JavaScript and CSS': 120 * kB, 'rules (WebAssembly)': 120 * kB };

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

// The page and what it imports before it shows anything; the other languages are of the same size.
const entries = ['index.html', 'src/i18n/locales/en.ts'];
const rules = '../build/wasm/mandible_rules.wasm';

/** @typedef {{ file: string, css?: string[], imports?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(await readFile(`${dist}.vite/manifest.json`, 'utf8'));

/** @param {string} key */
function chunk(key) {
  const found = manifest[key];
  if (!found) throw new Error(`${key} is not in the build`);
  return found;
}

/**
 * The files of a chunk and of all that it imports statically.
 * @param {string} key
 * @param {Set<string>} files
 */
function collect(key, files) {
  const { file, css = [], imports = [] } = chunk(key);
  if (files.has(file)) return;
  files.add(file);
  for (const style of css) files.add(style);
  for (const imported of imports) collect(imported, files);
}

/** @type {Set<string>} */
const code = new Set();
for (const entry of entries) collect(entry, code);
const page = await readFile(`${dist}index.html`, 'utf8');
for (const match of page.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)) {
  if (match[1]) code.add(match[1]);
}

/** @param {string} file */
const gzipped = async (file) => gzipSync(await readFile(dist + file), { level: 9 }).length;
/** @param {number} bytes */
const show = (bytes) => `${(bytes / kB).toFixed(1).padStart(7)} kB`;

let fits = true;
/**
 * @param {keyof typeof limits} name
 * @param {Iterable<string>} files
 */
async function account(name, files) {
  let sum = 0;
  for (const file of files) {
    const size = await gzipped(file);
    sum += size;
    console.log(`${show(size)}  ${file}`);
  }
  const limit = limits[name];
  const verdict = sum <= limit ? 'of' : 'ABOVE';
  console.log(`${show(sum)}  ${name}, gzipped, ${verdict} ${show(limit).trim()}\n`);
  fits &&= sum <= limit;
}

await account('JavaScript and CSS', code);
await account('rules (WebAssembly)', [chunk(rules).file]);
process.exitCode = fits ? 0 : 1;
