import { expect, test } from 'vitest';
import { handGroups } from './hand-groups';

test('a hand shows one entry per bug, with the tile to be placed next and their number', () => {
  expect(handGroups(['wQ', 'wA1', 'wA2', 'wA3', 'wB2', 'wM'])).toEqual([
    { tile: 'wQ', count: 1 },
    { tile: 'wA1', count: 3 },
    { tile: 'wB2', count: 1 },
    { tile: 'wM', count: 1 },
  ]);
  expect(handGroups([])).toEqual([]);
});
