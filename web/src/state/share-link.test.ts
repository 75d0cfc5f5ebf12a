// Tests of games in links: they come back as they were sent, and nothing else gets through.

import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeGame, encodeGame } from './share-link';

const RECORD = 'Base+MLP;InProgress;White[3];wL;bL wL/;wM -wL;bQ bL/;wQ -wM;bA1 bQ\\';

const link = (text: string) => `g=1.${deflateRawSync(text).toString('base64url')}`;

describe('a link', () => {
  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('brings the game and its rules (%s, %s)', async (queenFirst, repetition) => {
    const fragment = await encodeGame(RECORD, queenFirst, repetition);
    const game = { kind: 'game', record: RECORD, queenFirst, repetition };
    expect(await decodeGame(fragment)).toEqual(game);
    expect(await decodeGame(`#${fragment}`)).toEqual(game);
    expect(await decodeGame(`#view=board&${fragment}&x=1`)).toEqual(game);
  });

  it('needs no escapes and is short', async () => {
    const moves = Array.from({ length: 200 }, (_, i) => `;wA${(i % 3) + 1} bS${(i % 2) + 1}/`);
    const record = `Base;InProgress;White[101]${moves.join('')}`;
    const fragment = await encodeGame(record, true, true);
    expect(fragment).toMatch(/^g=1\.[A-Za-z0-9_-]+$/);
    expect(fragment.length).toBeLessThan(record.length / 4);
  });

  it.each(['', 'a', '\ufeffBase', 'é\n\n🐜 & = # %', 'x'.repeat(60_000)])(
    'keeps every letter of %.20j',
    async (record) => {
      const game = await decodeGame(await encodeGame(record, false, true));
      expect(game).toEqual({ kind: 'game', record, queenFirst: false, repetition: true });
    },
  );

  it('is refused to a record that could not be read back', async () => {
    await expect(encodeGame('x'.repeat(65_536), true, true)).rejects.toThrow(RangeError);
  });

  it('carries a record up to the limit, and not a letter more', async () => {
    const head = `qr.${'0'.repeat(7)}\n`.length; // the check sum has up to seven digits
    const lengths = Array.from({ length: 9 }, (_, more) => 65_536 - head - 1 + more);
    const links = await Promise.all(
      lengths.map((length) => encodeGame('x'.repeat(length), true, true).catch(() => null)),
    );
    const carried = links.filter((link) => link !== null);
    expect(carried.length).toBeGreaterThan(0);
    expect(carried.length).toBeLessThan(links.length);
    for (const link of carried) expect(await decodeGame(link)).toMatchObject({ kind: 'game' });
  });

  it('carries the longest record even if it does not shrink', async () => {
    let state = 1;
    const letters = Array.from({ length: 65_000 }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return String.fromCharCode(1 + ((state >>> 16) % 127));
    });
    const record = letters.join('');
    expect(await decodeGame(await encodeGame(record, true, true))).toMatchObject({ record });
  });
});

describe('a fragment', () => {
  it.each(['', '#', '#settings', 'view=g=1', 'G=1.AAAA'])('without a game: %j', async (text) => {
    expect(await decodeGame(text)).toEqual({ kind: 'none' });
  });

  it.each(['g=2.AAAA', 'g=17', 'g=2:{}', `g=${'9'.repeat(400)}.x`])(
    'from a newer app: %.20j',
    async (text) => {
      expect(await decodeGame(text)).toEqual({ kind: 'newer' });
    },
  );

  it.each(['g=', 'g=x', 'g=0.AAAA', 'g=1', 'g=1.', 'g=1.A', 'g=1.%20', 'g=1.AA.AA', 'g=-1.AA'])(
    'that is broken: %j',
    async (text) => {
      expect(await decodeGame(text)).toEqual({ kind: 'broken' });
    },
  );

  it.each(['', 'no check sum', 'q.0\nBase', 'rq.0\nBase', '.\nBase'])(
    'with another text inside: %j',
    async (text) => {
      expect(await decodeGame(link(text))).toEqual({ kind: 'broken' });
    },
  );

  it('that was cut off, at any length', async () => {
    const fragment = await encodeGame(RECORD, true, true);
    for (let length = 'g='.length; length < fragment.length; length++) {
      expect(await decodeGame(fragment.slice(0, length)), `${length}`).toEqual({ kind: 'broken' });
    }
  });

  it('with any one letter changed is broken, or still the same game', async () => {
    const fragment = await encodeGame(RECORD, true, true);
    const sent = await decodeGame(fragment);
    let same = 0;
    for (let at = 'g=1.'.length; at < fragment.length; at++) {
      for (const letter of ['A', 'b', '7', '-']) {
        const got = await decodeGame(fragment.slice(0, at) + letter + fragment.slice(at + 1));
        if (got.kind === 'game') {
          expect(got).toEqual(sent);
          same++;
        } else {
          expect(got).toEqual({ kind: 'broken' });
        }
      }
    }
    expect(same).toBeLessThan(20); // letters changed to themselves, and bits after the end
  });

  it('that unpacks into far too much', async () => {
    const bomb = link(`q.0\n${'x'.repeat(4_000_000)}`);
    expect(bomb.length).toBeLessThan(6_000);
    expect(await decodeGame(bomb)).toEqual({ kind: 'broken' });
  });

  it('that is far too long', async () => {
    expect(await decodeGame(`g=1.${'A'.repeat(5_000_000)}`)).toEqual({ kind: 'broken' });
  });
});
