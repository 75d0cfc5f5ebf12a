// Playing without a mouse: digits for the hand, letters to go from cell to cell.
import { expect, type Page } from '@playwright/test';
import type { Place } from '../../src/core/types.ts';
import type { Table } from './table.ts';

const steps: readonly (readonly [string, number, number])[] = [
  ['w', 0, -1],
  ['e', 1, -1],
  ['d', 1, 0],
  ['x', 0, 1],
  ['z', -1, 1],
  ['a', -1, 0],
];

export const focusedCell = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? null);

/** Presses letters until the focus has moved, cell by cell, to this one. */
async function walkTo(table: Table, to: Place): Promise<void> {
  const { page } = table;
  const goal = `${to.q},${to.r}`;
  const start = await focusedCell(page);
  if (start === null) throw new Error('the focus is not on a cell');
  const cells = await page
    .locator('path.cell')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-cell') ?? ''));
  const keys = new Map<string, string>([[start, '']]);
  const waiting = [start];
  for (let key = waiting.shift(); key !== undefined && !keys.has(goal); key = waiting.shift()) {
    const [q = 0, r = 0] = key.split(',').map(Number);
    for (const [letter, dq, dr] of steps) {
      const next = `${q + dq},${r + dr}`;
      if (keys.has(next) || !cells.includes(next)) continue;
      keys.set(next, (keys.get(key) ?? '') + letter);
      waiting.push(next);
    }
  }
  for (const letter of keys.get(goal) ?? '') await page.keyboard.press(letter);
  expect(await focusedCell(page)).toBe(goal);
}

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, selector: string, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Makes a move with the keyboard alone. */
export async function moveByKeys(table: Table, text: string): Promise<void> {
  const { page, game } = table;
  const move = game.find(text);
  if (game.isPlaced(move.tile)) {
    const { q, r } = game.placeOf(move.tile);
    if ((await focusedCell(page)) === null) await tabTo(page, `[data-cell="${q},${r}"]`);
    await walkTo(table, { q, r });
    await page.keyboard.press('Enter');
  } else {
    const hand = game.scene.sides[game.scene.toMove].hand.map((tile) => tile.charAt(1));
    const slot = [...new Set(hand)].indexOf(move.tile.charAt(1));
    await page.keyboard.press(`${slot + 1}`);
  }
  await expect(table.target(move)).toBeAttached();
  await walkTo(table, move);
  await page.keyboard.press('Enter');
  await table.arrived(move);
}
