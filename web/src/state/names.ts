// What players and games are called.
import type { Colour } from '../core/types';
import { t } from '../i18n/i18n.svelte';
import { onlyHuman, type GameSetup } from './setup';

/** You and Computer in a game against the computer; otherwise the colours. */
export function playerName(setup: GameSetup, colour: Colour): string {
  const human = onlyHuman(setup);
  if (human) return t(human === colour ? 'player.you' : 'player.computer');
  return t(`colour.${colour}`);
}

export function levelText(level: number): string {
  return t('player.level', { n: level, name: levelName(level) });
}

export function levelName(level: number): string {
  return t(`level.${level as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`);
}

/** The players of a game, with the level of a computer. */
export function playersText(setup: GameSetup): string {
  const name = (colour: Colour) => {
    const player = setup.players[colour];
    const computer = player.kind === 'computer';
    return computer
      ? `${t('player.computer')} (${levelName(player.level)})`
      : playerName(setup, colour);
  };
  return t('games.against', { w: name('w'), b: name('b') });
}
