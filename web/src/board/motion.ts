// How a tile gets from one place to another: along the cells of its route, arching over what it
// jumps, a little larger while it is above the table. Any input can cut it short.
import type { Manner } from '../core/types';
import type { Point } from './geometry';
import { translate } from './svg';

interface Motion {
  readonly node: SVGGElement;
  readonly points: readonly Point[];
  readonly duration: number;
  readonly arch: number;
  readonly swell: number;
  readonly appears: boolean;
}

const stepDuration = 75;
const longest = 350;

export class Motions {
  #running: Motion[] = [];
  #start = 0;
  #frame = 0;

  /** Moves a tile along points, the last of which is where it stays. */
  travel(node: SVGGElement, points: readonly Point[], manner: Manner): void {
    const steps = points.length - 1;
    const above = manner === 'jump' || manner === 'climb' || manner === 'ride';
    const thrown = manner === 'throw' || manner === 'carry';
    this.#add({
      node,
      points,
      duration: manner === 'jump' ? 320 : Math.min(longest, Math.max(160, steps * stepDuration)),
      arch: manner === 'jump' ? 38 : thrown ? 22 : 0,
      swell: above || thrown ? 0.08 : 0,
      appears: false,
    });
  }

  /** Lets a new tile settle on the table. */
  appear(node: SVGGElement, at: Point): void {
    const above = { x: at.x, y: at.y - 14 };
    this.#add({ node, points: [above, at], duration: 170, arch: 0, swell: 0, appears: true });
  }

  /** Puts everything where it belongs at once. */
  finish(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    for (const motion of this.#running) place(motion, 1);
    this.#running = [];
  }

  #add(motion: Motion): void {
    this.#running.push(motion);
    place(motion, 0);
    if (this.#frame !== 0) return;
    this.#start = performance.now();
    this.#frame = requestAnimationFrame(this.#step);
  }

  readonly #step = (now: number): void => {
    const elapsed = now - this.#start;
    this.#running = this.#running.filter((motion) => {
      const t = Math.min(1, Math.max(0, elapsed / motion.duration));
      place(motion, t);
      return t < 1;
    });
    this.#frame = this.#running.length > 0 ? requestAnimationFrame(this.#step) : 0;
  };
}

function place(motion: Motion, t: number): void {
  const { node, points, arch, swell } = motion;
  const eased = t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
  const along = eased * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(along));
  const from = points[index];
  const to = points[index + 1];
  if (!from || !to) return;
  const rest = along - index;
  const height = Math.sin(Math.PI * eased);
  const x = from.x + (to.x - from.x) * rest;
  const y = from.y + (to.y - from.y) * rest - arch * height;
  const scale = swell > 0 && t < 1 ? ` scale(${(1 + swell * height).toFixed(3)})` : '';
  node.setAttribute('transform', translate(x, y) + scale);
  if (motion.appears) node.setAttribute('opacity', t < 1 ? eased.toFixed(2) : '1');
}
