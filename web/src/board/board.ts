// The board: an SVG that shows a state and reports what the person did. It knows no rules and needs
// no framework.
import type { Place, TileName } from '../core/types';
import { samePlace } from '../core/types';
import type { BoardCallbacks, BoardState } from './board-state';
import { CellLayer } from './cell-layer';
import { Drag } from './drag';
import { fanNode } from './fan';
import { cellAt, cellRadius, cellWidth, centreOf, raised, type Point } from './geometry';
import { Marks } from './marks';
import { Pointers } from './pointers';
import { svg, translate } from './svg';
import { TileLayer } from './tile-layer';
import { tileNode } from './tile-node';
import { Viewport } from './viewport';

export class Board {
  readonly #container: HTMLElement;
  readonly #callbacks: BoardCallbacks;
  readonly #root = svg('svg', { class: 'board', role: 'group' });
  readonly #world = svg('g');
  readonly #tiles = new TileLayer();
  readonly #marks = new Marks();
  readonly #ghost = svg('g', { class: 'ghost' });
  readonly #fan = svg('g');
  readonly #cells: CellLayer;
  readonly #viewport = new Viewport((transform) =>
    this.#world.setAttribute('transform', transform),
  );
  readonly #pointers: Pointers;
  readonly #observer: ResizeObserver;
  #state: BoardState | null = null;
  #drag: Drag | null = null;
  #lifted = false;
  #fanned: Place | null = null;

  constructor(container: HTMLElement, callbacks: BoardCallbacks) {
    this.#container = container;
    this.#callbacks = callbacks;
    this.#cells = new CellLayer({
      activate: (place) => callbacks.tap(place, this.#topAt(place)),
      focused: (place) => this.#focused(place),
      cancel: () => callbacks.cancel(),
    });
    this.#world.append(
      this.#marks.under,
      this.#tiles.node,
      this.#marks.over,
      this.#marks.preview,
      this.#ghost,
      this.#fan,
      this.#cells.node,
    );
    this.#root.append(this.#world);
    container.append(this.#root);
    this.#pointers = new Pointers(this.#root, {
      draggableAt: (point) => this.#draggableAt(point),
      tap: (point) => {
        const place = this.#placeAt(point);
        // In a spread-out stack every tile can be tapped.
        const lifted = this.#lifted ? this.#tiles.tileAt(this.#viewport.toTable(point)) : null;
        callbacks.tap(place, lifted?.tile ?? this.#topAt(place));
      },
      pan: (dx, dy) => this.#viewport.pan(dx, dy),
      zoom: (factor, at) => this.#viewport.zoom(factor, at),
      fit: () => this.fit(),
      isBare: (point) => this.#isBare(this.#placeAt(point)),
      inspect: (point) => this.#inspect(point ? this.#placeAt(point) : null),
      hover: (point) => this.#hover(point ? this.#placeAt(point) : null),
      drag: (tile, event) => this.dragTile(tile, event),
      isDragging: () => this.#drag !== null,
    });
    this.#observer = new ResizeObserver(() => this.#resize());
    this.#observer.observe(container);
    this.#resize();
  }

  render(state: BoardState): void {
    this.#state = state;
    this.#tiles.render(state, this.#lifted);
    this.#marks.render(state, this.#lifted);
    this.#cells.render(state.cells);
    this.#showGhost(state.ghost);
    this.#root.classList.toggle('past', state.past);
    if (this.#fanned) this.#inspect(this.#fanned);
    this.#viewport.show(state.tiles, state.motion);
  }

  /** The name of the board for screen readers. */
  setLabel(label: string): void {
    this.#root.setAttribute('aria-label', label);
  }

  fit(): void {
    this.#viewport.fit(this.#state?.motion ?? false);
  }

  zoom(factor: number): void {
    this.#viewport.zoomAtCentre(factor);
  }

  /** This many pixels at the bottom are covered: the hive is fitted above them. */
  cover(height: number): void {
    this.#viewport.cover(height, this.#state?.motion ?? false);
  }

  /** Draws all stacks far apart, or together again. */
  liftStacks(lifted: boolean): void {
    this.#lifted = lifted;
    if (this.#state) this.render(this.#state);
  }

  /** Starts dragging a tile, possibly one from a hand. */
  dragTile(tile: TileName, event: PointerEvent): void {
    this.#drag?.end();
    this.#inspect(null);
    this.#callbacks.pickUp(tile);
    const size = cellWidth * this.#viewport.scale * 1.08;
    const ended = () => {
      this.#drag = null;
      this.#container.classList.remove('dragging');
      this.#hover(null);
    };
    this.#container.classList.add('dragging');
    this.#drag = new Drag(tile, event, size, {
      moved: (client) => this.#hover(this.#placeOnBoard(client)),
      dropped: (client) => {
        ended();
        this.#callbacks.drop(tile, this.#placeOnBoard(client));
      },
      cancelled: () => {
        ended();
        this.#callbacks.cancel();
      },
    });
  }

  focus(place: Place): void {
    this.#cells.focus(place);
  }

  destroy(): void {
    this.#drag?.end();
    this.#cells.destroy();
    this.#pointers.destroy();
    this.#observer.disconnect();
    this.#root.remove();
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.#container;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#root.setAttribute('viewBox', `0 0 ${clientWidth} ${clientHeight}`);
    this.#viewport.resize(clientWidth, clientHeight, clientWidth < 600);
  }

  #placeAt(point: Point): Place {
    const onTable = this.#viewport.toTable(point);
    return this.#tiles.tileAt(onTable) ?? cellAt(onTable);
  }

  #placeOnBoard(client: Point): Place | null {
    const box = this.#root.getBoundingClientRect();
    const inside =
      client.x >= box.left &&
      client.x <= box.right &&
      client.y >= box.top &&
      client.y <= box.bottom;
    return inside ? this.#placeAt({ x: client.x - box.left, y: client.y - box.top }) : null;
  }

  #topAt(place: Place): TileName | null {
    return this.#tiles.stackAt(place).at(-1)?.tile ?? null;
  }

  #isBare(place: Place): boolean {
    const { targets = [], ghost = null } = this.#state ?? {};
    const marked = ghost ? [...targets, ghost] : targets;
    return this.#topAt(place) === null && !marked.some((one) => samePlace(one, place));
  }

  #draggableAt(point: Point): TileName | null {
    const stack = this.#tiles.stackAt(this.#placeAt(point));
    // A rider does not stop the tile below it from moving; then a tap decides which one is selected.
    const movable = stack.filter(({ tile }) => this.#state?.movable.has(tile));
    return movable.at(-1)?.tile ?? null;
  }

  #hover(place: Place | null): void {
    const state = this.#state;
    if (!state) return;
    const target = place ? (state.targets.find((one) => samePlace(one, place)) ?? null) : null;
    const tile = state.selected;
    this.#showGhost(target && tile ? { ...target, tile } : state.ghost);
    const placed = tile ? this.#tiles.find(tile) : null;
    const thrower = target?.by ? this.#tiles.find(target.by) : null;
    this.#marks.previewTarget(
      target,
      placed && raised(placed, placed.level, this.#lifted),
      thrower && raised(thrower, thrower.level, this.#lifted),
    );
    this.#root.classList.toggle('over-target', target !== null);
    this.#root.classList.toggle(
      'over-movable',
      !!place && this.#tiles.stackAt(place).some((one) => state.movable.has(one.tile)),
    );
  }

  #showGhost(ghost: BoardState['ghost']): void {
    this.#ghost.replaceChildren();
    if (!ghost) return;
    const stack = this.#tiles.stackAt(ghost).filter(({ tile }) => tile !== ghost.tile);
    const { x, y } = raised(ghost, stack.length, this.#lifted);
    const node = tileNode(ghost.tile);
    node.setAttribute('transform', translate(x, y));
    this.#ghost.append(node);
  }

  #focused(place: Place | null): void {
    this.#hover(place);
    this.#inspect(place);
  }

  #inspect(place: Place | null): void {
    const stack = place ? this.#tiles.stackAt(place) : [];
    this.#fanned = stack.length > 1 ? place : null;
    this.#fan.replaceChildren();
    if (!place || stack.length < 2 || !this.#state || this.#drag) return;
    const centre = centreOf(place);
    const distance = 2.9 * cellRadius;
    const screen = this.#viewport.toScreen({ x: centre.x, y: centre.y - 1.6 * distance });
    const y = screen.y > 0 ? centre.y - distance : centre.y + distance;
    this.#fan.append(fanNode(stack, { x: centre.x, y }, this.#state.nameOf));
  }
}
