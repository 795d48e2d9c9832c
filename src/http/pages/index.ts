/** Pages rendered for each reader into the HTML of the build, and static files that contain the public origin. */
/// <reference path="./renderer.d.ts" />
import { type Context, Hono } from 'hono';
import type { NamedPlace } from '../../data/place';
import { slugOf, townOfSlug, townsOfSlug } from '../../domain/places/slug';
import { FIRST_YEAR, LAST_YEAR } from '../../domain/time/civil';
import { zoneIdentifier } from '../../domain/time/zone';
import type { AppEnv } from '../env';
import { notFound, refuse } from '../envelope';
import { readForm } from '../middleware/body';
import { cached } from '../middleware/cache';
import { publicOrigin } from '../origin';
import type { Sent } from '../recent';
import { send } from '../send';
import { withYears } from '../years';
import {
  assetOf,
  headersOf,
  isAdmitted,
  madeFor,
  missing,
  type PageLanguage,
  type PricedPage,
  placeOfAddress,
  type Rendered,
  withFilePolicy,
} from './asset';
import { embeddedChart, embeddedDay } from './embedded';
import { datedImage } from './share';

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

const NO_QUERY = new URLSearchParams();

/** Pages of one thing each, and the pages whose work they cost. */
const THINGS = {
  utsava: 'utsava',
  town: 'town',
  vows: 'year',
  subscribe: 'utsava',
  widgets: 'embedDay',
  anniversaries: 'utsava',
  holidays: 'year',
  ephemeris: 'month',
  almanac: 'town',
} as const satisfies Record<string, PricedPage>;
type ThingKey = keyof typeof THINGS;

async function page(c: Context<AppEnv>, key: Rendered, locale: PageLanguage): Promise<Response> {
  const { pathname, search, searchParams } = new URL(c.req.url);
  const asset = await assetOf(c, pathname);
  if (!asset?.ok) return notFound(c);
  const written = await placeOfAddress(c, locale);
  if (written instanceof Response) return written;
  const html = await asset.text();
  const { readerOfRequest, renderPage, withContent } = await import('khagola:pages');
  const guess: NamedPlace | null = connectionPlace(c.req.raw);
  const reader = readerOfRequest(locale, searchParams, guess);
  const headers = headersOf(asset);
  headers.set('Cache-Control', 'private, no-cache');
  // Over its limit, a client gets the page of the build, which computes in the browser.
  if (!(await isAdmitted(c, key)).ok) return c.newResponse(html, { headers });
  try {
    const kernel = c.var.kernel().allYears;
    const occasion = { ...madeFor(c), search };
    const content = await withYears(c, () => renderPage(key, kernel, reader, occasion));
    return c.newResponse(withContent(html, key, content, written.unknownPlace), { headers });
  } catch (error) {
    // The page of the build works too: it computes in the browser.
    console.error(`${c.var.requestId} ${error instanceof Error ? error.name : 'failure'} in a page`);
    return c.newResponse(html, { headers });
  }
}

type Renderer = typeof import('khagola:pages');
type Made = Awaited<ReturnType<Renderer['renderUtsava']>>;

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
  locale: PageLanguage,
  { question, seconds, isForAnybody }: Thing,
  make: () => Promise<Made>,
): Promise<Response> {
  const asset = await assetOf(c, `${locale === 'en' ? '' : `/${locale}`}/made/${key}`);
  if (!asset?.ok) return notFound(c);
  const written = await placeOfAddress(c, locale);
  if (written instanceof Response) return written;
  const madeWith = [asset.headers.get('ETag') ?? '', publicOrigin(c), Math.floor(c.var.now() / 1000 / seconds)];
  const render = async () => {
    const admitted = await isAdmitted(c, THINGS[key]);
    if (!admitted.ok) return refuse(c, admitted.error);
    const renderer = await import('khagola:pages');
    const page = await make();
    if (!page) return missing(c);
    if ('answeredAt' in page) return c.redirect(page.answeredAt, 303);
    if ('path' in page) return c.redirect(page.path + new URL(c.req.url).search, 301);
    const html = renderer.withContent(await asset.text(), key, page.content, written.unknownPlace);
    const type = 'text/html; charset=utf-8';
    if (page.isMissing) return c.body(html, 404, { 'Content-Type': type, 'Cache-Control': 'private, no-cache' });
    return { body: html, type };
  };
  const response =
    isForAnybody && !written.unknownPlace
      ? await cached(c, ['page', key, locale, ...question, ...madeWith], seconds, render)
      : privately(c, await render());
  return withFilePolicy(response, asset);
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

/** A key or a name in any script, as a part of a path. */
const NAME_IN_PATH = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’ _-]{0,79}$/u;
const YEAR_AFTER_NAME = /^(.*\D)[ _-](\d{4})$/;

