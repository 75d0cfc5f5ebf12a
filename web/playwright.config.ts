import { defineConfig } from '@playwright/test';
import { args, executablePath } from './scripts/browser.mjs';

// not the port of ./run, so that both can run at the same time
const port = Number(process.env['MANDIBLE_E2E_PORT'] ?? 4281);
const dist = process.env['MANDIBLE_E2E_DIST'] ?? 'dist';
const measuring = !!process.env['MANDIBLE_SPEED'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  outputDir: `test-results/${port}`,
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  // Browsers on a busy machine are sometimes late; a test that fails twice has found something.
  retries: process.env['CI'] ? 1 : 0,
  workers: measuring ? 1 : 2,
  timeout: 60_000,
  reporter: 'list',
  expect: { timeout: 10_000 }, // two browsers on two busy processors
  // measurements need the machine for themselves
  ...(measuring ? { grep: /@speed/ } : {}),
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: measuring ? /@phone/ : /@phone|@speed/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: 'offline.test.ts', // it does not depend on the screen
      grepInvert: measuring ? /@desktop/ : /@desktop|@speed/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `../build/release/mandible-server --address 127.0.0.1 --port ${port} --web ${dist}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 20_000,
  },
});
