// The engine, held back for as long as a test needs it to think.
import type { Page } from '@playwright/test';

/** Requests to search wait until the function that is returned is called. Call it before the page opens. */
export async function holdEngine(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let holding = true;
    const RealWorker = window.Worker;
    window.Worker = class extends RealWorker {
      override postMessage(message: unknown): void {
        const search = (message as { type?: string }).type === 'go';
        if (!search || !holding) return super.postMessage(message);
        held.push(() => super.postMessage(message));
      }
    } as typeof Worker;
    window.addEventListener('let-through', () => {
      holding = false;
      for (const send of held) send();
    });
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event('let-through')));
}
