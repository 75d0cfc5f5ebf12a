// The engine behind the session: it thinks for the computer and answers a person's questions. An
// answer that arrives after the position has changed is dropped.
import {
  Engine,
  EngineFailed,
  EngineStopped,
  type EngineReport,
  type EngineRequest,
} from '../core/engine';

// So that people see their own move land before the answer comes.
const shortestThought = 450;

export class Adviser {
  #engine: Engine | null = null;
  // Changes whenever the position does.
  #turn = 0;
  readonly #onFailure: (again: () => void) => void;
  /** About the computer's own move. */
  thinking = $state(false);
  /** For a person: a hint or a draw. */
  asking = $state(false);

  /** When the engine fails, `onFailure` is given a function that tries again. */
  constructor(onFailure: (again: () => void) => void) {
    this.#onFailure = onFailure;
  }

  /** The position has changed. */
  moveOn(): void {
    this.#turn++;
  }

  stop(): void {
    this.#turn++;
    this.thinking = false;
    this.#engine?.stop();
  }

  /** What the computer plays; null if it was stopped or has failed. */
  async think(request: EngineRequest, again: () => void): Promise<EngineReport | null> {
    const turn = this.#turn;
    this.thinking = true;
    const pauseOver = new Promise((done) => setTimeout(done, shortestThought));
    const report = await this.#search(request, again);
    await pauseOver;
    if (turn !== this.#turn) return null;
    this.thinking = false;
    return report;
  }

  /** The engine's answers for a person, one per request; null if it was stopped or has failed. */
  async advise(
    requests: readonly EngineRequest[],
    again: () => void,
  ): Promise<readonly EngineReport[] | null> {
    const turn = this.#turn;
    const reports: EngineReport[] = [];
    this.asking = true;
    for (const request of requests) {
      const report = await this.#search(request, again);
      if (!report || turn !== this.#turn) break;
      reports.push(report);
    }
    this.asking = false;
    return reports.length === requests.length ? reports : null;
  }

  async #search(request: EngineRequest, again: () => void): Promise<EngineReport | null> {
    this.#engine ??= new Engine();
    try {
      return await this.#engine.go(request);
    } catch (error) {
      if (error instanceof EngineStopped) return null;
      if (!(error instanceof EngineFailed)) throw error;
      this.thinking = false;
      this.#onFailure(again);
      return null;
    }
  }
}
