// Browsers that store nothing, or have no space left.
import { movesOf } from './support/rules.ts';
import { opening } from './support/records.ts';
import type { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

async function expectPlayable(table: Table): Promise<void> {
  await table.importGame(opening);
  await table.move('wA1 \\wS1');
  await table.expectMoves([...movesOf(opening), table.game.moves.at(-1) ?? '']);
}

test.describe('storage', { tag: '@desktop' }, () => {
  test('that is forbidden: told, and the game goes on', async ({ page, table }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not here', 'SecurityError');
      };
    });
    await table.open();
    await expect(table.banner).toContainText('does not allow Mandible to store data');
    await expectPlayable(table);
    await table.openGames();
    await expect(table.dialog.locator('li')).toHaveCount(1);
  });

  test('that is not there at all: told, and the game goes on', async ({ page, table }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', { value: undefined }),
    );
    await table.open();
    await expect(table.banner).toContainText('does not allow Mandible to store data');
    await expectPlayable(table);
  });

  test('that cannot even be asked for: told, and the game goes on', async ({ page, table }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('not here', 'SecurityError');
        },
      }),
    );
    await table.open();
    await expect(table.banner).toContainText('does not allow Mandible to store data');
    await expectPlayable(table);
  });

  test('that is full: told, and the game goes on', async ({ page, table }) => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await table.open();
    await expect(table.banner).toHaveCount(0);
    await expectPlayable(table);
    await expect(table.banner).toContainText('There is no space left to save games.');
  });

  test('that does not answer: the page opens nevertheless', async ({ page, table }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    await table.open();
    await expect(table.banner).toContainText('cannot be saved right now');
    await expectPlayable(table);
  });
});

test.describe('service workers', { tag: '@desktop' }, () => {
  test('that are not there are not missed', async ({ page, table }) => {
    await table.open();
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
    await expectPlayable(table);
  });

  test.describe('that refuse', () => {
    test.use({ offlineUse: true, allowed: /No offline use/ });
    test('are not missed either', async ({ page, table }) => {
      await page.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = () =>
          Promise.reject(new DOMException('not here', 'SecurityError'));
      });
      await table.open();
      await expectPlayable(table);
    });
  });

  test.describe('in use', () => {
    test.use({ offlineUse: true });
    test('do not get in the way of a game', async ({ page, table }) => {
      await table.open();
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await expectPlayable(table);
    });
  });
});

test.describe('files that are missing', { tag: '@desktop' }, () => {
  test.use({ allowed: /Failed to (load|fetch)|WebAssembly|TypeError|no language/ });
  test('the rules: the page says what to do', async ({ page }) => {
    await page.route('**/mandible_rules*', (route) => route.abort());
    await page.goto('./');
    await expect(page.getByText('Mandible could not be loaded.')).toBeVisible();
    await page.unroute('**/mandible_rules*');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('svg.board')).toBeVisible();
  });

  test('the language: the page says what to do, in English', async ({ page }) => {
    await page.route('**/assets/en-*', (route) => route.abort());
    await page.goto('./');
    await expect(page.getByText('Mandible could not be loaded.')).toBeVisible();
  });
});
