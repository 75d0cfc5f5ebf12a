// One tile as SVG: the body, the bug, its number as pips and, if wanted, its letter. Colours come
// from custom properties, so a different look changes only styles.
import { bugOf, colourOf, numberOf, type TileName } from '../core/types';
import { bugArt, hexPath } from './art';
import { cellRadius } from './geometry';
import { svg, svgText } from './svg';

const faceRadius = 0.96 * cellRadius;
const made = new Map<TileName, SVGGElement>();

// Dots: lines of zero length with round ends.
function pipsPath(tile: TileName): string {
  const count = numberOf(tile);
  return Array.from({ length: count }, (_, i) => `M${(i - (count - 1) / 2) * 6.5} 38h0`).join('');
}

function make(tile: TileName): SVGGElement {
  const bug = bugOf(tile);
  const art = bugArt[bug];
  return svg(
    'g',
    { class: `tile tile-${colourOf(tile)} bug-${bug}`, 'data-tile': tile },
    svg('path', { class: 'tile-edge', d: hexPath(faceRadius), transform: 'translate(0 4.5)' }),
    svg('path', { class: 'tile-face', d: hexPath(faceRadius) }),
    svg('path', { class: 'tile-rim', d: hexPath(0.88 * cellRadius) }),
    svg('path', { class: 'tile-bug', d: art.path }),
    ...(art.detail ? [svg('path', { class: 'tile-bug tile-detail', d: art.detail })] : []),
    svg('path', { class: 'tile-pips', d: pipsPath(tile) }),
    svgText(tile.slice(1), { class: 'tile-letter', x: 0, y: 41 }),
  );
}

/** Turns the node of a tile into that of another tile of the same bug and colour. */
export function renumber(node: SVGGElement, tile: TileName): void {
  node.setAttribute('data-tile', tile);
  node.querySelector('.tile-pips')?.setAttribute('d', pipsPath(tile));
  const letter = node.querySelector('.tile-letter');
  if (letter) letter.textContent = tile.slice(1);
}

/** A new node for a tile: a copy, which is faster than building it from its parts. */
export function tileNode(tile: TileName): SVGGElement {
  const original = made.get(tile) ?? make(tile);
  made.set(tile, original);
  return original.cloneNode(true) as SVGGElement;
}
