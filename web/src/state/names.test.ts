// What players and games are called.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { levelText, playerName, playersText } from './names';
import { computer, enterPage, friends, human, leavePage, setupOf } from './session-test-kit';

beforeEach(enterPage);
afterEach(leavePage);

const asBlack = setupOf({ w: computer, b: human });
const computers = setupOf({ w: computer, b: { kind: 'computer', level: 10 } });

test('against the computer the players are you and the computer, otherwise the colours', () => {
  expect([playerName(asBlack, 'w'), playerName(asBlack, 'b')]).toEqual(['Computer', 'You']);
  expect([playerName(friends, 'w'), playerName(friends, 'b')]).toEqual(['White', 'Black']);
  expect([playerName(computers, 'w'), playerName(computers, 'b')]).toEqual(['White', 'Black']);
});

test('a list of games names White first, and the levels of computers', () => {
  expect(playersText(asBlack)).toBe('Computer (Pupa) – You');
  expect(playersText(friends)).toBe('White – Black');
  expect(playersText(computers)).toBe('Computer (Pupa) – Computer (Queen)');
});

test('a level has its number and name', () => {
  expect(levelText(1)).toBe('Level 1 · Egg');
  expect(levelText(10)).toBe('Level 10 · Queen');
});
