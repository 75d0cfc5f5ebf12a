// Shared by the tests of the running game: the real rules, a minimal page, and an engine that gives the
// answers that a test prescribes.
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import type { EngineReport, EngineRequest, FromWorker, ToWorker } from '../core/engine-messages';
import { loadRules, type Rules } from '../core/rules';
import { language } from '../i18n/i18n.svelte';
import { settings } from './settings.svelte';
import { Session } from './session.svelte';
import { defaultSetup, type GameSetup, type Player } from './setup';

let rules: Rules | undefined;

export async function realRules(): Promise<Rules> {
  const wasm = new URL('../../../build/wasm/mandible_rules.wasm', import.meta.url);
  rules ??= await loadRules(readFileSync(wasm));
  return rules;
}

type Answer = Partial<EngineReport> | 'failure' | 'silence';

/** The engine's worker: answers each search with the next of `answers`. */
export class ScriptedWorker {
  static answers: Answer[] = [];
  static requests: EngineRequest[] = [];
  /** How long the engine thinks. */
  static thoughtMs = 0;

  onmessage: ((event: { data: FromWorker }) => void) | undefined;
  onerror: ((event: { message: string }) => void) | undefined;

  postMessage(message: ToWorker): void {
    if (message.type === 'load') this.#say({ type: 'loaded' });
    if (message.type !== 'go') return;
    ScriptedWorker.requests.push(message.request);
    const answer = ScriptedWorker.answers.shift() ?? 'silence';
    if (answer === 'silence') return;
    if (answer === 'failure') {
      queueMicrotask(() => this.onerror?.({ message: 'killed by the test' }));
      return;
    }
    const report = { depth: 1, score: 0, chance: 500, nodes: 1, timeMs: 1, line: [], ...answer };
    const answered = () => this.#say({ type: 'best', id: message.id, report });
    if (ScriptedWorker.thoughtMs > 0) setTimeout(answered, ScriptedWorker.thoughtMs);
    else answered();
  }

  terminate(): void {
    this.onmessage = undefined;
  }

  #say(message: FromWorker): void {
    queueMicrotask(() => this.onmessage?.({ data: message }));
  }
}

/** A page in English with fake time. Call it before each test, and `leavePage` after it. */
export async function enterPage(): Promise<void> {
  vi.useFakeTimers();
  await enterPageInRealTime();
}

export async function enterPageInRealTime(): Promise<void> {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('Worker', ScriptedWorker);
  ScriptedWorker.answers = [];
  ScriptedWorker.requests = [];
  ScriptedWorker.thoughtMs = 0;
  settings.confirm = false;
  await language.use('en');
}

export function leavePage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

export const human: Player = { kind: 'human' };
export const computer: Player = { kind: 'computer', level: 3 };

export function setupOf(players: GameSetup['players'], more: Partial<GameSetup> = {}): GameSetup {
  return { ...defaultSetup, players, ...more };
}

export const friends = setupOf({ w: human, b: human });

/** A game of two people with these moves. */
export async function played(moves: readonly string[], setup = friends): Promise<Session> {
  const session = new Session(await realRules());
  session.start(setup);
  for (const move of moves) {
    if (!session.playText(move)) throw new Error(`${move}: ${session.notice?.say()}`);
  }
  return session;
}

/** Four plies that place both queens; White is to move. */
export const opening = ['wS1', 'bG1 wS1\\', 'wQ wS1/', 'bQ bG1-'];
/** After it, the position is the same again. */
export const toAndFro = ['wQ wS1-', 'bQ bG1\\', 'wQ wS1/', 'bQ bG1-'];

export function place(session: Session, tile: string): { q: number; r: number } {
  const found = session.scene.tiles.find((one) => one.tile === tile);
  if (!found) throw new Error(`${tile} is not on the board`);
  return { q: found.q, r: found.r };
}
