// A stack spread out side by side, with the names of its tiles.
import type { PlacedTile, TileName } from '../core/types';
import { cellRadius, cellWidth, type Point } from './geometry';
import { svg, svgText, translate } from './svg';
import { tileNode } from './tile-node';

const slot = 1.12 * cellWidth;
const height = 2.9 * cellRadius;

/** A plate with the tiles of the stack from bottom to top, centred on the point. */
export function fanNode(
  stack: readonly PlacedTile[],
  at: Point,
  nameOf: (tile: TileName) => string,
): SVGGElement {
  const width = slot * stack.length + 16;
  const node = svg(
    'g',
    { class: 'fan', transform: translate(at.x, at.y), 'aria-hidden': 'true' },
    svg('rect', { class: 'fan-plate', x: -width / 2, y: -height / 2, width, height, rx: 14 }),
  );
  stack.forEach(({ tile }, index) => {
    const x = (index - (stack.length - 1) / 2) * slot;
    const copy = tileNode(tile);
    copy.setAttribute('transform', `${translate(x, -12)} scale(0.9)`);
    node.append(copy, svgText(nameOf(tile), { class: 'fan-name', x, y: height / 2 - 14 }));
  });
  return node;
}
