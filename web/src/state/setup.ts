// How a game is set up: the tiles, who plays, and the clock. Plain data that is saved with the game.
import type { Colour } from '../core/types';
import { parseClockState, type ClockSetup, type ClockState } from './clock';

export type Player =
  { readonly kind: 'human' } | { readonly kind: 'computer'; readonly level: number };

export interface GameSetup {
  /** Base, Base+MLP: the notation of the Universal Hive Protocol. */
  readonly gameType: string;
  readonly queenFirst: boolean;
  readonly players: Readonly<Record<Colour, Player>>;
  readonly clock: ClockSetup;
  /** How many levels there were when the game was set up. */
  readonly levels: number;
}

/** The names of the computer's levels are in the language files. */
export const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Level = (typeof levels)[number];

/** By their number, the levels of games that were saved when there were eight. */
const ofEightLevels: Readonly<Record<number, Level>> = {
  1: 1,
  2: 2,
  3: 4,
  4: 5,
  5: 6,
  6: 7,
  7: 8,
  8: 10,
};

export const expansionLetters = ['M', 'L', 'P', 'D', 'R'] as const;

export const defaultSetup: GameSetup = {
  gameType: 'Base',
  queenFirst: true,
  players: { w: { kind: 'human' }, b: { kind: 'computer', level: 2 } },
  clock: { kind: 'none' },
  levels: levels.length,
};

export function swapped(setup: GameSetup): GameSetup {
  return { ...setup, players: { w: setup.players.b, b: setup.players.w } };
}

/** The person's colour in a game against the computer; null if both or neither are people. */
export function onlyHuman(setup: GameSetup): Colour | null {
  const { w, b } = setup.players;
  if (w.kind === b.kind) return null;
  return w.kind === 'human' ? 'w' : 'b';
}

export const endReasons = [
  'surround',
  'repetition',
  'agreement',
  'resignation',
  'time',
  'recorded',
] as const;
export type EndReason = (typeof endReasons)[number];

export interface Result {
  readonly winner: Colour | null;
  readonly reason: EndReason;
}

/** The tags of a record: who played, where and when, by name. */
export type Tags = readonly (readonly [name: string, value: string])[];

/** What a session saves with a game besides its record. */
export interface SessionData {
  readonly setup: GameSetup;
  readonly clock: ClockState | null;
  readonly undone: readonly string[];
  /** How the game ended, which the record does not say. */
  readonly ending: EndReason | null;
  /** Of an imported record; none in a game that began here. */
  readonly tags: Tags;
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null ? (value as Fields) : null;
}

function parsePlayer(value: unknown, levelCount: unknown): Player | null {
  const fields = fieldsOf(value);
  if (fields?.['kind'] === 'human') return { kind: 'human' };
  const saved = fields?.['level'];
  const level =
    levelCount === undefined
      ? ofEightLevels[typeof saved === 'number' ? saved : 0]
      : levels.find((one) => one === saved && levelCount === levels.length);
  return fields?.['kind'] === 'computer' && level ? { kind: 'computer', level } : null;
}

function parseClock(value: unknown): ClockSetup | null {
  const fields = fieldsOf(value);
  const time = (name: string) => {
    const ms = fields?.[name];
    return typeof ms === 'number' && Number.isFinite(ms) && ms >= 0 ? ms : null;
  };
  const mainMs = time('mainMs');
  const incrementMs = time('incrementMs');
  const periodMs = time('periodMs');
  const periods = time('periods');
  if (fields?.['kind'] === 'none') return { kind: 'none' };
  if (fields?.['kind'] === 'fischer' && mainMs !== null && incrementMs !== null) {
    return { kind: 'fischer', mainMs, incrementMs };
  }
  if (fields?.['kind'] === 'byoyomi' && mainMs !== null && periodMs !== null && periods !== null) {
    return { kind: 'byoyomi', mainMs, periodMs, periods };
  }
  return null;
}

export function parseSetup(value: unknown): GameSetup | null {
  const fields = fieldsOf(value);
  const players = fieldsOf(fields?.['players']);
  const w = parsePlayer(players?.['w'], fields?.['levels']);
  const b = parsePlayer(players?.['b'], fields?.['levels']);
  const clock = parseClock(fields?.['clock']);
  const gameType = fields?.['gameType'];
  if (!w || !b || !clock || typeof gameType !== 'string') return null;
  const queenFirst = fields?.['queenFirst'] === true;
  return { gameType, queenFirst, players: { w, b }, clock, levels: levels.length };
}

function parseTags(value: unknown): Tags {
  const isTag = (tag: unknown): tag is [string, string] =>
    Array.isArray(tag) && typeof tag[0] === 'string' && typeof tag[1] === 'string';
  return Array.isArray(value) ? value.filter(isTag).map(([name, text]) => [name, text]) : [];
}

/** Null if the data is not what this version of the app writes. */
export function parseSessionData(value: unknown): SessionData | null {
  const fields = fieldsOf(value);
  const setup = parseSetup(fields?.['setup']);
  if (!fields || !setup) return null;
  const undone = fields['undone'];
  return {
    setup,
    clock: parseClockState(fields['clock']),
    undone: Array.isArray(undone) ? undone.filter((text) => typeof text === 'string') : [],
    ending: endReasons.find((reason) => reason === fields['ending']) ?? null,
    tags: parseTags(fields['tags']),
  };
}
