// Moves in the running game: by tap, by drag, in writing, and those that happen by themselves.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from './session.svelte';
import {
  computer,
  enterPage,
  friends,
  human,
  leavePage,
  opening,
  place,
  played,
  realRules,
  setupOf,
} from './session-test-kit';
import { settings } from './settings.svelte';

beforeEach(enterPage);
afterEach(leavePage);

const origin = { q: 0, r: 0 };
// After the move bB1 wQ White must pass.
const beforePass =
  'Base+MLP;InProgress;Black[5];wQ;bB1 wQ-;wQ /bB1;bQ bB1-;wQ -bB1;bQ bB1\\;wQ /bB1;bB1 bQ;wQ /bB1';

describe('a move by tapping', () => {
  it('takes a tile of the hand and a cell', async () => {
    const session = await played([]);
    session.tapHand('wS1');
    expect(session.selected).toBe('wS1');
    expect(session.targets.map(({ q, r }) => ({ q, r }))).toEqual([origin]);
    session.tap(origin, null);
    expect(session.moves).toEqual(['wS1']);
    expect([session.selected, session.scene.ply, session.latest.toMove]).toEqual([null, 1, 'b']);
    expect(session.announcement.text).toBe('White spider 1 is placed in the centre of the board');
  });

  it('takes a tile of the board and a cell', async () => {
    const session = await played(opening);
    const { q, r } = place(session, 'wQ');
    session.tap({ q, r }, 'wQ');
    expect(session.selected).toBe('wQ');
    const target = session.targets[0];
    expect(target).toBeDefined();
    if (target) session.tap(target, null);
    expect(session.moves.at(-1)).toBe(target?.text);
    expect(session.latest.toMove).toBe('b');
  });

  it('lets go of a tile that is tapped again', async () => {
    const session = await played(opening);
    const { q, r } = place(session, 'wQ');
    session.tap({ q, r }, 'wQ');
    session.tap({ q, r }, 'wQ');
    expect(session.selected).toBeNull();
    session.tapHand('wA1');
    session.tapHand('wA1');
    expect(session.selected).toBeNull();
  });

  it('leads down a stack, tile by tile that can move', async () => {
    const session = new Session(await realRules());
    // White's second beetle is on top of the first.
    session.resume(
      'Base;InProgress;White[6];wB1;bS1 wB1-;wQ -wB1;bQ bS1-;wB2 \\wB1;bA1 bQ-;wB2 wB1;bA1 bQ/;wA1 /wQ;bA1 bQ-',
      true,
      true,
      null,
    );
    const { q, r } = place(session, 'wB1');
    session.tap({ q, r }, 'wB2');
    expect(session.selected).toBe('wB2');
    session.tap({ q, r }, 'wB2');
    expect(session.selected).toBeNull(); // the one below is covered
  });

  it('is counted as a change to be saved', async () => {
    const session = await played([]);
    const before = session.changes;
    session.playText('wS1');
    expect(session.changes).toBe(before + 1);
    session.select('bS1');
    expect(session.changes).toBe(before + 1);
  });
});

describe('a refused move', () => {
  it('says why a tile of the hand cannot be used', async () => {
    const session = await played([
      'wS1',
      'bS1 wS1-',
      'wA1 -wS1',
      'bA1 bS1-',
      'wG1 -wA1',
      'bG1 bA1-',
    ]);
    session.tapHand('wB1'); // fourth turn: the queen
    expect(session.notice).toMatchObject({ kind: 'reason', tile: 'wB1', target: null });
    expect(session.notice?.verdict?.rule).toBe('QueenDue');
    expect(session.notice?.say()).toBe('This is turn 4: you must place your queen now');
    expect(session.announcement.text).toBe(session.notice?.say());
    expect([session.selected, session.moves.length]).toEqual([null, 6]);
    expect(session.whyUnusable('wB1')).toBe('This is turn 4: you must place your queen now');
    expect(session.whyUnusable('wQ')).toBeNull();
  });

  it('says why a tile cannot go to a cell, and keeps it selected', async () => {
    const session = await played(opening);
    session.tapHand('wA1');
    const cell = { q: 30, r: 30 };
    session.tap(cell, null);
    expect(session.notice).toMatchObject({ kind: 'reason', tile: 'wA1', target: cell });
    expect(session.notice?.verdict?.rule).toBe('NoContact');
    expect([session.selected, session.moves.length]).toEqual(['wA1', 4]);
    session.tapHand('wS2');
    expect([session.selected, session.notice]).toEqual(['wS2', null]);
  });

  it('says why a tile of the board cannot be used', async () => {
    const session = await played(opening);
    session.tap(place(session, 'wS1'), 'wS1');
    expect(session.notice?.verdict?.rule).toBe('SplitsHive');
    session.tap(place(session, 'bQ'), 'bQ');
    expect(session.notice?.verdict?.rule).toBe('NotYourTile');
  });

  it('is forgotten on tapping an empty cell with nothing selected', async () => {
    const session = await played(opening);
    session.tap(place(session, 'bQ'), 'bQ');
    session.tap({ q: 30, r: 30 }, null);
    expect([session.notice, session.selected]).toEqual([null, null]);
  });
});

