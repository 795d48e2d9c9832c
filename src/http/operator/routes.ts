import { Hono } from 'hono';
import type { AppEnv } from '../env';
import { jsonBody, SMALL_BODY_BYTES } from '../middleware/body';
import { rateLimit } from '../middleware/limits';
import { noStore, onlyAllows, speaks } from '../middleware/resource';

/** GET and POST /api/operator/dispatch: what there is to be asked, and one place to ask it. Only POST is limited. */
export const operator = new Hono<AppEnv>()
  .use('/', speaks('flat'), noStore)
  .get('/', async (c) => {
    const { status } = await import('./answer');
    return status(c);
  })
  .post('/', rateLimit('operator'), jsonBody(SMALL_BODY_BYTES), async (c) => {
    const { dispatch } = await import('./answer');
    return dispatch(c);
  })
  .all('/', onlyAllows('GET', 'HEAD', 'POST'));
