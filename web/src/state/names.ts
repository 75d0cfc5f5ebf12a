// What players and games are called.
import type { Colour } from '../core/types';
import { t } from '../i18n/i18n.svelte';
import { onlyHuman, type GameSetup, type Level, type Tags } from './setup';

/** A tag's value; empty if there is none, or one that only says that it is not known. */
function knownTag(tags: Tags, name: string): string {
  const value = tags.find(([one]) => one === name)?.[1].trim() ?? '';
  return /^[?.-]*$/.test(value) ? '' : value;
}

/** The name in the record; otherwise You and Computer against the computer, or the colours. */
export function playerName(setup: GameSetup, colour: Colour, tags: Tags = []): string {
  const name = knownTag(tags, colour === 'w' ? 'White' : 'Black');
  if (name) return name;
  const human = onlyHuman(setup);
  if (human) return t(human === colour ? 'player.you' : 'player.computer');
  return t(`colour.${colour}`);
}

export function levelText(level: number): string {
  return t('player.level', { n: level, name: levelName(level) });
}

export function levelName(level: number): string {
  return t(`level.${level as Level}`);
}

/** The event and the date of a record, as far as they are known. */
export function occasionText(tags: Tags): string {
  return [knownTag(tags, 'Event'), knownTag(tags, 'Date')].filter(Boolean).join(', ');
}

/** The players of a game, with the level of a computer. */
export function playersText(setup: GameSetup, tags: Tags = []): string {
  const name = (colour: Colour) => {
    const player = setup.players[colour];
    const computer = player.kind === 'computer';
    return computer
      ? `${t('player.computer')} (${levelName(player.level)})`
      : playerName(setup, colour, tags);
  };
  return t('games.against', { w: name('w'), b: name('b') });
}
