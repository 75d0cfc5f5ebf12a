// The sounds of the game, synthesised with WebAudio: tiles of bakelite on a wooden table, and
// soft notes at the end. Without WebAudio there is silence, never an error.

export type SoundKind = 'move' | 'place' | 'throw' | 'refuse' | 'win' | 'loss' | 'draw' | 'lowTime';

interface Desk {
  readonly audio: AudioContext;
  readonly out: GainNode;
}

/** From the start to silence, in seconds; `level` is the peak. */
interface Shape {
  readonly after: number;
  readonly attack: number;
  readonly length: number;
  readonly level: number;
}

const SOUNDS: Record<SoundKind, (desk: Desk) => void> = {
  move: (desk) => click(desk, 0, 2400, 210, 0.5),
  place: (desk) => click(desk, 0, 1700, 150, 0.7),
  throw: (desk) => {
    swish(desk);
    click(desk, 0.16, 2000, 180, 0.6);
  },
  refuse: (desk) => click(desk, 0, 420, 85, 0.45),
  win: (desk) => [523.25, 659.25, 783.99].forEach((hertz, i) => note(desk, i * 0.16, hertz, 0.9)),
  loss: (desk) => [392, 311.13, 261.63].forEach((hertz, i) => note(desk, i * 0.2, hertz, 1)),
  draw: (desk) => [440, 440].forEach((hertz, i) => note(desk, i * 0.24, hertz, 0.7)),
  lowTime: (desk) => note(desk, 0, 880, 0.18),
};

const LATE_MS = 250; // a sound that had to wait longer for the browser's permission is skipped

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays a sound; volume from 0 to 1. */
export function playSound(kind: SoundKind, volume = 1): void {
  if (!(volume > 0) || typeof AudioContext === 'undefined') return;
  try {
    const audio = (context ??= new AudioContext());
    if (audio.state === 'running') return start(audio, kind, volume);
    // the browser allows no sound before the first touch or key, and may answer much later
    const asked = Date.now();
    const resumed = () => {
      if (Date.now() - asked < LATE_MS) start(audio, kind, volume);
    };
    audio
      .resume()
      .then(resumed)
      .catch(() => undefined);
  } catch {
    // no sound device, or too many contexts
  }
}

function start(audio: AudioContext, kind: SoundKind, volume: number): void {
  const out = audio.createGain();
  out.gain.value = Math.min(volume, 1);
  out.connect(audio.destination);
  SOUNDS[kind]({ audio, out });
}

/** A tap: a short burst of filtered noise for the surface, a damped low sine for the body. */
function click(desk: Desk, after: number, surface: number, body: number, level: number): void {
  const filter = desk.audio.createBiquadFilter();
  filter.frequency.value = surface;
  burst(desk, { after, attack: 0.001, length: 0.035, level: level * 0.6 }, filter);
  tone(desk, { after, attack: 0.002, length: 0.09, level }, body);
}

function swish(desk: Desk): void {
  const filter = desk.audio.createBiquadFilter();
  filter.frequency.setValueAtTime(500, desk.audio.currentTime);
  filter.frequency.exponentialRampToValueAtTime(1600, desk.audio.currentTime + 0.16);
  burst(desk, { after: 0, attack: 0.08, length: 0.18, level: 0.1 }, filter);
}

/** A soft note with a quiet octave above. */
function note(desk: Desk, after: number, hertz: number, length: number): void {
  tone(desk, { after, attack: 0.012, length, level: 0.16 }, hertz);
  tone(desk, { after, attack: 0.012, length: length * 0.6, level: 0.035 }, hertz * 2);
}

function tone(desk: Desk, shape: Shape, hertz: number): void {
  const oscillator = desk.audio.createOscillator();
  oscillator.frequency.value = hertz;
  ring(desk, shape, oscillator, oscillator);
}

function burst(desk: Desk, shape: Shape, filter: BiquadFilterNode): void {
  const source = desk.audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(desk.audio);
  filter.type = 'bandpass';
  ring(desk, shape, source, source.connect(filter));
}

function ring(desk: Desk, shape: Shape, source: AudioScheduledSourceNode, from: AudioNode): void {
  const at = desk.audio.currentTime + shape.after;
  const envelope = desk.audio.createGain();
  const { gain } = envelope;
  from.connect(envelope).connect(desk.out);
  gain.setValueAtTime(0.0001, at);
  gain.exponentialRampToValueAtTime(shape.level, at + shape.attack);
  gain.exponentialRampToValueAtTime(0.0001, at + shape.length);
  source.start(at);
  source.stop(at + shape.length);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.25), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
