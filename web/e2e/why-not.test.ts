// Illegal moves are explained: in a sentence, and with marks on the board.
import { refusals, type Refusal } from './support/records.ts';
import type { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

async function tryIt(table: Table, { record, tile, cell }: Refusal): Promise<void> {
  await table.open();
  await table.importGame(record);
  const placed = table.game.isPlaced(tile);
  if (!placed) await table.tap(table.hand(tile));
  else await table.tapCell(table.game.placeOf(tile));
  if (!cell) return;
  await expect(table.targets).not.toHaveCount(0);
  const { x, y } = await table.pointOf({ q: cell[0], r: cell[1] });
  await table.tapAt(x, y);
}

async function expectReason(table: Table, { rule, says, marks, cell }: Refusal): Promise<void> {
  await expect(table.notice(rule)).toContainText(says);
  await expect(table.live).toContainText(says);
  await expect(table.board.locator('.proof .ring, .proof .proof-shade')).toHaveCount(marks);
  await expect(table.board.locator('.proof .proof-cross')).toHaveCount(cell ? 1 : 0);
}

for (const [index, refusal] of refusals.entries()) {
  const again = refusals.slice(0, index).filter(({ rule }) => rule === refusal.rule).length;
  test(`${refusal.rule}${again ? ` ${again + 1}` : ''}`, { tag: '@desktop' }, async ({ table }) => {
    await tryIt(table, refusal);
    await expectReason(table, refusal);
    await table.tap(table.notice(refusal.rule).getByRole('button', { name: 'Close' }));
    await expect(table.board.locator('.proof')).toHaveCount(0);
  });
}

for (const rule of ['SplitsHive', 'Gate']) {
  test(`${rule} by touch`, { tag: '@phone' }, async ({ table }) => {
    const refusal = refusals.find((one) => one.rule === rule);
    if (!refusal) throw new Error(`no position for ${rule}`);
    await tryIt(table, refusal);
    await expectReason(table, refusal);
  });
}

test('a tile in hand says why it cannot be used', { tag: '@desktop' }, async ({ table }) => {
  await table.open();
  const due = refusals.find(({ rule }) => rule === 'QueenDue');
  await table.importGame(due?.record ?? '');
  const label = 'White spider 1, 2 in hand. This is turn 4: you must place your queen now';
  await expect(table.hand('wS1')).toHaveAccessibleName(label);
});

// Black's mosquito, next to White's queen, was thrown itself and must not throw her this turn.
test('a resting thrower is named as the reason', { tag: '@desktop' }, async ({ table }) => {
  await table.open();
  await table.importGame(
    'Base+MP;InProgress;Black[4];wP;bM \\wP;wG1 /wP;bQ -bM;wQ wG1\\;bQ wP/;bM wP\\',
  );
  await table.tapCell(table.game.placeOf('wQ'));
  await expect(table.notice('JustMoved')).toContainText('bM');
});

test(
  'a covered tile is explained in a lifted stack',
  { tag: '@desktop' },
  async ({ page, table }) => {
    await table.open();
    await table.importGame(
      'Base;InProgress;White[5];wQ;bB1 wQ-;wA1 -wQ;bQ bB1\\;wA2 -wA1;bQ wQ\\;wS1 -wA2;bB1 wQ',
    );
    await table.tap(table.button('Spread out the stacks'));
    const box = await table.tile('wQ').boundingBox();
    if (!box) throw new Error('no queen');
    await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.75);
    await expect(table.notice('Covered')).toContainText('bB1 is on top of it', { timeout: 3000 });
  },
);