describe('a dragged tile', () => {
  it('is played where it is let go', async () => {
    const session = await played([]);
    session.drop('wS1', origin);
    expect(session.moves).toEqual(['wS1']);
  });

  it('goes back without a word outside the board and at home', async () => {
    const session = await played(opening);
    session.drop('wQ', null);
    session.drop('wQ', place(session, 'wQ'));
    expect([session.notice, session.moves.length, session.selected]).toEqual([null, 4, 'wQ']);
  });

  it('is refused elsewhere', async () => {
    const session = await played(opening);
    session.drop('wQ', { q: 30, r: 30 });
    expect(session.notice).toMatchObject({ kind: 'reason', target: { q: 30, r: 30 } });
  });

  it('is let go of if it cannot move any more', async () => {
    const session = await played(opening);
    session.select('wQ');
    session.resign();
    session.drop('wQ', place(session, 'wS1'));
    expect([session.selected, session.moves.length]).toEqual([null, 4]);
  });
});

describe('a move that is to be confirmed', () => {
  beforeEach(() => (settings.confirm = true));

  it('waits for the second tap on its cell', async () => {
    const session = await played([]);
    session.tapHand('wS1');
    session.tap(origin, null);
    expect([session.pending?.text, session.moves.length]).toEqual(['wS1', 0]);
    expect(session.announcement.text).toBe(
      'White spider 1 is placed in the centre of the board. Play this move?',
    );
    session.tap(origin, null);
    expect([session.pending, session.moves]).toEqual([null, ['wS1']]);
  });

  it('is dropped by a tap elsewhere', async () => {
    const session = await played([]);
    session.tapHand('wS1');
    session.tap(origin, null);
    session.tap({ q: 1, r: 0 }, null);
    expect([session.pending, session.selected, session.moves]).toEqual([null, null, []]);
    session.confirm();
    expect(session.moves).toEqual([]);
  });

  it('waits for nothing in time trouble', async () => {
    const clock = { kind: 'fischer', mainMs: 9_000, incrementMs: 0 } as const;
    const session = await played([], setupOf({ w: human, b: human }, { clock }));
    session.tapHand('wS1');
    session.tap(origin, null);
    expect(session.moves).toEqual(['wS1']);
  });
});

describe('a written move', () => {
  it('is played, with spaces around it', async () => {
    const session = await played([]);
    expect(session.playText('  wS1 ')).toBe(true);
    expect(session.moves).toEqual(['wS1']);
  });

  it.each([
    ['wA2 \\wS1', 'Place wA1 first'],
    ['wM -wQ', 'wM is not in this game'],
    ['pass', 'You can only pass when you have no legal move'],
    ['bQ bG1/', 'bQ is not yours, and none of your tiles next to it can throw it'],
    [
      'hello',
      '“hello” is not a move. Example: wA1 -bQ puts white ant 1 to the left of the black queen.',
    ],
  ])('is refused with a reason: %s', async (text, reason) => {
    const session = await played(opening);
    expect(session.playText(text)).toBe(false);
    expect(session.notice?.say()).toBe(reason);
    expect(session.announcement.text).toBe(reason);
    expect(session.moves).toEqual(opening);
  });

  it('is not played after the end', async () => {
    const session = await played(opening);
    session.resign();
    expect(session.playText('wA1 \\wS1')).toBe(false);
    expect(session.moves).toEqual(opening);
  });
});

describe('a forced pass', () => {
  async function mustPass() {
    const session = new Session(await realRules());
    session.resume(beforePass, false, true, null);
    session.playText('bB1 wQ');
    return session;
  }

  it('is told and happens by itself', async () => {
    const session = await mustPass();
    expect(session.notice?.say()).toBe('White has no legal move and passes.');
    expect(session.announcement.text).toContain('White has no legal move and passes.');
    vi.advanceTimersByTime(1_799);
    expect(session.moves.at(-1)).toBe('bB1 wQ');
    vi.advanceTimersByTime(1);
    expect(session.moves.at(-1)).toBe('pass');
    expect(session.latest.toMove).toBe('b');
    expect(session.announcement.text).toBe('White passes');
  });

  it('is undone together with the move that forced it, and played again with it', async () => {
    const session = await mustPass();
    vi.advanceTimersByTime(1_800);
    session.undo();
    expect(session.undone).toEqual(['bB1 wQ', 'pass']);
    vi.advanceTimersByTime(10_000);
    expect(session.moves).toHaveLength(9);
    session.redo();
    expect(session.moves.slice(-2)).toEqual(['bB1 wQ', 'pass']);
  });

  it('does not happen in a game that is left', async () => {
    const session = await mustPass();
    session.start(friends);
    vi.advanceTimersByTime(10_000);
    expect(session.moves).toEqual([]);
  });
});

describe('the queen', () => {
  it('is called for in the fourth turn', async () => {
    const session = await played(['wS1', 'bS1 wS1-', 'wA1 -wS1', 'bA1 bS1-', 'wG1 -wA1']);
    expect(session.notice).toBeNull();
    session.playText('bG1 bA1-');
    expect(session.notice?.say()).toBe('Fourth turn: you must place your queen now.');
  });
});

describe('two computers', () => {
  it('leave nothing to do for a person', async () => {
    const session = new Session(await realRules());
    session.start(setupOf({ w: computer, b: computer }));
    expect([session.canAct, session.movable.size]).toEqual([false, 0]);
    session.tapHand('wS1');
    session.drop('wS1', origin);
    expect([session.selected, session.moves.length, session.playText('wS1')]).toEqual([
      null,
      0,
      false,
    ]);
  });
});
