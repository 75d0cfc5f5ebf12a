import { expect, test } from 'vitest';
import {
  cellAt,
  cellRadius,
  centreOf,
  directions,
  neighbour,
  neighbours,
  raised,
} from './geometry';

test('the centre of a cell lies in it, and so does every point near the centre', () => {
  for (let q = -4; q <= 4; q++) {
    for (let r = -4; r <= 4; r++) {
      const { x, y } = centreOf({ q, r });
      for (let turn = 0; turn < 12; turn++) {
        const angle = (turn * Math.PI) / 6;
        const reach = 0.85 * cellRadius;
        const point = { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
        expect(cellAt(point)).toEqual({ q, r });
      }
    }
  }
});

test('the tips of a hexagon belong to it, not to the row beside it', () => {
  const tip = { x: 0, y: 0.99 * cellRadius };
  expect(cellAt(tip)).toEqual({ q: 0, r: 0 });
});

test('neighbours are one cell width away, all six of them', () => {
  for (const place of neighbours({ q: 2, r: -1 })) {
    const a = centreOf({ q: 2, r: -1 });
    const b = centreOf(place);
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.sqrt(3) * cellRadius);
  }
  expect(new Set(neighbours({ q: 0, r: 0 }).map(({ q, r }) => `${q},${r}`)).size).toBe(6);
});

test('east is to the right and north-west above', () => {
  const origin = { q: 0, r: 0 };
  expect(centreOf(neighbour(origin, 'e'))).toMatchObject({ y: 0 });
  expect(centreOf(neighbour(origin, 'e')).x).toBeGreaterThan(0);
  expect(centreOf(neighbour(origin, 'nw')).y).toBeLessThan(0);
  expect(directions).toHaveLength(6);
});

test('higher tiles lie above and to the right of lower ones', () => {
  const low = raised({ q: 0, r: 0 }, 0);
  const high = raised({ q: 0, r: 0 }, 2);
  expect(high.x).toBeGreaterThan(low.x);
  expect(high.y).toBeLessThan(low.y);
});
