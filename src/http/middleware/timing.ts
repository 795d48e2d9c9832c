/**
 * `Server-Timing` on computed responses: the duration of each stage. On Cloudflare the clock stops while a
 * Worker computes and advances only with I/O. There, `kernel`, `compute` and `present` are 0, and only stages that wait
 * (`limit`, `cache`, `store`) have a duration; elsewhere all durations are real.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { endTime, startTime, timing } from 'hono/timing';
import type { AppEnv } from '../env';

type Stage = 'limit' | 'cache' | 'kernel' | 'places' | 'compute' | 'present' | 'store';

/** Sets the header on every successful response with a stage. */
export const serverTiming: MiddlewareHandler<AppEnv> = timing({
  totalDescription: '',
  enabled: (c) => c.res.ok && ((c as Context<AppEnv>).get('metric')?.headers.length ?? 0) > 1,
});

/** Times a stage: synchronous work, or a promise. */
export function timed<T>(c: Context<AppEnv>, stage: Stage, work: () => T): T {
  if (!c.get('metric')) return work();
  startTime(c, stage);
  const end = () => endTime(c, stage, 2);
  let result: T;
  try {
    result = work();
  } catch (error) {
    end();
    throw error;
  }
  if (!(result instanceof Promise)) {
    end();
    return result;
  }
  return result.finally(end) as T;
}
