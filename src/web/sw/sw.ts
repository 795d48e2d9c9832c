/**
 * Caches the pages and their files, so that they open offline after the first visit. Each version has its own cache and
 * deletes the others when it takes over. Files that only some readers need, such as the list of places, are cached on
 * first use. Responses of the service are never cached.
 * Pages that the Worker renders for each reader come from the network first. Those of a single thing (an observance, a
 * town, a list of vows) are cached as they were last read.
 */

/** Set by the build: a hash of the list, and the URLs in it. */
declare const VERSION: string;
declare const FILES: string[];
/** Paths of pages that the service renders for each reader. */
declare const RENDERED: string[];
/** Paths of pages of a single thing, and of the pages below them; with a slash at its end, of those alone. */
declare const THINGS: string[];
/** The page shown offline instead of one that was never opened, by the start of the path; the longest comes first. */
declare const ABSENT: [begin: string, page: string][];

const worker = self as unknown as ServiceWorkerGlobalScope;
const KEPT = `khagola-${VERSION}`;
/** Pages of single things that were read. Their scripts and styles are of the same version. */
const READ = `khagola-read-${VERSION}`;
/** Maximum number of pages in it. */
const MAX_READ = 60;
const HASHED = '/assets/';

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(KEPT).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))),
  );
});

worker.addEventListener('activate', (event) => {
  const dropOthers = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => name !== KEPT && name !== READ).map((name) => caches.delete(name))),
    );
  const claimed = dropOthers.then(() => worker.clients.claim());
  event.waitUntil(claimed);
  // Not part of the activation: until it ends, the requests of the open pages wait.
  void claimed.then(keepOpenPages);
});

const isThing = ({ pathname }: URL): boolean =>
  THINGS.some((path) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`));

/** Caches a page of a single thing, and drops the one that was cached first if there are too many. */
async function keepRead(request: Request, page: Response): Promise<void> {
  const cache = await caches.open(READ);
  await cache.delete(request);
  await cache.put(request, page);
  const read = await cache.keys();
  await Promise.all(read.slice(0, -MAX_READ).map((oldest) => cache.delete(oldest)));
}

/** The pages that were open before this worker was. */
async function keepOpenPages(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window' });
  await Promise.all(
    open
      .map(({ url }) => new URL(url))
      .filter(isThing)
      .map(async ({ pathname, search }) => {
        const request = new Request(pathname + search);
        const page = await fetch(request);
        if (page.ok && !page.redirected) await keepRead(request, page);
      }),
  ).catch(() => undefined);
}

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

/** A page of a single thing: fresh, else as it was last read here or for another place. */
async function thingPage(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request);
    // Without room on the device, the reader still gets the fresh page.
    if (fresh.ok && !fresh.redirected) await keepRead(request, fresh.clone()).catch(() => undefined);
    return fresh;
  } catch (fault) {
    const read = await caches.open(READ);
    const cached = (await read.match(request)) ?? (await read.match(request, { ignoreSearch: true }));
    if (!cached) throw fault;
    return cached;
  }
}

/** A link to a cached page, named as its HTML is titled. */
async function linkTo(cache: Cache, request: Request): Promise<string> {
  const html = (await (await cache.match(request))?.text()) ?? '';
  const [, language, title] = /<html lang="([\w-]+)"[\s\S]*?<title>([^<]*?)(?: · Khagola)?<\/title>/.exec(html) ?? [];
  const { pathname, search } = new URL(request.url);
  return title
    ? `<li><a lang="${language}" href="${(pathname + search).replaceAll('&', '&amp;')}">${title}</a></li>`
    : '';
}

/** The page that says that a page was never opened here, with links to those that were, the last read first. */
async function absentPage(request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const path = ABSENT.find(([begin]) => pathname.startsWith(begin))?.[1];
  const absent = path && (await caches.open(KEPT).then((cache) => cache.match(path)));
  if (!absent) return null;
  const read = await caches.open(READ);
  const links = await Promise.all([...(await read.keys())].reverse().map((page) => linkTo(read, page)));
  const html = (await absent.text()).replace('</main>', () => `<ul class="rows">${links.join('')}</ul></main>`);
  return new Response(html, absent);
}

async function page(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (isThing(url)) return thingPage(request);
  if (RENDERED.includes(url.pathname)) return freshPage(request);
  const cached = await caches.open(KEPT).then((cache) => cache.match(request, { ignoreSearch: true }));
  return cached ?? fetch(request);
}

async function answer(request: Request): Promise<Response> {
  if (request.mode === 'navigate') {
    return page(request).catch(async (fault) => {
      const absent = await absentPage(request);
      if (absent) return absent;
      throw fault;
    });
  }
  const cache = await caches.open(KEPT);
  const cached = await cache.match(request);
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
