// Loads the language, the rules and what was saved, and starts the app.
import rulesUrl from '@wasm/mandible_rules.wasm?url';
import { mount } from 'svelte';
import Root from './app.svelte';
import { loadRules } from './core/rules';
import { language, preferredLanguage, t, type MessageKey } from './i18n/i18n.svelte';
import { watchForUpdates } from './pwa';
import { App } from './state/app.svelte';
import { Journal, localStorageOrNull } from './state/journal';
import { settings } from './state/settings.svelte';
import { openStore } from './state/store';
import './style.css';

async function start(target: HTMLElement): Promise<void> {
  const rulesLoading = loadRules(fetch(rulesUrl));
  try {
    const { store, trouble } = await openStore();
    await settings.load(store);
    await language.use(settings.language === 'auto' ? preferredLanguage() : settings.language);
    if (!language.loaded) throw new Error('no language could be loaded');
    const journal = new Journal(localStorageOrNull());
    const app = new App(await rulesLoading, store, trouble, journal);
    await app.restore(location.hash);
    mount(Root, { target, props: { app } });
    window.addEventListener('hashchange', () => void app.openLink(location.hash));
    watchForUpdates((apply) => (app.update = apply));
  } catch (error) {
    console.error(error);
    sayBroken(target);
  }
}

// The language file itself may have failed to load.
function wordsOr(key: MessageKey, english: string): string {
  return language.loaded ? t(key) : english;
}

function sayBroken(target: HTMLElement): void {
  const text = document.createElement('p');
  text.textContent = wordsOr(
    'trouble.rules',
    'Mandible could not be loaded. Check your connection and reload the page.',
  );
  const again = document.createElement('button');
  again.className = 'button';
  again.textContent = wordsOr('trouble.reload', 'Reload');
  again.addEventListener('click', () => location.reload());
  target.replaceChildren(text, again);
}

const target = document.getElementById('app');
if (target) void start(target);
