// The running game against the computer: its moves, hints, draws, and undo.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from './session.svelte';
import {
  computer,
  enterPage,
  human,
  leavePage,
  opening,
  realRules,
  ScriptedWorker,
  setupOf,
} from './session-test-kit';
import type { GameSetup } from './setup';

beforeEach(enterPage);
afterEach(leavePage);

const asWhite = setupOf({ w: human, b: computer });
const asBlack = setupOf({ w: computer, b: human });
const thought = 450;

async function sessionOf(setup: GameSetup): Promise<Session> {
  const session = new Session(await realRules());
  session.start(setup);
  return session;
}

/** The computer will play these. */
function willPlay(...moves: string[]): void {
  ScriptedWorker.answers.push(...moves.map((move) => ({ line: [move] })));
}

const wait = (ms = thought) => vi.advanceTimersByTimeAsync(ms);

/** Both have placed a tile and the queen; White, a person, is to move. */
async function afterOpening(setup = asWhite): Promise<Session> {
  const session = new Session(await realRules());
  const record = `Base;InProgress;White[3];${opening.join(';')}`;
  session.resume(record, true, true, { setup, clock: null, undone: [], ending: null, tags: [] });
  return session;
}

describe('the computer', () => {
  it('answers after a moment with its own move', async () => {
    willPlay('bG1 wS1\\');
    const session = await sessionOf(asWhite);
    session.playText('wS1');
    expect([session.canAct, session.adviser.thinking]).toEqual([false, true]);
    await wait(thought - 1);
    expect(session.moves).toEqual(['wS1']);
    await wait(1);
    expect(session.moves).toEqual(['wS1', 'bG1 wS1\\']);
    expect([session.canAct, session.adviser.thinking]).toEqual([true, false]);
    expect(session.announcement.text).toBe(
      'Black grasshopper 1 is placed to the lower right of white spider 1',
    );
  });

  it('is asked for a move at its level, in the running game', async () => {
    const session = await sessionOf(asWhite);
    session.playText('wS1');
    await wait(0);
    const [request] = ScriptedWorker.requests;
    expect(request).toMatchObject({
      game: 'Base;InProgress;Black[1];wS1',
      queenFirst: true,
      repetition: true,
      level: 3,
    });
    expect(request?.seed).toBeGreaterThan(0);
    expect(request).not.toHaveProperty('timeMs');
  });

  it.each([
    [60_000, 2_000],
    [600_000, 5_000],
    [1_000, 50],
  ])('with %i ms on its clock thinks for %i ms', async (mainMs, timeMs) => {
    const clock = { kind: 'fischer', mainMs, incrementMs: 0 } as const;
    const session = await sessionOf({ ...asWhite, clock });
    session.playText('wS1');
    await wait(0);
    expect(ScriptedWorker.requests[0]?.timeMs).toBe(timeMs);
  });

  it('begins if it has White', async () => {
    willPlay('wS1');
    const session = await sessionOf(asBlack);
    await wait();
    expect([session.moves, session.canAct]).toEqual([['wS1'], true]);
  });

  it('plays while a person looks at the past', async () => {
    willPlay('bG1 wS1\\');
    const session = await sessionOf(asWhite);
    session.playText('wS1');
    session.go(0);
    await wait();
    expect([session.moves.length, session.scene.ply, session.live]).toEqual([2, 0, false]);
  });

  it('that breaks down is told, and can be asked again', async () => {
    ScriptedWorker.answers = ['failure'];
    const session = await sessionOf(asWhite);
    session.playText('wS1');
    await wait();
    expect(session.notice).toMatchObject({ kind: 'trouble', action: { label: 'play.retry' } });
    expect(session.notice?.say()).toBe('The computer player stopped working. Your game is safe.');
    expect(session.adviser.thinking).toBe(false);
    session.cancel();
    expect(session.notice?.kind).toBe('trouble');
    willPlay('bG1 wS1\\');
    session.notice?.action?.run();
    expect(session.notice).toBeNull();
    await wait();
    expect(session.moves).toHaveLength(2);
  });

  it('has no say in a game that was left meanwhile', async () => {
    willPlay('bG1 wS1\\');
    const session = await sessionOf(asWhite);
    session.playText('wS1');
    await wait(100);
    session.start(asWhite);
    await wait(1_000);
    expect([session.moves, session.adviser.thinking]).toEqual([[], false]);
  });
});

