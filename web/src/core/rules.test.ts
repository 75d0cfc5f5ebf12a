import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadRules, RulesError, type Rules } from './rules';

let rules: Rules;

beforeAll(async () => {
  const wasm = new URL('../../../build/wasm/mandible_rules.wasm', import.meta.url);
  rules = await loadRules(readFileSync(wasm));
});

describe('a game of the rules module', () => {
  test('is played, undone and ended, and each answer is the scene', () => {
    const game = rules.open('Base', true);
    expect(game.latest).toMatchObject({ ply: 0, toMove: 'w', last: null });
    expect(game.play('wQ')).toMatchObject({ ply: 1, toMove: 'b', last: { text: 'wQ' } });
    expect(game.play('bS1 wQ-')).toBe(game.latest);
    expect(game.moves).toEqual(['wQ', 'bS1 wQ-']);
    expect(game.undo()).toMatchObject({ ply: 1, toMove: 'b' });
    expect(game.moves).toEqual(['wQ']);
    expect(game.record).toBe('Base;InProgress;Black[1];wQ');
    expect(game.end('black-resigns')).toMatchObject({
      ply: 1,
      outcome: 'WhiteWins',
      ending: 'resignation',
      moves: [],
    });
    expect(game.record).toBe('Base;WhiteWins;Black[1];wQ');
    game.close();
  });

  test('opens with its moves, scene and game string', () => {
    const game = rules.open('Base;;;wS1;bS1 wS1-');
    expect(game.moves).toEqual(['wS1', 'bS1 wS1-']);
    expect(game.latest).toMatchObject({ ply: 2, toMove: 'w', last: { text: 'bS1 wS1-' } });
    expect(game.record).toBe('Base;InProgress;White[2];wS1;bS1 wS1-');
    game.close();
  });

  test('lists a move in the words of the rules, whichever neighbour it was written with', () => {
    const game = rules.open('Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-');
    const listed = ['wA1 wQ/', 'wA1 \\wS1'].map((text) => {
      game.play(text);
      const move = game.moves.at(-1);
      game.undo();
      return move;
    });
    expect(listed[0]).toBe(listed[1]);
    game.close();
  });

  test('knows its past without being asked twice, and forgets what is undone', () => {
    const record = 'Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-';
    const game = rules.open(record);
    const second = game.scene(2);
    expect(second).toMatchObject({ ply: 2, moves: [], outcome: 'InProgress' });
    expect(game.scene(2)).toBe(second);
    game.play('wA1 -wQ');
    expect(game.scene(2)).toBe(second);
    // What was the end of the game is a past scene now, as the module would tell it.
    const fresh = rules.open(`${record};wA1 -wQ`);
    expect(game.scene(4)).toEqual(fresh.scene(4));
    game.undo(3);
    expect(game.latest).toEqual(fresh.undo(3));
    expect(game.scene(2)).toBe(game.latest);
    game.play('wB1 -wS1');
    expect(game.scene(3).last?.text).toBe('wB1 -wS1');
    expect(game.scene(2)).toEqual(second);
    game.close();
    fresh.close();
  });

  test('tells each legal move with its manner', () => {
    const game = rules.open('Base;;;wQ;bQ wQ-;wG1 -wQ;bA1 bQ-', true);
    const jump = game.latest.moves.find(({ text }) => text === 'wG1 bA1-');
    expect(jump).toMatchObject({ tile: 'wG1', q: 3, r: 0, manner: 'jump', onto: false });
    game.close();
  });

  test('tells why a tile may not go there', () => {
    const game = rules.open('Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-');
    expect(game.whyNot('wS1', 5, 5)).toMatchObject({ rule: 'SplitsHive', tile: 'wS1' });
    expect(game.whyNot('wQ', 0, -1)).toBeNull();
    game.close();
  });

  test('tells what a tile is good for', () => {
    const game = rules.open('Base+P;;;wP;bS1 wP-;wQ -wP;bQ bS1-');
    expect(game.use('wP')).toMatchObject({ verdict: { rule: 'SplitsHive' }, throws: ['wQ'] });
    expect(game.use('wQ')).toEqual({ verdict: null, throws: [] });
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
    expect(game.export('game-string')).toBe(game.record);
    expect(game.export('pgn')).toContain('[White "Анна"]');
    game.close();
  });

  test('is written as PGN and as SGF that open as the same game', () => {
    const record = 'Base+M;InProgress;White[2];wM;bS1 wM-';
    const game = rules.open(record);
    game.setTag('Black', '[Ann]');
    expect(game.export('sgf')).toContain('P1[3 Move B bS1 O 13 wM-]');
    for (const text of [game.export('pgn'), game.export('sgf')]) {
      const again = rules.open(text);
      expect(again.record).toBe(record);
      expect(again.opened.tags).toContainEqual(['Black', '[Ann]']);
      again.close();
    }
    game.close();
  });

  test('with bugs that BoardSpace does not have is no SGF', () => {
    const game = rules.open('Base+MDR', true);
    expect(() => game.export('sgf')).toThrow(/"SgfLacksBugs","type":"Base\+MDR"/);
    game.close();
  });

  test('of a broken record is an error that names the ply', () => {
    expect(() => rules.open('Base;;;wS1;bS9')).toThrow(RulesError);
    expect(() => rules.open('Base;;;wS1;bS9')).toThrow(/"AtPly","ply":2/);
  });

  test('that nobody opened is a mistake of the caller', () => {
    const game = rules.open('Base');
    game.close();
    expect(() => game.play('wS1')).toThrow('there is no such game');
    expect(() => game.play('wS1')).not.toThrow(RulesError);
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

test('a thousand games can be opened and closed', () => {
  const record = 'Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-';
  for (let i = 0; i < 1000; i++) {
    const game = rules.open(record);
    game.close();
  }
  expect(rules.open(record).latest.tiles).toHaveLength(4);
});
