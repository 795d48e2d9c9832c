/** The three tools of counsel: computations of the endpoints by the same schemas, rules and presenters. */
import type { Tool, Tools } from '../../../counsel/types';
import { unixToJd } from '../../../domain/time/civil';
import { isoUtc } from '../../../domain/time/iso';
import type { Almanac } from '../../../kernel/almanac';
import type { Kernel } from '../../../kernel/types';
import { writeRefusal } from '../../envelope';
import { isObject } from '../../middleware/body';
import { chartTool } from './chart';
import { panchangaTool } from './panchanga';
import { utsavasTool } from './utsavas';

/** A tool that refuses what is no object, and reports its own fault, as the endpoints do. */
const safe = (tool: Tool, tell: (error: unknown) => void): Tool => ({
  ...tool,
  run(input) {
    if (!isObject(input)) return { ok: false, output: writeRefusal('flat', { reason: 'invalid_json' }).body };
    try {
      return tool.run(input);
    } catch (error) {
      tell(error);
      return { ok: false, output: writeRefusal('flat', { reason: 'internal' }).body };
    }
  },
});

/**
 * @param now   the present instant, Unix milliseconds
 * @param tell  is told of a fault of ours
 */
export function counselTools(kernel: () => Kernel & Almanac, now: number, tell: (error: unknown) => void): Tools {
  return {
    chart: safe(chartTool(kernel, isoUtc(unixToJd(now))), tell),
    panchanga: safe(panchangaTool(kernel, now), tell),
    utsavas: safe(utsavasTool(kernel), tell),
  };
}
