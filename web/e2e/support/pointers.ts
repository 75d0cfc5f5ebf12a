// Dragging with a mouse, and fingers that do more than tap.
import type { CDPSession, Page } from '@playwright/test';
import type { Table } from './table.ts';
import type { Place, TileName } from '../../src/core/types.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A dragged tile is shown, and dropped, this far above the finger. */
const aboveFinger = 48;

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** Fingers, each with a number. */
export class Fingers {
  readonly #session: CDPSession;
  readonly #down = new Map<number, Point>();
  // In seconds, sent with each event, so that fingers can rest without the test having to wait.
  #time = Date.now() / 1000;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async down(finger: number, at: Point): Promise<void> {
    this.#down.set(finger, at);
    await this.#send('touchStart');
  }

  /** In a few steps, like a real finger. */
  async move(finger: number, to: Point, steps = 5): Promise<void> {
    const from = this.#down.get(finger) ?? to;
    for (let step = 1; step <= steps; step++) {
      this.#down.set(finger, between(from, to, step / steps));
      await this.#send('touchMove');
    }
  }

  async up(finger: number): Promise<void> {
    this.#down.delete(finger);
    await this.#send('touchEnd');
  }

  /** Rests for a moment: after a fling, Chromium takes the next tap as the end of it. */
  async rest(finger: number): Promise<void> {
    const { x, y } = this.#down.get(finger) ?? { x: 0, y: 0 };
    this.#time += 0.12;
    await this.move(finger, { x, y: y + 1 }, 1);
    this.#time += 0.05;
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<void> {
    const touchPoints = [...this.#down].map(([id, { x, y }]) => ({ id, x, y }));
    this.#time += 0.01;
    await this.#session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
      timestamp: this.#time,
    });
  }
}

/** Where a tile in the hand or on the board is held. */
export async function gripOf(table: Table, tile: TileName): Promise<Point> {
  const placed = table.game.isPlaced(tile);
  const node = placed ? table.cell(table.game.placeOf(tile)) : table.hand(tile);
  await node.hover({ trial: true }); // waits until the view is still
  const box = await node.boundingBox();
  if (!box) throw new Error(`${tile} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Picks a tile up with the mouse and carries it there; does not drop it. */
export async function carryByMouse(table: Table, tile: TileName, to: Point): Promise<void> {
  const { page } = table;
  const from = await gripOf(table, tile);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
}

/** Drags a tile with the mouse to a cell. */
export async function dragByMouse(table: Table, tile: TileName, to: Place): Promise<void> {
  await carryByMouse(table, tile, await table.pointOf(to));
  await table.page.mouse.up();
}

/** Drags a tile with a finger to a cell. */
export async function dragByFinger(table: Table, tile: TileName, to: Place): Promise<void> {
  const fingers = await Fingers.on(table.page);
  const point = await table.pointOf(to);
  await fingers.down(1, await gripOf(table, tile));
  await fingers.move(1, { x: point.x, y: point.y + aboveFinger }, 8);
  await fingers.rest(1);
  await fingers.up(1);
}
