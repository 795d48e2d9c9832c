/** Which of its two forms a request prefers for a chart: JSON or a picture. */
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import type { AppEnv } from '../env';

const JSON_TYPE = 'application/json';
export const SVG_TYPE = 'image/svg+xml';

/** How well a type is accepted: the quality of what names it most exactly, and 0 where nothing does. */
function qualityOf(type: string, accepted: readonly { type: string; q: number }[]): number {
  const ranges = [type, type.replace(/\/.*/, '/*'), '*/*'];
  const named = ranges.map((range) => accepted.find((each) => each.type.toLowerCase() === range));
  return named.find((each) => each !== undefined)?.q ?? 0;
}

/** Whether a request prefers the picture: `Accept` by its qualities (RFC 9110, 12.5.1); JSON where both are equal. */
export function wantsPicture(c: Context): boolean {
  const preferred = accepts(c, {
    header: 'Accept',
    supports: [JSON_TYPE, SVG_TYPE],
    default: JSON_TYPE,
    match: (accepted) => (qualityOf(SVG_TYPE, accepted) > qualityOf(JSON_TYPE, accepted) ? SVG_TYPE : JSON_TYPE),
  });
  return preferred === SVG_TYPE;
}

/** Tells caches that the answer, a refusal too, hangs on `Accept`. */
export const variesByAccept: MiddlewareHandler<AppEnv> = (c, next) => {
  c.header('Vary', 'Accept', { append: true });
  return next();
};
