// Takes the pictures of docs/screenshots from the built app, at the size of a laptop and of a phone.
// usage: npm run screenshots [-- NAME...]   (only states whose names begin with NAME)
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { args, executablePath } from './browser.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const port = 4284;
/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// Played by the engine against itself.
const middle = String.raw`Base+MLP;InProgress;White[15];wB1;bB1 -wB1;wB2 wB1/;bQ /bB1;wQ wB1\;bA1 -bB1;wS1 \wB2;bA1 wQ-;wA1 wB2/;bQ bB1\;wA1 /bQ;bA2 bA1-;wS1 -bB1;bA2 wB2-;wS2 \wS1;bA3 bA1-;wA2 \wB2;bA3 wA2/;wA3 -wA2;bA2 \wA3;wL wB2-;bA3 wQ\;wL wA3\;bL bA1\;wA2 bL\;bB2 bA1/;wB1 bQ;bB2 wB2\;wB2 bB2/;bA3 \wS2;wP wB1\;bM bL/`;
const finished = String.raw`Base+MLP;WhiteWins;Black[17];wP;bA1 \wP;wB1 wP-;bB1 \bA1;wB2 wP\;bB2 bB1/;wQ wB1/;bQ /bB1;wA1 \wQ;bA2 -bB2;wA1 -bQ;bA2 wQ/;wA2 wB1\;bA2 wA2-;wA3 \wQ;bB2 -wA3;wA3 \bB1;bA3 bB2/;wA1 \bA3;bG1 /bQ;wA1 -bQ;bG1 \wA1;wM wB2\;bA3 wM\;wS1 /wB2;bM bA2/;wS1 wA1\;bM wQ/;wL /wA1;bP \bM;wB2 bQ\;bP bM\;wA3 -bB1`;

/** @param {Page} page @param {string} record */
async function open(page, record) {
  await page.locator('nav button').nth(1).click();
  await page.locator('textarea').fill(record);
  await page.locator('dialog .button.primary').click();
  await page.waitForTimeout(700);
}

/** @param {Page} page @param {string} tile */
async function choose(page, tile) {
  const bug = page.locator(`.tiles [data-tile="${tile}"] .tile-bug`).first();
  const box = await bug.boundingBox();
  if (!box) throw new Error(`${tile} is not on the board`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** @param {Page} page @param {number} button */
const header = (page, button) => page.locator('nav button').nth(button).click();
/** @param {Page} page @param {string} name */
const control = (page, name) => page.getByRole('button', { name, exact: true }).click();

/**
 * @typedef {object} State
 * @property {string} [locale]
 * @property {'light' | 'dark'} [scheme]
 * @property {(page: Page) => Promise<void>} make
 */

/** @type {Record<string, State>} */
const states = {
  start: { make: async () => {} },
  game: {
    make: async (page) => {
      await open(page, middle);
      await choose(page, 'wA1');
    },
  },
  dark: {
    scheme: 'dark',
    make: async (page) => {
      await open(page, middle);
      await choose(page, 'wA1');
    },
  },
  refusal: {
    make: async (page) => {
      await open(page, middle);
      await choose(page, 'wS1');
    },
  },
  throw: {
    make: async (page) => {
      await open(page, middle);
      await choose(page, 'wQ');
    },
  },
  xray: {
    make: async (page) => {
      await open(page, middle);
      await control(page, 'X-ray');
    },
  },
  result: { make: async (page) => open(page, finished) },
  'new-game': {
    make: async (page) => {
      await header(page, 0);
      await page.getByRole('radio', { name: 'Custom' }).check();
      await page.getByRole('radio', { name: 'Byo-yomi' }).check();
    },
  },
  settings: { make: async (page) => header(page, 2) },
  games: {
    make: async (page) => {
      await open(page, finished);
      await open(page, middle);
      await header(page, 1);
    },
  },
  menu: {
    make: async (page) => {
      await open(page, middle);
      if (await page.getByRole('button', { name: 'Menu' }).count()) await control(page, 'Menu');
      else {
        await control(page, 'Moves');
      }
    },
  },
  russian: {
    locale: 'ru',
    make: async (page) => {
      await open(page, middle);
      await choose(page, 'wS1');
    },
  },
  french: {
    locale: 'fr',
    make: async (page) => {
      await header(page, 0);
    },
  },
};

const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  },
};

const folder = process.env['SCREENSHOTS'] ?? here('../../docs/screenshots');
const wanted = process.argv.slice(2);
const server = spawn(
  here('../../build/release/mandible-server'),
  ['--port', `${port}`, '--web', process.env['WEB'] ?? here('../dist')],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
await new Promise((resolve, reject) => {
  server.stdout.once('data', resolve);
  server.once('exit', () => reject(new Error('mandible-server did not start')));
});
const browser = await chromium.launch({ executablePath, args });
try {
  await mkdir(folder, { recursive: true });
  for (const [size, options] of Object.entries(sizes)) {
    for (const [name, { locale = 'en', scheme = 'light', make }] of Object.entries(states)) {
      if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue;
      const page = await browser.newPage({ ...options, locale, colorScheme: scheme });
      await page.goto(`http://localhost:${port}/`);
      await page.waitForSelector('.board');
      await make(page);
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${folder}/${size}-${name}.png` });
      await page.close();
      console.log(`${size}-${name}.png`);
    }
  }
} finally {
  await browser.close();
  server.kill();
}
