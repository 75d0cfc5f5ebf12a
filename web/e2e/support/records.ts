// Games and positions for the tests, as game strings. They were found by random play with the rules.

/** A whole game in 36 plies: slides, jumps and climbs, until White's queen is surrounded. */
export const wholeGame =
  'Base;BlackWins;White[19];wB1;bG1 -wB1;wB2 wB1/;bA1 -bG1;wS1 \\wB2;bS1 bA1\\;wQ wS1/;bQ /bS1;wA1 -wS1;bS2 -bA1;wA1 -bQ;bA2 \\bS2;wG1 wB2\\;bA2 wQ\\;wG2 wG1-;bA3 bA2-;wS1 \\bA1;bA3 -wQ;wG3 wS1/;bB1 \\bA3;wG3 /bS2;bB1 \\wQ;wS2 wG2\\;bG2 -bA3;wA1 bA2-;bB2 -bB1;wA1 bS1\\;bB2 bB1;wA2 /wG3;bB2 wQ/;wA3 wA1\\;bG2 bB2\\;wA2 wG3\\;bS2 wS1/;wA3 -wG3;bS2 bA3\\';

/** Nearly the shortest possible game: Black's queen is surrounded in nine plies. */
export const shortGame =
  'Base;WhiteWins;Black[5];wS1;bG1 wS1\\;wQ wS1/;bQ bG1-;wB1 wQ-;bQ wQ\\;wG1 \\wB1;bG2 bQ\\;wG1 wB1\\';

export interface MoveSample {
  readonly name: string;
  /** The position before it. */
  readonly record: string;
  readonly move: string;
  /** What the page says about it. */
  readonly says: string;
}

/** A position for every kind of move, with a move of that kind. */
export const moveSamples: readonly MoveSample[] = [
  {
    name: 'placing',
    record: 'Base;InProgress;White[3];wQ;bB1 wQ/;wB1 wQ\\;bB2 \\bB1',
    move: 'wS1 wB1\\',
    says: 'White spider 1 is placed to the lower right of white beetle 1',
  },
  {
    name: 'sliding',
    record: 'Base+MLP;InProgress;White[3];wQ;bB1 /wQ;wS1 \\wQ;bQ bB1\\',
    move: 'wS1 wQ\\',
    says: 'White spider 1 slides to the lower right of the white queen',
  },
  {
    name: 'jumping',
    record: 'Base+MLP;InProgress;Black[3];wG1;bQ -wG1;wQ wG1-;bG1 /bQ;wQ wG1/',
    move: 'bG1 -wQ',
    says: 'Black grasshopper 1 jumps to the left of the white queen',
  },
  {
    name: 'climbing',
    record: 'Base;InProgress;White[3];wQ;bB1 wQ/;wB1 wQ\\;bB2 \\bB1',
    move: 'wB1 wQ',
    says: 'White beetle 1 climbs onto the white queen',
  },
  {
    // over two tiles and down again
    name: 'climbing across the hive',
    record: 'Base+MLP;InProgress;Black[3];wG1;bQ wG1/;wS1 /wG1;bL bQ/;wB1 -wS1',
    move: 'bL -bQ',
    says: 'The black ladybug climbs to the left of the black queen',
  },
  {
    // Black's pillbug throws an opponent's tile
    name: 'throwing with the pillbug',
    record: 'Base+MLP;InProgress;Black[4];wG1;bP /wG1;wQ wG1/;bB1 /bP;wQ wG1-;bQ -bB1;wQ wG1\\',
    move: 'wG1 \\bP',
    says: 'The black pillbug throws white grasshopper 1 to the upper left of the black pillbug',
  },
  {
    // Black's mosquito touches White's pillbug
    name: 'throwing with the mosquito',
    record: 'Base+MP;InProgress;Black[3];wP;bM \\wP;wG1 /wP;bQ -bM;wQ wG1\\',
    move: 'bQ bM/',
    says: 'The black mosquito throws the black queen to the upper right of the black mosquito',
  },
  {
    // the dragonfly stands on its queen and carries her
    name: 'carrying',
    record:
      'Base+MDR;InProgress;White[6];wR;bR wR\\;wB1 \\wR;bG1 bR-;wD \\wB1;bB1 /bR;wQ /wB1;bQ bG1\\;wD wQ;bB1 bR',
    move: 'wD \\wB1',
    says: 'The white dragonfly moves to the upper left of white beetle 1 and carries another tile with it',
  },
  {
    name: 'riding',
    record: 'Base+MDR;InProgress;White[3];wQ;bQ wQ\\;wR -wQ;bS1 /bQ',
    move: 'wR wQ',
    says: 'The white riding ladybug rides onto the white queen',
  },
  {
    // the spider moves and carries the riding ladybug on top of it
    name: 'moving with a rider',
    record:
      'Base+MDR;InProgress;White[8];wB1;bB1 -wB1;wD wB1-;bG1 /bB1;wS1 \\wD;bA1 -bG1;wQ wD\\;bQ -bA1;wG1 /wQ;bQ /bA1;wR wS1/;bM -bQ;wR wS1;bM -bA1',
    move: 'wS1 wQ-',
    says: 'White spider 1 moves to the right of the white queen and carries another tile with it',
  },
];

