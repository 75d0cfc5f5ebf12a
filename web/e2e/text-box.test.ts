// The box in the menu for a move in notation.
import { expect, test } from './support/test.ts';

const opening = 'Base;InProgress;White[3];wS1;bG1 wS1\\;wQ wS1/;bQ bG1-';

test('a written move is played', async ({ table }) => {
  await table.open();
  await table.bringIn(opening);
  await table.openMenu();
  await table.dialog.getByLabel('Write a move').fill('wA1 \\wS1');
  await table.tap(table.dialog.getByRole('button', { name: 'Play' }));
  await expect(table.dialog).toHaveCount(0);
  await expect(table.tile('wA1')).toBeAttached();
  await expect(table.live).toContainText('White ant 1 is placed');
});

// The first five are rules that no tap can break.
const wrong = [
  { text: 'wM -wQ', says: 'wM is not in this game' },
  { text: 'wA2 \\wS1', says: 'WA1 comes first' },
  { text: 'pass', says: 'There are moves to make, so a pass is not allowed' },
  { text: 'wQ wS1/', says: 'WQ stands there already' },
  { text: 'bQ bG1/', says: 'BQ is not yours' },
  { text: 'wA1 bQ-', says: 'A new tile may not touch the enemy' },
  { text: 'hello', says: '“hello” is not a move.' },
];
for (const { text, says } of wrong) {
  test(`a wrong move is explained: ${text}`, { tag: '@desktop' }, async ({ table }) => {
    await table.open();
    await table.bringIn(opening);
    await table.openMenu();
    await table.dialog.getByLabel('Write a move').fill(text);
    await table.tap(table.dialog.getByRole('button', { name: 'Play' }));
    await expect(table.dialog.getByRole('alert')).toContainText(new RegExp(says, 'i'));
    await table.closeDialog();
    await table.expectMoves(table.game.moves);
  });
}

test('a covered tile cannot be moved, says the box', { tag: '@desktop' }, async ({ table }) => {
  await table.open();
  await table.bringIn('Base;InProgress;White[4];wQ;bB1 wQ/;wB1 wQ\\;bQ bB1/;wA1 -wQ;bB1 wQ');
  await table.openMenu();
  await table.dialog.getByLabel('Write a move').fill('wQ bQ-');
  await table.tap(table.dialog.getByRole('button', { name: 'Play' }));
  await expect(table.dialog.getByRole('alert')).toContainText('BB1 lies on top of it');
});
