// The service worker, with servers of their own, because these tests stop them and change the files.
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

class Site {
  #server: ChildProcess | undefined;
  #port = 0;

  constructor(readonly folder: string) {}

  get url(): string {
    return `http://localhost:${this.#port}/`;
  }

  /** The first time on any free port, later on the same one again. */
  async start(): Promise<void> {
    const server = spawn('../build/release/mandible-server', [
      '--web',
      this.folder,
      '--port',
      `${this.#port}`,
    ]);
    this.#server = server;
    this.#port = await new Promise<number>((resolve, reject) => {
      server.stdout.on('data', (text: Buffer) => {
        const port = /:(\d+)\//.exec(text.toString())?.[1];
        if (port) resolve(Number(port));
      });
      server.once('exit', () => reject(new Error('mandible-server did not start')));
    });
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server || server.exitCode !== null) return;
    const stopped = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await stopped;
  }

  /** Simulates a release: different files, and so a different service worker. */
  async release(build: string): Promise<void> {
    await this.#change('index.html', (text) =>
      text.replace('<html', `<html data-build="${build}"`),
    );
    await this.#change('service-worker.js', (text) => {
      const before = /^const BUILD=.(\w+)/.exec(text)?.[1];
      if (!before) throw new Error('service-worker.js does not begin with its build');
      return text.replaceAll(before, build);
    });
    await this.stop();
    await this.start();
  }

  async #change(file: string, edit: (text: string) => string): Promise<void> {
    const path = join(this.folder, file);
    await writeFile(path, edit(await readFile(path, 'utf8')));
    await rm(`${path}.gz`, { force: true });
    await rm(`${path}.br`, { force: true });
  }
}

const site = test.extend<{ site: Site }>({
  site: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'mandible-site-'));
    await cp('dist', folder, { recursive: true });
    const served = new Site(folder);
    await served.start();
    await use(served);
    await served.stop();
    await rm(folder, { recursive: true });
  },
});

// Chromium takes its time before it looks for a new version.
const patience = { timeout: 20_000 };

/** Waits until the app is stored on the device. */
const kept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return navigator.serviceWorker.controller && registration?.active?.state;
        }),
      patience,
    )
    .toBe('activated');

/** Waits until a new version is stored and waiting. */
const fetched = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration?.update();
          return registration?.waiting?.state;
        }),
      patience,
    )
    .toBe('installed');

/** Asks the new version to take over. */
const activate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    registration?.waiting?.postMessage('activate');
    await changed;
  });

const build = (page: Page) => page.locator('html').getAttribute('data-build');

site('opens without a network after the first visit', async ({ page, site }) => {
  await page.goto(site.url);
  await kept(page);
  await site.stop();

  await page.reload();
  await expect(page.locator('#app')).not.toBeEmpty();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});

site('keeps every file that the app may load later', async ({ page, site }) => {
  await page.goto(site.url);
  await kept(page);
  await site.stop();

  const manifest = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string; css?: string[]; assets?: string[] }
  >;
  const files = Object.values(manifest).flatMap((chunk) => [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.assets ?? []),
  ]);
  const missing = await page.evaluate(async (urls) => {
    const answers = await Promise.allSettled(urls.map((url) => fetch(url)));
    return urls.filter((_, i) => answers[i]?.status === 'rejected');
  }, files);
  expect(missing).toEqual([]);
});

site('a new version waits until a page asks for it', async ({ page, site, context }) => {
  await page.goto(site.url);
  await kept(page);
  const other = await context.newPage();
  await other.goto(site.url);

  await site.release('second');
  await fetched(page);
  await page.reload();
  expect(await build(page)).toBeNull();

  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-build', 'second');

  expect(await build(other)).toBeNull(); // until its player asks for the update too
  await other.getByRole('button', { name: 'Update' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-build', 'second');
});

site('keeps the version before, and none older', async ({ page, site }) => {
  await page.goto(site.url);
  await kept(page);
  for (const name of ['second', 'third', 'fourth']) {
    await site.release(name);
    await fetched(page);
    await activate(page);
    await kept(page);
  }
  const names = await page.evaluate(() => caches.keys());
  expect(names.map((name) => name.split(' ').pop())).toEqual(['third', 'fourth']);
});
