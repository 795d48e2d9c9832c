/** Pages in frames of other sites: the day or a part of it, and a chart that is drawn in the browser. */
/// <reference path="./renderer.d.ts" />
import type { Context } from 'hono';
import type { AppEnv } from '../env';
import { notFound, refuse } from '../envelope';
import { assetOf, headersOf, isAdmitted, madeFor, missing, type PageLanguage, placeOfAddress } from './asset';

/** Frames are revalidated after this long. */
const FRAME_SECONDS = 600;

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
export async function embeddedDay(c: Context<AppEnv>, locale: PageLanguage): Promise<Response> {
  const asset = await assetOf(c, `${locale === 'en' ? '' : `/${locale}`}/made/embed-day`);
  if (!asset?.ok) return notFound(c);
  const written = await placeOfAddress(c, locale);
  if (written instanceof Response) return written;
  const admitted = await isAdmitted(c, 'embedDay');
  if (!admitted.ok) return refuse(c, admitted.error);
  const { readerOfRequest, renderWidget, withContent } = await import('khagola:pages');
  const { search, searchParams } = new URL(c.req.url);
  const reader = readerOfRequest(locale, searchParams, null);
  const rendered = await renderWidget(c.var.kernel(), reader, c.req.param('widget') ?? '', { ...madeFor(c), search });
  if (!rendered) return missing(c);
  const { content, seconds } = rendered;
  const html = withContent(await asset.text(), 'embedDay', content, written.unknownPlace);
  const response = embedded(c, asset, html, EMBEDDED_POLICY, seconds);
  // A frame follows the day without a script.
  response.headers.set('Refresh', String(seconds));
  return response;
}

export async function embeddedChart(c: Context<AppEnv>, locale: PageLanguage): Promise<Response> {
  const asset = await assetOf(c, `${locale === 'en' ? '' : `/${locale}`}/made/embed-chart`);
  if (!asset?.ok) return notFound(c);
  return embedded(c, asset, await asset.text(), DRAWING_POLICY, FRAME_SECONDS);
}
