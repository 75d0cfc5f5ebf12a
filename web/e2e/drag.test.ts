// Dragging tiles with the mouse; with fingers at the end and in whole-game.test.ts.
import { carryByMouse, dragByFinger, dragByMouse, gripOf } from './support/pointers.ts';
import { opening } from './support/records.ts';
import { expect, test } from './support/test.ts';

test.describe('by mouse', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ table }) => {
    await table.open();
    await table.importGame(opening);
  });

  test('a tile is dragged from the hand to the board', async ({ table }) => {
    const move = table.game.find('wA1 \\wS1');
    await dragByMouse(table, 'wA1', move);
    await table.arrived(move);
    await expect(table.held).toHaveCount(0);
    await expect(table.hand('wA2')).toBeVisible();
  });

  test('a tile is dragged across the board', async ({ table }) => {
    const move = table.game.find('wQ wS1-');
    await dragByMouse(table, 'wQ', move);
    await table.arrived(move);
    await expect(table.held).toHaveCount(0);
  });

  test('while a tile is held its targets are shown', async ({ page, table }) => {
    await carryByMouse(table, 'wQ', { x: 100, y: 300 });
    await expect(table.held).toBeVisible();
    await expect(table.targets).toHaveCount(
      table.game.scene.moves.filter(({ tile }) => tile === 'wQ').length,
    );
    await page.mouse.up();
    await expect(table.held).toHaveCount(0);
  });

  test('dropped on an illegal cell, the tile goes back and the reason is shown', async ({
    table,
  }) => {
    const before = table.game.placeOf('wQ');
    await dragByMouse(table, 'wQ', { q: before.q + 4, r: before.r });
    await expect(table.notice('NoContact')).toBeVisible();
    await expect(table.page.locator('.proof .proof-cross')).toBeAttached();
    await expect(table.held).toHaveCount(0);
    await expect(table.cell(before)).toHaveAttribute('aria-label', /^White queen/);
    await table.expectMoves(table.game.moves);
  });

  test('a new tile that would touch the opponent goes back to the hand', async ({ table }) => {
    const enemy = table.game.placeOf('bQ');
    await dragByMouse(table, 'wA1', { q: enemy.q + 1, r: enemy.r });
    await expect(table.notice('TouchesEnemy')).toBeVisible();
    await expect(table.hand('wA1')).toBeVisible();
    await table.expectMoves(table.game.moves);
  });

  test('dropped where it was, the tile stays chosen', async ({ page, table }) => {
    const grip = await gripOf(table, 'wQ');
    await carryByMouse(table, 'wQ', { x: grip.x + 3, y: grip.y + 3 });
    await page.mouse.up();
    await expect(page.locator('[data-notice]')).toHaveCount(0);
    await table.expectMoves(table.game.moves);
  });

  test('Escape ends a drag', async ({ page, table }) => {
    await carryByMouse(table, 'wQ', await table.pointOf(table.game.find('wQ wS1-')));
    await page.keyboard.press('Escape');
    await expect(table.held).toHaveCount(0);
    await expect(table.targets).toHaveCount(0);
    await page.mouse.up();
    await expect(page.locator('[data-notice]')).toHaveCount(0);
    await table.expectMoves(table.game.moves);
  });

  test('a tile that cannot move is not picked up', async ({ page, table }) => {
    await carryByMouse(table, 'bQ', { x: 300, y: 300 });
    await expect(table.held).toHaveCount(0);
    await page.mouse.up();
  });

  test('a tile is dragged however fast the mouse leaves the hand', async ({ page, table }) => {
    const move = table.game.find('wA1 \\wS1');
    const from = await gripOf(table, 'wA1');
    const to = await table.pointOf(move);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y); // in one go
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await table.arrived(move);
  });

  test('a button released outside the board ends the drag of the view', async ({ page, table }) => {
    const box = await table.board.boundingBox();
    if (!box) throw new Error('no board');
    const view = () => table.board.locator('> g').getAttribute('transform');
    await page.mouse.move(box.x + box.width - 10, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 60, box.y + 200); // in one go
    await page.mouse.up();
    const before = await view();
    await page.mouse.move(box.x + box.width - 200, box.y + 300, { steps: 4 });
    expect(await view()).toBe(before);
  });
});

test(
  'by touch, dropped on an illegal cell, the tile goes back',
  { tag: '@phone' },
  async ({ table }) => {
    await table.open();
    await table.importGame(opening);
    const enemy = table.game.placeOf('bQ');
    await dragByFinger(table, 'wA1', { q: enemy.q, r: enemy.r + 1 });
    await expect(table.notice('TouchesEnemy')).toBeVisible();
    await expect(table.held).toHaveCount(0);
    await expect(table.hand('wA1')).toBeVisible();
  },
);
