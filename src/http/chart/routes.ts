import { Hono } from 'hono';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { jsonBody, SMALL_BODY_BYTES } from '../middleware/body';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { timed } from '../middleware/timing';
import { validate } from '../validation';
import { chartAnswer, NAMES, questionOf } from './answer';
import { answerPicture, variesByAccept, wantsPicture } from './drawing';
import { saveForAccount } from './save';
import { ChartRequest } from './schema';

/** POST /api/chart: Lahiri and the mean node, always. As JSON or as a picture. */
export const chart = new Hono<AppEnv>()
  .use('/', speaks('structured'), noStore, variesByAccept)
  .post('/', jsonBody(SMALL_BODY_BYTES), async (c) => {
    const request = validate(ChartRequest, c.var.body, NAMES);
    if (!request.ok) return refuse(c, request.error, NAMES);
    if (wantsPicture(c)) {
      const question = questionOf(request.value);
      return question.ok ? answerPicture(c, question.value, NAMES) : refuse(c, question.error, NAMES);
    }
    const kernel = c.var.kernel();
    const answer = timed(c, 'compute', () => chartAnswer(kernel, request.value));
    if (!answer.ok) return refuse(c, answer.error, NAMES);
    await saveForAccount(c, request.value, answer.value);
    return timed(c, 'present', () => c.json(answer.value));
  })
  .all('/', onlyAllows('POST'));
