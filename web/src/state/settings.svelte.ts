// The settings that apply to all games.
import type { Store } from './store';

export const themes = ['auto', 'light', 'dark'] as const;
export const looks = ['classic', 'carbon', 'safe'] as const;
export const notations = ['uhp', 'words'] as const;

export type Theme = (typeof themes)[number];
export type Look = (typeof looks)[number];
export type Notation = (typeof notations)[number];

const key = 'settings';

export class Settings {
  language = $state('auto');
  theme = $state<Theme>('auto');
  look = $state<Look>('classic');
  notation = $state<Notation>('uhp');
  letters = $state(false);
  confirm = $state(false);
  motion = $state(true);
  sound = $state(false);

  #store: Store | null = null;

  async load(store: Store): Promise<void> {
    this.#store = store;
    const saved = await store.getValue(key).catch(() => null);
    if (typeof saved !== 'object' || saved === null) return;
    const values = saved as Readonly<Record<string, unknown>>;
    this.language = typeof values['language'] === 'string' ? values['language'] : 'auto';
    this.theme = themes.find((theme) => theme === values['theme']) ?? 'auto';
    this.look = looks.find((look) => look === values['look']) ?? 'classic';
    this.notation = notations.find((one) => one === values['notation']) ?? 'uhp';
    this.letters = values['letters'] === true;
    this.confirm = values['confirm'] === true;
    this.motion = values['motion'] !== false;
    this.sound = values['sound'] === true;
  }

  /** Saves the settings; if that is not possible, they last until the page is closed. */
  async save(): Promise<void> {
    const { language, theme, look, notation, letters, confirm, motion, sound } = this;
    const values = { language, theme, look, notation, letters, confirm, motion, sound };
    await this.#store?.putValue(key, values).catch(() => undefined);
  }
}

export const settings = new Settings();
