// A tile dragged by a mouse or a finger, drawn above the page; above the finger, so that it is visible.
import type { TileName } from '../core/types';
import type { Point } from './geometry';
import { svg } from './svg';
import { tileNode } from './tile-node';

export interface DragHost {
  moved(client: Point): void;
  dropped(client: Point): void;
  cancelled(): void;
}

const aboveFinger = 48;

export class Drag {
  readonly #node: SVGSVGElement;
  readonly #offset: number;
  readonly #pointer: number;
  readonly #host: DragHost;
  readonly #ended = new AbortController();

  constructor(tile: TileName, event: PointerEvent, size: number, host: DragHost) {
    this.#host = host;
    this.#pointer = event.pointerId;
    this.#offset = event.pointerType === 'mouse' ? 0 : aboveFinger;
    this.#node = svg(
      'svg',
      { class: 'held-tile', viewBox: '-52 -52 104 108', width: size, 'aria-hidden': 'true' },
      tileNode(tile),
    );
    document.body.append(this.#node);
    const options = { signal: this.#ended.signal };
    window.addEventListener('pointermove', this.#move, options);
    window.addEventListener('pointerup', this.#up, options);
    window.addEventListener('pointercancel', this.#cancel, options);
    window.addEventListener('keydown', this.#key, { ...options, capture: true });
    this.#follow(event);
  }

  end(): void {
    this.#ended.abort();
    this.#node.remove();
  }

  #follow(event: PointerEvent): Point {
    const point = { x: event.clientX, y: event.clientY - this.#offset };
    const { width, height } = this.#node.getBoundingClientRect();
    this.#node.style.left = `${point.x - width / 2}px`;
    this.#node.style.top = `${point.y - height / 2}px`;
    return point;
  }

  readonly #move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    // The button was released outside the page, where no event is sent.
    if (event.buttons === 0) this.#cancel(event);
    else this.#host.moved(this.#follow(event));
  };

  readonly #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    const point = this.#follow(event);
    this.end();
    this.#host.dropped(point);
  };

  readonly #cancel = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    this.end();
    this.#host.cancelled();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.end();
    this.#host.cancelled();
  };
}
