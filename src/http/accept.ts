/** Content negotiation: which of several media types a request prefers. */
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** The quality of a type, from the most specific range that matches it; 0 if none matches. */
function qualityOf(type: string, accepted: readonly { type: string; q: number }[]): number {
  const ranges = [type, type.replace(/\/.*/, '/*'), '*/*'];
  const named = ranges.map((range) => accepted.find((each) => each.type.toLowerCase() === range));
  return named.find((each) => each !== undefined)?.q ?? 0;
}

/** The preferred type by `Accept` (RFC 9110, 12.5.1); the first one among equals. */
export function preferredFormat(c: Context, types: readonly [string, ...string[]] | readonly string[]): string {
  const [usual = ''] = types;
  return accepts(c, {
    header: 'Accept',
    supports: [...types],
    default: usual,
    match: (accepted) =>
      types.reduce((best, type) => (qualityOf(type, accepted) > qualityOf(best, accepted) ? type : best)),
  });
}
