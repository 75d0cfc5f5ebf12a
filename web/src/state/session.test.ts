// The running game of two people: its past, its end, its clock, and how it is kept.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RulesError } from '../core/rules';
import { Session } from './session.svelte';
import {
  enterPage,
  friends,
  human,
  leavePage,
  opening,
  played,
  realRules,
  setupOf,
  toAndFro,
} from './session-test-kit';
import { occasionText, playerName, playersText } from './names';
import { parseSessionData } from './setup';

beforeEach(enterPage);
afterEach(leavePage);

const origin = { q: 0, r: 0 };
const shortGame =
  'Base;WhiteWins;Black[5];wS1;bG1 wS1\\;wQ wS1/;bQ bG1-;wB1 wQ-;bQ wQ\\;wG1 \\wB1;bG2 bQ\\;wG1 wB1\\';

describe('undo', () => {
  it('takes back one move at a time, and redo plays them again', async () => {
    const session = await played(opening);
    session.undo();
    session.undo();
    expect(session.moves).toEqual(opening.slice(0, 2));
    expect(session.undone).toEqual(opening.slice(2));
    expect(session.latest.toMove).toBe('w');
    session.redo();
    expect([session.moves, session.undone]).toEqual([opening.slice(0, 3), opening.slice(3)]);
    session.redo();
    session.redo();
    expect([session.moves, session.undone]).toEqual([opening, []]);
  });

  it('has an end at the start', async () => {
    const session = await played(['wS1']);
    session.undo();
    expect([session.canUndo, session.moves]).toEqual([false, []]);
    session.undo();
    expect(session.undone).toEqual(['wS1']);
  });

  it('is forgotten by another move', async () => {
    const session = await played(opening);
    session.undo();
    session.playText('bA1 bG1-');
    expect(session.undone).toEqual([]);
    session.redo();
    expect(session.moves).toHaveLength(4);
  });

  it('goes on with a game that was over', async () => {
    const session = await played(opening);
    session.resign();
    session.undo();
    expect([session.over, session.result, session.moves.length]).toEqual([false, null, 3]);
    expect(session.playText('bQ bG1-')).toBe(true);
  });

  it('is not possible while a draw is offered', async () => {
    const session = await played(opening);
    await session.offerDraw();
    session.undo();
    expect([session.canUndo, session.moves.length]).toEqual([false, 4]);
  });
});

describe('looking at the past', () => {
  it('shows an earlier position in which nothing can be done', async () => {
    const session = await played(opening);
    session.go(2);
    expect([session.scene.ply, session.latest.ply, session.live]).toEqual([2, 4, false]);
    expect([session.canAct, session.movable.size]).toEqual([false, 0]);
    session.tapHand('wA1');
    expect(session.selected).toBeNull();
    expect(session.playText('wA1 \\wS1')).toBe(false);
  });

  it('says so on a tap, with a way back', async () => {
    const session = await played(opening);
    session.go(0);
    session.tap(origin, null);
    expect(session.notice?.say()).toBe('You are viewing an earlier position.');
    expect(session.notice?.action?.label).toBe('play.toEnd');
    session.notice?.action?.run();
    expect([session.live, session.notice]).toEqual([true, null]);
  });

  it('stays within the game', async () => {
    const session = await played(opening);
    session.go(-3);
    expect(session.scene.ply).toBe(0);
    session.go(99);
    expect(session.scene.ply).toBe(4);
  });

  it('lets go of what was selected', async () => {
    const session = await played(opening);
    session.tapHand('wA1');
    session.go(3);
    session.go(4);
    expect(session.selected).toBeNull();
  });

  it('is not animated when steps follow quickly', async () => {
    const session = await played(opening);
    vi.advanceTimersByTime(1_000);
    session.go(3);
    expect(session.hurried).toBe(false);
    vi.advanceTimersByTime(299);
    session.go(2);
    expect(session.hurried).toBe(true);
    vi.advanceTimersByTime(300);
    session.go(1);
    expect(session.hurried).toBe(false);
  });

  it('is given up by undo', async () => {
    const session = await played(opening);
    session.go(1);
    session.undo();
    expect([session.scene.ply, session.live]).toEqual([3, true]);
  });
});

