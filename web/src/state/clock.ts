// The game clock of two players: pure functions on a plain state, with the time passed in. The
// caller owns the timer, shows the clock and ends the game.

import type { Colour } from '../core/types';

export type ClockSetup =
  | { readonly kind: 'none' }
  | { readonly kind: 'fischer'; readonly mainMs: number; readonly incrementMs: number }
  | {
      readonly kind: 'byoyomi';
      readonly mainMs: number;
      readonly periodMs: number;
      readonly periods: number;
    };

export interface SideClock {
  /** Of the main time; in byo-yomi, of the current period. */
  readonly remainingMs: number;
  /** Byo-yomi periods left, including the current one; 0 in other clocks. */
  readonly periodsLeft: number;
  readonly inByoyomi: boolean;
}

export interface ClockState {
  readonly w: SideClock;
  readonly b: SideClock;
  readonly running: Colour | null;
  /** When the running clock was started; sides hold the time that was left then. */
  readonly since: number;
}

export interface ClockView extends SideClock {
  readonly flagged: boolean;
}

const OUT_OF_PERIODS: SideClock = { remainingMs: 0, periodsLeft: 0, inByoyomi: true };

/** Both clocks full and stopped. */
export function startClock(setup: ClockSetup): ClockState {
  const side = fullSide(setup);
  return { w: side, b: side, running: null, since: 0 };
}

/**
 * Starts that side's clock, if it is not running already. The setup is not known here, so the time of
 * a running opponent is not charged: call `pause` or `press` first.
 */
export function run(state: ClockState, colour: Colour, now: number): ClockState {
  return state.running === colour ? state : { ...state, running: colour, since: now };
}

/** Stops the running clock and charges the time used. */
export function pause(state: ClockState, setup: ClockSetup, now: number): ClockState {
  if (state.running === null) return state;
  return settled(state, state.running, sideNow(state, setup, state.running, now), null, now);
}

/**
 * The running side has moved: charges its time, adds the increment or refills its period, and starts
 * the other clock. After the flag has fallen, both clocks stop instead.
 */
export function press(state: ClockState, setup: ClockSetup, now: number): ClockState {
  const mover = state.running;
  if (mover === null) return state;
  const side = sideNow(state, setup, mover, now);
  if (isOut(side, setup)) return settled(state, mover, side, null, now);
  return settled(state, mover, rewarded(side, setup), mover === 'w' ? 'b' : 'w', now);
}

/** What that side's clock shows now. */
export function look(state: ClockState, setup: ClockSetup, colour: Colour, now: number): ClockView {
  const { remainingMs, periodsLeft, inByoyomi } = sideNow(state, setup, colour, now);
  const out = isOut({ remainingMs, periodsLeft, inByoyomi }, setup);
  return { remainingMs, periodsLeft, inByoyomi, flagged: out };
}

/** The side whose time is up, even if its clock has been stopped since. */
export function flagged(state: ClockState, setup: ClockSetup, now: number): Colour | null {
  for (const colour of ['w', 'b'] as const) {
    if (isOut(sideNow(state, setup, colour, now), setup)) return colour;
  }
  return null;
}

/**
 * '4:12', '1:05:00', and with tenths below ten seconds: '0:09.4'. Rounds down, but shows 0:00.0 only
 * when nothing is left.
 */
export function clockText(ms: number): string {
  const left = ms > 0 ? ms : 0;
  const two = (value: number) => String(value).padStart(2, '0');
  if (left < 10_000) {
    const tenths = left > 0 ? Math.max(1, Math.floor(left / 100)) : 0;
    return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  }
  const seconds = Math.floor(left / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Reads stored data as a clock; null if it is not one. */
export function parseClockState(value: unknown): ClockState | null {
  if (!isObject(value)) return null;
  const w = parseSide(value['w']);
  const b = parseSide(value['b']);
  const running = value['running'];
  const since = value['since'];
  if (w === null || b === null) return null;
  if (running !== null && running !== 'w' && running !== 'b') return null;
  if (typeof since !== 'number' || !Number.isFinite(since)) return null;
  return { w, b, running, since };
}

function fullSide(setup: ClockSetup): SideClock {
  switch (setup.kind) {
    case 'none':
      return { remainingMs: 0, periodsLeft: 0, inByoyomi: false };
    case 'fischer': {
      // without main time the flag would fall before the first move
      const remainingMs = setup.mainMs > 0 ? setup.mainMs : setup.incrementMs;
      return { remainingMs, periodsLeft: 0, inByoyomi: false };
    }
    case 'byoyomi': {
      const inByoyomi = setup.mainMs <= 0 && setup.periods > 0;
      const remainingMs = inByoyomi ? setup.periodMs : setup.mainMs;
      return { remainingMs, periodsLeft: setup.periods, inByoyomi };
    }
  }
}

function sideNow(state: ClockState, setup: ClockSetup, colour: Colour, now: number): SideClock {
  // the system clock may be set back: nobody gains time from that
  const used = state.running === colour ? Math.max(0, now - state.since) : 0;
  return charged(state[colour], setup, used);
}

function charged(side: SideClock, setup: ClockSetup, used: number): SideClock {
  if (setup.kind === 'none') return side;
  if (setup.kind === 'fischer') {
    return { ...side, remainingMs: Math.max(0, side.remainingMs - used) };
  }
  if (!side.inByoyomi && used < side.remainingMs) {
    return { ...side, remainingMs: side.remainingMs - used };
  }
  const { periodsLeft } = side;
  const { periodMs } = setup;
  const usedOfPeriods = side.inByoyomi ? used : used - side.remainingMs;
  const period = side.inByoyomi ? side.remainingMs : periodMs;
  if (periodsLeft > 0 && usedOfPeriods < period) {
    return { remainingMs: period - usedOfPeriods, periodsLeft, inByoyomi: true };
  }
  const over = usedOfPeriods - period;
  const lost = 1 + Math.floor(over / periodMs);
  if (!(lost < periodsLeft)) return OUT_OF_PERIODS; // also for periods of zero length
  return {
    remainingMs: periodMs - (over % periodMs),
    periodsLeft: periodsLeft - lost,
    inByoyomi: true,
  };
}

function rewarded(side: SideClock, setup: ClockSetup): SideClock {
  if (setup.kind === 'fischer') {
    return { ...side, remainingMs: side.remainingMs + setup.incrementMs };
  }
  if (setup.kind === 'byoyomi' && side.inByoyomi) return { ...side, remainingMs: setup.periodMs };
  return side;
}

function isOut(side: SideClock, setup: ClockSetup): boolean {
  return setup.kind !== 'none' && side.remainingMs <= 0;
}

function settled(
  state: ClockState,
  colour: Colour,
  side: SideClock,
  running: Colour | null,
  now: number,
): ClockState {
  return colour === 'w'
    ? { w: side, b: state.b, running, since: now }
    : { w: state.w, b: side, running, since: now };
}

function parseSide(value: unknown): SideClock | null {
  if (!isObject(value)) return null;
  const { remainingMs, periodsLeft, inByoyomi } = value;
  if (typeof remainingMs !== 'number' || !(remainingMs >= 0 && remainingMs < Infinity)) return null;
  if (typeof periodsLeft !== 'number' || !Number.isSafeInteger(periodsLeft)) return null;
  if (periodsLeft < 0 || typeof inByoyomi !== 'boolean') return null;
  return { remainingMs, periodsLeft, inByoyomi };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
