/**
 * Keeps the pages and what they load, so that they open without a network after the first visit. A version keeps its
 * own files and drops those of others when it takes over; what only some readers need, the gazetteer, is kept once asked
 * for. The service's answers are never kept.
 */

/** Set by the build: a hash over the list, and the addresses in it. */
declare const VERSION: string;
declare const FILES: string[];

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

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request, { ignoreSearch: request.mode === 'navigate' });
  if (kept) return kept;
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
