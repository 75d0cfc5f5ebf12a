// What is wrong with a text that the rules could not read, as a sentence.
import type { Colour, InputProblem, Rule, TileName } from '../core/types';
import { capital, t, type Params } from './i18n.svelte';
import { ruleWords } from './words';

/** As a sentence with a full stop. */
export function problemSentence(problem: InputProblem): string {
  return `${capital(problemWords(problem))}.`;
}

function problemWords({ code, reason, ...rest }: InputProblem): string {
  const params = rest as Params;
  if (code === 'AgainstRules') return refusalWords(params);
  const why = reason ? problemWords(reason) : '';
  return t(`error.${code}`, { ...params, reason: why });
}

// The parameters are those of src/rules/refusal_error.cpp.
function refusalWords(params: Params): string {
  const text = (name: string) => String(params[name] ?? '');
  const tiles = (name: string): TileName[] => text(name).split(' ').filter(Boolean);
  const asked = text('asked');
  return ruleWords(text('rule') as Rule, {
    tile: text('tile') || asked,
    asked,
    placed: text('from') === 'board',
    ply: Number(params['ply']),
    turn: Number(params['turn']),
    toMove: text('colour') as Colour,
    cells: tiles('cells'),
    others: tiles('others'),
  });
}
