// `test` with a table to play at. A test fails if the page writes warnings or errors to the console.
import { test as base, expect, type BrowserContext, type ConsoleMessage } from '@playwright/test';
import { Table } from './table.ts';

export { expect };

interface Fixtures {
  /** Warnings and errors that the test expects. */
  allowed: RegExp | null;
  /** Whether the browser has service workers; offline.test.ts is about them. */
  offlineUse: boolean;
  quiet: undefined;
  table: Table;
}

/** Collects what pages of the context write to the console or throw. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => complaints.push(`thrown: ${error.error().stack}`));
  return complaints;
}

/** Without a service worker a test sees every request, and the machine has less to do. */
export async function withoutServiceWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
}

export const test = base.extend<Fixtures>({
  allowed: [null, { option: true }],
  offlineUse: [false, { option: true }],
  quiet: [
    async ({ context, allowed, offlineUse }, use) => {
      const complaints = complaintsOf(context);
      if (!offlineUse) await withoutServiceWorker(context);
      await use(undefined);
      const unexpected = complaints.filter((text) => !allowed?.test(text));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  table: async ({ page, hasTouch }, use) => {
    await use(new Table(page, hasTouch ?? false));
  },
});
