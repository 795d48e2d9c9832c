/** Pages that are made for each reader, around the HTML that the build has made; and files that name the service's address. */
/// <reference path="./renderer.d.ts" />
import { type Context, Hono } from 'hono';
import { type NamedPlace, nearestSecondJd } from '../../domain/place';
import type { AppEnv } from '../env';
import { notFound } from '../envelope';
import { publicOrigin } from '../origin';
import { connectionPlace } from './connection';

/** What stands for the service's own address in files of the build. */
const ORIGIN_MARK = 'https://khagola.invalid';

/** The file of the build; undefined without the assets. */
const assetOf = (c: Context<AppEnv>, path: string): Promise<Response> | undefined =>
  c.env?.ASSETS?.fetch(new Request(new URL(path, c.req.url)));

/** The policy and the other headers of the file, without what is true of its own bytes alone. */
function headersOf(asset: Response): Headers {
  const headers = new Headers(asset.headers);
  for (const name of ['ETag', 'Content-Length', 'Content-Encoding', 'Last-Modified']) headers.delete(name);
  return headers;
}

async function nowPage(c: Context<AppEnv>, locale: 'en' | 'hi', path: string): Promise<Response> {
  const asset = await assetOf(c, path);
  if (!asset?.ok) return notFound(c);
  const html = await asset.text();
  const { readerOfRequest, renderNow, withContent } = await import('khagola:pages');
  const guess: NamedPlace | null = connectionPlace(c.req.raw);
  const reader = readerOfRequest(locale, new URL(c.req.url).searchParams, guess);
  const jdUt = nearestSecondJd(Math.floor(c.var.now() / 1000) * 1000);
  const headers = headersOf(asset);
  headers.set('Cache-Control', 'private, no-cache');
  try {
    const content = await renderNow(c.var.kernel(), reader, jdUt);
    return c.newResponse(withContent(html, 'now', { ...content, origin: publicOrigin(c) }), { headers });
  } catch (error) {
    // The page of the build works as well: it computes in the browser.
    console.error(`${c.var.requestId} ${error instanceof Error ? error.name : 'failure'} in a page`);
    return c.newResponse(html, { headers });
  }
}

/** A text of the build with the service's own address in it. */
async function withOrigin(c: Context<AppEnv>): Promise<Response> {
  const asset = await assetOf(c, c.req.path);
  if (!asset?.ok) return notFound(c);
  const text = await asset.text();
  return c.newResponse(text.replaceAll(ORIGIN_MARK, publicOrigin(c)), { headers: headersOf(asset) });
}

export const pageRoutes = new Hono<AppEnv>()
  .get('/', (c) => nowPage(c, 'en', '/'))
  .get('/hi', (c) => c.redirect('/hi/', 301))
  .get('/hi/', (c) => nowPage(c, 'hi', '/hi/'))
  .get('/robots.txt', withOrigin)
  .get('/sitemap.xml', withOrigin);