/** Leads from an observance without a year to the page of its next day. */
async function nextUtsava(c: Context<AppEnv>, locale: PageLanguage): Promise<Response> {
  const name = c.req.param('key') ?? '';
  if (!NAME_IN_PATH.test(name)) return missing(c);
  const [, named, year] = YEAR_AFTER_NAME.exec(name) ?? [];
  if (named !== undefined) {
    const path = `${locale === 'en' ? '' : `/${locale}`}/utsava/${encodeURIComponent(named)}/${year}`;
    return c.redirect(path + new URL(c.req.url).search, 301);
  }
  const { readerOfRequest, utsavaOfNextDay } = await import('khagola:pages');
  const { search, searchParams } = new URL(c.req.url);
  const reader = readerOfRequest(locale, searchParams, connectionPlace(c.req.raw));
  return thing(c, 'utsava', locale, { question: [name], seconds: UTSAVA_SECONDS, isForAnybody: false }, () =>
    utsavaOfNextDay(c.var.kernel(), reader, name, { ...madeFor(c), search }),
  );
}

async function utsavaPage(c: Context<AppEnv>, locale: PageLanguage): Promise<Response> {
  const [key = '', text = ''] = [c.req.param('key'), c.req.param('year')];
  const year = Number(text);
  const { search, searchParams } = new URL(c.req.url);
  // The year in front of the key.
  if (/^\d{4}$/.test(key) && !/^\d{4}$/.test(text))
    return c.redirect(`${locale === 'en' ? '' : `/${locale}`}/utsava/${encodeURIComponent(text)}/${key}${search}`, 301);
  if (!NAME_IN_PATH.test(key) || !/^\d{4}$/.test(text) || year < FIRST_YEAR || year > LAST_YEAR) return missing(c);
  const { readerOfRequest, renderUtsava } = await import('khagola:pages');
  const reader = readerOfRequest(locale, searchParams, connectionPlace(c.req.raw));
  const isForAnybody = areEqual(reader, readerOfRequest(locale, NO_QUERY, null)) && !searchParams.has('date');
  return thing(c, 'utsava', locale, { question: [key, text], seconds: UTSAVA_SECONDS, isForAnybody }, () =>
    renderUtsava(c.var.kernel(), reader, { key, year }, { ...madeFor(c), search }),
  );
}

/** A list of observances by kind; without a kind the ekādaśīs, without a year the present one. */
async function vowsPage(c: Context<AppEnv>, locale: PageLanguage): Promise<Response> {
  const { kind = 'ekadashi', year: text } = c.req.param() as { kind?: string; year?: string };
  const year = text === undefined ? null : Number(text);
  if (text !== undefined && (!/^\d{4}$/.test(text) || Number(text) < FIRST_YEAR || Number(text) > LAST_YEAR))
    return missing(c);
  if (!NAME_IN_PATH.test(kind)) return missing(c);
  const { readerOfRequest, renderVows } = await import('khagola:pages');
  const { search, searchParams } = new URL(c.req.url);
  const reader = readerOfRequest(locale, searchParams, connectionPlace(c.req.raw));
  const isForAnybody = search === '' && areEqual(reader, readerOfRequest(locale, NO_QUERY, null));
  return thing(c, 'vows', locale, { question: [kind, text ?? ''], seconds: TOWN_SECONDS, isForAnybody }, () =>
    renderVows(c.var.kernel(), reader, { kind, year }, { ...madeFor(c), search }),
  );
}

/** Dated addresses of pages that have the date in their query: `/day/2026-11-24` leads to `/day?date=2026-11-24`. */
const DATED = { '/day': 'date', '/month': 'month', '/year': 'year' } as const;

