/**
 * `Server-Timing` on computed answers: how long their stages took. On Cloudflare the clock stands still while a Worker
 * computes and moves with input and output alone, so `kernel`, `compute` and `present` are 0 there, and what is waited
 * for (`limit`, `cache`, `store`) is told; on a machine of one's own all of them are real.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { endTime, startTime, timing } from 'hono/timing';
import type { AppEnv } from '../env';

export type Stage = 'limit' | 'cache' | 'kernel' | 'compute' | 'present' | 'store';

/** The header on every answer that is a success and has a stage. */
export const serverTiming: MiddlewareHandler<AppEnv> = timing({
  totalDescription: '',
  enabled: (c) => c.res.ok && ((c as Context<AppEnv>).get('metric')?.headers.length ?? 0) > 1,
});

/** Times a stage of an answer: work that is done at once, or a promise of it. */
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
