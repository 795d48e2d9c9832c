/** Pages rendered for each reader into the HTML of the build, and static files that contain the public origin. */
/// <reference path="./renderer.d.ts" />
import { type Context, Hono } from 'hono';
import { admit, CEILINGS, type Pricing } from '../../api/price';
import type { NamedPlace } from '../../data/place';
import { slugOf, townOfSlug } from '../../domain/places/slug';
import { FIRST_YEAR, LAST_YEAR, nearestSecondJd } from '../../domain/time/civil';
import { zoneIdentifier } from '../../domain/time/zone';
import type { AppEnv } from '../env';
import { notFound, refuse } from '../envelope';
import { cached } from '../middleware/cache';
import { doorOf } from '../middleware/cost';
import { publicOrigin } from '../origin';
import type { Sent } from '../recent';
import { send } from '../send';
import { withYears } from '../years';

const rounded = (deg: number): number => Math.round(deg * 100) / 100;

/**
 * The place of a request's connection as Cloudflare reports it: a city with its time zone and its coordinates, rounded
 * to two decimals. Null if it knows no city.
 */
function connectionPlace(request: Request): NamedPlace | null {
  const { city, latitude, longitude, timezone } = (request as Request & { cf?: Record<string, unknown> }).cf ?? {};
  if (typeof city !== 'string' || typeof timezone !== 'string') return null;
  const tz = zoneIdentifier(timezone);
  const [lat, lon] = [Number(latitude ?? Number.NaN), Number(longitude ?? Number.NaN)];
  if (tz === null || !(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return null;
  return { name: city, lat: rounded(lat), lon: rounded(lon), tz };
}

/** Placeholder for the public origin in files of the build. */
const ORIGIN_MARK = 'https://khagola.invalid';

/** A file of the build; undefined without the `ASSETS` binding. */
const assetOf = (c: Context<AppEnv>, path: string): Promise<Response> | undefined =>
  c.env?.ASSETS?.fetch(new Request(new URL(path, c.req.url)));

/** The headers of the file, including its policy, without those that describe its bytes. */
function headersOf(asset: Response): Headers {
  const headers = new Headers(asset.headers);
  for (const name of ['ETag', 'Content-Length', 'Content-Encoding', 'Last-Modified']) headers.delete(name);
  return headers;
}

const NO_QUERY = new URLSearchParams();

type Rendered = 'now' | 'day' | 'month' | 'year' | 'chart' | 'sky' | 'find';
type Language = 'en' | 'hi';
type PageKey = Rendered | 'utsava' | 'town' | 'embedDay';
/** Pages of one thing each, and the pages whose work they cost. */
const THINGS = {
  utsava: 'utsava',
  town: 'town',
  vows: 'year',
  subscribe: 'utsava',
  ephemeris: 'month',
} as const satisfies Record<string, PageKey>;
type ThingKey = keyof typeof THINGS;

/** The work of a page: each has a rate of its own, whatever it shows. */
const PAGE_PRICING: Pricing<{ key: PageKey }> = { rates: 'pages', work: ({ key }) => ({ [key]: 1 }) };

/** Asks the door for the work of a page. Pages have a price, which never exceeds the ceiling. */
const isAdmitted = (c: Context<AppEnv>, key: PageKey) =>
  admit(PAGE_PRICING, { key }, 'answer', doorOf(c, CEILINGS.http));

async function page(c: Context<AppEnv>, key: Rendered, locale: Language): Promise<Response> {
  const { pathname, search, searchParams } = new URL(c.req.url);
  const asset = await assetOf(c, pathname);
  if (!asset?.ok) return notFound(c);
  const html = await asset.text();
  const { readerOfRequest, renderPage, withContent } = await import('khagola:pages');
  const guess: NamedPlace | null = connectionPlace(c.req.raw);
  const reader = readerOfRequest(locale, searchParams, guess);
  const jdUt = nearestSecondJd(Math.floor(c.var.now() / 1000) * 1000);
  const headers = headersOf(asset);
  headers.set('Cache-Control', 'private, no-cache');
  // Over its limit, a client gets the page of the build, which computes in the browser.
  if (!(await isAdmitted(c, key)).ok) return c.newResponse(html, { headers });
  try {
    const kernel = c.var.kernel().allYears;
    const occasion = { search, origin: publicOrigin(c), jdUt };
    const content = await withYears(c, () => renderPage(key, kernel, reader, occasion));
    return c.newResponse(withContent(html, key, content), { headers });
  } catch (error) {
    // The page of the build works too: it computes in the browser.
    console.error(`${c.var.requestId} ${error instanceof Error ? error.name : 'failure'} in a page`);
    return c.newResponse(html, { headers });
  }
}

/** The 404 page. */
async function missing(c: Context<AppEnv>): Promise<Response> {
  const asset = await assetOf(c, '/404');
  if (!asset?.ok) return notFound(c);
  return c.newResponse(await asset.text(), { status: 404, headers: headersOf(asset) });
}

type Renderer = typeof import('khagola:pages');
type Made = Awaited<ReturnType<Renderer['renderUtsava']>>;

/** Headers that the cache sets. */
const OF_CACHE: readonly string[] = ['content-type', 'cache-control'];

/** Whether two readers see the same: their settings are plain data. */
const areEqual = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Thing {
  /** The thing in canonical form. */
  question: readonly string[];
  /** How long its page stays fresh. */
  seconds: number;
  /** Whether the page has nothing of its reader. Only such pages are stored: one for each thing and language. */
  isForAnybody: boolean;
}

/**
 * A page about one thing. Its cache key consists of its address, the build's file, the origin of links and the time.
 *
 * @param make  renders the page; null if the thing does not exist
 */
async function thing(
  c: Context<AppEnv>,
  key: ThingKey,
  locale: Language,
  { question, seconds, isForAnybody }: Thing,
  make: () => Promise<Made>,
): Promise<Response> {
  const asset = await assetOf(c, `${locale === 'en' ? '' : `/${locale}`}/made/${key}`);
  if (!asset?.ok) return notFound(c);
  const madeWith = [asset.headers.get('ETag') ?? '', publicOrigin(c), Math.floor(c.var.now() / 1000 / seconds)];
  const render = async () => {
    const admitted = await isAdmitted(c, THINGS[key]);
    if (!admitted.ok) return refuse(c, admitted.error);
    const renderer = await import('khagola:pages');
    const page = await make();
    if (!page) return missing(c);
    if ('path' in page) return c.redirect(page.path + new URL(c.req.url).search, 301);
    return { body: renderer.withContent(await asset.text(), key, page.content), type: 'text/html; charset=utf-8' };
  };
  const response = isForAnybody
    ? await cached(c, ['page', key, locale, ...question, ...madeWith], seconds, render)
    : privately(c, await render());
  // Use the policy of the page's file, not the API's.
  for (const [name, value] of headersOf(asset)) {
    if (!OF_CACHE.includes(name.toLowerCase())) response.headers.set(name, value);
  }
  return response;
}

/** Sends a page that only its reader may keep. */
function privately(c: Context<AppEnv>, page: Sent | Response): Response {
  if (page instanceof Response) return page;
  c.header('Cache-Control', 'private, no-cache');
  return send(c, page);
}

const UTSAVA_SECONDS = 86_400;
/** Pages about the present day expire soon. */
const TOWN_SECONDS = 600;

/** Any site may frame an embedded page. It may only draw. */
const EMBEDDED_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
];
const DRAWING_POLICY = [...EMBEDDED_POLICY, "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'"];

function embedded(c: Context<AppEnv>, asset: Response, html: string, policy: readonly string[], seconds: number) {
  const headers = headersOf(asset);
  headers.delete('Cross-Origin-Opener-Policy');
  headers.set('Content-Security-Policy', policy.join('; '));
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  headers.set('Cache-Control', `public, max-age=${seconds}`);
  const theme = /[?&]theme=(light|dark)(?:&|$)/.exec(new URL(c.req.url).search)?.[1];
  return c.newResponse(theme ? html.replace('<html ', `<html data-theme="${theme}" `) : html, { headers });
}

/** The day or a part of it in an iframe. If the address names no place, every reader gets the reference place. */
async function embeddedDay(c: Context<AppEnv>, locale: Language): Promise<Response> {
  const asset = await assetOf(c, `${locale === 'en' ? '' : `/${locale}`}/made/embed-day`);
  if (!asset?.ok) return notFound(c);
  const admitted = await isAdmitted(c, 'embedDay');
  if (!admitted.ok) return refuse(c, admitted.error);
  const { readerOfRequest, renderWidget, withContent } = await import('khagola:pages');
  const reader = readerOfRequest(locale, new URL(c.req.url).searchParams, null);
  const rendered = await renderWidget(c.var.kernel(), reader, c.req.param('widget') ?? '', madeFor(c));
  if (!rendered) return missing(c);
  const { content, seconds } = rendered;
  const response = embedded(c, asset, withContent(await asset.text(), 'embedDay', content), EMBEDDED_POLICY, seconds);
  // A frame follows the day without a script.
  response.headers.set('Refresh', String(seconds));
  return response;
}

async function embeddedChart(c: Context<AppEnv>, locale: Language): Promise<Response> {
  const asset = await assetOf(c, `${locale === 'en' ? '' : `/${locale}`}/made/embed-chart`);
  if (!asset?.ok) return notFound(c);
  return embedded(c, asset, await asset.text(), DRAWING_POLICY, TOWN_SECONDS);
}

const madeFor = (c: Context<AppEnv>) => ({
  search: '',
  origin: publicOrigin(c),
  jdUt: nearestSecondJd(Math.floor(c.var.now() / 1000) * 1000),
});

async function utsavaPage(c: Context<AppEnv>, locale: Language): Promise<Response> {
  const [key = '', text = ''] = [c.req.param('key'), c.req.param('year')];
  const year = Number(text);
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(key) || !/^\d{4}$/.test(text) || year < FIRST_YEAR || year > LAST_YEAR)
    return missing(c);
  const { readerOfRequest, renderUtsava } = await import('khagola:pages');
  const { search, searchParams } = new URL(c.req.url);
  const reader = readerOfRequest(locale, searchParams, connectionPlace(c.req.raw));
  const isForAnybody = areEqual(reader, readerOfRequest(locale, NO_QUERY, null)) && !searchParams.has('date');
  return thing(c, 'utsava', locale, { question: [key, text], seconds: UTSAVA_SECONDS, isForAnybody }, () =>
    renderUtsava(c.var.kernel(), reader, { key, year }, { ...madeFor(c), search }),
  );
}

