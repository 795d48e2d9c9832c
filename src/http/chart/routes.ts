import { Hono } from 'hono';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { jsonBody, SMALL_BODY_BYTES } from '../middleware/body';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { timed } from '../middleware/timing';
import { validate } from '../validation';
import { variesByAccept, wantsPicture } from './accept';
import { chartAnswer, NAMES, questionOf } from './answer';
import { ChartRequest } from './request';
import { saveForAccount } from './save';

/** POST /api/chart: Lahiri and the mean node, always. As JSON or as a picture. */
export const chart = new Hono<AppEnv>()
  .use('/', speaks('structured'), noStore, variesByAccept)
  .post('/', jsonBody(SMALL_BODY_BYTES), async (c) => {
    const request = validate(ChartRequest, c.var.body, NAMES);
    if (!request.ok) return refuse(c, request.error, NAMES);
    if (wantsPicture(c)) {
      const question = questionOf(request.value);
      if (!question.ok) return refuse(c, question.error, NAMES);
      const { answerPicture } = await import('./drawing');
      return answerPicture(c, question.value, NAMES);
    }
    const kernel = c.var.kernel();
    const answer = timed(c, 'compute', () => chartAnswer(kernel, request.value));
    if (!answer.ok) return refuse(c, answer.error, NAMES);
    await saveForAccount(c, request.value, answer.value);
    return timed(c, 'present', () => c.json(answer.value));
  })
  .all('/', onlyAllows('POST'));
