// The computer's answer to an offer of a draw.
import { describe, expect, it } from 'vitest';
import {
  evaluationsNeeded,
  fewestPlies,
  isLevel,
  levelMargin,
  tooEarlyForDraw,
} from './draw-answer';

const scene = (ply: number, white: number | null = 1, black: number | null = 1) => ({
  ply,
  sides: { w: { hand: [], queen: white }, b: { hand: [], queen: black } },
});

describe('it is too early for a draw', () => {
  it('before both queens are placed, however long the game is', () => {
    expect(tooEarlyForDraw(scene(4, null, null))).toBe('queens');
    expect(tooEarlyForDraw(scene(fewestPlies, null, 1))).toBe('queens');
    expect(tooEarlyForDraw(scene(fewestPlies, 1, null))).toBe('queens');
    expect(tooEarlyForDraw(scene(100, 1, null))).toBe('queens');
  });

  it('before the twentieth ply', () => {
    expect(fewestPlies).toBe(20);
    expect(tooEarlyForDraw(scene(8))).toBe('plies');
    expect(tooEarlyForDraw(scene(19))).toBe('plies');
  });

  it('no longer from the twentieth ply on, with both queens placed', () => {
    expect(tooEarlyForDraw(scene(20))).toBeNull();
    expect(tooEarlyForDraw(scene(21, 0, 5))).toBeNull();
  });
});

describe('a game is level', () => {
  it('if the last four evaluations are near even', () => {
    expect(evaluationsNeeded).toBe(4);
    expect(isLevel([500, 500, 500, 500])).toBe(true);
    expect(isLevel([512, 470, 504, 491])).toBe(true);
  });

  it('up to the margin and not beyond it, on either side', () => {
    const [most, least] = [500 + levelMargin, 500 - levelMargin];
    expect(isLevel([most, least, most, least])).toBe(true);
    expect(isLevel([500, 500, 500, most + 1])).toBe(false);
    expect(isLevel([500, 500, 500, least - 1])).toBe(false);
  });

  it('not if it drifts, though it is near even at first or at last', () => {
    expect(isLevel([510, 540, 590, 660])).toBe(false);
    expect(isLevel([660, 590, 540, 510])).toBe(false);
    expect(isLevel([500, 200, 500, 500])).toBe(false);
  });

  it('not if a win is certain', () => {
    expect(isLevel([500, 500, 500, 1000])).toBe(false);
  });

  it('not as long as there are fewer evaluations', () => {
    expect(isLevel([])).toBe(false);
    expect(isLevel([500, 500, 500])).toBe(false);
  });
});