/** A list of observances by kind; without a kind the ekādaśīs, without a year the present one. */
async function vowsPage(c: Context<AppEnv>, locale: Language): Promise<Response> {
  const { kind = 'ekadashi', year: text } = c.req.param() as { kind?: string; year?: string };
  const year = text === undefined ? null : Number(text);
  if (text !== undefined && (!/^\d{4}$/.test(text) || Number(text) < FIRST_YEAR || Number(text) > LAST_YEAR))
    return missing(c);
  const { readerOfRequest, renderVows } = await import('khagola:pages');
  const { search, searchParams } = new URL(c.req.url);
  const reader = readerOfRequest(locale, searchParams, connectionPlace(c.req.raw));
  const isForAnybody = areEqual(reader, readerOfRequest(locale, NO_QUERY, null));
  return thing(c, 'vows', locale, { question: [kind, text ?? ''], seconds: UTSAVA_SECONDS, isForAnybody }, () =>
    renderVows(c.var.kernel(), reader, { kind, year }, { ...madeFor(c), search }),
  );
}

/** The form of a subscription. It depends on its query, so nobody stores it. */
async function subscribePage(c: Context<AppEnv>, locale: Language): Promise<Response> {
  const { readerOfRequest, renderSubscribe } = await import('khagola:pages');
  const { search, searchParams } = new URL(c.req.url);
  const reader = readerOfRequest(locale, searchParams, connectionPlace(c.req.raw));
  return thing(c, 'subscribe', locale, { question: [], seconds: UTSAVA_SECONDS, isForAnybody: false }, () =>
    renderSubscribe(c.var.kernel(), reader, { ...madeFor(c), search }),
  );
}

