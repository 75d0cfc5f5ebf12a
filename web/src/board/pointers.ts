// Fingers and mice on the board: tap, drag a tile, pan, pinch, wheel, long press, hover. Recognises the
// gestures; the board decides what they do.
import type { TileName } from '../core/types';
import type { Point } from './geometry';

export interface PointerHost {
  /** The tile at this point, if it can be dragged. */
  draggableAt(point: Point): TileName | null;
  tap(point: Point): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  fit(): void;
  /** There is neither a tile nor a target there. */
  isBare(point: Point): boolean;
  /** A long press has started, or a mouse rests there; null: it has ended. */
  inspect(point: Point | null): void;
  hover(point: Point | null): void;
  drag(tile: TileName, event: PointerEvent): void;
  /** A tile is being dragged: other fingers are ignored. */
  isDragging(): boolean;
}

const mouseSlop = 4;
const fingerSlop = 8;
const longPress = 350;
const doubleTap = 300;

export class Pointers {
  readonly #element: SVGSVGElement;
  readonly #host: PointerHost;
  readonly #down = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #mode: 'idle' | 'pressed' | 'pan' | 'inspect' = 'idle';
  #timer = 0;
  #lastTap = { time: 0, x: 0, y: 0 };
  readonly #ended = new AbortController();

  constructor(element: SVGSVGElement, host: PointerHost) {
    this.#element = element;
    this.#host = host;
    const options = { signal: this.#ended.signal };
    element.addEventListener('pointerdown', this.#pressed, options);
    element.addEventListener('pointermove', this.#moved, options);
    element.addEventListener('pointerup', this.#released, options);
    element.addEventListener('pointercancel', this.#cancelled, options);
    element.addEventListener('pointerleave', this.#left, options);
    element.addEventListener('wheel', this.#wheel, { ...options, passive: false });
    element.addEventListener('contextmenu', (event) => event.preventDefault(), options);
  }

  destroy(): void {
    this.#ended.abort();
    clearTimeout(this.#timer);
  }

  readonly #pressed = (event: PointerEvent): void => {
    if ((event.pointerType === 'mouse' && event.button !== 0) || this.#host.isDragging()) return;
    const point = this.#at(event);
    this.#down.set(event.pointerId, point);
    // So that a release outside the board is noticed.
    this.#element.setPointerCapture(event.pointerId);
    clearTimeout(this.#timer);
    if (this.#down.size > 1) {
      this.#mode = 'pan';
      this.#host.inspect(null);
      return;
    }
    this.#start = point;
    this.#mode = 'pressed';
    if (event.pointerType !== 'mouse') {
      this.#timer = window.setTimeout(() => {
        this.#mode = 'inspect';
        this.#host.inspect(point);
      }, longPress);
    }
  };

  readonly #moved = (event: PointerEvent): void => {
    const point = this.#at(event);
    const before = this.#down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') {
        this.#host.hover(point);
        clearTimeout(this.#timer);
        this.#host.inspect(null);
        this.#timer = window.setTimeout(() => this.#host.inspect(point), longPress);
      }
      return;
    }
    if (this.#mode === 'pressed') {
      const slop = event.pointerType === 'mouse' ? mouseSlop : fingerSlop;
      if (Math.hypot(point.x - this.#start.x, point.y - this.#start.y) < slop) return;
      clearTimeout(this.#timer);
      const tile = this.#host.draggableAt(this.#start);
      if (tile) {
        this.#end(event.pointerId);
        this.#host.drag(tile, event);
        return;
      }
      this.#mode = 'pan';
    }
    if (this.#mode === 'pan') this.#panOrPinch(event.pointerId, before, point);
    if (this.#down.has(event.pointerId)) this.#down.set(event.pointerId, point);
  };

  #panOrPinch(id: number, before: Point, point: Point): void {
    const others = [...this.#down].filter(([other]) => other !== id);
    const anchor = others[0]?.[1];
    if (!anchor) {
      this.#host.pan(point.x - before.x, point.y - before.y);
      return;
    }
    const spread = (a: Point) => Math.max(1, Math.hypot(a.x - anchor.x, a.y - anchor.y));
    const middle = { x: (point.x + anchor.x) / 2, y: (point.y + anchor.y) / 2 };
    this.#host.pan((point.x - before.x) / 2, (point.y - before.y) / 2);
    this.#host.zoom(spread(point) / spread(before), middle);
  }

  readonly #released = (event: PointerEvent): void => {
    const tapped = this.#mode === 'pressed' && this.#down.has(event.pointerId);
    if (this.#mode === 'inspect') this.#host.inspect(null);
    this.#end(event.pointerId);
    if (!tapped) return;
    const { x, y } = this.#at(event);
    const last = this.#lastTap;
    this.#lastTap = { time: event.timeStamp, x, y };
    const again =
      event.timeStamp - last.time < doubleTap && Math.hypot(x - last.x, y - last.y) < 24;
    if (again && this.#host.isBare({ x, y })) this.#host.fit();
    else this.#host.tap({ x, y });
  };

  readonly #cancelled = (event: PointerEvent): void => {
    this.#end(event.pointerId);
    this.#host.inspect(null);
  };

  readonly #left = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || this.#down.size > 0) return;
    clearTimeout(this.#timer);
    this.#host.hover(null);
    this.#host.inspect(null);
  };

  readonly #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 20 : event.deltaY;
    this.#host.zoom(Math.exp(-pixels * 0.0015), this.#at(event));
  };

  #end(id: number): void {
    this.#down.delete(id);
    clearTimeout(this.#timer);
    this.#mode = this.#down.size > 0 ? 'pan' : 'idle';
  }

  #at(event: MouseEvent): Point {
    const box = this.#element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
}
