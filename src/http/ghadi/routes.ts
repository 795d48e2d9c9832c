import { Hono } from 'hono';
import { traditionalTimeAt } from '../../domain/calendar/now';
import { presentSecond, REFERENCE, REFERENCE_TZ_HOURS } from '../almanac/reference';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { presentGhadi } from './present';

/** GET /api/ghadi: the traditional time of the present instant. A query string is not looked at. */
export const ghadi = new Hono<AppEnv>()
  .use('/', speaks('flat'), noStore)
  .get('/', (c) => {
    const answer = traditionalTimeAt(c.var.kernel(), presentSecond(c.var.now()), REFERENCE, REFERENCE_TZ_HOURS);
    // The question is our own clock's, so whatever is wrong with it is no fault of the caller.
    return answer.ok ? c.json(presentGhadi(answer.value)) : refuse(c, { reason: 'internal' });
  })
  .all('/', onlyAllows('GET', 'HEAD'));