/** The places of the grahas in a month, which are the same for every place. */
async function ephemerisPage(c: Context<AppEnv>, locale: Language): Promise<Response> {
  const month = c.req.param('month') ?? null;
  const { readerOfRequest, renderEphemeris } = await import('khagola:pages');
  const reader = readerOfRequest(locale, new URL(c.req.url).searchParams, null);
  const isForAnybody = areEqual(reader, readerOfRequest(locale, NO_QUERY, null));
  return thing(c, 'ephemeris', locale, { question: [month ?? ''], seconds: UTSAVA_SECONDS, isForAnybody }, () =>
    renderEphemeris(c.var.kernel(), reader, month, madeFor(c)),
  );
}

async function townPage(c: Context<AppEnv>, locale: Language): Promise<Response> {
  const asked = c.req.param('town') ?? '';
  const town = townOfSlug(await c.var.places(), asked);
  if (!town) return missing(c);
  const slug = slugOf(town.name);
  if (slug !== asked) return c.redirect(`${locale === 'en' ? '' : `/${locale}`}/panchanga/${slug}`, 301);
  const { name, lat, lon, tz } = town;
  const { readerOfRequest, renderTown } = await import('khagola:pages');
  const reader = readerOfRequest(locale, new URL(c.req.url).searchParams, null);
  const isForAnybody = areEqual(reader.settings, readerOfRequest(locale, NO_QUERY, null).settings);
  const ofTown = { ...reader, place: { name, lat, lon, tz }, origin: 'chosen' as const };
  return thing(c, 'town', locale, { question: [slug], seconds: TOWN_SECONDS, isForAnybody }, () =>
    renderTown(c.var.kernel(), ofTown, slug, madeFor(c)),
  );
}

