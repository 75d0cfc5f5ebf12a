// The app's own rules, in Node: they tell a test where the moves of a record go on the board.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadRules, type RulesGame } from '../../src/core/rules.ts';
import type { LegalMove, Place, Scene, TileName } from '../../src/core/types.ts';

const wasm = fileURLToPath(new URL('../../../build/wasm/mandible_rules.wasm', import.meta.url));
const rules = await loadRules(readFileSync(wasm));

/** A game that follows the one on the page. */
export class Companion {
  readonly #game: RulesGame;

  /** From a game string, or from a game type alone. */
  constructor(record: string, queenFirst = false) {
    this.#game = rules.open(record, queenFirst);
  }

  get scene(): Scene {
    return this.#game.latest;
  }

  get record(): string {
    return this.#game.record;
  }

  get moves(): readonly string[] {
    return this.#game.moves;
  }

  /** The legal move that this text means; it may name a different neighbour than the page does. */
  find(text: string): LegalMove {
    const { last } = this.#game.play(text);
    this.#game.undo();
    const [q, r] = last?.route.at(-1) ?? [];
    const move = this.scene.moves.find(
      (one) => one.tile === last?.tile && one.q === q && one.r === r,
    );
    if (!move) throw new Error(`${text} is not legal in ${this.record}`);
    return move;
  }

  /** Where a tile on the table is. */
  placeOf(tile: TileName): Place {
    const placed = this.scene.tiles.find((one) => one.tile === tile);
    if (!placed) throw new Error(`${tile} is not on the table`);
    return { q: placed.q, r: placed.r };
  }

  isPlaced(tile: TileName): boolean {
    return this.scene.tiles.some((one) => one.tile === tile);
  }

  play(text: string): void {
    this.#game.play(text);
  }
}

/** The moves of a game string. */
export function movesOf(record: string): string[] {
  return record.split(';').slice(3);
}

/** The first moves of a game string. */
export function beginning(record: string, plies: number): string {
  const [type = ''] = record.split(';');
  const game = rules.open(type, true);
  for (const text of movesOf(record).slice(0, plies)) game.play(text);
  return game.record;
}
