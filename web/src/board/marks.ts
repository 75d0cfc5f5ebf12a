// What is drawn over and under the tiles: the last move, the selected tile and its targets, heights
// of stacks, why a move is illegal, what keeps tiles from moving, and a suggested move.
import type { Place, PlacedTile, TileName } from '../core/types';
import { hexPath } from './art';
import type { BoardState, LastMark, Proof, Target, Xray } from './board-state';
import { cellRadius, centreOf, keyOf, raised, type Point } from './geometry';
import { svg, svgText, translate } from './svg';

/** More targets than this are drawn as dots only. */
const manyTargets = 20;

const ringPath = hexPath(0.93 * cellRadius);
const cellPath = hexPath(0.9 * cellRadius);

/** Where the top of a cell is drawn. */
type TopOf = (place: Place) => Point;

// Two strokes, the wider one light, so that a ring is visible on tiles of both colours.
function ring(kind: string): SVGGElement {
  return svg(
    'g',
    { class: `ring ring-${kind}` },
    svg('path', { class: 'ring-halo', d: ringPath }),
    svg('path', { class: 'ring-line', d: ringPath }),
  );
}

function ringAt(at: Point, kind: string): SVGGElement {
  const node = ring(kind);
  put(node, at);
  return node;
}

/** Moves a mark, or hides it where there is nothing to mark. */
function put(node: SVGElement, at: Point | null): void {
  show(node, at !== null);
  if (at) node.setAttribute('transform', translate(at.x, at.y));
}

function show(node: SVGElement, shown: boolean): void {
  if (shown !== node.hasAttribute('display')) return;
  if (shown) node.removeAttribute('display');
  else node.setAttribute('display', 'none');
}

function badge(text: string, at: Point, kind: string): SVGGElement {
  return svg(
    'g',
    { class: `badge badge-${kind}`, transform: translate(at.x, at.y) },
    svg('circle', { r: 12 }),
    svgText(text, { y: 4.5 }),
  );
}

