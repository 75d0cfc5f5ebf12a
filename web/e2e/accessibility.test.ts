// What axe finds, and what a screen reader is told.
import { AxeBuilder } from '@axe-core/playwright';
import { opening, shortGame } from './support/records.ts';
import { movesOf } from './support/rules.ts';
import type { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

async function expectNothingFound({ page }: Table, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, where).toEqual([]);
}

const lastMove = movesOf(shortGame).at(-1) ?? '';
const beforeTheEnd = `Base;InProgress;White[5];${movesOf(shortGame).slice(0, -1).join(';')}`;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the play page', async ({ table }) => {
      await table.open();
      await expectNothingFound(table, 'start');
      await table.importGame(opening);
      await table.choose('wQ');
      await expectNothingFound(table, 'a tile is chosen');
      await table.choose('wQ');
      await table.tapCell(table.cellOf('wS1'));
      await expect(table.notice('SplitsHive')).toBeVisible();
      await expectNothingFound(table, 'a notice');
      await table.importGame(beforeTheEnd);
      await table.tap(table.button('X-ray'));
      await table.move(lastMove);
      await expect(table.result).toBeVisible();
      await expectNothingFound(table, 'the result, with X-ray');
    });

    test('axe finds nothing in the dialogs', async ({ table }) => {
      await table.open();
      await table.importGame(opening);
      await table.tap(table.button('New game'));
      await table.dialog.getByRole('radio', { name: /^Custom/ }).check();
      await table.dialog.getByRole('radio', { name: 'Byo-yomi' }).check();
      await expectNothingFound(table, 'new game');
      await table.closeDialog();
      await table.paste('nonsense');
      await expect(table.dialog.getByRole('alert')).toBeVisible();
      await expectNothingFound(table, 'games, with a problem');
      await table.closeDialog();
      await table.openSettings();
      await expectNothingFound(table, 'settings');
      await table.closeDialog();
      if (await table.isNarrow()) {
        await table.openMoves();
        await expectNothingFound(table, 'moves');
        await table.closeDialog();
      }
      await table.openMenu();
      await table.tap(table.button('Resign'));
      await expectNothingFound(table, 'menu');
      await table.tap(table.button('Offer a draw'));
      await expect(table.dialog).toContainText('offers a draw');
      await expectNothingFound(table, 'draw');
    });
  });
}

for (const look of ['Carbon', 'Colour-blind friendly']) {
  test(`axe finds nothing with ${look} tiles`, { tag: '@desktop' }, async ({ table }) => {
    await table.open();
    await table.openSettings();
    await table.dialog.getByRole('radio', { name: look }).check();
    await table.dialog.getByRole('switch', { name: 'Letters on the tiles' }).check();
    await table.dialog.getByRole('radio', { name: 'In words' }).check();
    await table.closeDialog();
    await table.importGame(opening);
    await table.choose('wQ');
    await expectNothingFound(table, look);
  });
}

test('each move is spoken', { tag: '@desktop' }, async ({ table }) => {
  await table.open();
  await table.newGame();
  await expect(table.live).toHaveText('New game');
  table.follow('Base', true);
  const spoken = [
    'White spider 1 is placed in the centre of the board',
    'Black grasshopper 1 is placed to the lower right of white spider 1',
    'The white queen is placed to the upper right of white spider 1',
    'The black queen is placed to the right of black grasshopper 1',
    'White beetle 1 is placed to the right of the white queen',
    'The black queen slides to the lower right of the white queen',
  ];
  for (const [ply, words] of spoken.entries()) {
    await table.move(movesOf(shortGame)[ply] ?? '');
    await expect(table.live).toHaveText(words);
  }
});

test('the end of a game is spoken', { tag: '@desktop' }, async ({ table }) => {
  await table.open();
  await table.importGame(beforeTheEnd);
  await table.move(lastMove);
  await expect(table.live).toContainText('White wins');
});

test('the move of the computer is spoken', { tag: '@desktop' }, async ({ table }) => {
  await table.open();
  await table.newGame({ opponent: 'Computer', colour: 'Black', level: 1 });
  await expect(table.live).toHaveText(/^(The w|W)hite .+ is placed in the centre of the board$/, {
    timeout: 15_000,
  });
});

test('the focus comes back from a dialog', { tag: '@desktop' }, async ({ page, table }) => {
  await table.open();
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(table.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table.dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});

test('the first Tab offers a way past the header', { tag: '@desktop' }, async ({ page, table }) => {
  await table.open();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the board' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('path.cell:focus')).toHaveCount(1);
});

test('everything to touch is large enough', { tag: '@phone' }, async ({ page, table }) => {
  await table.open();
  await table.importGame(opening);
  const small = await page
    .locator('main button:visible, header button:visible')
    .evaluateAll((all) =>
      all
        .map((one) => ({
          name: one.ariaLabel ?? one.textContent,
          box: one.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width < 40 || box.height < 40)
        .map(({ name, box }) => `${name?.trim()} ${box.width}x${box.height}`),
    );
  expect(small).toEqual([]);
});
