// The words of the page.
import { opening } from './support/records.ts';
import { expect, test } from './support/test.ts';

const languages = [
  { locale: 'en-GB', code: 'en', newGame: 'New game', settings: 'Settings' },
  { locale: 'ru-RU', code: 'ru', newGame: /^Новая (игра|партия)$/, settings: 'Настройки' },
  {
    locale: 'fr-FR',
    code: 'fr',
    newGame: /^Nouvelle partie$/,
    settings: /^(Réglages|Paramètres|Options)$/,
  },
];

test.describe('languages', { tag: '@desktop' }, () => {
  for (const { locale, code, newGame, settings } of languages) {
    test.describe(locale, () => {
      test.use({ locale });
      test('the page comes up in the language of the browser', async ({ page, table }) => {
        await table.open();
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await expect(table.button(newGame)).toBeVisible();
        await expect(table.button(settings)).toBeVisible();
      });
    });
  }

  test.describe('a language that we do not have', () => {
    test.use({ locale: 'sw-KE' });
    test('comes up in English', async ({ page, table }) => {
      await table.open();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });

  test('another one can be chosen and is kept', async ({ page, table }) => {
    await table.open();
    for (const [name, code] of [
      ['Русский', 'ru'],
      ['Français', 'fr'],
      ['English', 'en'],
    ] as const) {
      await page.locator('nav button').last().click();
      await table.dialog.getByRole('combobox').selectOption(name);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', code);
    }
  });

  test('what is said changes with the language', async ({ page, table }) => {
    await table.open();
    await table.importGame(opening);
    await table.tapCell(table.cellOf('wS1'));
    await expect(table.notice('SplitsHive')).toContainText('would split the hive');
    await page.locator('nav button').last().click();
    await table.dialog.getByRole('combobox').selectOption('Français');
    await page.keyboard.press('Escape');
    await expect(table.notice('SplitsHive')).not.toContainText('would split the hive');
    await expect(page).toHaveTitle(/Hive/);
  });

  for (const { locale, code } of languages) {
    test.describe(`every message in ${code}`, () => {
      test.use({ locale });
      test('has its words on the page', async ({ page, table }) => {
        await table.open();
        // a missing parameter would show as {name}
        for (let sheet = 0; sheet < 3; sheet++) {
          await page.locator('nav button').nth(sheet).click();
          await expect(table.dialog).toBeVisible();
          expect(await table.dialog.textContent()).not.toMatch(/\{\w+\}|undefined/);
          await page.keyboard.press('Escape');
        }
        expect(await page.locator('main').textContent()).not.toMatch(/\{\w+\}|undefined/);
      });
    });
  }
});

test.describe('long words', { tag: '@phone' }, () => {
  for (const locale of ['ru-RU', 'fr-FR', 'en-GB']) {
    test.describe(locale, () => {
      test.use({ locale });
      test('fit on a small screen', async ({ page, table }) => {
        await table.open();
        for (let sheet = 0; sheet < 4; sheet++) {
          if (sheet > 0) {
            await table.tap(page.locator('nav button').nth(sheet - 1));
            await expect(table.dialog).toBeVisible();
          }
          const tooWide = await page.evaluate(() =>
            [...document.querySelectorAll('main, header, dialog[open], dialog[open] .sheet')]
              .filter((one) => one.scrollWidth > one.clientWidth + 1)
              .map((one) => `${one.tagName} ${one.scrollWidth} > ${one.clientWidth}`),
          );
          expect(tooWide).toEqual([]);
          if (sheet > 0) await page.keyboard.press('Escape');
        }
      });
    });
  }
});
