// Stores the app on the device, so that it opens and plays offline. It stores every file of
// a build under one cache name, answers from there, and leaves everything else (the server's API)
// alone. scripts/service-worker-plugin.ts compiles this file by itself and fills in the file list.
//
// A new build is fetched in the background and waits until a page asks for it (pwa.ts). Pages of the
// previous build may still be open in other tabs and load more of it later, so that build is kept.

declare const BUILD: string;
/** Relative to the service worker; './' is the page. */
declare const FILES: string[];

(() => {
  const worker = self as unknown as ServiceWorkerGlobalScope;
  const scope = worker.registration.scope;
  const prefix = `mandible ${scope} `; // other copies of the app may live on the same origin
  const current = prefix + BUILD;
  const page = scope;
  const used = new URL('used', scope).href; // marks the caches of builds that have been active
  const files = new Set(FILES.map((file) => new URL(file, scope).href));
  const hashed = /\/assets\/.*-[\w-]{8}\.\w+$/;

  const ours = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

  const stored = async (url: string): Promise<Response | undefined> => {
    const response = await (await caches.open(current)).match(url, { ignoreVary: true });
    if (response || !hashed.test(url)) return response;
    for (const name of (await ours()).filter((name) => name !== current)) {
      const older = await (await caches.open(name)).match(url, { ignoreVary: true });
      if (older) return older;
    }
    return undefined;
  };

  const fetchFile = async (url: string): Promise<Response> => {
    // A file with a hash in its name never changes: reuse it from the previous build.
    const known = hashed.test(url) ? await stored(url) : undefined;
    const response = known ?? (await fetch(url, { cache: 'no-cache' }));
    if (!response.ok || response.redirected) throw new Error(`${url}: ${response.status}`);
    return response;
  };

  const install = async (): Promise<void> => {
    try {
      const responses = await Promise.all(
        [...files].map(async (url) => [url, await fetchFile(url)] as const),
      );
      const cache = await caches.open(current);
      await Promise.all(responses.map(([url, response]) => cache.put(url, response)));
    } catch (error) {
      await caches.delete(current); // all or nothing: the browser tries again later
      throw error;
    }
  };

  const activate = async (): Promise<void> => {
    const before: string[] = [];
    for (const name of await ours()) {
      if (name === current) continue;
      if (await (await caches.open(name)).match(used)) before.push(name);
      else await caches.delete(name); // fetched, but superseded by this build before it was used
    }
    await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
    await (await caches.open(current)).put(used, new Response(''));
    await worker.clients.claim();
  };

  const answer = async (request: Request, url: string): Promise<Response> =>
    (await stored(url)) ?? fetch(request);

  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
  worker.addEventListener('message', (event) => {
    if (event.data === 'activate') event.waitUntil(worker.skipWaiting());
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    const url = new URL(request.url);
    url.hash = '';
    url.search = '';
    const path = url.href === new URL('index.html', scope).href ? page : url.href;
    if (files.has(path) || (path.startsWith(scope) && hashed.test(path))) {
      event.respondWith(answer(request, path));
    }
  });
})();
