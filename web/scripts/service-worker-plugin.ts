// Compiles src/service-worker.ts into dist/service-worker.js, with the list of the files that it
// keeps for use without a network: everything in dist/ but the build's own notes.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify, transformWithOxc, type Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/service-worker.ts', import.meta.url));
const output = 'service-worker.js';

export function serviceWorker(): Plugin {
  let dist = 'dist';
  return {
    name: 'mandible:service-worker',
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
    },
    buildStart() {
      this.addWatchFile(source);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await filesToKeep(dist);
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, {
          target: 'es2022',
        });
        const hash = createHash('sha256').update(code);
        for (const file of files) hash.update(file).update(await readFile(join(dist, file)));
        const urls = files.map((file) => (file === 'index.html' ? './' : file));
        const filled =
          `const BUILD = ${JSON.stringify(hash.digest('hex').slice(0, 16))};\n` +
          `const FILES = ${JSON.stringify(urls)};\n${code}`;
        const small = await minify(output, filled, { module: false });
        await writeFile(join(dist, output), small.code);
      },
    },
  };
}

async function filesToKeep(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('.') && file !== output && !/\.(gz|br)$/.test(file))
    .sort();
}
