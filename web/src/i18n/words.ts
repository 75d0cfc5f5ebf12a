// Moves, tiles and reasons as sentences.
import {
  bugOf,
  colourOf,
  numberOf,
  other,
  type Colour,
  type LastMove,
  type Place,
  type Rule,
  type Scene,
  type TileName,
  type Verdict,
} from '../core/types';
import type { Result } from '../state/setup';
import { capital, t } from './i18n.svelte';

const tileForms = {
  label: (tile: TileName) => t(`tile.${colourOf(tile)}${bugOf(tile)}`),
  subject: (tile: TileName) => t(`subject.${colourOf(tile)}${bugOf(tile)}`),
  of: (tile: TileName) => t(`of.${colourOf(tile)}${bugOf(tile)}`),
  object: (tile: TileName) => t(`object.${colourOf(tile)}${bugOf(tile)}`),
};

/**
 * The name of a tile: in a label or list (white queen), as the subject of a sentence (the white
 * queen), after "left of" (the genitive where a language has one), or as the object of a verb.
 */
export function tileWords(tile: TileName, form: keyof typeof tileForms = 'label'): string {
  const words = tileForms[form](tile);
  const number = numberOf(tile);
  return number > 0 ? `${words} ${number}` : words;
}

export function colourWords(colour: Colour): string {
  return t(`colour.${colour}`);
}

const marks = {
  '-': { before: 'w', after: 'e' },
  '/': { before: 'sw', after: 'ne' },
  '\\': { before: 'nw', after: 'se' },
} as const;

/** Where a move in UHP notation ends, in words. */
export function whereWords(text: string): string {
  const reference = text.split(' ')[1];
  if (!reference) return t('where.first');
  const found = /^([-/\\]?)([wb][A-Z]\d?)([-/\\]?)$/.exec(reference);
  if (!found) return reference;
  const [, before, name, after] = found;
  const ref = tileWords(name ?? '', 'of');
  if (before) return t(`where.${marks[before as keyof typeof marks].before}`, { ref });
  if (after) return t(`where.${marks[after as keyof typeof marks].after}`, { ref });
  return t('where.on', { ref });
}

/** The move as a sentence without a full stop. */
export function moveWords(
  last: Pick<LastMove, 'text' | 'manner' | 'tile' | 'by'>,
  mover: Colour,
): string {
  if (last.manner === 'pass' || !last.tile) {
    return capital(t('move.pass', { colour: colourWords(mover) }));
  }
  return capital(
    t(`move.${last.manner}`, {
      tile: tileWords(last.tile, last.manner === 'throw' ? 'object' : 'subject'),
      where: whereWords(last.text),
      by: last.by ? tileWords(last.by, 'subject') : '',
    }),
  );
}

/** The tiles on top of these cells. */
function tilesAt(scene: Scene, cells: Verdict['cells']): TileName[] {
  return cells.flatMap(([q, r]) => topAt(scene, { q, r }) ?? []);
}

function topAt(scene: Scene, place: Place): TileName | null {
  let top: Scene['tiles'][number] | null = null;
  for (const tile of scene.tiles) {
    if (tile.q === place.q && tile.r === place.r && (!top || tile.level > top.level)) top = tile;
  }
  return top?.tile ?? null;
}

function listWords(words: readonly string[], pattern: 'list.and' | 'list.or' = 'list.and'): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return t(pattern, { first: words.slice(0, -1).join(', '), last });
}

// The name of a tile stays as it is, even at the start of a sentence.
function sentence(text: string): string {
  return /^[wb][A-Z]/.test(text) ? text : capital(text);
}

/** White wins */
export function resultTitle({ winner }: Result): string {
  return winner ? t('result.win', { colour: colourWords(winner) }) : t('result.draw');
}

/** How the game ended, as a sentence with a full stop. */
export function resultReason({ winner, reason }: Result): string {
  if (reason === 'surround' && !winner) return t('result.bothSurrounded');
  return t(`result.${reason}`, { colour: winner ? colourWords(other(winner)) : '' });
}

/**
 * Why a move is illegal, as a sentence. `asked` is the tile that was to move, '' for a pass; `throws`
 * is what it can still throw.
 */
export function reasonWords(
  verdict: Verdict,
  scene: Scene,
  asked: TileName,
  throws: readonly TileName[] = [],
): string {
  const refusal = {
    tile: verdict.tile ?? asked,
    asked,
    placed: scene.tiles.some(({ tile }) => tile === asked),
    ply: scene.ply,
    turn: scene.turn,
    toMove: scene.toMove,
    cells: tilesAt(scene, verdict.cells),
    others: tilesAt(scene, verdict.others),
  };
  const reason = sentence(ruleWords(verdict.rule, refusal));
  if (throws.length === 0) return reason;
  const tiles = listWords(throws, 'list.or');
  return `${reason}. ${sentence(t('rule.canThrow', { asked, tiles }))}`;
}

/** What the sentence of a rule needs to know of the move that it forbids. */
export interface Refusal {
  readonly tile: TileName;
  readonly asked: TileName;
  /** The tile that was asked for is on the board. */
  readonly placed: boolean;
  readonly ply: number;
  readonly turn: number;
  readonly toMove: Colour;
  readonly cells: readonly TileName[];
  readonly others: readonly TileName[];
}

/** The rule, without a capital and a full stop. */
export function ruleWords(rule: Rule, refusal: Refusal): string {
  const { asked, placed, ply } = refusal;
  const params = {
    tile: refusal.tile,
    asked,
    ...(asked ? { bug: t(`bug.${bugOf(asked)}`), how: t(`how.${bugOf(asked)}`) } : {}),
    turn: refusal.turn,
    colour: colourWords(refusal.toMove),
    cells: listWords(refusal.cells),
    others: listWords(refusal.others),
  };
  if (rule === 'NoContact') {
    if (placed) return t('rule.NoContact.move', params);
    return t(ply === 1 ? 'rule.NoContact.second' : 'rule.NoContact.new', params);
  }
  return t(`rule.${rule}`, params);
}