async function datedAddress(c: Context<AppEnv>, prefix: string, path: keyof typeof DATED): Promise<Response> {
  const { date = '' } = c.req.param() as { date?: string };
  if (!/^-?\d{4}(-\d\d){0,2}$/.test(date)) return missing(c);
  const { searchParams } = new URL(c.req.url);
  searchParams.set(DATED[path], date);
  return c.redirect(`${prefix}${path}?${searchParams}`, 301);
}

/** The address of the eclipses of some years: `/eclipses?from=2026&to=2031`. */
function eclipsesAddress(c: Context<AppEnv>, prefix: string): Response {
  const { searchParams } = new URL(c.req.url);
  const from = searchParams.get('from');
  searchParams.delete('from');
  const path = from === null ? '' : `/${encodeURIComponent(from)}`;
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  return c.redirect(`${prefix}/vows/eclipses${path}${search}`, 301);
}

/** The form of a subscription. It depends on its query, so nobody stores it. */
async function subscribePage(c: Context<AppEnv>, locale: PageLanguage): Promise<Response> {
  const { readerOfRequest, renderSubscribe } = await import('khagola:pages');
  const { search, searchParams } = new URL(c.req.url);
  const reader = readerOfRequest(locale, searchParams, connectionPlace(c.req.raw));
  return thing(c, 'subscribe', locale, { question: [], seconds: UTSAVA_SECONDS, isForAnybody: false }, () =>
    renderSubscribe(c.var.kernel(), reader, { ...madeFor(c), search }),
  );
}

/** The frames for other sites, which the reader's browser loads for themselves. */
async function widgetsPage(c: Context<AppEnv>, locale: PageLanguage): Promise<Response> {
  const { readerOfRequest, renderWidgets } = await import('khagola:pages');
  const { search, searchParams } = new URL(c.req.url);
  const reader = readerOfRequest(locale, searchParams, connectionPlace(c.req.raw));
  return thing(c, 'widgets', locale, { question: [], seconds: UTSAVA_SECONDS, isForAnybody: false }, () =>
    renderWidgets(reader, { ...madeFor(c), search }),
  );
}

/** The largest form of a page: a few short fields. */
const MAX_FORM_BYTES = 4096;

/** The days of a lunar date. A posted form holds a civil date, which stays out of addresses, caches and logs. */
async function anniversariesPage(c: Context<AppEnv>, locale: PageLanguage): Promise<Response> {
  const posted = c.req.method === 'POST' ? await readForm(c.req.raw, MAX_FORM_BYTES) : null;
  if (posted && !posted.ok) return refuse(c, posted.error);
  const { readerOfRequest, renderAnniversaries } = await import('khagola:pages');
  const { search, searchParams } = new URL(c.req.url);
  const reader = readerOfRequest(locale, searchParams, connectionPlace(c.req.raw));
  return thing(c, 'anniversaries', locale, { question: [], seconds: UTSAVA_SECONDS, isForAnybody: false }, () =>
    renderAnniversaries(c.var.kernel(), reader, posted?.value ?? null, { ...madeFor(c), search }),
  );
}

/** The holidays of a region, which are the same for every place. */
async function holidaysPage(c: Context<AppEnv>, locale: PageLanguage): Promise<Response> {
  const { region = null, year: text = null } = c.req.param() as { region?: string; year?: string };
  if ((text !== null && !/^\d{4}$/.test(text)) || (region !== null && !NAME_IN_PATH.test(region))) return missing(c);
  const { readerOfRequest, renderHolidays } = await import('khagola:pages');
  const { search, searchParams } = new URL(c.req.url);
  const reader = readerOfRequest(locale, searchParams, null);
  const isForAnybody = areEqual(reader, readerOfRequest(locale, NO_QUERY, null)) && !searchParams.has('region');
  const question = [region ?? '', text ?? ''];
  return thing(c, 'holidays', locale, { question, seconds: UTSAVA_SECONDS, isForAnybody }, () =>
    renderHolidays(
      c.var.kernel(),
      reader,
      { region, year: text === null ? null : Number(text) },
      { ...madeFor(c), search },
    ),
  );
}

