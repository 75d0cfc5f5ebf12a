// A smoke test of the sounds with a fake AudioContext: they are built and never throw.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SoundKind } from './sound';

const KINDS: readonly SoundKind[] = [
  'move',
  'place',
  'throw',
  'refuse',
  'win',
  'loss',
  'draw',
  'lowTime',
];

class FakeParam {
  value = 0;
  setValueAtTime(value: number, at: number): void {
    if (!(value > 0 && at >= 0)) throw new RangeError();
  }
  exponentialRampToValueAtTime = this.setValueAtTime;
}

class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  buffer: unknown = null;
  type = '';
  constructor(private readonly context: FakeAudioContext) {}
  connect<T>(to: T): T {
    return to;
  }
  start(at: number): void {
    this.context.log.push(at);
  }
  stop(at: number): void {
    if (!(at > this.context.currentTime)) throw new RangeError();
  }
}

class FakeAudioContext {
  static made: FakeAudioContext[] = [];
  static first: 'running' | 'suspended' = 'running';
  state: string = FakeAudioContext.first;
  currentTime = 3;
  sampleRate = 8_000;
  destination = {};
  log: number[] = [];
  allow: () => void = () => undefined;
  constructor() {
    FakeAudioContext.made.push(this);
  }
  resume = (): Promise<void> =>
    new Promise((resolve) => {
      this.allow = () => {
        this.state = 'running';
        resolve();
      };
    });
  createGain = () => new FakeNode(this);
  createOscillator = () => new FakeNode(this);
  createBiquadFilter = () => new FakeNode(this);
  createBufferSource = () => new FakeNode(this);
  createBuffer = (_channels: number, length: number) => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  };
}

describe('playSound', () => {
  let playSound: (kind: SoundKind, volume?: number) => void;

  beforeEach(async () => {
    FakeAudioContext.made = [];
    FakeAudioContext.first = 'running';
    vi.stubGlobal('AudioContext', FakeAudioContext);
    vi.resetModules();
    ({ playSound } = await import('./sound'));
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(KINDS)('plays %s', (kind) => {
    playSound(kind, 0.5);
    expect(FakeAudioContext.made[0]?.log.length).toBeGreaterThan(1);
  });

  it('makes one context, at the first sound', () => {
    expect(FakeAudioContext.made).toHaveLength(0);
    playSound('move', 0);
    expect(FakeAudioContext.made).toHaveLength(0);
    playSound('move');
    playSound('place');
    expect(FakeAudioContext.made).toHaveLength(1);
  });

  it('waits for permission a moment only', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    FakeAudioContext.first = 'suspended';
    playSound('move');
    const context = FakeAudioContext.made[0];
    expect(context?.log).toEqual([]);
    vi.advanceTimersByTime(5_000);
    context?.allow();
    await Promise.resolve();
    expect(context?.log).toEqual([]);

    if (context) context.state = 'suspended';
    playSound('move');
    context?.allow();
    await Promise.resolve();
    expect(context?.log).toHaveLength(2);
  });

  it('is silent without WebAudio', () => {
    vi.stubGlobal('AudioContext', undefined);
    expect(() => KINDS.forEach((kind) => playSound(kind))).not.toThrow();
  });

  it('is silent if the browser refuses', async () => {
    const refuse = () => {
      throw new Error('no device');
    };
    vi.stubGlobal('AudioContext', refuse);
    expect(() => playSound('move')).not.toThrow();

    vi.stubGlobal('AudioContext', FakeAudioContext);
    FakeAudioContext.first = 'suspended';
    playSound('move');
    const context = FakeAudioContext.made[0];
    if (context) context.resume = () => Promise.reject(new Error('not now'));
    expect(() => playSound('move')).not.toThrow();
    await Promise.resolve();
  });
});
