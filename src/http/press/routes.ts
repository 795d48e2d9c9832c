import { type Context, Hono } from 'hono';
import type { AppEnv } from '../env';
import { kept } from '../middleware/cache';
import { OPEN_METHODS, openCors, openOptions } from '../middleware/openCors';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { configured } from './configured';

const SIX_HOURS_SECONDS = 6 * 3600;

const question = (c: Context<AppEnv>) => ['press', JSON.stringify(configured(c.env ?? {}))];

/** GET /api/press: the facts of the service, for pages of any origin. A query string is ignored. */
export const press = new Hono<AppEnv>()
  .use('/', speaks('flat'), openCors, noStore)
  .get('/', kept({ seconds: SIX_HOURS_SECONDS, question }), async (c) => {
    const { presentPress } = await import('./present');
    return c.json(presentPress(c.env ?? {}));
  })
  .options('/', openOptions)
  .all('/', onlyAllows(...OPEN_METHODS));