/** Black's beetle climbs onto White's only tile, the queen: White has to pass. */
export const beforePass = {
  record:
    'Base+MLP;InProgress;Black[5];wQ;bB1 wQ-;wQ /bB1;bQ bB1-;wQ -bB1;bQ bB1\\;wQ /bB1;bB1 bQ;wQ /bB1',
  move: 'bB1 wQ',
};

export interface Refusal {
  readonly rule: string;
  readonly record: string;
  readonly tile: string;
  /** The tile is chosen and this cell is tapped; without it, only the tile is. */
  readonly cell?: readonly [number, number];
  readonly says: string;
  /** How many cells are marked on the board as the proof. */
  readonly marks: number;
}

/** For every rule that can be broken by tapping: a position, and what the page says. */
export const refusals: readonly Refusal[] = [
  {
    rule: 'NotYourTile',
    record: 'Base+MLP;InProgress;Black[1];wG1',
    tile: 'wG1',
    says: 'wG1 is not yours',
    marks: 0,
  },
  {
    rule: 'QueenBarred',
    record: 'Base+MLP;NotStarted;White[1]',
    tile: 'wQ',
    says: 'The queen cannot be your first tile',
    marks: 0,
  },
  {
    rule: 'QueenDue',
    record: 'Base;InProgress;White[4];wA1;bS1 wA1\\;wG1 -wA1;bA1 /bS1;wA2 \\wG1;bS2 bS1-',
    tile: 'wS1',
    says: 'This is turn 4: you must place your queen now',
    marks: 0,
  },
  {
    rule: 'QueenNotPlaced',
    record: 'Base+MDR;InProgress;White[2];wB1;bR wB1-',
    tile: 'wB1',
    says: 'You cannot move tiles until your queen is on the board',
    marks: 0,
  },
  {
    rule: 'NotTheOrigin',
    record: 'Base;NotStarted;White[1]',
    tile: 'wA1',
    cell: [2, 0],
    says: 'The first tile goes in the centre of the board',
    marks: 1,
  },
  {
    rule: 'CellOccupied',
    record: 'Base+MLP;InProgress;Black[1];wG1',
    tile: 'bS1',
    cell: [0, 0],
    says: 'That cell is occupied by wG1',
    marks: 1,
  },
  {
    rule: 'TouchesEnemy',
    record: 'Base+MDR;InProgress;White[2];wB1;bR wB1-',
    tile: 'wQ',
    cell: [1, -1],
    says: 'A new tile must not touch an opponent’s tile: here it would touch bR',
    marks: 1,
  },
  {
    // the way from the start to the cell is marked
    rule: 'NoContact',
    record: 'Base+MLP;InProgress;White[2];wQ;bS1 /wQ',
    tile: 'wQ',
    cell: [0, -1],
    says: 'The queen would lose contact with the hive on the way there',
    marks: 2,
  },
  {
    // the same rule for a new tile, far from the hive
    rule: 'NoContact',
    record: 'Base+MLP;InProgress;White[2];wQ;bS1 /wQ',
    tile: 'wA1',
    cell: [3, -1],
    says: 'A new tile must touch one of your own tiles',
    marks: 1,
  },
  {
    rule: 'NoContact',
    record: 'Base+MLP;InProgress;Black[1];wG1',
    tile: 'bS1',
    cell: [2, 0],
    says: 'The second tile must touch the first',
    marks: 1,
  },
  {
    // the queen has just been moved, so the pillbug next to her must not throw her
    rule: 'JustMoved',
    record: 'Base+MPDR;InProgress;White[3];wQ;bQ \\wQ;wP /wQ;bQ -wQ',
    tile: 'bQ',
    says: 'bQ moved on the previous turn and cannot be moved again yet',
    marks: 1,
  },
  {
    rule: 'InStack',
    record:
      'Base+MPDR;InProgress;Black[6];wB1;bP wB1/;wB2 /wB1;bS1 bP-;wR wB1\\;bB1 bS1-;wQ -wB1;bQ bB1-;wB2 wB1;bQ bB1\\;wR -bP',
    tile: 'wB2',
    says: 'A tile in a stack cannot be thrown',
    marks: 1,
  },
  {
    // the pillbug could throw the mosquito, but only to cells beside itself
    rule: 'NotBesideThrower',
    record: 'Base+MP;InProgress;White[5];wP;bM \\wP;wG1 /wP;bQ -bM;wQ wG1\\;bQ wP/;bM wP\\;bS1 bQ-',
    tile: 'bM',
    cell: [0, 2],
    says: 'A tile thrown by wP must land next to wP',
    marks: 1,
  },
  {
    // both parts, and the tile itself
    rule: 'SplitsHive',
    record: 'Base;InProgress;White[3];wA1;bB1 wA1/;wQ wA1\\;bS1 bB1-',
    tile: 'wA1',
    says: 'Moving wA1 would split the hive: the two parts are shown on the board',
    marks: 4,
  },
  {
    rule: 'Gate',
    record:
      'Base;InProgress;White[5];wS1;bB1 \\wS1;wS2 /wS1;bB2 bB1/;wA1 wS2\\;bQ -bB1;wQ -wS2;bB2 bB1',
    tile: 'wA1',
    cell: [-1, 0],
    says: 'The ant cannot slide through that gap',
    marks: 2,
  },
  {
    rule: 'Enclosed',
    record:
      'Base;InProgress;Black[8];wA1;bS1 wA1/;wG1 wA1\\;bG1 bS1-;wB1 wG1\\;bG2 \\bS1;wQ wB1/;bQ bG1-;wB1 wQ\\;bA1 bQ-;wB1 wQ;bA1 bQ\\;wB1 /bA1;bA1 bQ-;wB1 bG1\\',
    tile: 'bA1',
    cell: [1, 0],
    says: 'The ant cannot get there: other tiles block every path',
    marks: 6,
  },
  {
    rule: 'NothingToJump',
    record: 'Base;InProgress;White[4];wB1;bS1 /wB1;wQ wB1/;bS2 bS1\\;wG1 \\wQ;bA1 /bS1',
    tile: 'wG1',
    cell: [2, -2],
    says: 'There is no tile to jump over in that direction',
    marks: 1,
  },
  {
    // White's mosquito touches nothing but Black's mosquito
    rule: 'NothingToCopy',
    record:
      'Base+MP;InProgress;White[9];wS1;bA1 wS1\\;wS2 -wS1;bP bA1\\;wM \\wS1;bG1 /bA1;wQ -wS2;bQ bG1\\;wQ -wM;bG1 bP\\;wM bP/;bM bG1\\;wM /bM;bQ bG1/;wQ \\wS1;bQ /bA1',
    tile: 'wM',
    says: 'The mosquito is not touching any bug whose move it could copy',
    marks: 1,
  },
  {
    rule: 'DoubleStepUsed',
    record: 'Base+MDR;InProgress;White[5];wR;bM wR/;wQ -wR;bD bM/;wQ -bM;bB1 bD\\;wR -wQ;bQ \\bD',
    tile: 'wR',
    cell: [1, -2],
    says: 'wR has already used its one double step',
    marks: 0,
  },
  {
    rule: 'NotThisBugsMove',
    record: 'Base+MLP;InProgress;White[2];wQ;bS1 /wQ',
    tile: 'wQ',
    cell: [-1, 2],
    says: 'That is not how the queen moves: it slides one cell',
    marks: 0,
  },
  {
    // all of Black's tiles touch White's
    rule: 'NoPlace',
    record:
      'Base+MPDR;InProgress;Black[8];wM;bQ wM\\;wG1 wM/;bQ wG1\\;wB1 /wM;bQ wG1-;wQ wB1\\;bB1 bQ/;wS1 wM\\;bB1 bQ;wS1 bB1-;bB1 wG1;wQ wM\\;bB1 wM;wS2 -wB1',
    tile: 'bS1',
    says: 'No free cell touches your tiles without also touching your opponent’s',
    marks: 0,
  },
  {
    // Black's queen is walled in
    rule: 'Stuck',
    record:
      'Base;InProgress;Black[5];wG1;bQ wG1/;wA1 -wG1;bB1 bQ-;wQ \\wA1;bS1 bB1\\;wQ -bQ;bS1 \\bB1;wA1 -bS1',
    tile: 'bQ',
    says: 'bQ is free to move, but has nowhere to go',
    marks: 2, // the gate
  },
];

