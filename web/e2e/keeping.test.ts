// What is restored after the page was closed.
import { opening, shortGame } from './support/records.ts';
import { movesOf } from './support/rules.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('a reload keeps the game', async ({ page, table }) => {
  await table.open();
  await table.newGame({ edition: 'Classic' });
  table.follow('Base', true);
  for (const text of movesOf(opening)) await table.move(text);
  await page.reload();
  await table.expectTiles(['bG1', 'bQ', 'wQ', 'wS1']);
  await table.move('wA1 \\wS1');
});

test(
  'closing and opening the page keeps the game',
  { tag: '@desktop' },
  async ({ page, table, context }) => {
    await table.open();
    await table.importGame(opening);
    await expect.poll(() => table.savedRecords()).toContain(opening);
    await page.close();
    const other = new Table(await context.newPage(), false);
    await other.open();
    await other.expectMoves(movesOf(opening));
  },
);

test(
  'a reload keeps who plays, and the computer goes on',
  { tag: '@desktop' },
  async ({ page, table }) => {
    await table.open();
    await table.newGame({ opponent: 'Computer', colour: 'White', level: 1 });
    table.follow('Base', true);
    await table.move('wA1');
    await page.reload();
    await expect(page.locator('.own .name')).toHaveText('You');
    await expect(page.locator('.opponent')).toContainText('Level 1');
    await expect(table.board.locator('.tiles .tile-b')).toHaveCount(1, { timeout: 15_000 });
  },
);

test('a reload keeps the clock', { tag: '@desktop' }, async ({ page, table }) => {
  await table.open();
  await table.newGame({
    clock: {
      kind: 'Fischer',
      fields: { 'Minutes per side': '5', 'Increment (seconds per move)': '0' },
    },
  });
  table.follow('Base', true);
  await table.move('wA1');
  const clock = page.locator('.opponent [role=timer]');
  await expect(clock).toHaveText(/4:5\d/);
  await page.reload();
  await expect(clock).toHaveText(/4:[45]\d/);
  await expect(page.locator('.own [role=timer]')).toHaveText(/^\s*5:00/);
  const shown = await clock.textContent();
  await expect(clock).not.toHaveText(shown ?? ''); // it is still running
});

test('a reload keeps the settings', async ({ page, table }) => {
  await table.open();
  await table.openSettings();
  await table.dialog.getByRole('radio', { name: 'Dark' }).check();
  await table.dialog.getByRole('radio', { name: 'Colour-blind friendly' }).check();
  await table.dialog.getByRole('radio', { name: 'In words' }).check();
  await table.dialog.getByRole('switch', { name: 'Letters on the tiles' }).check();
  await table.dialog.getByRole('switch', { name: 'Animate moves' }).uncheck();
  await table.closeDialog();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await table.openSettings();
  await expect(table.dialog.getByRole('radio', { name: 'Colour-blind friendly' })).toBeChecked();
  await expect(table.dialog.getByRole('radio', { name: 'In words' })).toBeChecked();
  await expect(table.dialog.getByRole('switch', { name: 'Letters on the tiles' })).toBeChecked();
  await expect(table.dialog.getByRole('switch', { name: 'Animate moves' })).not.toBeChecked();
});

test('games are listed, opened and deleted', async ({ table }) => {
  await table.open();
  await table.importGame(opening);
  await table.newGame({ edition: 'Tournament' });
  table.follow('Base+MLP');
  await table.move('wA1');
  await table.move('bA1 wA1-');
  await table.importGame(shortGame);

  await table.openGames();
  const games = table.dialog.locator('li');
  await expect(games).toHaveCount(3);
  await expect(games.nth(0)).toContainText('Base, 9 moves, White wins');
  await expect(games.nth(0)).toContainText('Current game');
  await expect(games.nth(1)).toContainText('Base+MLP, 2 moves');
  await expect(games.nth(2)).toContainText('Base, 4 moves');

  await table.tap(games.nth(1).getByRole('button', { name: 'Open' }));
  await expect(table.dialog).toHaveCount(0);
  await table.expectTiles(['bA1', 'wA1']);

  await table.openGames();
  const first = games.filter({ hasText: 'Base, 4 moves' });
  await table.tap(first.getByRole('button', { name: 'Delete' }));
  await table.tap(first.getByRole('button', { name: 'Really delete?' }));
  await expect(games).toHaveCount(2);
  await table.closeDialog();
  await table.expectTiles(['bA1', 'wA1']);
});

test(
  'a deleted game stays deleted, also the one on the board',
  { tag: '@desktop' },
  async ({ page, table }) => {
    await table.open();
    await table.importGame(opening);
    await table.openGames();
    const games = table.dialog.locator('li');
    await table.tap(games.getByRole('button', { name: 'Delete' }));
    await table.tap(games.getByRole('button', { name: 'Really delete?' }));
    await expect(games).toHaveCount(0);
    await table.closeDialog();
    await table.openGames();
    await expect(table.dialog).toContainText('No games yet.');
    await table.closeDialog();
    await page.reload();
    await expect(table.board).toBeVisible();
    await expect(table.banner).toHaveCount(0);
    await table.openGames();
    await expect(table.dialog).toContainText('No games yet.');
  },
);

test(
  'a game that was resigned is still over after a reload',
  { tag: '@desktop' },
  async ({ page, table }) => {
    await table.open();
    await table.importGame(opening);
    await table.openMenu();
    await table.tap(table.button('Resign'));
    await table.tap(table.button('Really resign?'));
    await expect(table.result).toContainText('Black wins');
    await page.reload();
    await expect(table.result).toContainText('Black wins');
  },
);

test(
  'what was taken back can be played again after a reload',
  { tag: '@desktop' },
  async ({ page, table }) => {
    await table.open();
    await table.importGame(opening);
    await table.tap(table.button('Undo'));
    await table.expectTiles(['bG1', 'wQ', 'wS1']);
    await page.reload();
    await table.tap(table.button('Redo'));
    await table.expectTiles(['bG1', 'bQ', 'wQ', 'wS1']);
  },
);
