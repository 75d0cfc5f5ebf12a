// The clock of the running game: the pure clock, driven by the system time and a timer.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameClock } from './game-clock.svelte';
import { enterPage, leavePage } from './session-test-kit';

beforeEach(enterPage);
afterEach(leavePage);

const fischer = { kind: 'fischer', mainMs: 60_000, incrementMs: 5_000 } as const;
const byoyomi = { kind: 'byoyomi', mainMs: 1_000, periodMs: 20_000, periods: 2 } as const;

function clock() {
  const onFlag = vi.fn();
  const onShort = vi.fn();
  return { clock: new GameClock(onFlag, onShort), onFlag, onShort };
}

const left = (one: GameClock, colour: 'w' | 'b') => one.view(colour)?.remainingMs;

describe('without a clock', () => {
  it('nothing is shown, runs or is short', () => {
    const { clock: none } = clock();
    none.reset({ kind: 'none' }, null);
    none.runFor('w');
    none.pressed('b');
    expect(none.view('w')).toBeNull();
    expect(none.running).toBe(false);
    expect(none.isShort('w')).toBe(false);
    expect(none.kept()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a clock', () => {
  it('is full and stands still until it is started', () => {
    const { clock: one } = clock();
    one.reset(fischer, null);
    vi.advanceTimersByTime(5_000);
    expect([left(one, 'w'), left(one, 'b'), one.running]).toEqual([60_000, 60_000, false]);
  });

  it('counts down for the side it runs for', () => {
    const { clock: one } = clock();
    one.reset(fischer, null);
    one.runFor('b');
    vi.advanceTimersByTime(3_000);
    expect([left(one, 'w'), left(one, 'b'), one.running]).toEqual([60_000, 57_000, true]);
  });

  it('runs on if it is told to run for the same side again', () => {
    const { clock: one } = clock();
    one.reset(fischer, null);
    one.runFor('w');
    vi.advanceTimersByTime(3_000);
    one.runFor('w');
    vi.advanceTimersByTime(2_000);
    expect(left(one, 'w')).toBe(55_000);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('charges the side that it leaves', () => {
    const { clock: one } = clock();
    one.reset(fischer, null);
    one.runFor('w');
    vi.advanceTimersByTime(3_000);
    one.runFor('b');
    vi.advanceTimersByTime(1_000);
    expect([left(one, 'w'), left(one, 'b')]).toEqual([57_000, 59_000]);
  });

  it('adds the increment after a move, but not for the first move of a game', () => {
    const { clock: one } = clock();
    one.reset(fischer, null);
    one.pressed('b');
    one.runFor('b');
    expect([left(one, 'w'), left(one, 'b')]).toEqual([60_000, 60_000]);
    vi.advanceTimersByTime(2_000);
    one.pressed('w');
    one.runFor('w');
    expect([left(one, 'w'), left(one, 'b')]).toEqual([60_000, 63_000]);
  });

  it('loses no time while it is stopped', () => {
    const { clock: one } = clock();
    one.reset(fischer, null);
    one.runFor('w');
    vi.advanceTimersByTime(3_000);
    one.stop();
    vi.advanceTimersByTime(100_000);
    expect([left(one, 'w'), one.running, vi.getTimerCount()]).toEqual([57_000, false, 0]);
    one.runFor('w');
    vi.advanceTimersByTime(1_000);
    expect(left(one, 'w')).toBe(56_000);
  });

  it('is kept as it stands now, stopped, and goes on from there', () => {
    const { clock: one } = clock();
    one.reset(fischer, null);
    one.runFor('w');
    vi.advanceTimersByTime(2_550);
    const kept = one.kept();
    expect(kept).toMatchObject({ running: null, w: { remainingMs: 57_450 } });
    expect(one.running).toBe(true);

    const { clock: next } = clock();
    vi.advanceTimersByTime(1_000_000);
    next.reset(fischer, kept);
    expect([left(next, 'w'), next.running]).toEqual([57_450, false]);
  });

  it('tells whose time is up, once, and stops', () => {
    const { clock: one, onFlag } = clock();
    one.reset(fischer, null);
    one.runFor('b');
    vi.advanceTimersByTime(59_900);
    expect(onFlag).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(onFlag.mock.calls).toEqual([['b']]);
    vi.advanceTimersByTime(100_000);
    expect(onFlag).toHaveBeenCalledOnce();
    expect([one.view('b')?.flagged, one.running, vi.getTimerCount()]).toEqual([true, false, 0]);
  });

  it('warns once in each time trouble of the side to move', () => {
    const { clock: one, onShort } = clock();
    one.reset(fischer, null);
    one.runFor('w');
    vi.advanceTimersByTime(50_000);
    expect([onShort.mock.calls.length, one.isShort('w')]).toEqual([0, false]);
    vi.advanceTimersByTime(100);
    expect([onShort.mock.calls.length, one.isShort('w')]).toEqual([1, true]);
    vi.advanceTimersByTime(2_000);
    expect(onShort).toHaveBeenCalledOnce();
    one.pressed('b'); // White has the increment, 12.9 seconds
    one.runFor('b');
    vi.advanceTimersByTime(500);
    one.pressed('w');
    one.runFor('w');
    vi.advanceTimersByTime(2_000);
    expect(onShort).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1_500);
    expect(onShort).toHaveBeenCalledTimes(2);
  });

  it('is not short in byo-yomi before the last period', () => {
    const { clock: one } = clock();
    one.reset(byoyomi, null);
    one.runFor('w');
    expect(one.isShort('w')).toBe(false); // a second of main time, and two periods
    vi.advanceTimersByTime(1_000 + 15_000);
    expect([one.view('w')?.periodsLeft, one.isShort('w')]).toEqual([2, false]);
    vi.advanceTimersByTime(20_000);
    expect([one.view('w')?.periodsLeft, one.isShort('w')]).toEqual([1, true]);
  });

  it('is full again after a reset', () => {
    const { clock: one } = clock();
    one.reset(fischer, null);
    one.runFor('w');
    vi.advanceTimersByTime(55_000);
    one.reset(fischer, null);
    expect([left(one, 'w'), one.running, vi.getTimerCount()]).toEqual([60_000, false, 0]);
  });

  it('warns again in another game that is short of time at once', () => {
    const { clock: one, onShort } = clock();
    one.reset(fischer, null);
    one.runFor('w');
    vi.advanceTimersByTime(55_000);
    expect(onShort).toHaveBeenCalledOnce();
    one.reset(fischer, one.kept());
    one.runFor('w');
    vi.advanceTimersByTime(100);
    expect(onShort).toHaveBeenCalledTimes(2);
  });
});
