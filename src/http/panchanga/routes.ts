import { Hono } from 'hono';
import { panchangaAt } from '../../domain/panchanga/now';
import { presentSecond, REFERENCE, REFERENCE_TZ_HOURS } from '../almanac/reference';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { noQuery } from '../middleware/query';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { timed } from '../middleware/timing';
import { presentPanchanga } from './present';

/** GET /api/panchang: the pañcāṅga of the present instant. Any query string is refused. */
export const panchanga = new Hono<AppEnv>()
  .use('/', speaks('flat'), noStore)
  .get('/', noQuery, (c) => {
    const kernel = c.var.kernel();
    const second = presentSecond(c.var.now());
    const answer = timed(c, 'compute', () => panchangaAt(kernel, second, REFERENCE, REFERENCE_TZ_HOURS));
    // The question is our own clock's, so whatever is wrong with it is no fault of the caller.
    if (!answer.ok) return refuse(c, { reason: 'internal' });
    return timed(c, 'present', () => c.json(presentPanchanga(answer.value)));
  })
  .all('/', onlyAllows('GET', 'HEAD'));
