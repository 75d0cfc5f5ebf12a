// The page's side of the service worker, with a browser that does what the test says.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchForUpdates } from './pwa';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly heard: unknown[] = [];
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  active: FakeWorker | null = new FakeWorker();
  readonly update = vi.fn(() => Promise.resolve());
  /** A new version is being fetched. */
  finds(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = new FakeWorker();
  readonly registration = new FakeRegistration();
  readonly register = vi.fn(() => Promise.resolve(this.registration));
}

const page = Object.assign(new EventTarget(), {
  readyState: 'complete',
  visibilityState: 'visible',
  baseURI: 'https://example.org/hive/',
});
const reload = vi.fn();
const onReady = vi.fn<(apply: () => void) => void>();
let container: FakeContainer;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubEnv('PROD', true);
  container = new FakeContainer();
  page.readyState = 'complete';
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { serviceWorker: container });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

async function watch(): Promise<FakeRegistration> {
  watchForUpdates(onReady);
  await settle();
  return container.registration;
}

describe('the service worker', () => {
  it('is registered beside the page, once it has loaded', async () => {
    page.readyState = 'loading';
    const listeners = new EventTarget();
    vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
    watchForUpdates(onReady);
    await settle();
    expect(container.register).not.toHaveBeenCalled();
    listeners.dispatchEvent(new Event('load'));
    await settle();
    expect(container.register).toHaveBeenCalledOnce();
    const [url] = container.register.mock.calls[0] as unknown as [URL];
    expect(url.href).toBe('https://example.org/hive/service-worker.js');
  });

  it('is not registered while developing or where there is none', async () => {
    vi.stubEnv('PROD', false);
    await watch();
    expect(container.register).not.toHaveBeenCalled();
    vi.stubEnv('PROD', true);
    vi.stubGlobal('navigator', {});
    expect(() => watchForUpdates(onReady)).not.toThrow();
  });

  it('that is refused is only a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    container.register.mockRejectedValue(new Error('refused by the test'));
    await watch();
    expect(warn).toHaveBeenCalledOnce();
    expect(onReady).not.toHaveBeenCalled();
  });
});

describe('a new version', () => {
  it('is offered when it is installed, and takes over only when it is wanted', async () => {
    const registration = await watch();
    const worker = registration.finds();
    await settle();
    expect(onReady).not.toHaveBeenCalled();
    worker.becomes('installed');
    await settle();
    expect(onReady).toHaveBeenCalledOnce();
    expect(worker.heard).toEqual([]);
    onReady.mock.calls[0]?.[0]();
    expect(worker.heard).toEqual(['activate']);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that cannot be installed is not offered', async () => {
    const registration = await watch();
    registration.finds().becomes('redundant');
    await settle();
    expect(onReady).not.toHaveBeenCalled();
  });

  it('that already waits is offered at once', async () => {
    container.registration.waiting = new FakeWorker();
    await watch();
    expect(onReady).toHaveBeenCalledOnce();
  });

  it('is nothing to ask about on the first visit', async () => {
    container.controller = null;
    container.registration.active = null;
    container.registration.waiting = new FakeWorker();
    const registration = await watch();
    registration.finds().becomes('installed');
    container.dispatchEvent(new Event('controllerchange'));
    await settle();
    expect(onReady).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('that another tab has taken is offered, not forced upon this one', async () => {
    await watch();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    expect(onReady).toHaveBeenCalledOnce();
    onReady.mock.calls[0]?.[0]();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is looked for when the page is seen again, at most once per hour', async () => {
    const registration = await watch();
    const seen = () => page.dispatchEvent(new Event('visibilitychange'));
    seen();
    vi.advanceTimersByTime(60 * 60 * 1000 - 1);
    seen();
    expect(registration.update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    page.visibilityState = 'hidden';
    seen();
    expect(registration.update).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    seen();
    seen();
    expect(registration.update).toHaveBeenCalledOnce();
  });
});
