// The page as a person uses it: the board, the hands and the dialogs.
import { expect, type Locator, type Page } from '@playwright/test';
import type { LegalMove, Place, TileName } from '../../src/core/types.ts';
import { Companion } from './rules.ts';

const bugs: Readonly<Record<string, string>> = {
  Q: 'queen',
  S: 'spider',
  B: 'beetle',
  G: 'grasshopper',
  A: 'ant',
  M: 'mosquito',
  L: 'ladybug',
  P: 'pillbug',
  D: 'dragonfly',
  R: 'riding ladybug',
};

/** How the labels of cells with this tile on top begin, in English: White ant 1. */
export function labelOf(tile: TileName): RegExp {
  const colour = tile.startsWith('w') ? 'White' : 'Black';
  const name = `${colour} ${bugs[tile.charAt(1)]} ${tile.slice(2)}`.trim();
  return new RegExp(`^${name.replaceAll(' ', '\\s')}(,|$)`);
}

export interface NewGame {
  /** The label of the opponent; a friend if omitted. */
  opponent?: string;
  colour?: string;
  /** 1 to 10. */
  level?: number;
  edition?: string;
  /** The letters of a custom edition. */
  bugs?: string;
  queenFirst?: boolean;
  clock?: { kind: 'Fischer' | 'Byo-yomi'; fields: Readonly<Record<string, string>> };
}

export class Table {
  readonly page: Page;
  readonly touch: boolean;
  readonly board: Locator;
  readonly targets: Locator;
  readonly live: Locator;
  readonly result: Locator;
  readonly dialog: Locator;
  readonly banner: Locator;
  readonly held: Locator;
  #companion: Companion | undefined;

  constructor(page: Page, touch: boolean) {
    this.page = page;
    this.touch = touch;
    this.board = page.locator('svg.board');
    this.targets = page.locator('.target');
    this.live = page.locator('[data-live]');
    this.result = page.locator('[data-result]');
    this.dialog = page.locator('dialog[open]');
    this.banner = page.locator('.banner[role=alert]');
    this.held = page.locator('.held-tile');
  }

