// Keeps the engine thinking for as long as a test needs.
import type { Page } from '@playwright/test';

/** Holds searches back until the returned function is called. To be called before the page opens. */
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
