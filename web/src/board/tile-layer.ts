// The tiles on the board. Each keeps its node from one picture to the next, so that a move changes
// only transforms.
import type { Place, PlacedTile, TileName } from '../core/types';
import { samePlace } from '../core/types';
import type { BoardState, LastMark } from './board-state';
import { keyOf, raised, type Point } from './geometry';
import { Motions } from './motion';
import { svg, translate } from './svg';
import { tileNode } from './tile-node';

interface Shown {
  readonly node: SVGGElement;
  tile: PlacedTile;
  movable: boolean;
  away: boolean;
}

export class TileLayer {
  readonly node = svg('g', { class: 'tiles', 'aria-hidden': 'true' });
  readonly #shown = new Map<TileName, Shown>();
  readonly #motions = new Motions();
  #lifted = false;

  render(state: BoardState, lifted: boolean): void {
    this.#motions.finish();
    const relaid = lifted !== this.#lifted;
    this.#lifted = lifted;
    const motion = state.motion && !relaid;
    const first = this.#shown.size === 0 && state.tiles.length > 1;
    this.#removeGone(state.tiles);
    // Seen from the front: tiles that are nearer cover those behind them.
    const ordered = [...state.tiles].sort((a, b) => a.r - b.r || a.level - b.level || a.q - b.q);
    const moving: SVGGElement[] = [];
    for (const tile of ordered) {
      const at = raised(tile, tile.level, lifted);
      const shown = this.#shown.get(tile.tile);
      if (!shown) {
        const node = tileNode(tile.tile);
        node.setAttribute('transform', translate(at.x, at.y));
        this.#shown.set(tile.tile, { node, tile, movable: false, away: false });
        if (motion && !first) this.#motions.appear(node, at);
        continue;
      }
      const before = shown.tile;
      shown.tile = tile;
      if (samePlace(before, tile) && before.level === tile.level && !relaid) continue;
      if (motion) {
        const points = this.#pathOf(before, tile, state);
        this.#motions.travel(shown.node, points, mannerOf(state.last, before, tile));
        moving.push(shown.node);
      } else {
        shown.node.setAttribute('transform', translate(at.x, at.y));
      }
    }
    this.#order(ordered, moving);
    for (const [name, shown] of this.#shown) {
      const movable = state.movable.has(name);
      const away = state.ghost?.tile === name;
      if (movable !== shown.movable) shown.node.classList.toggle('tile-movable', movable);
      if (away !== shown.away) shown.node.classList.toggle('tile-away', away);
      Object.assign(shown, { movable, away });
    }
    this.node.classList.toggle('with-letters', state.letters);
  }

  /** The top tile whose face covers the point, or null. */
  tileAt(point: Point): PlacedTile | null {
    let best: PlacedTile | null = null;
    for (const { tile } of this.#shown.values()) {
      if (tile.level === 0 && !this.#lifted) continue;
      const centre = raised(tile, tile.level, this.#lifted);
      const distance = Math.hypot(point.x - centre.x, point.y - centre.y);
      if (distance < 42 && (!best || tile.level > best.level)) best = tile;
    }
    return best;
  }

  stackAt(place: Place): PlacedTile[] {
    return [...this.#shown.values()]
      .map(({ tile }) => tile)
      .filter((tile) => samePlace(tile, place))
      .sort((a, b) => a.level - b.level);
  }

  find(name: TileName): PlacedTile | null {
    return this.#shown.get(name)?.tile ?? null;
  }

  #removeGone(tiles: readonly PlacedTile[]): void {
    const present = new Set(tiles.map((tile) => tile.tile));
    for (const [name, { node }] of this.#shown) {
      if (present.has(name)) continue;
      node.remove();
      this.#shown.delete(name);
    }
  }

  // The cells of the path, each at the height of its stack.
  #pathOf(before: PlacedTile, after: PlacedTile, state: BoardState): Point[] {
    const start = raised(before, before.level, this.#lifted);
    const end = raised(after, after.level, this.#lifted);
    const last = state.last;
    if (!followsRoute(last, before, after)) return [start, end];
    const heights = new Map<string, number>();
    for (const { q, r, tile } of state.tiles) {
      if (tile !== after.tile)
        heights.set(keyOf({ q, r }), (heights.get(keyOf({ q, r })) ?? 0) + 1);
    }
    const between = last.route.slice(1, -1);
    return [
      start,
      ...between.map((cell) => raised(cell, heights.get(keyOf(cell)) ?? 0, this.#lifted)),
      end,
    ];
  }

  // Moving tiles are drawn above all others. As few nodes as possible change their place in the
  // document, because that is slow.
  #order(ordered: readonly PlacedTile[], moving: readonly SVGGElement[]): void {
    this.node.append(...moving);
    let present = this.node.firstElementChild;
    for (const { tile } of ordered) {
      const node = this.#shown.get(tile)?.node;
      if (!node || moving.includes(node)) continue;
      if (present === node) {
        present = node.nextElementSibling;
      } else if (present?.nextElementSibling === node) {
        // This one has moved further: the rest is in order without it.
        const gone = present;
        present = node.nextElementSibling;
        gone.remove();
      } else {
        this.node.insertBefore(node, present);
      }
    }
  }
}

function followsRoute(
  last: LastMark | null,
  before: PlacedTile,
  after: PlacedTile,
): last is LastMark {
  const start = last?.route[0];
  const end = last?.route.at(-1);
  return !!start && !!end && samePlace(start, before) && samePlace(end, after);
}

function mannerOf(last: LastMark | null, before: PlacedTile, after: PlacedTile) {
  return followsRoute(last, before, after) ? last.manner : 'slide';
}
