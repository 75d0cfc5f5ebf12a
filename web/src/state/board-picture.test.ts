// What the board is told to show for a session.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boardPicture } from './board-picture';
import { Session } from './session.svelte';
import { enterPage, leavePage, opening, place, played, realRules } from './session-test-kit';
import { settings } from './settings.svelte';

beforeEach(enterPage);
afterEach(leavePage);

const labelAt = (session: Session, at: { q: number; r: number }) =>
  boardPicture(session, false, false)
    .cells()
    .find(({ q, r }) => q === at.q && r === at.r)?.label;

describe('the label of a cell', () => {
  it('at the start is the centre of the board, and says what can go there', async () => {
    const session = await played([]);
    expect(labelAt(session, { q: 0, r: 0 })).toBe('Empty cell in the centre of the board');
    session.tapHand('wS1');
    expect(labelAt(session, { q: 0, r: 0 })).toBe(
      'Empty cell in the centre of the board, white spider 1 can go here',
    );
  });

  it('names its tile and says whether it can move or is selected', async () => {
    const session = await played(opening);
    expect(labelAt(session, place(session, 'wS1'))).toBe('White spider 1');
    expect(labelAt(session, place(session, 'wQ'))).toBe('White queen, can move');
    session.select('wQ');
    expect(labelAt(session, place(session, 'wQ'))).toBe('White queen, selected');
  });

  it.each([
    [{ q: 0, r: -1 }, 'upper left'],
    [{ q: 1, r: -1 }, 'upper right'],
    [{ q: 1, r: 0 }, 'right'],
    [{ q: 0, r: 1 }, 'lower right'],
    [{ q: -1, r: 1 }, 'lower left'],
    [{ q: -1, r: 0 }, 'left'],
  ])('tells where an empty cell lies, at %j', async (step, where) => {
    const session = await played(['wS1']);
    const { q, r } = place(session, 'wS1');
    expect(labelAt(session, { q: q + step.q, r: r + step.r })).toBe(
      `Empty cell to the ${where} of white spider 1`,
    );
  });

  it('names a stack from the top', async () => {
    const session = new Session(await realRules());
    const record = 'Base;InProgress;Black[3];wQ;bB1 wQ/;wB1 wQ\\;bB2 \\bB1;wB1 wQ';
    session.resume(record, true, true, null);
    expect(labelAt(session, place(session, 'wQ'))).toBe('White beetle 1, on top of white queen');
  });
});

describe('the cells', () => {
  it('are the hive and the cells around it; those where something can be done are active', async () => {
    const session = await played(['wS1', 'bG1 wS1-']);
    const cells = boardPicture(session, false, false).cells();
    expect(cells).toHaveLength(10);
    expect(cells.filter(({ active }) => active)).toEqual([]);
    session.tapHand('wA1');
    const active = boardPicture(session, false, false)
      .cells()
      .filter((cell) => cell.active);
    expect(active).toHaveLength(session.targets.length);
  });
});

describe('the picture', () => {
  it('proves why a move is refused', async () => {
    const session = await played(opening);
    session.tap(place(session, 'wS1'), 'wS1');
    const { proof } = boardPicture(session, false, false);
    expect(proof).toMatchObject({ kind: 'split', tile: 'wS1', target: null });
    expect(proof?.cells.length).toBeGreaterThan(0);
    expect(proof?.others.length).toBeGreaterThan(0);
    session.tapHand('wA1');
    session.tap({ q: 30, r: 30 }, null);
    expect(boardPicture(session, false, false).proof).toMatchObject({
      kind: 'cells',
      target: { q: 30, r: 30 },
    });
  });

  it('shows the targets of the selected tile, and a move to be confirmed instead', async () => {
    const session = await played([]);
    session.tapHand('wS1');
    expect(boardPicture(session, false, false).targets).toHaveLength(1);
    settings.confirm = true;
    session.tap({ q: 0, r: 0 }, null);
    const { targets, ghost } = boardPicture(session, false, false);
    expect([targets, ghost]).toEqual([[], { tile: 'wS1', q: 0, r: 0 }]);
  });

  it('shows the last move and its path, and marks the past', async () => {
    const session = await played([...opening, 'wQ wS1-']);
    const { last, past } = boardPicture(session, false, false);
    expect(last).toMatchObject({ tile: 'wQ', manner: 'slide' });
    expect(last?.route.at(-1)).toEqual(place(session, 'wQ'));
    expect(past).toBe(false);
    session.go(0);
    expect(boardPicture(session, false, false)).toMatchObject({ last: null, past: true });
  });

  it('moves only if the settings, the system and the pace allow it', async () => {
    const session = await played(opening);
    expect(boardPicture(session, false, false).motion).toBe(true);
    expect(boardPicture(session, false, true).motion).toBe(false);
    session.go(3);
    session.go(2);
    expect(boardPicture(session, false, false).motion).toBe(false);
    settings.motion = false;
    session.undo();
    expect(boardPicture(session, false, false).motion).toBe(false);
    settings.motion = true;
    expect(boardPicture(session, false, false).motion).toBe(true);
  });

  it('has the X-ray only when it is asked for', async () => {
    const session = await played(opening);
    expect(boardPicture(session, false, false).xray).toBeNull();
    expect(boardPicture(session, true, false).xray?.pinned).toContain('wS1');
  });
});
