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
  levels: 10,
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

test('a game that was saved when there were eight levels keeps its opponent', () => {
  const { levels: _, ...before } = fischer;
  expect(parseSetup(before)?.players.w).toEqual({ kind: 'computer', level: 10 });
  const pupa = { ...before, players: { w: { kind: 'computer', level: 3 }, b: { kind: 'human' } } };
  expect(parseSetup(pupa)?.players.w).toEqual({ kind: 'computer', level: 4 });
  expect(parseSetup({ ...before, players: { w: { kind: 'computer', level: 9 } } })).toBeNull();
  expect(parseSetup({ ...fischer, levels: 12 })).toBeNull();
});

test('the person of a game against the computer', () => {
  expect(onlyHuman(fischer)).toBe('b');
  expect(onlyHuman(swapped(fischer))).toBe('w');
  expect(
    onlyHuman({ ...fischer, players: { w: { kind: 'human' }, b: { kind: 'human' } } }),
  ).toBeNull();
});
