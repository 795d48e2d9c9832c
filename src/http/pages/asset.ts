/** What all routes of pages share: files of the build, the price, the place and the conditions of a rendering. */
/// <reference path="./renderer.d.ts" />

import type { UnknownPlace } from 'khagola:pages';
import type { Context } from 'hono';
import { admit, CEILINGS, type Pricing } from '../../api/price';
import { nearestSecondJd } from '../../domain/time/civil';
import type { AppEnv } from '../env';
import { notFound } from '../envelope';
import { doorOf } from '../middleware/cost';
import { publicOrigin } from '../origin';

export type Rendered = 'now' | 'day' | 'month' | 'year' | 'chart' | 'sky' | 'find';
export type PageLanguage = 'en' | 'hi';
export type PricedPage = Rendered | 'utsava' | 'town' | 'embedDay' | 'share';

/** A file of the build; undefined without the `ASSETS` binding. */
export const assetOf = (c: Context<AppEnv>, path: string): Promise<Response> | undefined =>
  c.env?.ASSETS?.fetch(new Request(new URL(path, c.req.url)));

/** The headers of the file, including its policy, without those that describe its bytes. */
export function headersOf(asset: Response): Headers {
  const headers = new Headers(asset.headers);
  for (const name of ['ETag', 'Content-Length', 'Content-Encoding', 'Last-Modified']) headers.delete(name);
  return headers;
}

/** Headers that the cache sets. */
const OF_CACHE: readonly string[] = ['content-type', 'cache-control'];

/** A response of the cache with the policy of its file in place of the API's. */
export function withFilePolicy(response: Response, asset: Response): Response {
  for (const [name, value] of headersOf(asset)) {
    if (!OF_CACHE.includes(name.toLowerCase())) response.headers.set(name, value);
  }
  return response;
}

/** The work of a page: each has a rate of its own, whatever it shows. */
const PAGE_PRICING: Pricing<{ key: PricedPage }> = { rates: 'pages', work: ({ key }) => ({ [key]: 1 }) };

/** Asks the door for the work of a page. Pages have a price, which never exceeds the ceiling. */
export const isAdmitted = (c: Context<AppEnv>, key: PricedPage) =>
  admit(PAGE_PRICING, { key }, 'answer', doorOf(c, CEILINGS.http));

/** The 404 page in the language of the address. */
export async function missing(c: Context<AppEnv>): Promise<Response> {
  const asset = await assetOf(c, c.req.path.startsWith('/hi/') ? '/hi/404' : '/404');
  if (!asset?.ok) return notFound(c);
  return c.newResponse(await asset.text(), { status: 404, headers: headersOf(asset) });
}

/**
 * A redirect to the address with the whole place, if a reader wrote only its name or its coordinates. A place that the
 * list does not settle goes into the notice of the page.
 */
export async function placeOfAddress(
  c: Context<AppEnv>,
  locale: PageLanguage,
): Promise<Response | { unknownPlace: UnknownPlace | null }> {
  const { pathname, searchParams } = new URL(c.req.url);
  if (!searchParams.has('place') && !searchParams.has('at')) return { unknownPlace: null };
  const { writtenPlace } = await import('khagola:pages');
  const written = await writtenPlace(searchParams, c.var.places, locale === 'hi' ? c.var.placeNames : null);
  // 307 repeats the request of a posted form.
  if (written && 'search' in written) return c.redirect(pathname + written.search, 307);
  return { unknownPlace: written?.unknown ?? null };
}

/** The conditions of a rendering without a query. */
export const madeFor = (c: Context<AppEnv>) => ({
  search: '',
  origin: publicOrigin(c),
  jdUt: nearestSecondJd(Math.floor(c.var.now() / 1000) * 1000),
  places: c.var.places,
  placeNames: c.var.placeNames,
});