describe('undo against the computer', () => {
  it('takes back its answer too, and redo plays both', async () => {
    willPlay('bG1 wS1\\');
    const session = await sessionOf(asWhite);
    session.playText('wS1');
    await wait();
    session.undo();
    expect([session.moves, session.undone]).toEqual([[], ['wS1', 'bG1 wS1\\']]);
    expect(session.canAct).toBe(true);
    session.redo();
    expect([session.moves, session.undone]).toEqual([['wS1', 'bG1 wS1\\'], []]);
  });

  it('takes back only the own move while it thinks, and stops it', async () => {
    willPlay('bG1 wS1\\');
    const session = await sessionOf(asWhite);
    session.playText('wS1');
    session.undo();
    expect([session.moves, session.adviser.thinking]).toEqual([[], false]);
    await wait(1_000);
    expect(session.moves).toEqual([]);
  });

  it('leaves it its first move', async () => {
    willPlay('wS1', 'wQ wS1/');
    const session = await sessionOf(asBlack);
    await wait();
    expect(session.canUndo).toBe(false);
    session.undo();
    expect(session.moves).toEqual(['wS1']);
    session.playText('bG1 wS1\\');
    await wait();
    expect(session.moves).toHaveLength(3);
    session.undo();
    expect(session.moves).toEqual(['wS1']);
  });
});

describe('resigning against the computer', () => {
  it('is for the person, whoever is to move', async () => {
    const session = await sessionOf(asWhite);
    session.playText('wS1');
    expect(session.latest.toMove).toBe('b');
    session.resign();
    expect(session.result).toEqual({ winner: 'b', reason: 'resignation' });
    expect(session.adviser.thinking).toBe(false);
  });
});

describe('a hint', () => {
  it('is selected, shown and told', async () => {
    const session = await afterOpening();
    const move = session.latest.moves.find(({ tile }) => tile === 'wQ');
    ScriptedWorker.answers = [{ line: [move?.text ?? ''] }];
    const asked = session.suggest();
    expect(session.adviser.asking).toBe(true);
    await wait(0);
    await asked;
    expect([session.hint, session.selected]).toEqual([move, 'wQ']);
    expect(session.notice?.say()).toMatch(/^The white queen slides to the .+\.$/);
    expect([session.adviser.asking, session.moves.length]).toEqual([false, 4]);
    expect(ScriptedWorker.requests).toHaveLength(1);
    expect(ScriptedWorker.requests[0]).not.toHaveProperty('level');
    session.select('wA1');
    expect(session.hint).toBeNull();
  });

  it('that comes after a move is dropped', async () => {
    const friends = setupOf({ w: human, b: human });
    const later = await afterOpening(friends);
    later.playText('wA1 \\wS1');
    const answer = later.latest.moves[0]?.text ?? ''; // legal after the move, too
    const session = await afterOpening(friends);
    ScriptedWorker.answers = [{ line: [answer] }];
    ScriptedWorker.thoughtMs = 500;
    void session.suggest();
    await wait(100);
    session.playText('wA1 \\wS1');
    await wait(1_000);
    expect([session.hint, session.selected]).toEqual([null, null]);
    expect(session.adviser.asking).toBe(false);
  });

  it('is not given twice at a time, nor when it is not the turn of a person', async () => {
    const session = await afterOpening();
    ScriptedWorker.answers = ['silence'];
    void session.suggest();
    void session.suggest();
    await wait(0);
    expect(ScriptedWorker.requests).toHaveLength(1);
    session.start(asBlack);
    await wait(0);
    ScriptedWorker.requests = [];
    await session.suggest();
    expect(ScriptedWorker.requests).toEqual([]);
  });
});

