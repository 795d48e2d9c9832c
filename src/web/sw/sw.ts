/**
 * Caches the pages and their files, so that they open offline after the first visit. Each version has its own cache and
 * deletes the others when it takes over. Files that only some readers need, such as the list of places, are cached on
 * first use. Responses of the service are never cached.
 * Pages that the Worker renders for each reader come from the network first.
 */

/** Set by the build: a hash of the list, and the URLs in it. */
declare const VERSION: string;
declare const FILES: string[];
/** Paths of pages that the service renders for each reader. */
declare const RENDERED: string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const KEPT = `khagola-${VERSION}`;
const HASHED = '/assets/';

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(KEPT).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))),
  );
});

worker.addEventListener('activate', (event) => {
  const dropOthers = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(dropOthers.then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') worker.skipWaiting();
});

/** Maximum wait for the network if the page is cached too. */
const PATIENCE_MS = 3000;

async function freshPage(request: Request): Promise<Response> {
  const cached = caches.open(KEPT).then((cache) => cache.match(request, { ignoreSearch: true }));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const fresh = fetch(request);
  const first = await Promise.race([fresh.catch(() => undefined), late]);
  return first ?? (await cached) ?? fresh;
}

async function answer(request: Request): Promise<Response> {
  if (request.mode === 'navigate' && RENDERED.includes(new URL(request.url).pathname)) return freshPage(request);
  const cache = await caches.open(KEPT);
  const cached = await cache.match(request, { ignoreSearch: request.mode === 'navigate' });
  if (cached) return cached;
  const fresh = await fetch(request);
  if (fresh.ok && new URL(request.url).pathname.startsWith(HASHED)) await cache.put(request, fresh.clone());
  return fresh;
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode !== 'navigate' && !FILES.includes(url.pathname) && !url.pathname.startsWith(HASHED)) return;
  event.respondWith(answer(request));
});
