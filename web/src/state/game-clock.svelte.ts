// The clock of the running game: the pure clock of clock.ts, driven by the system time and a timer.
import type { Colour } from '../core/types';
import {
  flagged,
  look,
  pause,
  press,
  run,
  startClock,
  type ClockSetup,
  type ClockState,
  type ClockView,
} from './clock';

const tick = 100;
const shortTime = 10_000;

export class GameClock {
  readonly #onFlag: (loser: Colour) => void;
  readonly #onShort: () => void;
  #setup: ClockSetup = { kind: 'none' };
  #state = $state.raw<ClockState | null>(null);
  #now = $state(Date.now());
  #timer = 0;
  #warned = false;

  /** Called when a side's time is up, and once when the side to move is short of time. */
  constructor(onFlag: (loser: Colour) => void, onShort: () => void) {
    this.#onFlag = onFlag;
    this.#onShort = onShort;
  }

  /** Stops the clock and sets it to the kept state, or to full time. */
  reset(setup: ClockSetup, kept: ClockState | null): void {
    this.stop();
    this.#setup = setup;
    this.#warned = false;
    this.#state = setup.kind === 'none' ? null : (kept ?? startClock(setup));
  }

  /** The side whose clock is running has moved; the first move of a game starts the other clock. */
  pressed(next: Colour): void {
    if (!this.#state) return;
    const now = Date.now();
    this.#state = this.#state.running
      ? press(this.#state, this.#setup, now)
      : run(this.#state, next, now);
  }

  /** Runs for this side from now on. */
  runFor(colour: Colour): void {
    if (!this.#state) return;
    clearInterval(this.#timer);
    this.#now = Date.now();
    if (this.#state.running !== colour) {
      this.#state = run(pause(this.#state, this.#setup, this.#now), colour, this.#now);
    }
    this.#timer = window.setInterval(() => this.#tick(), tick);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#now = Date.now();
    if (this.#state) this.#state = pause(this.#state, this.#setup, this.#now);
  }

  /** What a side's clock shows; null if there is none. */
  view(colour: Colour): ClockView | null {
    return this.#state && look(this.#state, this.#setup, colour, this.#now);
  }

  get running(): boolean {
    return this.#state?.running != null;
  }

  isShort(colour: Colour): boolean {
    const view = this.view(colour);
    return !!view && view.remainingMs < shortTime && view.periodsLeft <= 1;
  }

  /** The present state, to be saved: no time passes while the page is closed. */
  kept(): ClockState | null {
    return this.#state && pause(this.#state, this.#setup, Date.now());
  }

  #tick(): void {
    this.#now = Date.now();
    const state = this.#state;
    if (!state?.running) return;
    const loser = flagged(state, this.#setup, this.#now);
    if (loser) {
      this.stop();
      this.#onFlag(loser);
      return;
    }
    const short = this.isShort(state.running);
    if (short && !this.#warned) this.#onShort();
    this.#warned = short;
  }
}
