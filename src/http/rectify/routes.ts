import { Hono } from 'hono';
import { rectify as rank } from '../../domain/rectify/rectify';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { jsonBody, SMALL_BODY_BYTES } from '../middleware/body';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { timed } from '../middleware/timing';
import { presentRectification } from './present';
import { NAMES, readQuestion } from './question';

/** POST /api/rectify: birth times of a window, ranked by events of the past. Nothing is kept. */
export const rectify = new Hono<AppEnv>()
  .use('/', speaks('flat'), noStore)
  .post('/', jsonBody(SMALL_BODY_BYTES), (c) => {
    const question = readQuestion(c.var.body, c.var.now());
    if (!question.ok) return refuse(c, question.error, NAMES);
    const kernel = c.var.kernel();
    const found = timed(c, 'compute', () => rank(kernel, question.value));
    if (!found.ok) return refuse(c, found.error, NAMES);
    return timed(c, 'present', () => c.json(presentRectification(question.value, found.value)));
  })
  .all('/', onlyAllows('POST'));
