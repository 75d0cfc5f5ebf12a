// The visible part of the board.
import { moveByKeys } from './support/keyboard.ts';
import { Fingers } from './support/pointers.ts';
import { opening } from './support/records.ts';
import type { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

async function viewOf(table: Table): Promise<View> {
  const transform = (await table.board.locator('> g').getAttribute('transform')) ?? '';
  const [x = 0, y = 0, scale = 0] = [...transform.matchAll(/-?[\d.]+/g)].map(Number);
  return { x, y, scale };
}

async function cornerOf(table: Table): Promise<{ x: number; y: number }> {
  const box = await table.board.boundingBox();
  if (!box) throw new Error('no board');
  return { x: box.x + 40, y: box.y + 40 };
}

async function expectAllInSight(table: Table): Promise<void> {
  const outside = await table.board.evaluate((board) => {
    const frame = board.getBoundingClientRect();
    return [...board.querySelectorAll('path.cell')].filter((cell) => {
      const box = cell.getBoundingClientRect();
      const right = box.right > frame.right + 1 || box.left < frame.left - 1;
      return right || box.bottom > frame.bottom + 1 || box.top < frame.top - 1;
    }).length;
  });
  expect(outside).toBe(0);
}

// without motion the view changes at once
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ table }) => {
  await table.open();
  await table.importGame(opening);
});

test.describe('by mouse', { tag: '@desktop' }, () => {
  test('the table is dragged', async ({ page, table }) => {
    const before = await viewOf(table);
    const corner = await cornerOf(table);
    await page.mouse.move(corner.x, corner.y);
    await page.mouse.down();
    await page.mouse.move(corner.x + 120, corner.y + 70, { steps: 4 });
    await page.mouse.up();
    expect(await viewOf(table)).toEqual({ ...before, x: before.x + 120, y: before.y + 70 });
    await expect(page.locator('[data-notice]')).toHaveCount(0);
  });

  test('the wheel zooms round the pointer', async ({ page, table }) => {
    const cell = table.cellOf('wQ');
    const before = await cell.boundingBox();
    if (!before) throw new Error('no queen');
    const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => (await cell.boundingBox())?.width).toBeLessThan(before.width);
    const after = await cell.boundingBox();
    expect(after && after.x + after.width / 2).toBeCloseTo(middle.x, 0);
    expect(after && after.y + after.height / 2).toBeCloseTo(middle.y, 0);
  });

  test('buttons zoom, fit shows all again', async ({ table }) => {
    const before = await viewOf(table);
    await table.tap(table.button('Zoom in'));
    expect((await viewOf(table)).scale).toBeGreaterThan(before.scale);
    await table.tap(table.button('Zoom out'));
    await table.tap(table.button('Zoom out'));
    expect((await viewOf(table)).scale).toBeLessThan(before.scale);
    await table.tap(table.button('Show the whole hive'));
    await expect.poll(async () => (await viewOf(table)).scale).toBeCloseTo(before.scale, 2);
    await expectAllInSight(table);
  });

  test('some of the hive always stays in sight', async ({ page, table }) => {
    const corner = await cornerOf(table);
    for (let times = 0; times < 4; times++) {
      await page.mouse.move(corner.x, corner.y);
      await page.mouse.down();
      await page.mouse.move(corner.x + 800, corner.y + 600, { steps: 3 });
      await page.mouse.up();
    }
    const frame = await table.board.boundingBox();
    const tiles = await table.board
      .locator('.tiles [data-tile]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(tiles.some((x) => frame && x < frame.x + frame.width)).toBe(true);
  });

  test('a view chosen by hand does not move by itself', async ({ page, table }) => {
    const corner = await cornerOf(table);
    await page.mouse.move(corner.x, corner.y);
    await page.mouse.down();
    await page.mouse.move(corner.x + 200, corner.y - 20, { steps: 4 });
    await page.mouse.up();
    const chosen = await viewOf(table);
    const box = await table.board.boundingBox();
    // by keyboard, because the last cells are not visible
    for (const text of ['wA1 \\wS1', 'bA1 bQ-', 'wA2 \\wA1', 'bA2 bA1-', 'wA3 \\wA2', 'bA3 bA2-']) {
      await moveByKeys(table, text);
    }
    expect(await viewOf(table)).toEqual(chosen);
    expect(await table.board.boundingBox()).toEqual(box);
    await page.keyboard.press('f');
    expect(await viewOf(table)).not.toEqual(chosen);
    await expectAllInSight(table);
  });

  test('a stack is spread out under the resting mouse', async ({ page, table }) => {
    await table.importGame('Base;InProgress;Black[3];wQ;bB1 wQ/;wB1 wQ\\;bB2 \\bB1;wB1 wQ');
    const { x, y } = await table.pointOf(table.game.placeOf('wB1'));
    await page.mouse.move(x, y);
    await expect(table.board.locator('.fan [data-tile]')).toHaveCount(2);
    await page.mouse.move(x + 200, y + 100);
    await expect(table.board.locator('.fan')).toHaveCount(0);
  });

  test('a double click on the table fits', async ({ page, table }) => {
    await table.tap(table.button('Zoom in'));
    const zoomed = await viewOf(table);
    const corner = await cornerOf(table);
    await page.mouse.dblclick(corner.x, corner.y);
    expect((await viewOf(table)).scale).toBeLessThan(zoomed.scale);
  });
});

