// One tile as SVG: the body, the bug, its number as pips and, if wanted, its letter. Colours come
// from custom properties, so a look is a change of style only.
import { bugOf, colourOf, numberOf, type BugLetter, type TileName } from '../core/types';
import { bugArt, hexPath } from './art';
import { cellRadius } from './geometry';
import { svg, svgText } from './svg';

const definitionsId = 'tile-definitions';
const faceRadius = 0.96 * cellRadius;

/** The shapes that all tiles of the page share; made when first needed. */
function ensureDefinitions(): void {
  if (document.getElementById(definitionsId)) return;
  const definitions = svg('defs');
  definitions.append(
    svg(
      'g',
      { id: 'tile-body' },
      svg('path', { class: 'tile-edge', d: hexPath(faceRadius), transform: 'translate(0 4.5)' }),
      svg('path', { class: 'tile-face', d: hexPath(faceRadius) }),
      svg('path', { class: 'tile-rim', d: hexPath(0.88 * cellRadius) }),
    ),
  );
  for (const letter of Object.keys(bugArt) as BugLetter[]) {
    const art = bugArt[letter];
    const bug = svg(
      'g',
      { id: `bug-${letter}` },
      svg('path', { d: art.path, 'fill-rule': 'evenodd' }),
    );
    if (art.detail) bug.append(svg('path', { class: 'tile-detail', d: art.detail }));
    definitions.append(bug);
  }
  const holder = svg(
    'svg',
    { id: definitionsId, width: 0, height: 0, 'aria-hidden': 'true' },
    definitions,
  );
  holder.classList.add('definitions');
  document.body.append(holder);
}

function pips(count: number): SVGGElement {
  const group = svg('g', { class: 'tile-pips' });
  for (let i = 0; i < count; i++) {
    group.append(svg('circle', { cx: (i - (count - 1) / 2) * 6.5, cy: 38, r: 1.9 }));
  }
  return group;
}

export function tileNode(tile: TileName): SVGGElement {
  ensureDefinitions();
  const bug = bugOf(tile);
  const number = numberOf(tile);
  const node = svg('g', { class: `tile tile-${colourOf(tile)} bug-${bug}`, 'data-tile': tile });
  node.append(
    svg('use', { href: '#tile-body' }),
    svg('use', {
      href: `#bug-${bug}`,
      class: 'tile-bug',
      transform: 'translate(0 -1) scale(0.7)',
    }),
  );
  if (number > 0) node.append(pips(number));
  node.append(svgText(tile.slice(1), { class: 'tile-letter', x: 0, y: 41 }));
  return node;
}
