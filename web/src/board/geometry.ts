// Hexagons on the plane: cells to points and back. Pointy-top, as the notation requires.
import type { Place } from '../core/types';

/** The distance from the centre of a cell to its corners, in the board's own units. */
export const cellRadius = 50;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const sqrt3 = Math.sqrt(3);

export const cellWidth = sqrt3 * cellRadius;

export function centreOf(place: Place): Point {
  return { x: cellWidth * (place.q + place.r / 2), y: 1.5 * cellRadius * place.r };
}

/**
 * Where a tile on this level is drawn: each level is a little higher and further to the right, and
 * far apart when stacks are spread out.
 */
export function raised(place: Place, level: number, lifted = false): Point {
  const { x, y } = centreOf(place);
  const [right, up] = lifted ? [0.5, 0.55] : [0.1, 0.16];
  return { x: x + right * cellRadius * level, y: y - up * cellRadius * level };
}

/** The cell that contains a point. */
export function cellAt(point: Point): Place {
  const r = point.y / (1.5 * cellRadius);
  const q = point.x / cellWidth - r / 2;
  return rounded(q, r);
}

// Rounds all three cube coordinates and corrects the one that was furthest off.
function rounded(q: number, r: number): Place {
  const s = -q - r;
  let rq = Math.round(q);
  let rr = Math.round(r);
  const rs = Math.round(s);
  const dq = Math.abs(rq - q);
  const dr = Math.abs(rr - r);
  const ds = Math.abs(rs - s);
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq + 0, r: rr + 0 };
}

/** Clockwise from the upper left. */
export const directions = ['nw', 'ne', 'e', 'se', 'sw', 'w'] as const;
export type Direction = (typeof directions)[number];

const steps: Readonly<Record<Direction, Place>> = {
  nw: { q: 0, r: -1 },
  ne: { q: 1, r: -1 },
  e: { q: 1, r: 0 },
  se: { q: 0, r: 1 },
  sw: { q: -1, r: 1 },
  w: { q: -1, r: 0 },
};

export function neighbour(place: Place, direction: Direction): Place {
  const step = steps[direction];
  return { q: place.q + step.q, r: place.r + step.r };
}

export function neighbours(place: Place): Place[] {
  return directions.map((direction) => neighbour(place, direction));
}

export function keyOf(place: Place): string {
  return `${place.q},${place.r}`;
}
