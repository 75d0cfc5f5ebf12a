// Writes FILE.gz and FILE.br next to every file of dist/ that becomes smaller. The server sends
// them as they are to browsers that accept them.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const compressible = /\.(html|js|mjs|css|svg|json|webmanifest|wasm|txt|ico)$/;

/** @param {string} path */
async function compress(path) {
  const bytes = await readFile(path);
  const [gz, br] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ]);
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
  if (br.length < bytes.length) await writeFile(`${path}.br`, br);
}

const entries = await readdir(dist, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
console.log(`compressed ${files.length} files`);
