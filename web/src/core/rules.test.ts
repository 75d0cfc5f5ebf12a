import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadRules, RulesError, type Rules } from './rules';

let rules: Rules;

beforeAll(async () => {
  const wasm = new URL('../../../build/wasm/mandible_rules.wasm', import.meta.url);
  rules = await loadRules(readFileSync(wasm));
});

describe('a game of the rules module', () => {
  test('is played, taken back and ended', () => {
    const game = rules.open('Base', true);
    game.play('wQ');
    game.play('bS1 wQ-');
    expect(game.moves()).toEqual(['wQ', 'bS1 wQ-']);
    game.undo();
    expect(game.scene(1).toMove).toBe('b');
    game.end('black-resigns');
    expect(game.scene(1)).toMatchObject({ outcome: 'WhiteWins', ending: 'resignation', moves: [] });
    game.close();
  });

  test('tells each legal move with its manner', () => {
    const game = rules.open('Base;;;wQ;bQ wQ-;wG1 -wQ;bA1 bQ-', true);
    const jump = game.scene(4).moves.find(({ text }) => text === 'wG1 bA1-');
    expect(jump).toMatchObject({ tile: 'wG1', q: 3, r: 0, manner: 'jump', onto: false });
    game.close();
  });

  test('tells why a tile may not go there', () => {
    const game = rules.open('Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-');
    expect(game.whyNot('wS1', 5, 5)).toMatchObject({ rule: 'SplitsHive', tile: 'wS1' });
    expect(game.whyNot('wQ', 0, -1)).toBeNull();
    expect(game.whyStuck('wS1')).toMatchObject({ rule: 'SplitsHive' });
    expect(game.whyStuck('wQ')).toBeNull();
    game.close();
  });

  test('refuses an illegal move with a verdict, and nonsense without', () => {
    const game = rules.open('Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-');
    const refusal = (text: string) => {
      try {
        game.play(text);
      } catch (error) {
        return error;
      }
      return null;
    };
    expect(refusal('wA1 bQ-')).toMatchObject({ verdict: { rule: 'TouchesEnemy' } });
    expect(refusal('what?')).toMatchObject({ verdict: null });
    game.close();
  });

  test('is written as a game string and as PGN, with tags in any script', () => {
    const game = rules.open('Base;;;wS1;bS1 wS1-');
    game.setTag('White', 'Анна');
    expect(game.gameString()).toBe('Base;InProgress;White[2];wS1;bS1 wS1-');
    expect(game.pgn()).toContain('[White "Анна"]');
    game.close();
  });

  test('is written as PGN and as SGF that open as the same game', () => {
    const record = 'Base+M;InProgress;White[2];wM;bS1 wM-';
    const game = rules.open(record);
    game.setTag('Black', '[Ann]');
    expect(game.sgf()).toContain('P1[3 Move B bS1 O 13 wM-]');
    for (const text of [game.pgn(), game.sgf()]) {
      const again = rules.open(text);
      expect(again.gameString()).toBe(record);
      expect(again.opened.tags).toContainEqual(['Black', '[Ann]']);
      again.close();
    }
    game.close();
  });

  test('with bugs that BoardSpace does not have is no SGF', () => {
    const game = rules.open('Base+MDR', true);
    expect(() => game.sgf()).toThrow(/Base\+MDR cannot be written as SGF/);
    game.close();
  });

  test('of a broken record is an error that names the ply', () => {
    expect(() => rules.open('Base;;;wS1;bS9')).toThrow(RulesError);
    expect(() => rules.open('Base;;;wS1;bS9')).toThrow(/ply 2/);
  });
});

test('the editions have the tiles of their boxes', () => {
  const types = Object.fromEntries(rules.editions().map(({ name, gameType }) => [name, gameType]));
  expect(types).toEqual({
    classic: 'Base',
    'ladybug-mosquito': 'Base+ML',
    carbon: 'Base+ML',
    house: 'Base+MDR',
    tournament: 'Base+MLP',
  });
});

test('a thousand games opened and closed need no more memory', () => {
  const record = 'Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-';
  for (let i = 0; i < 1000; i++) {
    const game = rules.open(record);
    game.scene(4);
    game.close();
  }
  expect(rules.open(record).scene(4).tiles).toHaveLength(4);
});
