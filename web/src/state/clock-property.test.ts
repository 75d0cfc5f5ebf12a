// Many random sequences on the game clock, also against a model that ticks every millisecond.

import { describe, expect, it } from 'vitest';
import { flagged, look, pause, press, run, startClock } from './clock';
import type { ClockSetup, ClockState, SideClock } from './clock';

function randomInts(seed: number): (below: number) => number {
  let state = seed >>> 0; // mulberry32
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

function randomSetup(random: (below: number) => number): ClockSetup {
  return random(2) === 0
    ? { kind: 'fischer', mainMs: 1 + random(400), incrementMs: random(40) }
    : {
        kind: 'byoyomi',
        mainMs: random(4) === 0 ? 0 : random(300),
        periodMs: 1 + random(50),
        periods: 1 + random(5),
      };
}

/** All the time a side could still use without moving. */
function budget(side: SideClock, setup: ClockSetup): number {
  if (setup.kind !== 'byoyomi') return side.remainingMs;
  const whole = side.inByoyomi ? Math.max(0, side.periodsLeft - 1) : side.periodsLeft;
  return side.remainingMs + whole * setup.periodMs;
}

/** The slow clock, straight from the rules. */
function tick(side: SideClock, setup: ClockSetup): SideClock {
  if (side.remainingMs === 0) return side;
  const remainingMs = side.remainingMs - 1;
  if (remainingMs > 0 || setup.kind !== 'byoyomi') return { ...side, remainingMs };
  const periodsLeft = side.inByoyomi ? side.periodsLeft - 1 : side.periodsLeft;
  return { remainingMs: periodsLeft > 0 ? setup.periodMs : 0, periodsLeft, inByoyomi: true };
}

describe('every clock', () => {
  it('agrees with a clock that ticks every millisecond', () => {
    for (let seed = 0; seed < 500; seed++) {
      const random = randomInts(seed);
      const setup = randomSetup(random);
      let now = random(1_000_000);
      let state = startClock(setup);
      const model = { w: state.w, b: state.b };
      for (let step = 0; step < 40; step++) {
        const mover = state.running;
        if (mover === null) {
          now += random(500); // stopped: costs nothing
          state = run(state, random(2) === 0 ? 'w' : 'b', now);
          continue;
        }
        const used = random(8) === 0 ? random(400) : random(30);
        now += used;
        for (let i = 0; i < used; i++) model[mover] = tick(model[mover], setup);
        const out = model[mover].remainingMs === 0;
        expect(look(state, setup, mover, now), `seed ${seed}`).toEqual({
          ...model[mover],
          flagged: out,
        });
        expect(flagged(state, setup, now)).toBe(out ? mover : null);
        if (random(3) === 0) {
          state = pause(state, setup, now);
        } else {
          state = press(state, setup, now);
          const side = model[mover];
          if (!out && setup.kind === 'fischer') {
            model[mover] = { ...side, remainingMs: side.remainingMs + setup.incrementMs };
          } else if (!out && setup.kind === 'byoyomi' && side.inByoyomi) {
            model[mover] = { ...side, remainingMs: setup.periodMs };
          }
        }
        expect({ w: state.w, b: state.b }, `seed ${seed}`).toEqual(model);
        if (out) break;
      }
    }
  });

  it('neither makes nor loses time when it is paused', () => {
    for (let seed = 0; seed < 2_000; seed++) {
      const random = randomInts(seed);
      const setup = randomSetup(random);
      let state = startClock(setup);
      let now = 0;
      let left = budget(state.w, setup);
      while (left > 0) {
        const used = random(100);
        state = pause(run(state, 'w', now), setup, now + used);
        now += used + random(1_000);
        left = Math.max(0, left - used);
        expect(budget(state.w, setup), `seed ${seed}`).toBe(left);
      }
      expect(flagged(state, setup, now)).toBe('w');
      expect(state.b).toEqual(startClock(setup).b);
    }
  });

  it('gives no time to anybody when the system clock jumps, and is never negative', () => {
    for (let seed = 0; seed < 2_000; seed++) {
      const random = randomInts(seed);
      const setup = randomSetup(random);
      let state = run(startClock(setup), 'w', 500_000);
      for (let step = 0; step < 30 && state.running !== null; step++) {
        const now = random(2) === 0 ? state.since + random(100) : random(1_000_000);
        const mover: 'w' | 'b' = state.running;
        const seen = look(state, setup, mover, now);
        expect(seen.remainingMs).toBeGreaterThanOrEqual(0);
        expect(seen.periodsLeft).toBeGreaterThanOrEqual(0);
        expect(budget(seen, setup)).toBeLessThanOrEqual(budget(state[mover], setup));
        const before: ClockState = state;
        state =
          random(2) === 0 ? press(state, setup, now) : run(pause(state, setup, now), 'b', now);
        expect(state[mover].periodsLeft).toBeLessThanOrEqual(before[mover].periodsLeft);
      }
    }
  });
});
