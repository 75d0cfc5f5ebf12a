// The cells for keyboards and screen readers: invisible hexagons with labels. Tab reaches the
// cells where something can be done; the letters around S reach all others.
import type { Place } from '../core/types';
import { hexPath } from './art';
import type { BoardCell } from './board-state';
import { cellRadius, centreOf, keyOf, neighbour, type Direction } from './geometry';
import { svg, translate } from './svg';

const directionKeys: Readonly<Record<string, Direction>> = {
  KeyW: 'nw',
  KeyE: 'ne',
  KeyD: 'e',
  KeyX: 'se',
  KeyZ: 'sw',
  KeyA: 'w',
};

const updateDelay = 60;

export interface CellHost {
  activate(place: Place): void;
  focused(place: Place | null): void;
  cancel(): void;
}

export class CellLayer {
  readonly node = svg('g', { class: 'cells' });
  readonly #host: CellHost;
  #updating = 0;
  #pending: (() => readonly BoardCell[]) | null = null;
  readonly #cells = new Map<string, { node: SVGPathElement; cell: BoardCell }>();

  constructor(host: CellHost) {
    this.#host = host;
    this.node.addEventListener('keydown', this.#key);
    this.node.addEventListener('focusin', (event) => {
      // A tap also moves the focus, but is handled elsewhere.
      if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return;
      this.#update();
      host.focused(this.#placeOf(event.target));
    });
    this.node.addEventListener('focusout', () => host.focused(null));
    this.node.addEventListener('click', (event) => {
      // Real pointers are handled elsewhere; this click comes from a screen reader.
      const place = event.detail === 0 ? this.#placeOf(event.target) : null;
      if (place) host.activate(place);
    });
  }

  /**
   * Nobody notices a change of the cells before the picture is painted, so the update waits for a
   * key; only the first cells are created at once.
   */
  render(cells: () => readonly BoardCell[]): void {
    this.#pending = cells;
    if (this.#cells.size === 0) this.#update();
    else this.#updating ||= window.setTimeout(() => this.#update(), updateDelay);
  }

  destroy(): void {
    clearTimeout(this.#updating);
  }

  /** Moves the focus to this cell or the one nearest to it. */
  focus(place: Place): void {
    const distance = ({ q, r }: Place) =>
      Math.max(Math.abs(q - place.q), Math.abs(r - place.r), Math.abs(q + r - place.q - place.r));
    this.#update();
    let best: { node: SVGPathElement; cell: BoardCell } | null = null;
    for (const entry of this.#cells.values()) {
      if (!best || distance(entry.cell) < distance(best.cell)) best = entry;
    }
    best?.node.focus();
  }

  #update(): void {
    clearTimeout(this.#updating);
    this.#updating = 0;
    const cells = this.#pending?.();
    if (!cells) return;
    this.#pending = null;
    const wanted = new Set(cells.map(keyOf));
    const focused = this.#placeOf(document.activeElement);
    for (const [key, { node }] of this.#cells) {
      if (wanted.has(key)) continue;
      node.remove();
      this.#cells.delete(key);
    }
    const first = cells.some((cell) => cell.active) ? null : cells[0];
    for (const cell of cells) {
      const node = this.#cells.get(keyOf(cell))?.node ?? this.#make(cell);
      this.#cells.set(keyOf(cell), { node, cell });
      const tabindex = cell.active || cell === first ? '0' : '-1';
      if (node.getAttribute('tabindex') !== tabindex) node.setAttribute('tabindex', tabindex);
      if (node.getAttribute('aria-label') !== cell.label)
        node.setAttribute('aria-label', cell.label);
    }
    // The focused cell may have disappeared with the move: stay as near as possible.
    if (focused && !wanted.has(keyOf(focused)) && cells.length > 0) this.focus(focused);
  }

  #make(cell: BoardCell): SVGPathElement {
    const { x, y } = centreOf(cell);
    const node = svg('path', {
      class: 'cell',
      d: hexPath(0.9 * cellRadius),
      transform: translate(x, y),
      role: 'button',
      'data-cell': keyOf(cell),
    });
    this.node.append(node);
    return node;
  }

  #placeOf(target: EventTarget | null): Place | null {
    if (!(target instanceof SVGElement) || !this.node.contains(target)) return null;
    return this.#cells.get(target.dataset['cell'] ?? '')?.cell ?? null;
  }

  readonly #key = (event: KeyboardEvent): void => {
    this.#update();
    const place = this.#placeOf(event.target);
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directionKeys[event.code];
    if (direction) {
      const next = this.#cells.get(keyOf(neighbour(place, direction)));
      next?.node.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#host.activate(place);
    } else if (event.key === 'Escape') {
      this.#host.cancel();
    } else {
      return;
    }
    event.preventDefault();
  };
}