  /** The game as the rules see it. */
  get game(): Companion {
    if (!this.#companion) throw new Error('no game was started');
    return this.#companion;
  }

  async open(path = './'): Promise<void> {
    await this.page.goto(path);
    await expect(this.board).toBeVisible();
  }

  /** Sets which game is on the page. */
  follow(record: string, queenFirst = false): void {
    this.#companion = new Companion(record, queenFirst);
  }

  cell(place: Place): Locator {
    return this.page.locator(`path.cell[data-cell="${place.q},${place.r}"]`);
  }

  /** The cell with this tile on top. */
  cellOf(tile: TileName): Locator {
    return this.page.locator('path.cell').and(this.page.getByLabel(labelOf(tile)));
  }

  tile(tile: TileName): Locator {
    return this.board.locator(`.tiles [data-tile="${tile}"]`);
  }

  hand(tile: TileName): Locator {
    return this.page.locator(`button[data-hand="${tile}"]`);
  }

  target(place: Place): Locator {
    return this.page.locator(`.target[data-cell="${place.q},${place.r}"]`);
  }

  notice(name: string): Locator {
    return this.page.locator(`[data-notice="${name}"]`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** With a finger on touch screens. */
  async tap(locator: Locator): Promise<void> {
    if (this.touch) await locator.tap();
    else await locator.click();
  }

  /** On a cell, after closing a notice that covers it. */
  async tapCell(cell: Place | Locator): Promise<void> {
    const locator = 'q' in cell ? this.cell(cell) : cell;
    await this.uncover(locator);
    await this.tap(locator);
  }

  async tapAt(x: number, y: number): Promise<void> {
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** The centre of a cell on the screen, even if the cell has no node of its own. */
  async pointOf(place: Place): Promise<{ x: number; y: number }> {
    const nodes = this.page.locator('path.cell');
    return nodes.evaluateAll((cells, { q, r }) => {
      const [first] = cells;
      if (!(first instanceof SVGGraphicsElement)) throw new Error('no cells');
      const [q0, r0] = (first.dataset['cell'] ?? '').split(',').map(Number) as [number, number];
      const radius = 50; // of a cell, in the units of the board
      const width = Math.sqrt(3) * radius;
      const matrix = first.getScreenCTM();
      const shift = new DOMPoint(width * (q - q0 + (r - r0) / 2), 1.5 * radius * (r - r0));
      const { x, y } = shift.matrixTransform(matrix ?? undefined);
      return { x, y };
    }, place);
  }

  async uncover(locator: Locator): Promise<void> {
    const notice = this.page.locator('.overlay [data-notice]');
    if (!(await notice.isVisible())) return;
    const over = await notice.boundingBox();
    const under = await locator.boundingBox();
    if (!over || !under) return;
    const x = under.x + under.width / 2;
    const y = under.y + under.height / 2;
    const covered = x > over.x && x < over.x + over.width && y > over.y && y < over.y + over.height;
    if (covered) await this.tap(notice.getByRole('button', { name: 'Close' }));
  }

  /** Selects a tile in the hand or on the board. */
  async choose(tile: TileName): Promise<void> {
    if (!this.game.isPlaced(tile)) {
      await this.tap(this.hand(tile));
      await expect(this.hand(tile)).toHaveAttribute('aria-pressed', 'true');
      return;
    }
    // In a stack, the next tap chooses the next tile below that can move.
    const { tiles, moves } = this.game.scene;
    const place = this.game.placeOf(tile);
    const movable = tiles
      .filter(({ q, r }) => q === place.q && r === place.r)
      .filter((one) => moves.some((move) => move.tile === one.tile))
      .sort((a, b) => b.level - a.level)
      .map((one) => one.tile);
    for (let taps = 0; taps <= movable.indexOf(tile); taps++) await this.tapCell(place);
  }

  /** Makes a move, given in notation, by tapping the tile and the cell. */
  async move(text: string): Promise<LegalMove> {
    const move = this.game.find(text);
    await this.choose(move.tile);
    await expect(this.target(move)).toBeAttached();
    await this.tapCell(move);
    await this.arrived(move);
    return move;
  }

  /** Waits until the move is on the board, and follows it. */
  async arrived(move: LegalMove): Promise<void> {
    this.game.play(move.text);
    const top = this.game.scene.tiles
      .filter(({ q, r }) => q === move.q && r === move.r)
      .sort((a, b) => b.level - a.level)[0];
    await expect(this.cell(move)).toHaveAttribute('aria-label', labelOf(top?.tile ?? ''));
  }

  async newGame(options: NewGame = {}): Promise<void> {
    const { opponent = 'A friend on this device', colour, level, edition = 'Classic' } = options;
    await this.tap(this.button('New game'));
    const choose = (name: string | RegExp) => this.dialog.getByRole('radio', { name }).check();
    await choose(new RegExp(`^${opponent}$`));
    if (colour) await choose(new RegExp(`^${colour}$`));
    if (level) await this.dialog.getByLabel('Level').selectOption(`${level}`);
    await choose(new RegExp(`^${edition}`));
    if (edition === 'Custom') {
      for (const [letter, name] of Object.entries(bugs)) {
        const box = this.dialog.getByRole('checkbox', { name: new RegExp(`^${name}$`, 'i') });
        if ('MLPDR'.includes(letter)) await box.setChecked(options.bugs?.includes(letter) ?? false);
      }
      const rule = this.dialog.getByRole('switch', { name: 'Allow the queen as the first tile' });
      await rule.setChecked(options.queenFirst ?? false);
    }
    await choose(new RegExp(`^${options.clock?.kind ?? 'Unlimited'}$`));
    for (const [label, value] of Object.entries(options.clock?.fields ?? {})) {
      await this.dialog.getByLabel(label).fill(value);
    }
    await this.tap(this.dialog.getByRole('button', { name: 'Start' }));
    await expect(this.dialog).toHaveCount(0);
  }

  /** Imports a record under Games; two people continue it. */
  async paste(record: string): Promise<void> {
    await this.openGames();
    await this.dialog.getByRole('textbox').fill(record);
    await this.tap(this.dialog.getByRole('button', { name: 'Open', exact: true }).last());
  }

  /** Imports a game string and follows it. */
  async importGame(record: string): Promise<void> {
    await this.paste(record);
    await expect(this.dialog).toHaveCount(0);
    this.follow(record);
  }

  async openGames(): Promise<void> {
    await this.tap(this.button('Games'));
    await expect(this.dialog).toBeVisible();
  }

  async openSettings(): Promise<void> {
    await this.tap(this.button('Settings'));
    await expect(this.dialog).toBeVisible();
  }

  /** On a phone the menu is in the sheet of moves. */
  async openMenu(): Promise<void> {
    if (await this.isNarrow()) await this.openMoves();
    await this.tap(this.button('Menu'));
    await expect(this.dialog.getByRole('heading', { name: 'Game', exact: true })).toBeVisible();
  }

  async openMoves(): Promise<void> {
    await this.tap(this.button('Moves'));
    await expect(this.dialog).toBeVisible();
  }

  async closeDialog(): Promise<void> {
    await this.tap(this.dialog.getByRole('button', { name: 'Close' }));
    await expect(this.dialog).toHaveCount(0);
  }

  /** The game strings saved in the browser. */
  savedRecords(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await done(indexedDB.open('mandible'));
      const games = await done(database.transaction('games').objectStore('games').getAll());
      database.close();
      return games.map(({ record }: { record: string }) => record);
    });
  }

  async isNarrow(): Promise<boolean> {
    return (this.page.viewportSize()?.width ?? 0) <= 760;
  }

  /** The texts of the move list, which is on the page or in an open sheet. */
  moveTexts(): Promise<string[]> {
    return this.page.locator('.move[data-ply]').allTextContents();
  }

  async expectMoves(texts: readonly string[]): Promise<void> {
    await expect(this.page.locator('.move[data-ply]')).toHaveText([...texts]);
  }

  async expectTiles(tiles: readonly TileName[]): Promise<void> {
    await expect
      .poll(async () => {
        const nodes = this.board.locator('.tiles [data-tile]');
        return (
          await nodes.evaluateAll((all) => all.map((one) => one.getAttribute('data-tile') ?? ''))
        ).sort();
      })
      .toEqual([...tiles].sort());
  }
}
