// The colours of tiles, bugs and tables as data. palettes.test.ts measures the contrasts, and how
// different the colours remain with impaired colour vision.
import type { BugLetter } from '../core/types';

export type PaletteName = 'classic' | 'carbon' | 'safe';

/** The top of a tile, the bevel line on it, its side, and the line around it. */
export interface TileColours {
  readonly face: string;
  readonly rim: string;
  readonly edge: string;
  readonly stroke: string;
}

export type BugColours = Readonly<Record<BugLetter, string>>;

export interface Palette {
  readonly tile: { readonly white: TileColours; readonly black: TileColours };
  readonly bugs: { readonly white: BugColours; readonly black: BugColours };
}

/** What the tiles lie on. */
export const tables = { light: '#d9d1bf', dark: '#434a41' } as const;

// Butterscotch and black bakelite. The bright rim sets the black tiles off from the dark table.
const bakelite: Palette['tile'] = {
  white: { face: '#f1e6cc', rim: '#fffaec', edge: '#8a6a3a', stroke: '#a5844e' },
  black: { face: '#26262b', rim: '#a89f8e', edge: '#0c0c0f', stroke: '#5d5950' },
};

function monochrome(ink: string, queen: string): BugColours {
  return {
    Q: queen,
    S: ink,
    B: ink,
    G: ink,
    A: ink,
    M: ink,
    L: ink,
    P: ink,
    D: ink,
    R: ink,
  };
}

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  // the colours that players know
  classic: {
    tile: bakelite,
    bugs: {
      white: {
        Q: '#a87400',
        S: '#7a3f1d',
        B: '#6d3aa8',
        G: '#3d7d2e',
        A: '#1f6fbf',
        M: '#5c6066',
        L: '#c4302b',
        P: '#0b7a75',
        D: '#c2550a',
        R: '#b0307f',
      },
      black: {
        Q: '#f5b82e',
        S: '#c79a76',
        B: '#b98aec',
        G: '#7cc95a',
        A: '#6fb1f2',
        M: '#b4b8bd',
        L: '#f4645f',
        P: '#45c9bf',
        D: '#ff8630',
        R: '#ee7fc4',
      },
    },
  },
  // engraved black and ivory; only the queen has a colour
  carbon: {
    tile: {
      white: { face: '#f3f1ea', rim: '#ffffff', edge: '#77736a', stroke: '#98948a' },
      black: { face: '#1d1d1f', rim: '#a6a4a0', edge: '#050506', stroke: '#5a5a5c' },
    },
    bugs: {
      white: monochrome('#232326', '#a86f00'),
      black: monochrome('#ebe5d6', '#f2b32c'),
    },
  },
  // distinguishable with every kind of colour vision
  safe: {
    tile: bakelite,
    bugs: {
      white: {
        Q: '#9b7c02',
        S: '#561802',
        B: '#8d0eac',
        G: '#4c632d',
        A: '#4585ca',
        M: '#2a2c2c',
        L: '#d15c67',
        P: '#086469',
        D: '#0a0e77',
        R: '#990d53',
      },
      black: {
        Q: '#d09813',
        S: '#fdcebe',
        B: '#a248cd',
        G: '#c6f95e',
        A: '#8ab4fc',
        M: '#817c77',
        L: '#de2645',
        P: '#55fdfb',
        D: '#1d929b',
        R: '#ff5ac1',
      },
    },
  },
};