/** The places of the grahas in a month: the same for every place, unless its clock is chosen. */
async function ephemerisPage(c: Context<AppEnv>, locale: PageLanguage): Promise<Response> {
  const month = c.req.param('month') ?? null;
  const { isUsualEphemeris, readerOfRequest, renderEphemeris } = await import('khagola:pages');
  const { search, searchParams } = new URL(c.req.url);
  const reader = readerOfRequest(locale, searchParams, null);
  const isForAnybody = isUsualEphemeris(searchParams) && areEqual(reader, readerOfRequest(locale, NO_QUERY, null));
  return thing(c, 'ephemeris', locale, { question: [month ?? ''], seconds: UTSAVA_SECONDS, isForAnybody }, () =>
    withYears(c, () => renderEphemeris(c.var.kernel().allYears, reader, month, { ...madeFor(c), search })),
  );
}

async function townPage(c: Context<AppEnv>, locale: PageLanguage): Promise<Response> {
  const asked = c.req.param('town') ?? '';
  const list = await c.var.places();
  const town = townOfSlug(list, asked);
  const prefix = locale === 'en' ? '' : `/${locale}`;
  if (!town) {
    const { readerOfRequest, renderUnknownTown, writtenPlace } = await import('khagola:pages');
    const text = asked.replaceAll('-', ' ');
    const { isOneTown, nearest } = townsOfSlug(list, asked);
    // A smaller town has no page of its own.
    const written = isOneTown && (await writtenPlace(new URLSearchParams({ place: text }), c.var.places, null));
    if (written && 'search' in written) return c.redirect(`${prefix}/day${written.search}`, 302);
    const reader = readerOfRequest(locale, NO_QUERY, connectionPlace(c.req.raw));
    return thing(c, 'town', locale, { question: [], seconds: TOWN_SECONDS, isForAnybody: false }, () =>
      renderUnknownTown(reader, { text, nearest }, madeFor(c)),
    );
  }
  const slug = slugOf(town.name);
  if (slug !== asked) return c.redirect(`${prefix}/panchanga/${slug}`, 301);
  const { name, lat, lon, tz } = town;
  const { readerOfRequest, renderTown } = await import('khagola:pages');
  const reader = readerOfRequest(locale, new URL(c.req.url).searchParams, null);
  const isForAnybody = areEqual(reader.settings, readerOfRequest(locale, NO_QUERY, null).settings);
  const ofTown = { ...reader, place: { name, lat, lon, tz }, origin: 'chosen' as const };
  return thing(c, 'town', locale, { question: [slug], seconds: TOWN_SECONDS, isForAnybody }, () =>
    renderTown(c.var.kernel(), ofTown, slug, madeFor(c)),
  );
}

/** Leads from `/panchang`, as the word is spoken today, to `/panchanga`. */
function panchangaAddress(c: Context<AppEnv>): Response {
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(pathname.replace('/panchang', '/panchanga') + search, 301);
}

/** The almanac of a region in its language, of a date or of the present day. */
async function almanacPage(c: Context<AppEnv>, locale: PageLanguage): Promise<Response> {
  const { language = null, date = null } = c.req.param() as { language?: string; date?: string };
  if (language !== null && !NAME_IN_PATH.test(language)) return missing(c);
  const { readerOfRequest, renderAlmanac } = await import('khagola:pages');
  const { search, searchParams } = new URL(c.req.url);
  const reader = readerOfRequest(locale, searchParams, connectionPlace(c.req.raw));
  const isForAnybody = language !== null && areEqual(reader, readerOfRequest(locale, NO_QUERY, null));
  const question = [language ?? '', date ?? ''];
  return thing(c, 'almanac', locale, { question, seconds: TOWN_SECONDS, isForAnybody }, () =>
    renderAlmanac(c.var.kernel(), reader, { language, date }, { ...madeFor(c), search }),
  );
}

/** An unknown path below a page: without its last slash, or the 404 page. */
async function absent(c: Context<AppEnv>): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const path = pathname.replace(/\/+$/, '');
  return path === pathname ? missing(c) : c.redirect(path + search, 301);
}

