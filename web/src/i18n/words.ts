// Moves, tiles and reasons as sentences.
import {
  bugOf,
  colourOf,
  numberOf,
  other,
  type Colour,
  type LastMove,
  type Place,
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

/** The names of the tiles on top of these cells: "wA1, bQ and wB1". */
function tilesAt(scene: Scene, cells: Verdict['cells']): string {
  const names = cells.flatMap(([q, r]) => topAt(scene, { q, r }) ?? []);
  return listWords(names);
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
  const reason = sentence(ruleWords(verdict, scene, asked));
  if (throws.length === 0) return reason;
  const tiles = listWords(throws, 'list.or');
  return `${reason}. ${sentence(t('rule.canThrow', { asked, tiles }))}`;
}

function ruleWords(verdict: Verdict, scene: Scene, asked: TileName): string {
  const named = verdict.tile ?? asked;
  const placed = scene.tiles.some(({ tile }) => tile === asked);
  const params = {
    tile: named,
    asked,
    ...(asked ? { bug: t(`bug.${bugOf(asked)}`), how: t(`how.${bugOf(asked)}`) } : {}),
    turn: scene.turn,
    colour: colourWords(scene.toMove),
    cells: tilesAt(scene, verdict.cells),
    others: tilesAt(scene, verdict.others),
  };
  if (verdict.rule === 'NoContact') {
    if (placed) return t('rule.NoContact.move', params);
    return t(scene.ply === 1 ? 'rule.NoContact.second' : 'rule.NoContact.new', params);
  }
  return t(`rule.${verdict.rule}`, params);
}