function wayThrough(points: readonly Point[]): string {
  return points
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

function line(points: readonly Point[], kind: string): SVGPathElement {
  return svg('path', { class: `way way-${kind}`, d: wayThrough(points) });
}

// From one point to another in an upward arc, as a tile is thrown over the Pillbug.
function arc(from: Point, to: Point, kind: string): SVGPathElement {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 0.9 * cellRadius };
  const d = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${middle.x.toFixed(1)} ${middle.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  return svg('path', { class: `way way-${kind}`, d });
}

export class Marks {
  readonly under = svg('g', { class: 'marks-under', 'aria-hidden': 'true' });
  readonly over = svg('g', { class: 'marks-over', 'aria-hidden': 'true' });
  readonly preview = svg('g', { class: 'marks-preview', 'aria-hidden': 'true' });
  // Every picture has these, so they are moved, not created again.
  readonly #lastFrom = svg('path', { class: 'last-from', d: cellPath });
  readonly #lastWay = svg('path', { class: 'way way-last' });
  readonly #lastRing = ring('last');
  readonly #throwerRing = ring('thrower');
  readonly #first = svg('path', { class: 'first-cell', d: cellPath });
  readonly #others = svg('g');

  constructor() {
    this.under.append(this.#first, this.#lastFrom, this.#lastWay);
    this.over.append(this.#lastRing, this.#throwerRing, this.#others);
  }

  render(state: BoardState, lifted: boolean): void {
    const tops = new Map<string, PlacedTile>();
    for (const tile of state.tiles) {
      const top = tops.get(keyOf(tile));
      if (!top || tile.level > top.level) tops.set(keyOf(tile), tile);
    }
    const topOf: TopOf = (place) => {
      const top = tops.get(keyOf(place));
      return top ? raised(top, top.level, lifted) : centreOf(place);
    };
    const placeOf = (name: TileName): PlacedTile | null =>
      state.tiles.find(({ tile }) => tile === name) ?? null;

    this.#others.replaceChildren();
    this.preview.replaceChildren();
    show(this.#first, state.tiles.length === 0);
    this.#last(state.last, (name) => {
      const tile = placeOf(name);
      return tile && raised(tile, tile.level, lifted);
    });
    for (const top of tops.values()) {
      if (top.level === 0) continue;
      const at = topOf(top);
      this.#others.append(badge(String(top.level + 1), { x: at.x + 34, y: at.y + 24 }, 'height'));
    }
    if (state.xray) this.#xray(state.xray, placeOf, lifted);
    const chosen = state.selected ? placeOf(state.selected) : null;
    if (chosen) this.#others.append(ringAt(raised(chosen, chosen.level, lifted), 'chosen'));
    this.#targets(state, topOf);
    if (state.hint) {
      const to = topOf(state.hint.to);
      if (state.hint.from) this.#others.append(line([topOf(state.hint.from), to], 'hint'));
      this.#others.append(ringAt(to, 'hint'));
    }
    if (state.proof) this.#proof(state.proof, topOf, placeOf(state.proof.tile));
  }

  /** Shows how a thrown tile would fly to this target, or nothing. */
  previewTarget(target: Target | null, from: Point | null, over: Point | null): void {
    this.preview.replaceChildren();
    if (!target || !from || !over) return;
    const to = centreOf(target);
    this.preview.append(arc(from, over, 'throw'), arc(over, to, 'throw'));
  }

  #last(last: LastMark | null, faceOf: (name: TileName) => Point | null): void {
    const from = last && last.route.length > 1 ? last.route[0] : undefined;
    put(this.#lastFrom, from ? centreOf(from) : null);
    show(this.#lastWay, from !== undefined);
    if (last && from) this.#lastWay.setAttribute('d', wayThrough(last.route.map(centreOf)));
    put(this.#lastRing, last && faceOf(last.tile));
    put(this.#throwerRing, last?.by ? faceOf(last.by) : null);
  }

  #targets(state: BoardState, topOf: TopOf): void {
    const many = state.targets.length > manyTargets;
    for (const target of state.targets) {
      const at = topOf(target);
      const kind =
        target.manner === 'throw' ? 'throw' : target.manner === 'carry' ? 'carry' : 'own';
      const node = svg('g', {
        class: `target target-${kind}${many ? ' target-small' : ''}${target.onto ? ' target-onto' : ''}`,
        transform: translate(at.x, at.y),
        'data-cell': keyOf(target),
      });
      if (target.onto) {
        node.append(svg('path', { class: 'ring-halo', d: ringPath }));
        node.append(svg('path', { class: 'target-ring', d: ringPath }));
        const label = badge(target.manner === 'ride' ? '↑' : '+1', { x: 28, y: -28 }, kind);
        node.append(label);
      } else {
        if (!many) node.append(svg('path', { class: 'target-cell', d: cellPath }));
        node.append(svg('circle', { class: 'target-dot', r: 8 }));
        if (kind === 'carry') node.append(svg('circle', { class: 'target-second', r: 15 }));
        if (kind === 'throw') {
          node.append(svg('path', { class: 'target-arc', d: 'M-17 -6A18 18 0 0 1 17 -6' }));
        }
      }
      this.#others.append(node);
    }
  }

  #proof(proof: Proof, topOf: TopOf, asked: PlacedTile | null): void {
    const group = svg('g', { class: `proof proof-${proof.kind}` });
    const shade = (place: Place, kind: string) => {
      const at = topOf(place);
      group.append(
        svg('path', {
          class: `proof-shade proof-${kind}`,
          d: hexPath(0.96 * cellRadius),
          transform: translate(at.x, at.y),
        }),
      );
    };
    if (proof.kind === 'split') {
      proof.cells.forEach((place) => shade(place, 'one'));
      proof.others.forEach((place) => shade(place, 'two'));
      if (asked) group.append(ringAt(topOf(asked), 'last'));
    } else {
      for (const place of proof.cells) group.append(ringAt(topOf(place), 'proof'));
    }
    if (proof.kind === 'gate' && proof.cells.length === 2) {
      group.append(line(proof.cells.map(topOf), 'gate'));
    }
    if (proof.target) {
      const at = topOf(proof.target);
      group.append(
        svg('path', {
          class: 'proof-cross',
          d: 'M-13 -13L13 13M13 -13L-13 13',
          transform: translate(at.x, at.y),
        }),
      );
    }
    this.#others.append(group);
  }

  #xray(xray: Xray, placeOf: (name: TileName) => PlacedTile | null, lifted: boolean): void {
    const mark = (name: TileName, kind: string, glyph: string) => {
      const tile = placeOf(name);
      if (!tile) return;
      const at = raised(tile, tile.level, lifted);
      this.#others.append(
        svg(
          'g',
          { class: `xray xray-${kind}`, transform: translate(at.x - 27, at.y - 27) },
          svg('circle', { r: 12 }),
          svg('path', { d: glyph }),
        ),
      );
    };
    for (const name of xray.pinned) mark(name, 'pinned', xrayGlyphs.pinned);
    for (const name of xray.throwable) mark(name, 'throwable', xrayGlyphs.throwable);
    for (const name of xray.covered) mark(name, 'covered', xrayGlyphs.covered);
    if (xray.resting) mark(xray.resting, 'resting', xrayGlyphs.resting);
  }
}

/** Drawn in a circle of radius 12; the legend of the page shows them too. */
export const xrayGlyphs = {
  pinned: 'M0 7V1M-5 1H5L3.4 -2.2V-6.5H-3.4V-2.2Z',
  throwable: 'M-6.5 4.5C-6.5 -6 5 -7.5 6.2 2.2M6.2 2.2L2.6 -0.4M6.2 2.2L8 -2',
  covered: 'M-6 -3.5H6M-6 0.5H6M-6 4.5H6',
  resting: 'M-2.8 -5.5V5.5M2.8 -5.5V5.5',
} as const;
