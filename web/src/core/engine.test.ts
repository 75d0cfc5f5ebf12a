import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Engine, EngineFailed, EngineStopped } from './engine';
import type { EngineReport, FromWorker, ToWorker } from './engine-messages';

/** A worker that does what a test tells it to. */
class FakeWorker {
  static made: FakeWorker[] = [];
  static last(): FakeWorker {
    const worker = FakeWorker.made.at(-1);
    if (!worker) throw new Error('no worker was made');
    return worker;
  }

  onmessage?: (event: { data: FromWorker }) => void;
  onerror?: (event: { message: string }) => void;
  readonly heard: ToWorker[] = [];
  terminated = false;

  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }

  says(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }
  /** Lets the page take notice of what it said before. */
  async loads(): Promise<void> {
    this.says({ type: 'loaded' });
    await vi.waitFor(() => expect(this.heard.at(-1)?.type).toBe('go'));
  }
  get threadsToLoad(): number | undefined {
    const [load] = this.heard;
    return load?.type === 'load' ? load.threads : undefined;
  }
}

const game = { game: 'Base', queenFirst: false, repetition: true };
const report: EngineReport = {
  depth: 3,
  score: 7,
  chance: 510,
  nodes: 285,
  timeMs: 1,
  line: ['wS1'],
};

function allowThreads(): void {
  vi.stubGlobal('crossOriginIsolated', true);
}

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a search reports as it goes on and answers the best line', async () => {
  const progress = vi.fn();
  const best = new Engine().go(game, progress);
  const worker = FakeWorker.last();
  await worker.loads();
  worker.says({ type: 'progress', id: 1, report: { ...report, depth: 2 } });
  worker.says({ type: 'best', id: 1, report });
  expect(await best).toEqual(report);
  expect(progress.mock.calls).toEqual([[{ ...report, depth: 2 }]]);
});

test('the worker is kept for the next search', async () => {
  const engine = new Engine();
  const first = engine.go(game);
  await FakeWorker.last().loads();
  FakeWorker.last().says({ type: 'best', id: 1, report });
  await first;
  const second = engine.go(game);
  await FakeWorker.last().loads();
  FakeWorker.last().says({ type: 'best', id: 2, report });
  await second;
  expect(FakeWorker.made.length).toBe(1);
});

test('without threads, stopping ends the worker', async () => {
  const engine = new Engine();
  const best = engine.go(game);
  await FakeWorker.last().loads();
  engine.stop();
  await expect(best).rejects.toBeInstanceOf(EngineStopped);
  expect(FakeWorker.last().terminated).toBe(true);
});

test('with threads, stopping asks the worker and keeps it', async () => {
  allowThreads();
  const engine = new Engine({ threads: 3 });
  const best = engine.go(game);
  const worker = FakeWorker.last();
  expect(worker.threadsToLoad).toBe(3);
  await worker.loads();
  engine.stop();
  await expect(best).rejects.toBeInstanceOf(EngineStopped);
  expect(worker.heard.at(-1)).toEqual({ type: 'stop' });
  expect(worker.terminated).toBe(false);
});

test('a search stopped while the module loads is never begun', async () => {
  const engine = new Engine();
  const first = engine.go(game);
  engine.stop();
  await expect(first).rejects.toBeInstanceOf(EngineStopped);
  const second = engine.go({ ...game, depth: 2 });
  const worker = FakeWorker.last();
  await worker.loads();
  expect(worker.heard.map((message) => message.type)).toEqual(['load', 'go']);
  worker.says({ type: 'best', id: 2, report });
  expect(await second).toEqual(report);
});

test('a new search takes the place of the one before', async () => {
  allowThreads();
  const engine = new Engine({ threads: 2 });
  const first = engine.go(game);
  const worker = FakeWorker.last();
  await worker.loads();
  const second = engine.go(game);
  await expect(first).rejects.toBeInstanceOf(EngineStopped);
  worker.says({ type: 'best', id: 1, report: { ...report, depth: 9 } });
  worker.says({ type: 'best', id: 2, report });
  expect(await second).toEqual(report);
});

test('threads are used only where memory can be shared', () => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 6 });
  expect(new Engine({ threads: 4 }).threads).toBe(1);
  allowThreads();
  expect(new Engine({ threads: 4 }).threads).toBe(4);
  expect(new Engine().threads).toBe(5);
  vi.stubGlobal('navigator', { hardwareConcurrency: 64 });
  expect(new Engine().threads).toBe(8);
  vi.stubGlobal('navigator', { hardwareConcurrency: 1 });
  expect(new Engine().threads).toBe(1);
});

test.each(['says so', 'says nothing'])(
  'one thread takes over when the threads do not start and the worker %s',
  async (how) => {
    allowThreads();
    vi.useFakeTimers();
    const engine = new Engine({ threads: 2 });
    const best = engine.go(game);
    const failed = FakeWorker.last();
    if (how === 'says so') failed.onerror?.({ message: 'no threads' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(failed.terminated).toBe(true);
    expect(FakeWorker.last().threadsToLoad).toBe(1);
    expect(engine.threads).toBe(1);
    vi.useRealTimers();
    await FakeWorker.last().loads();
    FakeWorker.last().says({ type: 'best', id: 1, report });
    expect(await best).toEqual(report);
  },
);

test('a module that cannot be loaded is a failure, and is tried again', async () => {
  const engine = new Engine();
  const best = engine.go(game);
  FakeWorker.last().says({ type: 'failed', message: '404' });
  await expect(best).rejects.toMatchObject({ code: 'load', message: '404' });
  void engine.go(game).catch(() => {});
  expect(FakeWorker.made.length).toBe(2);
  engine.dispose();
});

test('a worker that dies is a failure, and another takes its place', async () => {
  const engine = new Engine();
  const best = engine.go(game);
  await FakeWorker.last().loads();
  FakeWorker.last().onerror?.({ message: 'out of memory' });
  await expect(best).rejects.toMatchObject({ code: 'crash' });
  void engine.go(game).catch(() => {});
  expect(FakeWorker.made.length).toBe(2);
  engine.dispose();
  expect(FakeWorker.last().terminated).toBe(true);
});

test('a game that cannot be searched is refused', async () => {
  const best = new Engine().go(game);
  await FakeWorker.last().loads();
  FakeWorker.last().says({ type: 'refused', id: 1, message: 'the game is over' });
  await expect(best).rejects.toBeInstanceOf(EngineFailed);
  await expect(best).rejects.toMatchObject({ code: 'refused' });
});
