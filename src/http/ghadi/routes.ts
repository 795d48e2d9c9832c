import { Hono } from 'hono';
import { traditionalTimeAt } from '../../domain/calendar/now';
import { presentSecond, REFERENCE, REFERENCE_TZ_HOURS } from '../almanac/reference';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { timed } from '../middleware/timing';
import { presentGhadi } from './present';

/** GET /api/ghadi: the traditional time of the present instant. A query string is not looked at. */
export const ghadi = new Hono<AppEnv>()
  .use('/', speaks('flat'), noStore)
  .get('/', (c) => {
    const kernel = c.var.kernel();
    const second = presentSecond(c.var.now());
    const answer = timed(c, 'compute', () => traditionalTimeAt(kernel, second, REFERENCE, REFERENCE_TZ_HOURS));
    // The question is our own clock's, so whatever is wrong with it is no fault of the caller.
    if (!answer.ok) return refuse(c, { reason: 'internal' });
    return timed(c, 'present', () => c.json(presentGhadi(answer.value)));
  })
  .all('/', onlyAllows('GET', 'HEAD'));
