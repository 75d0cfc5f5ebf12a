// The dialog that starts a game.
import type { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const base: Readonly<Record<string, number>> = { Q: 1, S: 2, B: 2, G: 3, A: 3 };

/** What a hand should show: the next tile of each bug and how many there are. */
function handOf(colour: 'w' | 'b', extras: string): string[] {
  const bugs = Object.entries({ ...base, ...Object.fromEntries([...extras].map((b) => [b, 1])) });
  return bugs.map(([bug, n]) => `${colour}${bug}${n > 1 ? 1 : ''} x${n}`).sort();
}

test.describe('editions', { tag: '@desktop' }, () => {
  async function expectHands(table: Table, extras: string, queenFirst: boolean): Promise<void> {
    for (const colour of ['w', 'b'] as const) {
      const slots = await table.page.locator(`button[data-hand^="${colour}"]`).evaluateAll((all) =>
        all.map((slot) => {
          const count = slot.querySelector('.count')?.textContent ?? '1';
          return `${slot.getAttribute('data-hand')} x${count}`;
        }),
      );
      expect(slots.sort()).toEqual(handOf(colour, extras));
    }
    await table.tap(table.hand('wQ'));
    if (queenFirst) await expect(table.target({ q: 0, r: 0 })).toBeAttached();
    else await expect(table.notice('QueenBarred')).toBeVisible();
  }

  const named = [
    { edition: 'Classic', extras: '', queenFirst: true },
    { edition: 'Ladybug and Mosquito', extras: 'ML', queenFirst: true },
    { edition: 'Carbon', extras: 'ML', queenFirst: true },
    { edition: 'House pieces', extras: 'MDR', queenFirst: true },
    { edition: 'Tournament', extras: 'MLP', queenFirst: false },
  ];
  for (const { edition, extras, queenFirst } of named) {
    test(edition, async ({ table }) => {
      await table.open();
      await table.newGame({ edition });
      await expectHands(table, extras, queenFirst);
    });
  }

  test('custom: each bug alone', async ({ table }) => {
    await table.open();
    for (const bugs of 'MLPDR') {
      await table.newGame({ edition: 'Custom', bugs, queenFirst: false });
      await expectHands(table, bugs, false);
    }
  });

  test('custom: many bugs, and the queen first or not', async ({ table }) => {
    await table.open();
    for (const [bugs, queenFirst] of [
      ['', true],
      ['', false],
      ['MLPD', false],
      ['MPDR', true],
    ] as const) {
      await table.newGame({ edition: 'Custom', bugs, queenFirst });
      await expectHands(table, bugs, queenFirst);
    }
  });

  test('the two ladybugs never play together', async ({ table }) => {
    await table.open();
    await table.tap(table.button('New game'));
    await table.dialog.getByRole('radio', { name: /^Custom/ }).check();
    const box = (name: string) => table.dialog.getByRole('checkbox', { name, exact: true });
    await box('Ladybug').check();
    await box('Riding ladybug').check();
    await expect(box('Ladybug')).not.toBeChecked();
    await table.tap(table.dialog.getByRole('button', { name: 'Start' }));
    await expect(table.hand('wR')).toBeVisible();
    await expect(table.hand('wL')).toHaveCount(0);
  });
});

test('the dialog starts with what was chosen before', { tag: '@desktop' }, async ({ table }) => {
  await table.open();
  await table.newGame({ edition: 'Tournament' });
  await table.tap(table.button('New game'));
  await expect(table.dialog.getByRole('radio', { name: 'A friend on this device' })).toBeChecked();
  await expect(table.dialog.getByRole('radio', { name: /^Tournament/ })).toBeChecked();
});

test('against the computer, White is at the bottom and begins', async ({ page, table }) => {
  await table.open();
  await table.newGame({ opponent: 'Computer', colour: 'White', level: 1 });
  await expect(page.locator('.own .name')).toHaveText('You');
  await expect(page.locator('.own [data-hand=wA1]')).toBeVisible();
  await expect(page.locator('.opponent')).toContainText('Level 1');
  await expect(page.locator('.own .status')).toHaveText('Your turn');

  table.follow('Base', true);
  await table.move('wA1');
  await expect(table.board.locator('.tiles .tile-b')).toHaveCount(1, { timeout: 15_000 });
  await expect(page.locator('.own .status')).toHaveText('Your turn');
});

test('the computer plays White for a person who plays Black', async ({ page, table }) => {
  await table.open();
  await table.newGame({ opponent: 'Computer', colour: 'Black', level: 1 });
  await expect(page.locator('.own [data-hand^=b]').first()).toBeVisible();
  await expect(table.board.locator('.tiles .tile-w')).toHaveCount(1, { timeout: 15_000 });
  await expect(page.locator('.own .status')).toHaveText('Your turn');
  await table.tap(table.hand('bA1'));
  await expect(table.targets).toHaveCount(6);
});

test('a random colour is one of the two', { tag: '@desktop' }, async ({ page, table }) => {
  await table.open();
  await table.newGame({ opponent: 'Computer', colour: 'Random', level: 1 });
  await expect(page.getByText('You', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Computer', { exact: true })).toHaveCount(1);
});

test('two computers play, pause and continue', async ({ page, table }) => {
  await table.open();
  await table.newGame({ opponent: 'Computer vs computer' });
  const tiles = table.board.locator('.tiles [data-tile]');
  await expect.poll(() => tiles.count(), { timeout: 15_000 }).toBeGreaterThan(2);
  await table.tap(table.button('Pause'));
  await expect(page.locator('.status')).toHaveText('To move'); // no longer Thinking…
  const paused = await table.live.textContent();
  await table.tap(table.button('Continue'));
  await expect(table.live).not.toHaveText(paused ?? '', { timeout: 15_000 });
});
