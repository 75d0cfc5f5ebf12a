// The visible part of the board: a scale and an offset. Fits the hive when asked; by itself only until
// the person moves the view, and only when the hive would no longer be visible.
import type { Place } from '../core/types';
import { cellRadius, cellWidth, centreOf, type Point } from './geometry';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

// The scale at which a cell's radius has this many pixels. A finger needs tiles 44 pixels wide.
const scaleOf = (radius: number) => radius / cellRadius;
const finest = scaleOf(12);
const coarsest = scaleOf(120);
const fitDuration = 200;
// From the centre of an outer tile to the edge of the box: one more cell.
const boxMargin = 1.5 * cellWidth;

export class Viewport {
  readonly #onChange: (transform: string) => void;
  #view: View = { scale: 1, x: 0, y: 0 };
  #width = 0;
  #height = 0;
  #box: Box = boxOf([]);
  #automatic = true;
  #animation = 0;
  #touch = false;
  #covered = 0;

  constructor(onChange: (transform: string) => void) {
    this.#onChange = onChange;
  }

  get automatic(): boolean {
    return this.#automatic;
  }

  get scale(): number {
    return this.#view.scale;
  }

  resize(width: number, height: number, touch: boolean): void {
    if (width === this.#width && height === this.#height) return;
    // A view that the person chose keeps its centre.
    const shiftX = (width - this.#width) / 2;
    const shiftY = (height - this.#height) / 2;
    const first = this.#width === 0;
    this.#width = width;
    this.#height = height;
    this.#touch = touch;
    if (this.#automatic || first) this.#go(this.#fitted(), false);
    else this.#set({ ...this.#view, x: this.#view.x + shiftX, y: this.#view.y + shiftY });
  }

  /** This many pixels at the bottom are covered by something else. */
  cover(height: number, motion: boolean): void {
    if (height === this.#covered) return;
    this.#covered = height;
    if (this.#automatic && this.#width > 0) this.#go(this.#fitted(), motion);
  }

  /** The cells that should be visible; moves the view only if necessary. */
  show(places: readonly Place[], motion: boolean): void {
    this.#box = boxOf(places);
    if (this.#automatic && this.#width > 0 && !this.#contains(this.#box)) {
      this.#go(this.#fitted(), motion);
    }
  }

  fit(motion: boolean): void {
    this.#automatic = true;
    this.#go(this.#fitted(), motion);
  }

  pan(dx: number, dy: number): void {
    this.#automatic = false;
    this.#stop();
    this.#set(this.#kept({ ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy }));
  }

  /** Zooms by a factor around a point of the screen. */
  zoom(factor: number, at: Point): void {
    this.#automatic = false;
    this.#stop();
    const scale = Math.min(coarsest, Math.max(finest, this.#view.scale * factor));
    const ratio = scale / this.#view.scale;
    this.#set(
      this.#kept({
        scale,
        x: at.x - (at.x - this.#view.x) * ratio,
        y: at.y - (at.y - this.#view.y) * ratio,
      }),
    );
  }

  zoomAtCentre(factor: number): void {
    this.zoom(factor, { x: this.#width / 2, y: this.#height / 2 });
  }

  /** From a point on the screen, relative to the board's corner, to one of the board; and back. */
  toTable(point: Point): Point {
    return {
      x: (point.x - this.#view.x) / this.#view.scale,
      y: (point.y - this.#view.y) / this.#view.scale,
    };
  }

  toScreen(point: Point): Point {
    return {
      x: point.x * this.#view.scale + this.#view.x,
      y: point.y * this.#view.scale + this.#view.y,
    };
  }

  #fitted(): View {
    const { left, top, right, bottom } = this.#box;
    const least = scaleOf(this.#touch ? 26 : 20);
    const most = scaleOf(this.#touch ? 44 : 56);
    const height = this.#height - this.#covered;
    const wanted = Math.min(this.#width / (right - left), height / (bottom - top));
    const scale = Math.min(most, Math.max(least, wanted));
    return {
      scale,
      x: this.#width / 2 - (scale * (left + right)) / 2,
      y: height / 2 - (scale * (top + bottom)) / 2,
    };
  }

  #contains(box: Box): boolean {
    const corner = this.toScreen({ x: box.left, y: box.top });
    const opposite = this.toScreen({ x: box.right, y: box.bottom });
    return (
      corner.x >= -1 &&
      corner.y >= -1 &&
      opposite.x <= this.#width + 1 &&
      opposite.y <= this.#height - this.#covered + 1
    );
  }

  // At least one tile always stays visible.
  #kept(view: View): View {
    const edge = cellRadius * view.scale;
    const kept = (value: number, low: number, high: number, size: number) =>
      Math.min(
        Math.max(value, edge - (high - boxMargin) * view.scale),
        size - edge - (low + boxMargin) * view.scale,
      );
    const { left, right, top, bottom } = this.#box;
    return {
      scale: view.scale,
      x: kept(view.x, left, right, this.#width),
      y: kept(view.y, top, bottom, this.#height),
    };
  }

  #go(view: View, motion: boolean): void {
    this.#stop();
    // A hive too big for the screen is never completely visible, and must not be moved to where it is.
    if (transformOf(view) === transformOf(this.#view)) return;
    if (!motion) {
      this.#set(view);
      return;
    }
    const from = this.#view;
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, (now - start) / fitDuration);
      const eased = 1 - (1 - t) ** 3;
      const between = (a: number, b: number) => a + (b - a) * eased;
      this.#set({
        scale: between(from.scale, view.scale),
        x: between(from.x, view.x),
        y: between(from.y, view.y),
      });
      this.#animation = t < 1 ? requestAnimationFrame(step) : 0;
    };
    this.#animation = requestAnimationFrame(step);
  }

  #stop(): void {
    cancelAnimationFrame(this.#animation);
    this.#animation = 0;
  }

  #set(view: View): void {
    this.#view = view;
    this.#onChange(transformOf(view));
  }
}

function transformOf({ x, y, scale }: View): string {
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`;
}

/** The hive and one ring of cells around it. */
function boxOf(places: readonly Place[]): Box {
  const points = (places.length > 0 ? places : [{ q: 0, r: 0 }]).map(centreOf);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - boxMargin,
    right: Math.max(...xs) + boxMargin,
    top: Math.min(...ys) - boxMargin,
    bottom: Math.max(...ys) + boxMargin,
  };
}
