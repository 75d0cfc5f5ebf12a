// Every kind of move, made on the page.
import { beforePass, moveSamples } from './support/records.ts';
import { expect, test } from './support/test.ts';

for (const { name, record, move, says } of moveSamples) {
  test(name, { tag: '@desktop' }, async ({ table }) => {
    await table.open();
    await table.importGame(record);
    await table.move(move);
    // a notice for the next player may follow
    await expect(table.live).toHaveText(new RegExp(`^${says}($|\\. )`));
    const { tiles } = table.game.scene;
    await table.expectTiles(tiles.map(({ tile }) => tile));
    for (const { tile, q, r, level } of tiles) {
      const height = tiles.filter((one) => one.q === q && one.r === r).length;
      if (level === height - 1)
        await expect(table.cellOf(tile)).toHaveAttribute('data-cell', `${q},${r}`);
    }
  });
}

test('a throw over the pillbug by touch', { tag: '@phone' }, async ({ table }) => {
  const sample = moveSamples.find(({ name }) => name === 'throwing with the pillbug');
  if (!sample) throw new Error('no throw');
  await table.open();
  await table.importGame(sample.record);
  await table.move(sample.move);
  await expect(table.live).toHaveText(sample.says);
});

test('a forced pass is announced and happens by itself', async ({ page, table }) => {
  await table.open();
  await table.importGame(beforePass.record);
  await table.move(beforePass.move);
  await expect(table.notice('info')).toContainText('White has no legal move and passes.');
  await expect(table.live).toHaveText('White passes');
  await expect(page.locator('.opponent .status')).toHaveText('To move');
  if (await table.isNarrow()) await table.openMoves();
  await expect(page.locator('.move').last()).toHaveText('pass');
});

test('a forced pass is spoken before it happens', { tag: '@desktop' }, async ({ table }) => {
  await table.open();
  await table.importGame(beforePass.record);
  await table.move(beforePass.move);
  await expect(table.live).toContainText('White has no legal move and passes.');
});

test(
  'a player who must pass is told so on tapping a tile',
  { tag: '@desktop' },
  async ({ table }) => {
    await table.open();
    await table.importGame(beforePass.record);
    await table.move(beforePass.move);
    await table.tap(table.hand('wA1'));
    await expect(table.notice('MustPass')).toContainText('White has no legal move and must pass');
    await expect(table.live).toHaveText('White passes');
  },
);

test('undo goes back past a forced pass', { tag: '@desktop' }, async ({ page, table }) => {
  await page.clock.install();
  await table.open();
  await table.importGame(beforePass.record);
  await table.move(beforePass.move);
  await expect(table.live).toHaveText('White passes');
  await table.tap(table.button('Undo'));
  await page.clock.fastForward(10_000); // longer than a pass waits
  await expect(page.locator('.move')).toHaveCount(9);
  await expect(page.locator('.opponent .status')).toHaveText('To move');
});
