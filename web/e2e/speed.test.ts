// How fast the page responds on a slow machine. Not part of the usual run: MANDIBLE_SPEED=1 runs only
// this file.
import { wholeGame } from './support/records.ts';
import { beginning } from './support/rules.ts';
import { expect, test } from './support/test.ts';

const throttling = 4; // a phone, compared with this machine
const late = beginning(wholeGame, 33);

function summary(what: string, times: readonly number[]): string {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const [least, most] = [Math.min(...times), Math.max(...times)];
  return `${what}: median ${ms(median(times))}, from ${ms(least)} to ${ms(most)}, ${times.length} times`;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

test.describe('speed', { tag: '@speed' }, () => {
  test.beforeEach(async ({ page, table }) => {
    await table.open();
    await table.importGame(late);
    await table.expectTiles(table.game.scene.tiles.map(({ tile }) => tile));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  });

  test('from a tap on a tile to the next paint', async ({ page, table }) => {
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { times });
      window.addEventListener(
        'pointerup',
        (event) => {
          // a task after the frame in which it is drawn
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => times.push(performance.now() - event.timeStamp);
            port2.postMessage(null);
          });
        },
        true,
      );
    });
    const movable = [...new Set(table.game.scene.moves.map(({ tile }) => tile))].filter((tile) =>
      table.game.isPlaced(tile),
    );
    expect(movable.length).toBeGreaterThan(1);
    for (let taps = 0; taps < 20; taps++) {
      const tile = movable[taps % movable.length] ?? '';
      const { x, y } = await table.pointOf(table.game.placeOf(tile));
      await table.tapAt(x, y);
      await expect(table.targets).not.toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(table.targets).toHaveCount(0);
    }
    const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
    console.log(summary('tap to paint', times));
    expect(median(times)).toBeLessThan(50);
  });

  test('a step through the game', async ({ page }) => {
    const times = await page.evaluate(async () => {
      const times: number[] = [];
      const step = async (code: string) => {
        const board = document.querySelector('svg.board');
        const start = performance.now();
        window.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));
        await Promise.resolve(); // the page is updated in a microtask
        board?.querySelector('.tiles')?.getBoundingClientRect();
        times.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 30));
      };
      for (let round = 0; round < 2; round++) {
        for (let steps = 0; steps < 15; steps++) await step('ArrowLeft');
        for (let steps = 0; steps < 15; steps++) await step('ArrowRight');
      }
      return times;
    });
    console.log(summary('a step', times));
    expect(median(times)).toBeLessThan(5);
  });
});