/** A text file of the build with the public origin filled in. */
async function withOrigin(c: Context<AppEnv>): Promise<Response> {
  const asset = await assetOf(c, c.req.path);
  if (!asset?.ok) return notFound(c);
  const text = await asset.text();
  return c.newResponse(text.replaceAll(ORIGIN_MARK, publicOrigin(c)), { headers: headersOf(asset) });
}

/** Pages that are rendered for each reader, by their English paths. */
const PATHS: Readonly<Record<Rendered, string>> = {
  now: '/',
  day: '/day',
  month: '/month',
  year: '/year',
  chart: '/chart',
  sky: '/sky',
  find: '/find',
};

export const pageRoutes = new Hono<AppEnv>()
  .get('/hi', (c) => c.redirect('/hi/', 301))
  .get('/robots.txt', withOrigin)
  .get('/sitemap.xml', withOrigin);

for (const [locale, prefix] of [
  ['en', ''],
  ['hi', '/hi'],
] as const) {
  pageRoutes
    .get(`${prefix}/utsava/:key/:year`, (c) => utsavaPage(c, locale))
    .get(`${prefix}/vows`, (c) => vowsPage(c, locale))
    .get(`${prefix}/vows/:kind`, (c) => vowsPage(c, locale))
    .get(`${prefix}/vows/:kind/:year`, (c) => vowsPage(c, locale))
    .get(`${prefix}/eclipses`, (c) => c.redirect(`${prefix}/vows/eclipses${new URL(c.req.url).search}`, 301))
    .get(`${prefix}/panchanga/:town`, (c) => townPage(c, locale))
    .get(`${prefix}/embed/chart`, (c) => embeddedChart(c, locale))
    .get(`${prefix}/embed/:widget`, (c) => embeddedDay(c, locale))
    .get(`${prefix}/ephemeris`, (c) => ephemerisPage(c, locale))
    .get(`${prefix}/ephemeris/:month`, (c) => ephemerisPage(c, locale))
    .get(`${prefix}/subscribe`, (c) => subscribePage(c, locale));
}

for (const [key, path] of Object.entries(PATHS) as [Rendered, string][]) {
  pageRoutes.get(path, (c) => page(c, key, 'en')).get(`/hi${path}`, (c) => page(c, key, 'hi'));
}
