// What the rules say about a game, as src/wasm writes it. A test of the C++ code
// (tests/unit/wasm/words_test.cpp) compares the words below with its own.

export type Colour = 'w' | 'b';

/** A tile by its name in the Universal Hive Protocol: wA1, bQ. */
export type TileName = string;

/** A cell of a table without edges; q grows to the right, r down and to the right. */
export interface Place {
  readonly q: number;
  readonly r: number;
}

export type Manner = 'pass' | 'place' | 'slide' | 'jump' | 'climb' | 'throw' | 'carry' | 'ride';

export interface PlacedTile extends Place {
  readonly tile: TileName;
  /** 0 on the table. */
  readonly level: number;
}

export interface LegalMove extends Place {
  readonly tile: TileName;
  readonly manner: Manner;
  /** Who throws the tile. */
  readonly by?: TileName;
  /** Ends on top of other tiles. */
  readonly onto: boolean;
  readonly text: string;
}

export interface LastMove {
  readonly text: string;
  readonly manner: Manner;
  readonly tile?: TileName;
  readonly by?: TileName;
  /** From the start to the target; only the target for a placement, nothing for a pass. */
  readonly route: readonly (readonly [number, number])[];
}

export type Outcome = 'InProgress' | 'Draw' | 'WhiteWins' | 'BlackWins';
export type Ending = 'none' | 'surround' | 'repetition' | 'agreement' | 'resignation' | 'recorded';

/** How a game is ended from outside; the last two by a clock. */
export type End = 'white-resigns' | 'black-resigns' | 'draw-agreed' | 'white-wins' | 'black-wins';

export type RecordFormat = 'game-string' | 'pgn' | 'sgf';

export interface Side {
  readonly hand: readonly TileName[];
  /** How many of the Queen's six sides are taken; null while she is in hand. */
  readonly queen: number | null;
}

/** A moment of a game. */
export interface Scene {
  readonly ply: number;
  readonly toMove: Colour;
  readonly turn: number;
  readonly tiles: readonly PlacedTile[];
  readonly sides: Readonly<Record<Colour, Side>>;
  readonly mustPass: boolean;
  readonly queenDue: boolean;
  /** Empty before the end of the game: nobody moves in the past. */
  readonly moves: readonly LegalMove[];
  readonly last: LastMove | null;
  readonly pinned: readonly TileName[];
  readonly covered: readonly TileName[];
  readonly resting: TileName | null;
  readonly throwable: readonly TileName[];
  readonly outcome: Outcome;
  readonly ending: Ending;
}

export const rules = [
  'GameOver',
  'MustPass',
  'MovesExist',
  'NotInThisGame',
  'NotYourTile',
  'QueenBarred',
  'QueenDue',
  'QueenNotPlaced',
  'OutOfOrder',
  'NotTheOrigin',
  'CellOccupied',
  'TouchesEnemy',
  'NoContact',
  'Covered',
  'JustMoved',
  'InStack',
  'NotBesideThrower',
  'SplitsHive',
  'Gate',
  'Enclosed',
  'NothingToJump',
  'NothingToCopy',
  'DoubleStepUsed',
  'SameCell',
  'NotThisBugsMove',
  'NoPlace',
  'Stuck',
] as const;

export type Rule = (typeof rules)[number];

/** What can be wrong with a text: the codes of src/rules and src/records. */
export const errorCodes = [
  'MoveMissing',
  'NotATile',
  'TileNeedsNumber',
  'NoTarget',
  'TwoDirections',
  'NotAReference',
  'TooManyWords',
  'ReferenceNotOnBoard',
  'UnknownExpansion',
  'LadybugsExclude',
  'BothLadybugs',
  'GameTypeMissing',
  'UnknownGameType',
  'WrongGameType',
  'GameMissing',
  'TooManyPlies',
  'AtPly',
  'AgainstRules',
  'AtPlace',
  'NotOneLine',
  'TagNotClosed',
  'TagWithoutName',
  'TooManyTags',
  'SecondGame',
  'CommentNotClosed',
  'CommentNotOpened',
  'VariationNotClosed',
  'VariationNotOpened',
  'VariationWithoutMove',
  'TooDeeplyNested',
  'TooManyMoves',
  'WrongAnnotation',
  'NotSgf',
  'ValueNotClosed',
  'NotHive',
  'VariantMissing',
  'VariantUnknown',
  'VariantUltimate',
  'NotAPlace',
  'FarFromHive',
  'SgfLacksBugs',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** What is wrong with a text: a code, its parameters, and the problem that it puts in context. */
export interface InputProblem {
  readonly code: ErrorCode;
  readonly reason?: InputProblem;
  readonly [parameter: string]: string | number | InputProblem | undefined;
}

/** Why a move is not possible: the rule, and the cells that prove it. */
export interface Verdict {
  readonly rule: Rule;
  readonly tile?: TileName;
  readonly cells: readonly (readonly [number, number])[];
  readonly others: readonly (readonly [number, number])[];
}

/** What a tile is good for in this turn. */
export interface TileUse {
  /** Why no legal move uses it; null if one does. */
  readonly verdict: Verdict | null;
  /** What it can throw, which it may do even where it cannot move. */
  readonly throws: readonly TileName[];
}

export interface NamedEdition {
  readonly name: string;
  readonly gameType: string;
  readonly queenFirst: boolean;
}

/** A game after a change: the scene at its end, and its game string. */
export interface Changed {
  readonly scene: Scene;
  readonly record: string;
}

/** What a record turned out to be when it was opened. */
export interface Opened extends Changed {
  readonly game: number;
  readonly gameType: string;
  readonly queenFirst: boolean;
  readonly repetition: boolean;
  readonly tags: readonly (readonly [string, string])[];
  readonly comments: readonly (readonly [number, string])[];
  readonly moves: readonly string[];
}

export function colourOf(tile: TileName): Colour {
  return tile.startsWith('w') ? 'w' : 'b';
}

export function other(colour: Colour): Colour {
  return colour === 'w' ? 'b' : 'w';
}

export type BugLetter = 'Q' | 'S' | 'B' | 'G' | 'A' | 'M' | 'L' | 'P' | 'D' | 'R';

export function bugOf(tile: TileName): BugLetter {
  return tile.charAt(1) as BugLetter;
}

/** 1, 2, 3, or 0 for a bug of which a side has only one. */
export function numberOf(tile: TileName): number {
  return Number(tile.slice(2));
}

export function samePlace(a: Place, b: Place): boolean {
  return a.q === b.q && a.r === b.r;
}
