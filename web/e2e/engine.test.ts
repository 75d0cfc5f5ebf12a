// The computer player: with and without threads, under a path, and when it fails.
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { holdEngine } from './support/engine.ts';
import { opening } from './support/records.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const dist = process.env['MANDIBLE_E2E_DIST'] ?? 'dist';
const engineFiles = '**/assets/{engine-worker,mandible_engine}*';

/** The computer answers a first move. */
async function expectAnAnswer(table: Table): Promise<void> {
  await table.newGame({ opponent: 'Computer', colour: 'White', level: 1 });
  table.follow('Base', true);
  await table.move('wA1');
  await expect(table.board.locator('.tiles .tile-b')).toHaveCount(1, { timeout: 20_000 });
}

test.describe('the engine', { tag: '@desktop' }, () => {
  test('plays with threads where the server allows them', async ({ page, table }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await table.open();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    // as many cores as a typical machine has
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 4 }),
    );
    await page.reload();
    await expectAnAnswer(table);
    await expect(page.locator('.own .status')).toHaveText('Your turn');
    expect(files.some((url) => url.includes('mandible_engine_threads'))).toBe(true);
  });

  test('plays with one thread where they are not allowed', async ({ page, table }) => {
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers() };
      delete headers['cross-origin-opener-policy'];
      delete headers['cross-origin-embedder-policy'];
      await route.fulfill({ response, headers });
    });
    await table.open();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    await expectAnAnswer(table);
  });

  test('plays below a path of a plain file server', async ({ table }) => {
    const server = await serveBelow('/some/where/');
    try {
      const { port } = server.address() as AddressInfo;
      await table.open(`http://127.0.0.1:${port}/some/where/`);
      await expectAnAnswer(table);
    } finally {
      server.close();
    }
  });

  test.describe('that cannot be loaded', () => {
    test.use({ allowed: /Failed to (load|fetch)/ });

    test('is told, keeps the game, and can be tried again', async ({ page, table }) => {
      await page.route(engineFiles, (route) => route.abort());
      await table.open();
      await table.newGame({ opponent: 'Computer', colour: 'White', level: 1 });
      table.follow('Base', true);
      await table.move('wA1');
      await expect(table.notice('trouble')).toContainText('The computer player stopped working.');
      await table.expectTiles(['wA1']);

      await table.tap(table.button('Try again')); // still broken
      await expect(table.notice('trouble')).toContainText('The computer player stopped working.');

      await page.unroute(engineFiles);
      await table.tap(table.button('Try again'));
      await expect(table.notice('trouble')).toHaveCount(0);
      await expect(table.board.locator('.tiles .tile-b')).toHaveCount(1, { timeout: 20_000 });
    });

    test('leaves the rest of the page usable', async ({ page, table }) => {
      await page.route(engineFiles, (route) => route.abort());
      await table.open();
      await table.importGame(opening);
      await table.tap(table.button('Hint'));
      await expect(table.notice('trouble')).toBeVisible();
      await table.move('wA1 \\wS1');
    });

    test('is asked for the hint again by "Try again"', async ({ page, table }) => {
      await page.route(engineFiles, (route) => route.abort());
      await table.open();
      await table.importGame(opening);
      await table.tap(table.button('Hint'));
      await expect(table.notice('trouble')).toBeVisible();
      await page.unroute(engineFiles);
      await table.tap(table.button('Try again'));
      await expect(page.locator('.ring-hint')).toBeAttached({ timeout: 6000 });
    });
  });

  test('that dies while it thinks is told and can be tried again', async ({ page, table }) => {
    // A worker that fails at the first request to search.
    await page.addInitScript(() => {
      const RealWorker = window.Worker;
      let dying = true;
      window.Worker = class extends RealWorker {
        override postMessage(message: unknown): void {
          const search = (message as { type?: string }).type === 'go';
          if (!search || !dying) return super.postMessage(message);
          dying = false;
          this.dispatchEvent(new ErrorEvent('error', { message: 'killed by the test' }));
        }
      } as typeof Worker;
    });
    await table.open();
    await table.newGame({ opponent: 'Computer', colour: 'White', level: 1 });
    table.follow('Base', true);
    await table.move('wA1');
    await expect(table.notice('trouble')).toContainText('The computer player stopped working.');
    await table.tap(table.button('Try again'));
    await expect(table.board.locator('.tiles .tile-b')).toHaveCount(1, { timeout: 20_000 });
  });

  // Answering an offer needs the engine, which would stop what it is doing.
  test('is not asked for a draw while it is thinking', async ({ page, table }) => {
    const letThrough = await holdEngine(page);
    await table.open();
    await table.newGame({ opponent: 'Computer', colour: 'White', level: 10 });
    table.follow('Base', true);
    await table.move('wA1');
    await table.openMenu();
    await expect(page.locator('.opponent .status')).toHaveText('Thinking…');
    const offer = table.button('Offer a draw');
    await expect(offer).toBeDisabled();
    await letThrough();
    await expect(table.board.locator('.tiles .tile-b')).toHaveCount(1, { timeout: 25_000 });
    await expect(offer).toBeEnabled();
  });
});

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** The app as an ordinary file server delivers it: under a path, without special headers. */
async function serveBelow(path: string): Promise<Server> {
  const server = createServer((request, response) => {
    const url = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const name = normalize(url.slice(path.length)) || '.';
    const file = join(dist, name === '.' ? 'index.html' : name);
    readFile(file).then(
      (bytes) => {
        response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'text/plain' });
        response.end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