describe('a draw between two people', () => {
  it('is offered by the side to move and accepted by the other', async () => {
    const session = await played(opening);
    await session.offerDraw();
    expect(session.drawOffer).toBe('w');
    session.answerDraw(true);
    expect(session.result).toEqual({ winner: null, reason: 'agreement' });
    expect(session.announcement.text).toBe('Draw. The players agreed to a draw.');
    expect(session.drawOffer).toBeNull();
  });

  it('is declined, and the game goes on', async () => {
    const session = await played(opening);
    await session.offerDraw();
    session.answerDraw(false);
    expect([session.drawOffer, session.over]).toEqual([null, false]);
    expect(session.playText('wA1 \\wS1')).toBe(true);
  });

  it('cannot be accepted if nobody has offered it', async () => {
    const session = await played(opening);
    session.answerDraw(true);
    expect(session.over).toBe(false);
  });

  it('cannot be offered from the past or after the end', async () => {
    const session = await played(opening);
    session.go(1);
    await session.offerDraw();
    expect(session.drawOffer).toBeNull();
    session.go(4);
    session.resign();
    await session.offerDraw();
    expect(session.drawOffer).toBeNull();
  });

  it('comes by itself with the third repetition', async () => {
    const session = await played([...opening, ...toAndFro, ...toAndFro]);
    expect(session.result).toEqual({ winner: null, reason: 'repetition' });
    expect(session.announcement.text).toContain('Draw.');
  });
});

describe('resigning', () => {
  it('loses the game for the side to move, once', async () => {
    const session = await played(opening.slice(0, 3));
    session.resign();
    expect(session.result).toEqual({ winner: 'w', reason: 'resignation' });
    expect(session.announcement.text).toBe('White wins. Black resigned.');
    const { changes } = session;
    session.resign();
    expect(session.changes).toBe(changes);
    expect([session.canAct, session.undone]).toEqual([false, []]);
  });
});

describe('the end of a game', () => {
  it('is told with the last move', async () => {
    const moves = shortGame.split(';').slice(3);
    const session = await played(moves);
    expect(session.result).toEqual({ winner: 'w', reason: 'surround' });
    expect(session.announcement.text).toBe(
      'White grasshopper 1 jumps to the lower right of white beetle 1. White wins. Black’s queen is surrounded.',
    );
    expect(session.canAct).toBe(false);
  });
});

describe('a game with a clock', () => {
  const clock = { kind: 'fischer', mainMs: 60_000, incrementMs: 5_000 } as const;
  const timed = setupOf({ w: human, b: human }, { clock });
  const left = (session: Session) => [
    session.clock.view('w')?.remainingMs,
    session.clock.view('b')?.remainingMs,
  ];

  it('starts it with the first move and adds the increment after the next', async () => {
    const session = await played([], timed);
    vi.advanceTimersByTime(30_000);
    session.playText('wS1');
    expect(left(session)).toEqual([60_000, 60_000]);
    vi.advanceTimersByTime(10_000);
    session.playText('bG1 wS1\\');
    vi.advanceTimersByTime(1_000);
    expect(left(session)).toEqual([59_000, 55_000]);
  });

  it('is lost on time, which undo forgives', async () => {
    const session = await played(opening.slice(0, 2), timed);
    vi.advanceTimersByTime(60_000);
    expect(session.result).toEqual({ winner: 'b', reason: 'time' });
    expect(session.announcement.text).toBe('Black wins. White ran out of time.');
    session.undo();
    expect([session.over, session.latest.toMove]).toEqual([false, 'b']);
    expect(left(session)).toEqual([60_000, 60_000]);
    vi.advanceTimersByTime(59_000);
    expect(session.over).toBe(false);
  });

  it('gives back the time of the moves that are undone', async () => {
    const session = await played(['wS1'], timed);
    vi.advanceTimersByTime(20_000);
    session.playText('bG1 wS1\\');
    vi.advanceTimersByTime(7_000);
    session.undo();
    expect(left(session)).toEqual([60_000, 40_000]);
  });

  it('stops it at the end', async () => {
    const session = await played(opening, timed);
    session.resign();
    vi.advanceTimersByTime(100_000);
    expect([session.result?.reason, session.clock.running]).toEqual(['resignation', false]);
  });
});

