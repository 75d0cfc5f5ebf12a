// What the board shows, and what it reports back. It does not know the rules: the state says which
// tiles can move, and where.
import type { Manner, Place, PlacedTile, TileName } from '../core/types';

export interface Target extends Place {
  readonly manner: Manner;
  readonly by?: TileName;
  readonly onto: boolean;
}

/** The last move: its path from start to target, and the tile that threw it. */
export interface LastMark {
  readonly tile: TileName;
  readonly manner: Manner;
  readonly route: readonly Place[];
  readonly by?: TileName;
}

/** Why a move is illegal, as marks: up to two groups of cells, and the cell that was asked for. */
export interface Proof {
  readonly kind: 'split' | 'gate' | 'cells';
  readonly cells: readonly Place[];
  readonly others: readonly Place[];
  readonly target: Place | null;
  /** The tile that was to move. */
  readonly tile: TileName;
}

export interface Xray {
  readonly pinned: readonly TileName[];
  readonly covered: readonly TileName[];
  readonly throwable: readonly TileName[];
  readonly resting: TileName | null;
}

export interface BoardCell extends Place {
  /** What a screen reader says. */
  readonly label: string;
  /** Reached with the Tab key: something can be done here. */
  readonly active: boolean;
}

export interface BoardState {
  readonly tiles: readonly PlacedTile[];
  /** The cells for keyboards and screen readers; computed only when they are needed. */
  readonly cells: () => readonly BoardCell[];
  readonly movable: ReadonlySet<TileName>;
  readonly selected: TileName | null;
  readonly targets: readonly Target[];
  /** A tile that is shown where it would go. */
  readonly ghost: (Place & { readonly tile: TileName }) | null;
  readonly last: LastMark | null;
  readonly proof: Proof | null;
  readonly xray: Xray | null;
  /** A suggested move. */
  readonly hint: {
    readonly tile: TileName;
    readonly from: Place | null;
    readonly to: Place;
  } | null;
  /** An earlier position is shown. */
  readonly past: boolean;
  readonly letters: boolean;
  readonly motion: boolean;
  /** Names of tiles for the labels of a fanned-out stack. */
  readonly nameOf: (tile: TileName) => string;
}

export interface BoardCallbacks {
  /** A cell was tapped or activated with the keyboard; `tile` is its top tile, if any. */
  tap(place: Place, tile: TileName | null): void;
  /** A movable tile is being dragged. */
  pickUp(tile: TileName): void;
  /** It was dropped; null: outside the board. */
  drop(tile: TileName, place: Place | null): void;
  cancel(): void;
}