/** A text file of the build with the public origin filled in. */
async function withOrigin(c: Context<AppEnv>): Promise<Response> {
  const asset = await assetOf(c, c.req.path);
  if (!asset?.ok) return missing(c);
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

/** Redirects to another page with the same query. */
const leadingTo =
  (path: string) =>
  (c: Context<AppEnv>): Response =>
    c.redirect(path + new URL(c.req.url).search, 302);

export const pageRoutes = new Hono<AppEnv>()
  .get('/hi', (c) => c.redirect('/hi/', 301))
  .get('/share/day/:date/:kind/:file', datedImage)
  .get('/robots.txt', withOrigin)
  .get('/sitemap.xml', withOrigin);

for (const [locale, prefix] of [
  ['en', ''],
  ['hi', '/hi'],
] as const) {
  pageRoutes
    .get(`${prefix}/docs`, withOrigin)
    .get(`${prefix}/docs/:part`, withOrigin)
    .get(`${prefix}/utsava`, leadingTo(`${prefix}/year`))
    .get(`${prefix}/utsava/:date{\\d{4}}`, (c) => datedAddress(c, prefix, '/year'))
    .get(`${prefix}/utsava/:key`, (c) => nextUtsava(c, locale))
    .get(`${prefix}/utsava/:key/:year`, (c) => utsavaPage(c, locale))
    .get(`${prefix}/vows`, (c) => vowsPage(c, locale))
    .get(`${prefix}/vows/:kind`, (c) => vowsPage(c, locale))
    .get(`${prefix}/vows/:kind/:year`, (c) => vowsPage(c, locale))
    .get(`${prefix}/eclipses`, (c) => eclipsesAddress(c, prefix))
    .get(`${prefix}/panchanga`, leadingTo(`${prefix}/day`))
    .get(`${prefix}/panchanga/:town`, (c) => townPage(c, locale))
    .get(`${prefix}/panchang`, panchangaAddress)
    .get(`${prefix}/panchang/:town`, panchangaAddress)
    .get(`${prefix}/embed/chart`, (c) => embeddedChart(c, locale))
    .get(`${prefix}/embed/:widget`, (c) => embeddedDay(c, locale))
    .get(`${prefix}/almanac`, (c) => almanacPage(c, locale))
    .get(`${prefix}/almanac/:language`, (c) => almanacPage(c, locale))
    .get(`${prefix}/almanac/:language/:date`, (c) => almanacPage(c, locale))
    .get(`${prefix}/ephemeris`, (c) => ephemerisPage(c, locale))
    .get(`${prefix}/ephemeris/:month`, (c) => ephemerisPage(c, locale))
    .get(`${prefix}/subscribe`, (c) => subscribePage(c, locale))
    .get(`${prefix}/widgets`, (c) => widgetsPage(c, locale))
    .get(`${prefix}/anniversaries`, (c) => anniversariesPage(c, locale))
    .post(`${prefix}/anniversaries`, (c) => anniversariesPage(c, locale))
    .get(`${prefix}/holidays`, (c) => holidaysPage(c, locale))
    .get(`${prefix}/holidays/:region`, (c) => holidaysPage(c, locale))
    .get(`${prefix}/holidays/:region/:year`, (c) => holidaysPage(c, locale));
  for (const path of ['/dashboard', '/saved'])
    pageRoutes.get(prefix + path, (c) => c.redirect(`${prefix}/charts${new URL(c.req.url).search}`, 301));
  for (const path of Object.keys(DATED) as (keyof typeof DATED)[])
    pageRoutes.get(`${prefix}${path}/:date`, (c) => datedAddress(c, prefix, path));
}

for (const [key, path] of Object.entries(PATHS) as [Rendered, string][]) {
  pageRoutes.get(path, (c) => page(c, key, 'en')).get(`/hi${path}`, (c) => page(c, key, 'hi'));
}

/** Paths below which the Worker has pages alone: an unknown one is a page too. They come last, since `/day/*` has `/day` too. */
const BELOW_PAGES = [
  'day',
  'month',
  'year',
  'utsava',
  'panchanga',
  'panchang',
  'vows',
  'almanac',
  'ephemeris',
  'holidays',
  'docs',
];
for (const path of BELOW_PAGES) pageRoutes.get(`/${path}/*`, absent).get(`/hi/${path}/*`, absent);
