// Loads the language, the rules and what was saved, and starts the app.
import rulesUrl from '@wasm/mandible_rules.wasm?url';
import { mount } from 'svelte';
import Root from './app.svelte';
import { loadRules } from './core/rules';
import { language, preferredLanguage, t } from './i18n/i18n.svelte';
import { watchForUpdates } from './pwa';
import { App } from './state/app.svelte';
import { settings } from './state/settings.svelte';
import { openStore } from './state/store';
import './style.css';

async function start(target: HTMLElement): Promise<void> {
  const rulesLoading = loadRules(fetch(rulesUrl));
  // The language is needed before anything can be said, also that the rules are missing.
  const { store, trouble } = await openStore();
  await settings.load(store);
  const wanted = settings.language === 'auto' ? preferredLanguage() : settings.language;
  await language.use(wanted);
  try {
    const app = new App(await rulesLoading, store, trouble);
    await app.restore(location.hash);
    mount(Root, { target, props: { app } });
    watchForUpdates((apply) => (app.update = apply));
  } catch (error) {
    console.error(error);
    sayBroken(target);
  }
}

function sayBroken(target: HTMLElement): void {
  const text = document.createElement('p');
  text.textContent = t('trouble.rules');
  const again = document.createElement('button');
  again.className = 'button';
  again.textContent = t('trouble.reload');
  again.addEventListener('click', () => location.reload());
  target.replaceChildren(text, again);
}

const target = document.getElementById('app');
if (target) void start(target);
