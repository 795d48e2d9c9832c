import { Hono } from 'hono';
import type { AppEnv } from '../env';
import { kept } from '../middleware/cache';
import { onlyAllows, speaks } from '../middleware/resource';
import { publicOrigin } from '../origin';

const HOUR_SECONDS = 3600;

/** GET /llms.txt: what there is, for language models and those who read along. */
export const llms = new Hono<AppEnv>()
  .use('/', speaks('flat'))
  .get('/', kept({ seconds: HOUR_SECONDS, question: (c) => ['llms.txt', publicOrigin(c)] }), async (c) => {
    const { llmsText } = await import('./text');
    return c.text(llmsText(publicOrigin(c)));
  })
  .all('/', onlyAllows('GET', 'HEAD'));
