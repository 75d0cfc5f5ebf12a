// The settings that apply to all games.
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { Settings } from './settings.svelte';
import { StoreError } from './store';
import { persistentStore } from './store-test-kit';

const chosen = {
  language: 'ru',
  theme: 'dark',
  look: 'safe',
  notation: 'words',
  letters: true,
  confirm: true,
  motion: false,
  sound: true,
} as const;
const defaults = {
  language: 'auto',
  theme: 'auto',
  look: 'classic',
  notation: 'uhp',
  letters: false,
  confirm: false,
  motion: true,
  sound: false,
};

const valuesOf = (settings: Settings) =>
  Object.fromEntries(Object.keys(defaults).map((key) => [key, settings[key as keyof Settings]]));

test('nothing saved: the defaults', async () => {
  const settings = new Settings();
  await settings.load(await persistentStore(new IDBFactory()));
  expect(valuesOf(settings)).toEqual(defaults);
});

test('what is saved is there the next time', async () => {
  const factory = new IDBFactory();
  const settings = new Settings();
  await settings.load(await persistentStore(factory));
  Object.assign(settings, chosen);
  await settings.save();
  const next = new Settings();
  await next.load(await persistentStore(factory));
  expect(valuesOf(next)).toEqual(chosen);
});

test.each([null, 7, 'dark', {}, { theme: 'blue', look: 1, notation: null, sound: 'yes' }])(
  'what another version has written becomes the defaults: %j',
  async (saved) => {
    const store = await persistentStore(new IDBFactory());
    await store.putValue('settings', saved);
    const settings = new Settings();
    await settings.load(store);
    expect(valuesOf(settings)).toEqual(defaults);
  },
);

test('a store that refuses leaves the settings as they are', async () => {
  const store = await persistentStore(new IDBFactory());
  const refused = new StoreError('failed', 'refused by the test');
  vi.spyOn(store, 'getValue').mockRejectedValue(refused);
  vi.spyOn(store, 'putValue').mockRejectedValue(refused);
  const settings = new Settings();
  await settings.load(store);
  settings.theme = 'dark';
  await settings.save();
  expect(settings.theme).toBe('dark');
});
