// The page's side of the service worker: registers it, and says when a new version is ready. Without
// support for service workers (or on a page without https) nothing happens, and the app needs the
// network.

/** How long an open page waits before it checks for a new version again. */
const askAgainAfter = 60 * 60 * 1000;

/**
 * Registers the service worker once the page has loaded. Calls onReady when a new version has been
 * fetched; the new version takes over, and the page is loaded again, only when `apply` is called.
 * Call this once.
 */
export function watchForUpdates(onReady: (apply: () => void) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  start(onReady).catch((error: unknown) => console.warn('No offline use:', error));
}

async function start(onReady: (apply: () => void) => void): Promise<void> {
  const container = navigator.serviceWorker;
  await pageLoaded();

  let applying = false;
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // Another tab asked for the new version: this one keeps running until its user asks for it too.
    if (applying) location.reload();
    else if (controlled) onReady(() => location.reload());
    controlled = true;
  });

  const registration = await container.register(new URL('service-worker.js', document.baseURI), {
    updateViaCache: 'none',
  });
  const offer = (worker: ServiceWorker) =>
    onReady(() => {
      applying = true;
      worker.postMessage('activate');
    });
  if (registration.waiting && controlled) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    if (!worker || !registration.active) return; // the first version needs no confirmation
    void installed(worker).then((ready) => ready && offer(worker));
  });

  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < askAgainAfter) return;
    asked = Date.now();
    registration.update().catch(() => {}); // no network: try again next time
  });
}

/** Waits until the worker is installed; false if the installation failed. */
function installed(worker: ServiceWorker): Promise<boolean> {
  const done = ['installed', 'activating', 'activated'];
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'redundant') resolve(false);
      else if (done.includes(worker.state)) resolve(true);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}
