// The box in the menu for a move in notation.
import { opening } from './support/records.ts';
import { expect, test } from './support/test.ts';

test('a written move is played', async ({ table }) => {
  await table.open();
  await table.importGame(opening);
  await table.openMenu();
  await table.dialog.getByLabel('Enter a move').fill('wA1 \\wS1');
  await table.tap(table.dialog.getByRole('button', { name: 'Play' }));
  await expect(table.dialog).toHaveCount(0);
  await expect(table.tile('wA1')).toBeAttached();
  await expect(table.live).toContainText('White ant 1 is placed');
});

// The first four are rules that no tap can break.
const wrong = [
  { text: 'wM -wQ', says: 'wM is not in this game' },
  { text: 'wA2 \\wS1', says: 'Place wA1 first' },
  { text: 'pass', says: 'You can only pass when you have no legal move' },
  { text: 'wQ wS1/', says: 'wQ is already there' },
  { text: 'bQ bG1/', says: 'bQ is not yours' },
  { text: 'wA1 bQ-', says: 'A new tile must not touch an opponent’s tile' },
  { text: 'hello', says: '“hello” is not a move.' },
];
test('a wrong move is explained', { tag: '@desktop' }, async ({ table }) => {
  await table.open();
  await table.importGame(opening);
  await table.openMenu();
  for (const { text, says } of wrong) {
    await table.dialog.getByLabel('Enter a move').fill(text);
    await table.tap(table.dialog.getByRole('button', { name: 'Play' }));
    await expect.soft(table.dialog.getByRole('alert')).toContainText(says, { timeout: 2000 });
  }
  await table.closeDialog();
  await table.expectMoves(table.game.moves);
});

test('a covered tile cannot be moved, says the box', { tag: '@desktop' }, async ({ table }) => {
  await table.open();
  await table.importGame(
    'Base;InProgress;White[5];wQ;bB1 wQ-;wA1 -wQ;bQ bB1\\;wA2 -wA1;bQ wQ\\;wS1 -wA2;bB1 wQ',
  );
  await table.openMenu();
  await table.dialog.getByLabel('Enter a move').fill('wQ bQ-');
  await table.tap(table.dialog.getByRole('button', { name: 'Play' }));
  await expect(table.dialog.getByRole('alert')).toContainText('bB1 is on top of it');
});