/** The short game as BoardSpace records it. */
export const shortGameSgf = `(;
GM[27]VV[1]
SU[hive]
RE[]
P0[id "Ann"]
P1[id "Bob"]
; P0[0 Start P0]
; P0[1 movedone W wS1 N 13 .]
; P1[2 movedone B bG1 N 12 .]
; P0[3 movedone W wQ O 14 .]
; P1[4 movedone B bQ O 12 .]
; P0[5 movedone W wB1 P 14 .]
; P1[6 movedone B bQ O 13 .]
; P0[7 movedone W wG1 P 15 .]
; P1[8 movedone B bG2 O 12 .]
; P0[9 movedone W wG1 P 13 .]
;
P0[time 0:10:37 ]
P1[time 0:33:56 ]
)
`;

/** Its beginning as PGN. */
export const openingPgn = `[GameType "Base"]
[Date "2026.01.01"]
[Event "A test"]
[Site ""]
[Round "1"]
[White "Ann"]
[Black "Bob"]
[Result "InProgress"]

1. wS1
2. bG1 wS1\\
3. wQ wS1/
4. bQ bG1-
`;

/** The same beginning as a game string. */
export const opening = 'Base;InProgress;White[3];wS1;bG1 wS1\\;wQ wS1/;bQ bG1-';
