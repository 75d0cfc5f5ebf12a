// Everything besides the moves: undo, hints, ends of games, and views of the board.
import { holdEngine } from './support/engine.ts';
import { moveSamples, opening, shortGame } from './support/records.ts';
import { movesOf } from './support/rules.ts';
import type { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const tilesOfOpening = ['bG1', 'bQ', 'wQ', 'wS1'];

/** A game against the computer in which both have moved once. */
async function oneMoveEach(table: Table): Promise<void> {
  await table.open();
  await table.newGame({ opponent: 'Computer', colour: 'White', level: 1 });
  table.follow('Base', true);
  await table.move('wA1');
  await expect(table.board.locator('.tiles .tile-b')).toHaveCount(1, { timeout: 15_000 });
}

test.describe('undo', () => {
  test('takes a move back, redo plays it again', async ({ table }) => {
    await table.open();
    await table.importGame(opening);
    await table.tap(table.button('Undo'));
    await table.expectTiles(['bG1', 'wQ', 'wS1']);
    if (await table.isNarrow()) await table.openMoves();
    await table.tap(table.button('Redo'));
    await table.expectTiles(tilesOfOpening);
    await expect(table.button('Redo')).toHaveCount(0);
  });

  test('takes back the answer of the computer too', { tag: '@desktop' }, async ({ table }) => {
    await oneMoveEach(table);
    await table.tap(table.button('Undo'));
    await table.expectTiles([]);
    await table.tap(table.button('Redo'));
    await expect(table.board.locator('.tiles [data-tile]')).toHaveCount(2);
  });

  test('another move discards the undone moves', { tag: '@desktop' }, async ({ table }) => {
    await table.open();
    await table.importGame(opening);
    await table.tap(table.button('Undo'));
    table.follow(`Base;InProgress;Black[2];${movesOf(opening).slice(0, 3).join(';')}`);
    await table.move('bA1 bG1-');
    await expect(table.button('Redo')).toHaveCount(0);
  });

  test('continues a game that was over', { tag: '@desktop' }, async ({ page, table }) => {
    await table.open();
    await table.importGame(shortGame);
    await expect(table.result).toBeVisible();
    await table.tap(table.button('Undo'));
    await expect(table.result).toHaveCount(0);
    await expect(page.locator('.own .status')).toHaveText('To move');
    await page.keyboard.press('u');
    await expect(page.locator('.opponent .status')).toHaveText('To move');
  });

  test('stops a computer that is thinking', { tag: '@desktop' }, async ({ page, table }) => {
    const letThrough = await holdEngine(page);
    await table.open();
    await table.newGame({ opponent: 'Computer', colour: 'White', level: 10 });
    table.follow('Base', true);
    await table.move('wA1');
    await expect(page.locator('.opponent .status')).toHaveText('Thinking…');
    await table.tap(table.button('Undo'));
    await table.expectTiles([]);
    await letThrough();
    await table.tap(table.button('Hint')); // its answer comes after the one to the first request
    await expect(page.locator('.ring-hint')).toBeAttached({ timeout: 15_000 });
    await table.expectTiles([]);
  });
});

test('a hint is shown and can be played', async ({ page, table }) => {
  await table.open();
  await table.importGame(opening);
  await table.tap(table.button('Hint'));
  await expect(table.button('Thinking…')).toBeDisabled();
  await expect(page.locator('.ring-hint')).toBeAttached({ timeout: 15_000 });
  await expect(table.notice('info')).toContainText('White');
  await expect(table.live).toContainText('White');
  await page.keyboard.press('Escape');
  await expect(page.locator('.ring-hint')).toHaveCount(0);
});

test.describe('ends', () => {
  test('resigning asks once', async ({ table }) => {
    await table.open();
    await table.importGame(opening);
    await table.openMenu();
    await table.tap(table.button('Resign'));
    await table.tap(table.button('Really resign?'));
    await expect(table.result).toHaveAttribute('data-result', 'resignation');
    await expect(table.result).toContainText('Black wins');
    await expect(table.result).toContainText('White resigned.');
  });

  for (const [answer, ends] of [
    ['Accept', true],
    ['Decline', false],
  ] as const) {
    test(`a draw between friends: ${answer}`, { tag: '@desktop' }, async ({ table }) => {
      await table.open();
      await table.importGame(opening);
      await table.openMenu();
      await table.tap(table.button('Offer a draw'));
      await expect(table.dialog).toContainText('White offers a draw. Does Black accept?');
      await table.tap(table.button(answer));
      await expect(table.dialog).toHaveCount(0);
      if (ends) await expect(table.result).toHaveAttribute('data-result', 'agreement');
      else await table.move('wA1 \\wS1');
    });
  }

  test('the computer declines a draw at the start', { tag: '@desktop' }, async ({ table }) => {
    await oneMoveEach(table);
    await table.openMenu();
    await table.tap(table.button('Offer a draw'));
    await expect(table.notice('info')).toContainText('before both queens are on the board');
    await expect(table.result).toHaveCount(0);
  });

  // Both queens move back and forth.
  test('the third time the same position is a draw', { tag: '@desktop' }, async ({ table }) => {
    const toAndFro = ['wQ wS1-', 'bQ bG1\\', 'wQ wS1/', 'bQ bG1-'];
    await table.open();
    await table.importGame(opening);
    for (const text of [...toAndFro, ...toAndFro]) await table.move(text);
    await expect(table.result).toHaveAttribute('data-result', 'repetition');
    await expect(table.result).toContainText('Draw');
  });

  test('the result can be put aside', { tag: '@desktop' }, async ({ table }) => {
    await table.open();
    await table.importGame(shortGame);
    await table.tap(table.button('Review the game'));
    await expect(table.result).toHaveCount(0);
  });

  test('a rematch swaps the colours', async ({ page, table }) => {
    await oneMoveEach(table);
    await table.openMenu();
    await table.tap(table.button('Resign'));
    await table.tap(table.button('Really resign?'));
    await table.tap(table.result.getByRole('button', { name: 'Rematch' }));
    await expect(page.locator('.own [data-hand^=b]').first()).toBeVisible();
    await expect(table.board.locator('.tiles .tile-w')).toHaveCount(1, { timeout: 15_000 });
  });
});

test.describe('confirming each move', () => {
  test.beforeEach(async ({ table }) => {
    await table.open();
    await table.openSettings();
    await table.dialog.getByRole('switch', { name: 'Confirm each move' }).check();
    await table.closeDialog();
    await table.importGame(opening);
  });

  test('a move waits for the button', async ({ table }) => {
    const move = table.game.find('wA1 \\wS1');
    await table.choose('wA1');
    await table.tapCell(move);
    await expect(table.board.locator('.ghost [data-tile=wA1]')).toBeAttached();
    await expect(table.tile('wA1')).toHaveCount(0);
    await table.tap(table.button('Cancel'));
    await expect(table.board.locator('.ghost [data-tile]')).toHaveCount(0);

    await table.choose('wA1');
    await table.tapCell(move);
    await table.tap(table.button('Play this move'));
    await table.arrived(move);
  });

  test('a second tap confirms', async ({ table }) => {
    const move = table.game.find('wA1 \\wS1');
    await table.choose('wA1');
    await table.tapCell(move);
    await expect(table.board.locator('.ghost [data-tile=wA1]')).toBeAttached();
    await table.tapCell(move);
    await table.arrived(move);
  });

  test(
    'a second tap confirms also when it is quick',
    { tag: '@desktop' },
    async ({ page, table }) => {
      const move = table.game.find('wA1 \\wS1');
      await table.choose('wA1');
      const { x, y } = await table.pointOf(move);
      await page.mouse.dblclick(x, y);
      await table.arrived(move);
    },
  );
});

test('X-ray marks what holds tiles back', async ({ page, table }) => {
  const throwing = moveSamples.find(({ name }) => name === 'throwing with the pillbug');
  await table.open();
  await table.importGame(throwing?.record ?? '');
  await table.tap(table.button('X-ray'));
  const { pinned, covered, throwable } = table.game.scene;
  expect(pinned.length * throwable.length).toBeGreaterThan(0);
  await expect(table.board.locator('.xray-pinned')).toHaveCount(pinned.length);
  await expect(table.board.locator('.xray-throwable')).toHaveCount(throwable.length);
  await expect(table.board.locator('.xray-covered')).toHaveCount(covered.length);
  await expect(table.board.locator('.xray-resting')).toHaveCount(1);
  await expect(page.getByText('holds the hive together')).toBeVisible();
  await table.tap(table.button('X-ray'));
  await expect(page.locator('.xray')).toHaveCount(0);
});

test('the queen that is due is called for', { tag: '@desktop' }, async ({ page, table }) => {
  await table.open();
  await table.importGame(
    'Base;InProgress;White[4];wA1;bS1 wA1\\;wG1 -wA1;bA1 /bS1;wA2 \\wG1;bS2 bS1-',
  );
  await expect(table.notice('info')).toContainText('you must place your queen now');
  await expect(page.locator('.own .queen')).toContainText(/1\sturn\sleft/);
});

test('moves can be listed in words', { tag: '@desktop' }, async ({ page, table }) => {
  await table.open();
  await table.openSettings();
  await table.dialog.getByRole('radio', { name: 'In words' }).check();
  await table.closeDialog();
  await table.importGame(opening);
  await expect(page.locator('.move').nth(1)).toHaveText(
    'Black grasshopper 1 to the lower right of white spider 1',
  );
});
