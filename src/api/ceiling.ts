/** The highest price of an answer over HTTP. */
import { CEILINGS } from './price';
import type { Price } from './problem';
import type { Code, FormatInfo, Resource } from './resource';

/**
 * JSON that is not cached is streamed, so that it is never in memory as a whole.
 *
 * @param format  the format of an answer other than JSON
 */
export function ceilingOf({ cacheSeconds, isInBlocks }: Resource, { rows }: Code, format?: FormatInfo): Price {
  if (rows || format?.isStreamed) return CEILINGS.rows;
  if (isInBlocks) return CEILINGS.inBlocks;
  return cacheSeconds === undefined && format === undefined ? CEILINGS.streamed : CEILINGS.http;
}
