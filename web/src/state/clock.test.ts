// Tests of the game clock; many random sequences are in clock-property.test.ts.

import { describe, expect, it } from 'vitest';
import { clockText, flagged, look, parseClockState, pause, press, run, startClock } from './clock';
import type { ClockSetup } from './clock';

const FISCHER: ClockSetup = { kind: 'fischer', mainMs: 300_000, incrementMs: 5_000 };
const BYOYOMI: ClockSetup = { kind: 'byoyomi', mainMs: 60_000, periodMs: 10_000, periods: 3 };
const NONE: ClockSetup = { kind: 'none' };

describe('fischer', () => {
  it('charges the mover, adds the increment and starts the other clock', () => {
    const state = press(run(startClock(FISCHER), 'w', 1_000), FISCHER, 21_000);
    expect(state.w.remainingMs).toBe(285_000);
    expect(state.running).toBe('b');
    expect(look(state, FISCHER, 'b', 51_000).remainingMs).toBe(270_000);
    expect(look(state, FISCHER, 'w', 51_000).remainingMs).toBe(285_000);
  });

  it('lets the flag fall when nothing is left, not before', () => {
    const state = run(startClock(FISCHER), 'b', 0);
    expect(flagged(state, FISCHER, 299_999)).toBeNull();
    expect(flagged(state, FISCHER, 300_000)).toBe('b');
    expect(look(state, FISCHER, 'b', 999_999)).toMatchObject({ remainingMs: 0, flagged: true });
  });

  it('gives no increment after the flag has fallen', () => {
    const state = press(run(startClock(FISCHER), 'w', 0), FISCHER, 300_001);
    expect(state).toMatchObject({ running: null, w: { remainingMs: 0 } });
    expect(flagged(state, FISCHER, 400_000)).toBe('w');
  });

  it('starts with one increment if there is no main time', () => {
    const setup: ClockSetup = { kind: 'fischer', mainMs: 0, incrementMs: 3_000 };
    expect(flagged(startClock(setup), setup, 0)).toBeNull();
    expect(startClock(setup).b.remainingMs).toBe(3_000);
  });
});

describe('byo-yomi', () => {
  const started = run(startClock(BYOYOMI), 'w', 0);

  it('goes from main time into the first period and loses periods one by one', () => {
    const seen = [59_999, 60_000, 69_999, 70_000, 80_000, 89_999, 90_000].map((now) => {
      const { remainingMs, periodsLeft, inByoyomi } = look(started, BYOYOMI, 'w', now);
      return [remainingMs, periodsLeft, inByoyomi];
    });
    expect(seen).toEqual([
      [1, 3, false],
      [10_000, 3, true],
      [1, 3, true],
      [10_000, 2, true],
      [10_000, 1, true],
      [1, 1, true],
      [0, 0, true],
    ]);
    expect(flagged(started, BYOYOMI, 89_999)).toBeNull();
    expect(flagged(started, BYOYOMI, 90_000)).toBe('w');
  });

  it('refills the period of a mover in time', () => {
    const state = press(started, BYOYOMI, 75_000);
    expect(state.w).toEqual({ remainingMs: 10_000, periodsLeft: 2, inByoyomi: true });
  });

  it('keeps what is left of the main time', () => {
    const state = press(started, BYOYOMI, 45_000);
    expect(state.w).toEqual({ remainingMs: 15_000, periodsLeft: 3, inByoyomi: false });
  });

  it('does not refill a period by a pause', () => {
    const state = pause(started, BYOYOMI, 75_000);
    expect(state.w).toEqual({ remainingMs: 5_000, periodsLeft: 2, inByoyomi: true });
  });

  it('loses several periods in a long absence', () => {
    const resting = press(started, BYOYOMI, 61_000);
    const back = run(pause(resting, BYOYOMI, 62_000), 'w', 100_000);
    expect(look(back, BYOYOMI, 'w', 124_000)).toMatchObject({ remainingMs: 6_000, periodsLeft: 1 });
    expect(flagged(back, BYOYOMI, 1e12)).toBe('w');
  });

  it('starts in the first period if there is no main time', () => {
    const setup: ClockSetup = { kind: 'byoyomi', mainMs: 0, periodMs: 5_000, periods: 2 };
    const side = { remainingMs: 5_000, periodsLeft: 2, inByoyomi: true };
    expect(startClock(setup)).toMatchObject({ w: side, b: side });
  });

  it('survives periods of no length', () => {
    const setup: ClockSetup = { kind: 'byoyomi', mainMs: 10, periodMs: 0, periods: 1e9 };
    expect(flagged(run(startClock(setup), 'w', 0), setup, 10)).toBe('w');
  });
});

describe('every clock', () => {
  it('without a limit only says whose turn it is', () => {
    const state = press(run(startClock(NONE), 'w', 0), NONE, 1e9);
    expect(state.running).toBe('b');
    expect(flagged(state, NONE, 1e12)).toBeNull();
    expect(look(state, NONE, 'b', 1e12).flagged).toBe(false);
  });

  it('stays stopped until it is started', () => {
    const state = startClock(FISCHER);
    expect(press(state, FISCHER, 1e6)).toBe(state);
    expect(pause(state, FISCHER, 1e6)).toBe(state);
    expect(look(state, FISCHER, 'w', 1e9).remainingMs).toBe(300_000);
  });

  it('runs on if it is started again', () => {
    const state = run(startClock(FISCHER), 'w', 0);
    expect(look(run(state, 'w', 5_000), FISCHER, 'w', 6_000).remainingMs).toBe(294_000);
  });
});

describe('clockText', () => {
  it.each([
    [252_000, '4:12'],
    [252_999, '4:12'],
    [3_900_000, '1:05:00'],
    [36_061_000, '10:01:01'],
    [3_599_999, '59:59'],
    [60_000, '1:00'],
    [10_000, '0:10'],
    [9_999, '0:09.9'],
    [9_450, '0:09.4'],
    [100, '0:00.1'],
    [99, '0:00.1'],
    [0.5, '0:00.1'],
    [0, '0:00.0'],
    [-5, '0:00.0'],
    [NaN, '0:00.0'],
  ])('writes %d ms as %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});

describe('parseClockState', () => {
  const state = press(run(startClock(BYOYOMI), 'w', 1_000), BYOYOMI, 75_000);

  it('reads what was stored', () => {
    expect(parseClockState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it.each([
    null,
    undefined,
    7,
    'clock',
    [],
    {},
    { ...state, w: null },
    { ...state, running: 'x' },
    { ...state, running: undefined },
    { ...state, since: '0' },
    { ...state, since: NaN },
    { ...state, b: { ...state.b, remainingMs: -1 } },
    { ...state, b: { ...state.b, remainingMs: Infinity } },
    { ...state, b: { ...state.b, remainingMs: NaN } },
    { ...state, b: { ...state.b, periodsLeft: 1.5 } },
    { ...state, b: { ...state.b, periodsLeft: -1 } },
    { ...state, b: { ...state.b, inByoyomi: 1 } },
  ])('refuses %j', (value) => {
    expect(parseClockState(value)).toBeNull();
  });
});
