// Clocks; the test controls the time of the page.
import type { NewGame, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

async function start(table: Table, options: NewGame): Promise<void> {
  await table.page.clock.install();
  await table.open();
  await table.newGame(options);
  table.follow('Base', true);
}

const fischer = (minutes: string, increment: string): NewGame => ({
  clock: {
    kind: 'Fischer',
    fields: { 'Minutes per side': minutes, 'Increment (seconds per move)': increment },
  },
});

test.describe('clocks', { tag: '@desktop' }, () => {
  test('Fischer: counts down, and adds after a move', async ({ page, table }) => {
    await start(table, fischer('2', '30'));
    const white = page.locator('.own [role=timer]');
    const black = page.locator('.opponent [role=timer]');
    await expect(white).toHaveText(/^\s*2:00/);
    await page.clock.fastForward(20_000); // nothing runs before the first move
    await expect(white).toHaveText(/^\s*2:00/);

    await table.move('wA1');
    await page.clock.fastForward(60_000);
    await expect(black).toHaveText(/^\s*(1:00|0:5\d)/);
    await table.move('bA1 wA1-');
    await expect(black).toHaveText(/^\s*(1:30|1:2\d)/);
    await page.clock.fastForward(60_000);
    await expect(white).toHaveText(/^\s*(1:00|0:5\d)/);
    await expect(black).toHaveText(/^\s*(1:30|1:2\d)/);
  });

  test('Fischer: the side that runs out of time loses', async ({ page, table }) => {
    await start(table, fischer('1', '0'));
    await table.move('wA1');
    await page.clock.fastForward(52_000);
    await expect(page.locator('.opponent .clock.low')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(table.result).toHaveAttribute('data-result', 'time');
    await expect(table.result).toContainText('White wins');
    await expect(table.result).toContainText('Black ran out of time.');
    await page.reload();
    await expect(table.result).toContainText('Black ran out of time.');
  });

  test('byo-yomi: periods are used up one by one', async ({ page, table }) => {
    const fields = { 'Minutes per side': '1', 'Seconds per period': '30', Periods: '3' };
    await start(table, { clock: { kind: 'Byo-yomi', fields } });
    const black = page.locator('.opponent [role=timer]');
    await table.move('wA1');
    await expect(black).toContainText('3 periods');
    await page.clock.fastForward(70_000);
    await expect(black).toHaveText(/0:(20|1\d)\s+3 periods/);
    await page.clock.fastForward(30_000);
    await expect(black).toHaveText(/0:(20|1\d)\s+2 periods/);
    await table.move('bA1 wA1-');
    await expect(black).toHaveText(/0:30\s+2 periods/);
    await page.clock.fastForward(200_000);
    await expect(table.result).toContainText('White ran out of time.');
  });

  test('a pause of two computers stops their clocks', async ({ page, table }) => {
    await start(table, { ...fischer('1', '0'), opponent: 'Computer vs computer' });
    await expect(table.board.locator('.tiles [data-tile]')).not.toHaveCount(0, { timeout: 15_000 });
    await table.tap(table.button('Pause'));
    await page.clock.fastForward(120_000);
    await expect(table.button('Continue')).toBeEnabled();
    await expect(table.result).toHaveCount(0);
  });

  test('a game lost on time continues after undo', async ({ page, table }) => {
    await start(table, fischer('1', '0'));
    for (const text of ['wA1', 'bA1 wA1-', 'wQ -wA1']) await table.move(text);
    await page.clock.fastForward(70_000);
    await expect(table.result).toContainText('Black ran out of time.');
    await table.tap(table.button('Undo'));
    await page.clock.fastForward(1000);
    await expect(table.result).toHaveCount(0);
    await expect(table.hand('wQ')).toBeVisible();
  });

  test('the computer plays within its time', async ({ page, table }) => {
    await start(table, { ...fischer('1', '1'), opponent: 'Computer', colour: 'White', level: 10 });
    await table.move('wA1');
    await expect(page.locator('.opponent .status')).toHaveText('Thinking…');
    await expect(table.board.locator('.tiles .tile-b')).toHaveCount(1, { timeout: 20_000 });
  });
});
