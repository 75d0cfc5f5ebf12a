// Import and export of games: files, pasted records, links.
import { readFile } from 'node:fs/promises';
import { encodeGame } from '../src/state/share-link.ts';
import { opening, openingPgn, shortGame, shortGameSgf } from './support/records.ts';
import { movesOf } from './support/rules.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.describe('records', { tag: '@desktop' }, () => {
  for (const [format, text, moves] of [
    ['game string', opening, movesOf(opening)],
    ['PGN', openingPgn, movesOf(opening)],
    ['SGF', shortGameSgf, movesOf(shortGame)],
  ] as const) {
    test(`a ${format} is pasted`, async ({ table }) => {
      await table.open();
      await table.paste(text);
      await expect(table.dialog).toHaveCount(0);
      await table.expectMoves(moves);
    });
  }

  test('a file is imported', async ({ table }) => {
    await table.open();
    await table.openGames();
    const file = { name: 'a.pgn', mimeType: 'text/plain', buffer: Buffer.from(openingPgn) };
    await table.dialog.locator('input[type=file]').setInputFiles(file);
    await expect(table.dialog).toHaveCount(0);
    await table.expectMoves(movesOf(opening));
  });

  test('a broken record is refused with a reason, and the game stays', async ({ table }) => {
    await table.open();
    await table.importGame(opening);
    for (const [record, reason] of [
      ['', 'There is nothing to read.'],
      ['Base;InProgress;White[2];wS1;bQ nowhere', 'This record cannot be read.'],
      ['[GameType "Base"]\n\n1. wS1\n2. wQ wS1-\n', 'This record cannot be read.'],
      ['(;GM[1]SU[go])', 'This record cannot be read.'],
      ['Grüße', 'This record cannot be read.'],
    ] as const) {
      await table.paste(record);
      await expect(table.dialog.getByRole('alert')).toContainText(reason);
      await table.closeDialog();
    }
    await table.expectMoves(movesOf(opening));
    await table.move('wA1 \\wS1');
  });

  test('a file that is far too large is refused', async ({ table }) => {
    await table.open();
    await table.openGames();
    const file = { name: 'a.pgn', mimeType: 'text/plain', buffer: Buffer.alloc(1_000_001, 'x') };
    await table.dialog.locator('input[type=file]').setInputFiles(file);
    await expect(table.dialog.getByRole('alert')).toContainText('too large');
  });

  for (const [button, name] of [
    ['Save as PGN', 'hive.pgn'],
    ['Save as SGF', 'hive.sgf'],
    ['Save as game string', 'hive.uhp'],
  ] as const) {
    test(`${name} is saved and can be opened again`, async ({ page, table }) => {
      await table.open();
      await table.newGame({ edition: 'Classic' });
      table.follow('Base', true);
      for (const text of ['wQ', 'bQ wQ-', 'wA1 -wQ', 'bA1 bQ-']) await table.move(text); // queen first
      await table.openMenu();
      const download = page.waitForEvent('download');
      await table.tap(table.dialog.getByRole('button', { name: new RegExp(button) }));
      const file = await download;
      expect(file.suggestedFilename()).toBe(name);
      const text = await readFile(await file.path(), 'utf8');
      await table.closeDialog();
      const moves = [...table.game.moves];

      await table.newGame({ edition: 'Tournament' });
      await table.paste(text);
      await expect(table.dialog).toHaveCount(0);
      await table.expectMoves(moves);
    });
  }

  test('a record with a winner is over', async ({ table }) => {
    await table.open();
    await table.paste('Base;WhiteWins;White[2];wS1;bG1 wS1-');
    await expect(table.result).toContainText('White wins');
  });
});

test('a link opens the same game in another page', async ({ page, table, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.open();
  await table.importGame(opening);
  await table.openMenu();
  await table.tap(table.button('Copy link to this game'));
  await expect(table.button('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#g=1.');

  const other = new Table(await context.newPage(), table.touch);
  await other.open(link);
  await other.expectTiles(['bG1', 'bQ', 'wQ', 'wS1']);
  expect(other.page.url()).not.toContain('#'); // so that a reload does not undo moves
  other.follow(opening);
  await other.move('wA1 \\wS1');
});

test.describe('links', { tag: '@desktop' }, () => {
  test('without access to the clipboard the text is shown', async ({ page, table }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await table.open();
    await table.importGame(opening);
    await table.openMenu();
    await table.tap(table.button('Copy game string'));
    await expect(table.dialog.locator('textarea')).toHaveValue(opening);
  });

  test('a link from the future says so', async ({ table }) => {
    await table.open('./#g=99.xxxx');
    await expect(table.banner).toContainText('created with a newer version of Mandible');
  });

  test('a damaged link says so, and the last game is there', async ({ table }) => {
    await table.open();
    await table.importGame(opening);
    await table.page.goto('about:blank');
    await table.open('./#g=1.abcdef');
    await expect(table.banner).toContainText('This link is damaged');
    await table.expectMoves(movesOf(opening));
    await table.tap(table.banner.getByRole('button', { name: 'Close' }));
    await expect(table.banner).toHaveCount(0);
  });

  test('a link with an impossible game says so', async ({ table }) => {
    await table.open(`./#${await encodeGame('Base;InProgress;White[2];wS1;wQ wS1-', false, true)}`);
    await expect(table.banner).toContainText('This link is damaged');
  });

  test('a link that is opened in the page of another game is followed', async ({ page, table }) => {
    await table.open();
    await table.newGame();
    const fragment = await encodeGame(opening, false, true);
    await page.evaluate((hash) => (location.hash = hash), fragment);
    await table.expectTiles(['bG1', 'bQ', 'wQ', 'wS1']);
  });

  test('a link keeps the rules in force', async ({ table }) => {
    const fragment = await encodeGame('Base;NotStarted;White[1]', true, true);
    await table.open(`./#${fragment}`);
    await table.tap(table.hand('wQ'));
    await expect(table.target({ q: 0, r: 0 })).toBeAttached();
  });
});
