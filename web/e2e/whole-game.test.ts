// Whole games between two people at one screen, by mouse, touch and keyboard.
import { moveByKeys, tabTo } from './support/keyboard.ts';
import { dragByFinger } from './support/pointers.ts';
import { opening, shortGame, wholeGame } from './support/records.ts';
import { movesOf } from './support/rules.ts';
import { expect, test } from './support/test.ts';

test.slow(); // dozens of moves, each of which waits for its animation

test('a whole game by mouse', { tag: '@desktop' }, async ({ table }) => {
  await table.open();
  await table.newGame({ edition: 'Classic' });
  table.follow('Base', true);
  const moves = movesOf(wholeGame);
  for (const text of moves) await table.move(text);

  await expect(table.result).toHaveAttribute('data-result', 'surround');
  await expect(table.result).toContainText('Black wins');
  await expect(table.result).toContainText('White’s queen is surrounded.');
  await expect(table.result).toContainText('36 moves');
  await table.expectMoves(moves);
});

test('a whole game by touch', { tag: '@phone' }, async ({ table }) => {
  await table.open();
  await table.newGame({ edition: 'Classic' });
  table.follow('Base', true);
  const moves = movesOf(shortGame);
  for (const [ply, text] of moves.entries()) {
    // a tile from the hand and one on the board are dragged, the others tapped
    if (ply === 1 || ply === 8) {
      const move = table.game.find(text);
      await dragByFinger(table, move.tile, move);
      await table.arrived(move);
    } else {
      await table.move(text);
    }
  }
  await expect(table.result).toHaveAttribute('data-result', 'surround');
  await expect(table.result).toContainText('White wins');
  await table.tap(table.result.getByRole('button', { name: 'Review the game' }));
  await table.openMoves();
  await table.expectMoves(moves);
});

test('a whole game by keyboard', async ({ page, table }) => {
  await table.open();
  await tabTo(page, 'header nav button:first-child');
  await page.keyboard.press('Enter');
  await tabTo(page, 'dialog input[value=computer]');
  await page.keyboard.press('ArrowRight');
  await expect(table.dialog.getByRole('radio', { name: 'A friend on this device' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(table.dialog).toHaveCount(0);

  table.follow('Base', true);
  for (const text of movesOf(shortGame)) await moveByKeys(table, text);
  await expect(table.result).toContainText('Black’s queen is surrounded.');

  await page.keyboard.press('Home');
  await table.expectTiles([]);
  await page.keyboard.press('ArrowRight');
  await table.expectTiles(['wS1']);
  await page.keyboard.press('End');
  await table.expectTiles(table.game.scene.tiles.map(({ tile }) => tile));
});

test('Tab goes to the tiles that can move, Escape deselects', async ({ page, table }) => {
  await table.open();
  await table.importGame(opening);
  const { q, r } = table.game.placeOf('wQ');
  await tabTo(page, `[data-cell="${q},${r}"]`);
  await page.keyboard.press('Enter');
  await expect(table.targets).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(table.targets).toHaveCount(0);
});

test('the moves of a game can be stepped through', async ({ page, table }) => {
  await table.open();
  await table.importGame(wholeGame);
  const tiles = table.game.scene.tiles.map(({ tile }) => tile);
  if (await table.isNarrow()) await table.openMoves();
  await expect(page.locator('.move[data-ply="36"]')).toHaveAttribute('aria-current', 'true');

  await table.tap(table.button('Previous move'));
  await expect(page.locator('.move[data-ply="35"]')).toHaveAttribute('aria-current', 'true');
  await table.tap(table.button('Go to the start'));
  await table.expectTiles([]);
  await expect(table.button('Previous move')).toBeDisabled();
  await table.tap(table.button('Next move'));
  await table.expectTiles(['wB1']);
  await table.tap(page.locator('.move[data-ply="3"]'));
  await table.expectTiles(['bG1', 'wB1', 'wB2']);
  await table.tap(table.button('Go to the latest move'));
  await table.expectTiles(tiles);
});

test('an earlier position can only be viewed', { tag: '@desktop' }, async ({ page, table }) => {
  await table.open();
  await table.importGame(opening);
  await page.keyboard.press('ArrowLeft');
  await table.tapCell(table.cellOf('wQ'));
  await expect(table.notice('info')).toContainText('You are viewing an earlier position.');
  await table.tap(table.button('Latest move'));
  await table.expectTiles(['bG1', 'bQ', 'wQ', 'wS1']);
});
