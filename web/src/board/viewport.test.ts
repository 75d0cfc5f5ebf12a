import { beforeEach, describe, expect, test } from 'vitest';
import { centreOf } from './geometry';
import { Viewport } from './viewport';

let viewport: Viewport;
let changes: number;

beforeEach(() => {
  changes = 0;
  // The viewport cancels an animation before it moves; there is no window here.
  globalThis.cancelAnimationFrame = () => undefined;
  viewport = new Viewport(() => changes++);
  viewport.resize(900, 600, false);
});

const row = (length: number) => Array.from({ length }, (_, q) => ({ q, r: 0 }));

function seen(place: { q: number; r: number }): boolean {
  const { x, y } = viewport.toScreen(centreOf(place));
  return x > 0 && x < 900 && y > 0 && y < 600;
}

describe('the view', () => {
  test('shows the whole hive and a ring round it', () => {
    viewport.show(row(12), false);
    expect(seen({ q: -1, r: 0 })).toBe(true);
    expect(seen({ q: 12, r: 0 })).toBe(true);
  });

  test('does not move while the hive stays inside it', () => {
    viewport.show(row(3), false);
    const before = changes;
    viewport.show(row(4), false);
    viewport.show(row(3), false);
    expect(changes).toBe(before);
  });

  test('does not move for a hive that is too big and stays as it is', () => {
    viewport.show(row(60), false);
    expect(seen({ q: 0, r: 0 })).toBe(false);
    const before = changes;
    viewport.show(row(60), true);
    expect(changes).toBe(before);
  });

  test('does not move by itself once the person has moved it, until asked to fit', () => {
    viewport.show(row(3), false);
    viewport.pan(200, 0);
    const before = changes;
    viewport.show(row(20), false);
    expect(changes).toBe(before);
    expect(viewport.automatic).toBe(false);
    viewport.fit(false);
    expect(viewport.automatic).toBe(true);
    expect(seen({ q: 19, r: 0 })).toBe(true);
  });

  test('zooms round the pointer', () => {
    viewport.show(row(3), false);
    const at = { x: 300, y: 200 };
    const before = viewport.toTable(at);
    viewport.zoom(1.5, at);
    const after = viewport.toTable(at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('never loses the hive, however far it is panned or zoomed', () => {
    viewport.show(row(3), false);
    for (let i = 0; i < 100; i++) viewport.pan(500, 400);
    expect(row(3).some(seen)).toBe(true);
    for (let i = 0; i < 100; i++) viewport.zoomAtCentre(0.5);
    const small = viewport.scale;
    viewport.zoomAtCentre(0.5);
    expect(viewport.scale).toBe(small);
  });

  test('keeps tiles wide enough for a finger on a phone', () => {
    viewport.resize(390, 500, true);
    viewport.show(row(20), false);
    expect(Math.sqrt(3) * 50 * viewport.scale).toBeGreaterThanOrEqual(44);
  });

  test('fits the hive above what covers the bottom', () => {
    viewport.show(row(3), false);
    viewport.cover(300, false);
    const { y } = viewport.toScreen(centreOf({ q: 1, r: 0 }));
    expect(y).toBeLessThan(300);
  });
});

test.each([
  [1e6, 0],
  [-1e6, 0],
  [0, 1e6],
  [0, -1e6],
])('however far the view is panned (%i, %i), a tile stays visible', (dx, dy) => {
  viewport.show(row(3), false);
  viewport.pan(dx, dy);
  expect(row(3).some((place) => seen(place))).toBe(true);
});