describe('a draw offered to the computer', () => {
  // Ten moves per side, with both queens placed.
  const long = [
    ...opening,
    'wA1 -wS1',
    'bA1 bQ-',
    'wA2 -wA1',
    'bA2 bA1-',
    'wA3 -wA2',
    'bA3 bA2-',
    'wG1 -wA3',
    'bG2 bA3-',
    'wG2 -wG1',
    'bG3 bG2-',
    'wG3 -wG2',
    'bB1 bG3-',
    'wB1 -wG3',
    'bB2 bB1-',
    'wB2 -wB1',
    'bS1 bB2-',
  ];

  async function after(plies: number): Promise<Session> {
    const session = new Session(await realRules());
    const record = `Base;InProgress;White[${plies / 2 + 1}];${long.slice(0, plies).join(';')}`;
    session.resume(record, true, true, {
      setup: asWhite,
      clock: null,
      undone: [],
      ending: null,
      tags: [],
    });
    return session;
  }

  async function offered(session: Session, ...chances: number[]): Promise<void> {
    ScriptedWorker.answers = chances.map((chance) => ({ chance, line: ['wQ wS1-'] }));
    const answer = session.offerDraw();
    await wait(0);
    await answer;
  }

  it('is declined before both queens are placed, without a search', async () => {
    const session = await after(2);
    await offered(session);
    expect(session.notice?.say()).toBe(
      'The computer declines: it does not agree to a draw before both queens are on the board.',
    );
    expect([session.over, ScriptedWorker.requests.length]).toEqual([false, 0]);
  });

  it('is declined before twenty plies, without a search', async () => {
    const session = await after(18);
    await offered(session);
    expect(session.notice?.say()).toBe(
      'The computer declines: it does not agree to a draw before 20 moves have been played.',
    );
    expect([session.over, ScriptedWorker.requests.length]).toEqual([false, 0]);
  });

  it('is accepted if the last four turns were level', async () => {
    const session = await after(20);
    await offered(session, 510, 480, 530, 500);
    expect(session.result).toEqual({ winner: null, reason: 'agreement' });
    const plies = ScriptedWorker.requests.map(({ game }) => game.split(';').length - 3);
    expect(plies).toEqual([20, 18, 16, 14]);
  });

  it.each([
    [700, 500, 500, 500],
    [500, 500, 500, 300],
  ])('is declined if one of them was not: %i %i %i %i', async (...chances) => {
    const session = await after(20);
    await offered(session, ...chances);
    expect(session.over).toBe(false);
    expect(session.notice?.say()).toBe(
      'The computer declines: the game has not been level for long enough.',
    );
    expect(session.adviser.asking).toBe(false);
  });

  it('is not answered after a move', async () => {
    const session = await after(20);
    ScriptedWorker.answers = [{ chance: 500 }, 'silence'];
    const answer = session.offerDraw();
    await wait(0);
    session.playText('wQ wS1-');
    await answer;
    expect([session.over, session.notice, session.adviser.asking]).toEqual([false, null, false]);
  });

  it('is offered again if the engine broke down', async () => {
    const session = await after(20);
    ScriptedWorker.answers = [{ chance: 500 }, 'failure'];
    const answer = session.offerDraw();
    await wait(0);
    await answer;
    expect([session.notice?.kind, session.over]).toEqual(['trouble', false]);
    ScriptedWorker.answers = [500, 500, 500, 500].map((chance) => ({ chance }));
    session.notice?.action?.run();
    await wait(0);
    expect(session.result?.reason).toBe('agreement');
  });
});

describe('two computers', () => {
  it('play each other, rest while paused, and go on', async () => {
    willPlay('wS1', 'bG1 wS1\\');
    const session = await sessionOf(setupOf({ w: computer, b: { kind: 'computer', level: 5 } }));
    await wait();
    await wait();
    expect(session.moves).toHaveLength(2);
    expect(ScriptedWorker.requests.map(({ level }) => level)).toEqual([3, 5, 3]);
    session.setPaused(true);
    expect([session.paused, session.adviser.thinking]).toEqual([true, false]);
    await wait(5_000);
    expect(session.moves).toHaveLength(2);
    willPlay('wQ wS1/');
    session.setPaused(false);
    await wait();
    expect(session.moves).toHaveLength(3);
  });

  it('stop the clock while they are paused', async () => {
    const clock = { kind: 'fischer', mainMs: 60_000, incrementMs: 0 } as const;
    willPlay('wS1');
    const session = await sessionOf(setupOf({ w: computer, b: computer }, { clock }));
    await wait();
    await wait(1_000);
    session.setPaused(true);
    await wait(50_000);
    expect(session.clock.view('b')?.remainingMs).toBe(59_000);
  });
});
