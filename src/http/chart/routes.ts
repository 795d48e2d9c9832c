import { Hono } from 'hono';
import { computeChart } from '../../domain/chart/chart';
import { resolveWallClock } from '../../domain/time/zone';
import type { AppEnv } from '../env';
import { type FieldNames, refuse } from '../envelope';
import { jsonBody, SMALL_BODY_BYTES } from '../middleware/body';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { validate } from '../validation';
import { answerPicture, variesByAccept, wantsPicture } from './drawing';
import { presentChart } from './present';
import { ChartRequest } from './schema';

const NAMES: FieldNames = { epoch: 'year', day: 'day', time: 'hour', timezone: 'tzHours' };

/** POST /api/chart: Lahiri and the mean node, always. As JSON or as a picture. */
export const chart = new Hono<AppEnv>()
  .use('/', speaks('structured'), noStore, variesByAccept)
  .post('/', jsonBody(SMALL_BODY_BYTES), (c) => {
    const request = validate(ChartRequest, c.var.body, NAMES);
    if (!request.ok) return refuse(c, request.error, NAMES);
    const { lat, lon, tzHours, dashaDepth } = request.value;
    const birth = resolveWallClock(request.value, { kind: 'offset', hours: tzHours });
    if (!birth.ok) return refuse(c, birth.error, NAMES);
    const question = {
      jdUt: birth.value.jdUt,
      latDeg: lat,
      lonDeg: lon,
      tzHours,
      ayanamsha: 'lahiri',
      nodeMode: 'mean',
    } as const;
    if (wantsPicture(c)) return answerPicture(c, question, NAMES);
    const answer = computeChart(c.var.kernel(), question, dashaDepth);
    return answer.ok ? c.json(presentChart(request.value, answer.value)) : refuse(c, answer.error, NAMES);
  })
  .all('/', onlyAllows('POST'));