describe('a kept game', () => {
  it('comes back with its players, clock, undone moves and ending', async () => {
    const clock = { kind: 'fischer', mainMs: 60_000, incrementMs: 0 } as const;
    const first = await played(opening, setupOf({ w: human, b: human }, { clock }));
    vi.advanceTimersByTime(1_000);
    first.undo();
    const data = parseSessionData(JSON.parse(JSON.stringify(first.data())));

    const session = new Session(await realRules());
    session.resume(first.record(), true, true, data);
    expect(session.moves).toEqual(opening.slice(0, 3));
    expect(session.undone).toEqual(opening.slice(3));
    expect(session.setup).toEqual(first.setup);
    expect(session.clock.view('w')?.remainingMs).toBe(60_000);
    session.redo();
    expect(session.moves).toEqual(opening);
  });

  it('keeps the names of an imported record, which its game string does not have', async () => {
    const first = new Session(await realRules());
    first.resume('[White "Ann"]\n[Event "Cup"]\n1. wA1\n', true, true, null);
    expect(playerName(first.setup, 'w', first.tags)).toBe('Ann');
    const session = new Session(await realRules());
    session.resume(first.record(), true, true, first.data());
    expect(playersText(session.setup, session.tags)).toMatch(/^Ann /);
    expect(occasionText(session.tags)).toBe('Cup');
    expect(session.pgn({ White: 'White', Black: 'Bob' })).toMatch(/"Ann"\]\n\[Black "Bob"/);
  });

  it('still says that it was lost on time', async () => {
    const clock = { kind: 'fischer', mainMs: 5_000, incrementMs: 0 } as const;
    const first = await played(opening, setupOf({ w: human, b: human }, { clock }));
    vi.advanceTimersByTime(5_000);
    const session = new Session(await realRules());
    session.resume(first.record(), true, true, first.data());
    expect(session.result).toEqual({ winner: 'b', reason: 'time' });
    // After undo the clocks of this sitting are unknown: they are full, so that the game can go on.
    session.undo();
    expect([session.over, session.clock.view('w')?.remainingMs]).toEqual([false, 5_000]);
  });

  it('that is only a record is played by two people, and its result is as recorded', async () => {
    const session = new Session(await realRules());
    session.resume('Base;WhiteWins;White[2];wS1;bS1 wS1-', false, true, null);
    expect(session.setup).toEqual({ ...friends, queenFirst: false });
    expect(session.result).toEqual({ winner: 'w', reason: 'recorded' });
  });

  it('that cannot be read leaves the running one alone', async () => {
    const session = await played(opening);
    const { games } = session;
    expect(() => session.resume('Base;;;wS1;bS9', true, true, null)).toThrow(RulesError);
    expect([session.moves, session.games]).toEqual([opening, games]);
    expect(session.playText('wA1 \\wS1')).toBe(true);
  });

  it('takes the place of everything of the one before', async () => {
    const session = await played(opening);
    session.undo();
    session.tapHand('bA1');
    await session.offerDraw();
    session.start(friends);
    expect(session).toMatchObject({ moves: [], undone: [], selected: null, drawOffer: null });
    expect(session.announcement.text).toBe('New game');
  });
});

describe('a record', () => {
  it('is written with tags; what it was imported with stays', async () => {
    const session = await played(opening);
    expect(session.pgn({ White: 'Ann' })).toContain('[White "Ann"]');
    session.resume(session.pgn({ White: 'Ann' }), true, true, null);
    const pgn = session.pgn({ White: 'Bob', Black: 'Cleo' });
    expect(pgn).toContain('[White "Ann"]');
    expect(pgn).not.toContain('Bob');
  });

  it('is written as SGF where BoardSpace knows the bugs', async () => {
    const session = await played(['wS1']);
    expect(session.canSgf).toBe(true);
    expect(session.sgf({})).toMatch(/SU\[hive/);
    session.start({ ...friends, gameType: 'Base+MLP' });
    expect(session.canSgf).toBe(true);
    session.start({ ...friends, gameType: 'Base+MD' });
    expect(session.canSgf).toBe(false);
    session.start({ ...friends, gameType: 'Base+R' });
    expect(session.canSgf).toBe(false);
  });
});
