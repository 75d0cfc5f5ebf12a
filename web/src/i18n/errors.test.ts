// Every problem that the rules can have with a text is a whole sentence in every language.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorCodes, rules, type InputProblem } from '../core/types';
import { problemSentence } from './errors';
import { language, languages } from './i18n.svelte';

const page = { documentElement: { lang: '' } };
beforeAll(() => vi.stubGlobal('document', page));
afterAll(() => vi.unstubAllGlobals());

const refusal = (rule: string): InputProblem => ({
  code: 'AgainstRules',
  rule,
  colour: 'w',
  turn: 2,
  ply: 2,
  cells: 'bS1 bQ',
  others: 'wA1',
  tile: 'wA2',
  asked: 'wA2',
  from: 'hand',
});

const told: InputProblem = {
  code: 'AtPlace',
  line: 3,
  column: 4,
  reason: { code: 'AtPly', ply: 3, text: 'wA2 bS1-', reason: refusal('TouchesEnemy') },
};

describe.each(languages)('in %s', (code) => {
  it('every code has a sentence with all its parameters', async () => {
    await language.use(code);
    const params = { text: 'x', most: 9, example: 'wA1 bQ-', tile: 'wA1', type: 'Base' };
    const places = { line: 1, column: 2, ply: 3 };
    const problems = [
      ...errorCodes
        .filter((one) => one !== 'AgainstRules')
        .map((one) => ({ code: one, ...params, ...places, reason: refusal('Gate') })),
      ...rules.map(refusal),
    ];
    expect(problems.length).toBeGreaterThan(60);
    for (const problem of problems) {
      const text = problemSentence(problem);
      expect(text, problem.code).toMatch(/^[^\p{Ll}].*\.$|^[wb][A-Z].*\.$/su);
      expect(text, problem.code).not.toMatch(/[{}]|undefined|NaN|\s\s|\.\.$/);
    }
  });
});

it('a refused move of a record is told with its place, in the language of the person', async () => {
  await language.use('en');
  expect(problemSentence(told)).toBe(
    'Line 3, column 4: move 3, “wA2 bS1-”: a new tile must not touch an opponent’s tile: here it would touch bS1 and bQ.',
  );
  await language.use('ru');
  expect(problemSentence(told)).toBe(
    'Строка 3, символ 4: ход 3, «wA2 bS1-»: новая фишка не должна касаться фишек соперника, а здесь она коснётся bS1 и bQ.',
  );
  await language.use('fr');
  expect(problemSentence(told).replaceAll(/\s/g, ' ')).toBe(
    'Ligne 3, colonne 4 : coup 3, « wA2 bS1- » : une nouvelle pièce ne doit toucher aucune pièce adverse : ici, elle toucherait bS1 et bQ.',
  );
});