test('the view rests while the hive fits, and follows when it would leave', async ({ table }) => {
  const narrow = await table.isNarrow();
  const line = ['wA1 \\wS1', 'bA1 bQ-', 'wA2 \\wA1', 'bA2 bA1-', 'wA3 \\wA2', 'bA3 bA2-'];
  let changes = 0;
  for (const text of narrow ? line.slice(0, 2) : [...line, 'wB1 \\wA3', 'bB1 bA3-']) {
    const before = JSON.stringify(await viewOf(table));
    await table.move(text);
    if (JSON.stringify(await viewOf(table)) !== before) changes++;
    await expectAllInSight(table);
  }
  expect(changes).toBeGreaterThan(0);
  if (!narrow) expect(changes).toBeLessThan(8);
});

test.describe('by touch', { tag: '@phone' }, () => {
  test('two fingers zoom, round the point between them', async ({ page, table }) => {
    const before = await viewOf(table);
    const box = await table.board.boundingBox();
    if (!box) throw new Error('no board');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const fingers = await Fingers.on(page);
    await fingers.down(1, { x: middle.x - 50, y: middle.y });
    await fingers.down(2, { x: middle.x + 50, y: middle.y });
    for (const spread of [60, 70, 80, 90, 100]) {
      await fingers.move(1, { x: middle.x - spread, y: middle.y }, 1);
      await fingers.move(2, { x: middle.x + spread, y: middle.y }, 1);
    }
    await fingers.up(1);
    await fingers.up(2);
    const after = await viewOf(table);
    expect(after.scale / before.scale).toBeGreaterThan(1.8);
    expect(after.scale / before.scale).toBeLessThan(2.2);
    // the centre has stayed the same
    const centre = (view: View) => (box.width / 2 - view.x) / view.scale;
    expect(Math.abs(centre(after) - centre(before))).toBeLessThan(12);
    await expect(table.targets).toHaveCount(0);
  });

  test('one finger moves the table', async ({ page, table }) => {
    const before = await viewOf(table);
    const corner = await cornerOf(table);
    const fingers = await Fingers.on(page);
    await fingers.down(1, corner);
    await fingers.move(1, { x: corner.x + 60, y: corner.y + 50 });
    await fingers.rest(1);
    await fingers.up(1);
    const after = await viewOf(table);
    expect(after.scale).toBe(before.scale);
    expect(after.x - before.x).toBeGreaterThan(40);
    await table.tap(table.button('Show the whole hive'));
    await expect.poll(() => viewOf(table)).toEqual(before);
  });

  test('a long press spreads a stack out', async ({ page, table }) => {
    await table.importGame('Base;InProgress;Black[3];wQ;bB1 wQ/;wB1 wQ\\;bB2 \\bB1;wB1 wQ');
    const fingers = await Fingers.on(page);
    await fingers.down(1, await table.pointOf(table.game.placeOf('wB1')));
    await expect(table.board.locator('.fan [data-tile]')).toHaveCount(2);
    await fingers.up(1);
    await expect(table.board.locator('.fan')).toHaveCount(0);
    await expect(page.locator('[data-notice]')).toHaveCount(0);
  });

  test('a tapped stack does not hide its neighbours', async ({ page, table }) => {
    await table.importGame('Base;InProgress;Black[3];wQ;bB1 wQ/;wB1 wQ\\;bB2 \\bB1;wB1 wQ');
    await page.clock.install();
    await table.tapCell(table.cellOf('wB1'));
    await expect(table.notice('NotYourTile')).toBeVisible();
    await page.clock.fastForward(1000); // longer than a long press
    await expect(table.board.locator('.fan')).toHaveCount(0);
  });

  test('a tile on the board is large enough for a finger', async ({ table }) => {
    const box = await table.cellOf('wQ').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(40);
  });
});

test('stacks can be lifted', async ({ page, table }) => {
  await table.importGame('Base;InProgress;Black[3];wQ;bB1 wQ/;wB1 wQ\\;bB2 \\bB1;wB1 wQ');
  const gap = async () => {
    const top = await table.tile('wB1').boundingBox();
    const bottom = await table.tile('wQ').boundingBox();
    return top && bottom ? bottom.y - top.y : 0;
  };
  const before = await gap();
  await table.tap(table.button('Spread out the stacks'));
  await expect.poll(gap).toBeGreaterThan(before * 2);
  await page.keyboard.press('l');
  await expect.poll(gap).toBeCloseTo(before, 0);
});

test.describe('with motion', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('the view comes to rest', async ({ table }) => {
    await table.tap(table.button('Zoom in'));
    await table.tap(table.button('Show the whole hive'));
    await expect.poll(async () => (await viewOf(table)).scale).toBe(1.12);
    await expectAllInSight(table);
  });
});
