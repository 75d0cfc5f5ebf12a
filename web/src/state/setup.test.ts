import { expect, test } from 'vitest';
import { startClock } from './clock';
import {
  defaultSetup,
  onlyHuman,
  parseSessionData,
  parseSetup,
  swapped,
  type GameSetup,
  type SessionData,
} from './setup';

const fischer: GameSetup = {
  gameType: 'Base+MLP',
  queenFirst: false,
  players: { w: { kind: 'computer', level: 8 }, b: { kind: 'human' } },
  clock: { kind: 'fischer', mainMs: 300_000, incrementMs: 5000 },
};

test('what is written is read again', () => {
  for (const setup of [defaultSetup, fischer]) {
    expect(parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
  }
  const data: SessionData = {
    setup: fischer,
    clock: startClock(fischer.clock),
    undone: ['wA1 -bQ'],
    ending: 'time',
    tags: [['White', 'Анна']],
  };
  expect(parseSessionData(JSON.parse(JSON.stringify(data)))).toEqual(data);
});

test('what another version or a fault has written is refused, not believed', () => {
  expect(parseSetup(null)).toBeNull();
  expect(
    parseSetup({ ...fischer, players: { w: { kind: 'robot' }, b: { kind: 'human' } } }),
  ).toBeNull();
  expect(
    parseSetup({
      ...fischer,
      players: { w: { kind: 'computer', level: 99 }, b: { kind: 'human' } },
    }),
  ).toBeNull();
  expect(
    parseSetup({ ...fischer, clock: { kind: 'fischer', mainMs: NaN, incrementMs: 1 } }),
  ).toBeNull();
  expect(
    parseSetup({ ...fischer, clock: { kind: 'fischer', mainMs: 1, incrementMs: -1 } }),
  ).toBeNull();
  expect(parseSetup({ ...fischer, clock: { kind: 'sand' } })).toBeNull();
  expect(parseSessionData({ setup: fischer, undone: [1, 'pass'] })?.undone).toEqual(['pass']);
  expect(
    parseSessionData({ setup: fischer, tags: [1, ['White'], ['Black', 'Bob']] })?.tags,
  ).toEqual([['Black', 'Bob']]);
});

test('the person of a game against the computer', () => {
  expect(onlyHuman(fischer)).toBe('b');
  expect(onlyHuman(swapped(fischer))).toBe('w');
  expect(
    onlyHuman({ ...fischer, players: { w: { kind: 'human' }, b: { kind: 'human' } } }),
  ).toBeNull();
});
