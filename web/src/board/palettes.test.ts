import { describe, expect, test } from 'vitest';
import { bugArt } from './art';
import type { BugLetter } from '../core/types';
import { palettes, tables, type PaletteName } from './palettes';

type Triple = readonly [number, number, number];

const names = Object.keys(palettes) as PaletteName[];
const bugs = Object.keys(bugArt) as BugLetter[];
const sides = ['white', 'black'] as const;

// Machado, Oliveira and Fernandes (2009), severity 1, for linear RGB
const visions: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

describe.each(names)('%s', (name) => {
  const { tile, bugs: colours } = palettes[name];

  test.each(sides)('every bug stands out on the %s tile', (side) => {
    for (const bug of bugs) {
      expect(contrast(colours[side][bug], tile[side].face), bug).toBeGreaterThanOrEqual(3);
    }
  });

  test('black tiles stand out on both tables', () => {
    expect(contrast(tile.black.rim, tables.dark)).toBeGreaterThanOrEqual(3);
    expect(contrast(tile.black.rim, tile.black.face)).toBeGreaterThanOrEqual(3);
    expect(contrast(tile.black.face, tables.light)).toBeGreaterThanOrEqual(3);
  });

  test('white tiles stand out on both tables', () => {
    expect(contrast(tile.white.edge, tables.light)).toBeGreaterThanOrEqual(3);
    expect(contrast(tile.white.face, tables.dark)).toBeGreaterThanOrEqual(3);
  });

  test('the two sides cannot be confused', () => {
    expect(contrast(tile.white.face, tile.black.face)).toBeGreaterThanOrEqual(7);
  });
});

describe.each(sides)('the safe palette on the %s tile', (side) => {
  test.each(Object.keys(visions))('bugs differ enough with %s vision', (vision) => {
    const { difference, pair } = closest(palettes.safe.bugs[side], vision);
    expect(difference, pair).toBeGreaterThanOrEqual(12);
  });
});

// The reference pairs of Sharma, Wu and Dalal (2005).
test('CIEDE2000', () => {
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(ciede2000([50, 2.49, -0.001], [50, -2.49, 0.0011])).toBeCloseTo(7.2195, 4);
  expect(ciede2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(ciede2000([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(
    2.0373,
    4,
  );
  expect(ciede2000([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
});

function closest(colours: Readonly<Record<BugLetter, string>>, vision: string) {
  let difference = Infinity;
  let pair = '';
  for (const [i, a] of bugs.entries()) {
    for (const b of bugs.slice(0, i)) {
      const d = ciede2000(seen(colours[a], vision), seen(colours[b], vision));
      if (d < difference) [difference, pair] = [d, a + b];
    }
  }
  return { difference, pair };
}

function linearRgb(colour: string): Triple {
  const channel = (at: number): number => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function dot(a: Triple, b: Triple): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function luminance(colour: string): number {
  return dot([0.2126, 0.7152, 0.0722], linearRgb(colour));
}

/** As the WCAG define it. */
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a) + 0.05, luminance(b) + 0.05].sort((x, y) => x - y);
  return (high ?? 0) / (low ?? 0);
}

/** The CIELAB colour that somebody with this kind of vision sees. */
function seen(colour: string, vision: string): Triple {
  const matrix = visions[vision];
  if (!matrix) throw new Error(`unknown vision: ${vision}`);
  const rgb = linearRgb(colour);
  const channel = (row: Triple) => Math.min(1, Math.max(0, dot(row, rgb)));
  return lab([channel(matrix[0]), channel(matrix[1]), channel(matrix[2])]);
}

function lab(rgb: Triple): Triple {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f(dot([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047);
  const y = f(dot([0.2126729, 0.7151522, 0.072175], rgb));
  const z = f(dot([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const degree = Math.PI / 180;
  const weight = (c: number) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const stretch = 1 + 0.5 * (1 - weight((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const hue = (a: number, b: number) => (Math.atan2(b, a) / degree + 360) % 360;

  const c1 = Math.hypot(stretch * a1, b1);
  const c2 = Math.hypot(stretch * a2, b2);
  const h1 = hue(stretch * a1, b1);
  const h2 = hue(stretch * a2, b2);
  const grey = c1 * c2 === 0;

  let turn = grey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  let h = h1 + h2;
  if (!grey) {
    if (Math.abs(h1 - h2) > 180) h += h < 360 ? 360 : -360;
    h /= 2;
  }
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;

  const t =
    1 -
    0.17 * Math.cos((h - 30) * degree) +
    0.24 * Math.cos(2 * h * degree) +
    0.32 * Math.cos((3 * h + 6) * degree) -
    0.2 * Math.cos((4 * h - 63) * degree);
  const dl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * degree)) / (1 + 0.015 * c * t);
  const rotation = -2 * weight(c) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * degree);
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}
