// The search in WebAssembly: the same as everywhere, told in events, and stopped when asked.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { loadEngine } from './engine_module.mjs';

const plain = await loadEngine('mandible_engine');
let heard = () => {};
const threaded = await loadEngine('mandible_engine_threads', {
  poolSize: 2,
  onEngineEvents: () => threaded.events().forEach((event) => heard(event)),
});

describe('with one thread', () => {
  const engine = plain;

  it('has the pinned signature', () => assert.equal(engine.bench(0), engine.pinnedSignature()));

  it('has told everything when it returns', () => {
    assert.equal(engine.go('Base+MLP', { depth: 3 }), undefined);
    const events = engine.events();
    assert.deepEqual(
      events.map((event) => [event.type, event.depth]),
      [['progress', 1], ['progress', 2], ['progress', 3], ['best', 3]],
    );
    assert.equal(typeof events[3].line[0], 'string');
    assert.deepEqual(engine.events(), []);
  });

  it('plays every level, the weaker ones at once', () => {
    for (let level = 1; level < 10; ++level) {
      const start = performance.now();
      assert.equal(engine.go('Base+MLP', { level, seed: level }), undefined);
      assert.ok(performance.now() - start < 1000, `level ${level}`);
      assert.equal(engine.events().at(-1).type, 'best');
    }
  });

  it('says why it cannot search', () => {
    assert.match(engine.go('Base;nonsense'), /nonsense/);
    assert.match(engine.go('Base', { level: 11 }), /level/);
    assert.deepEqual(engine.events(), []);
  });
});

describe('with threads', () => {
  const engine = threaded;
  after(() => engine.close());
  const best = () =>
    new Promise((resolve) => {
      heard = (event) => event.type === 'best' && resolve(event);
    });

  it('has the pinned signature', () => assert.equal(engine.bench(0), engine.pinnedSignature()));

  it('tells its move when it has found it', async () => {
    const move = best();
    engine.go('Base+MLP', { depth: 4, threads: 2 });
    assert.equal((await move).depth, 4);
  });

  it('ends when it is told to stop', async () => {
    const move = best();
    engine.go('Base+MLP', { threads: 2 });
    setTimeout(() => engine.stop(), 100);
    assert.equal((await move).type, 'best');
  });
});
