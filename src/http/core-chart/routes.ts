import { Hono } from 'hono';
import { computePositions } from '../../domain/chart/positions';
import { resolveWallClock, type ZoneChoice } from '../../domain/time/zone';
import { variesByAccept, wantsPicture } from '../chart/accept';
import type { AppEnv } from '../env';
import { type FieldNames, refuse } from '../envelope';
import { jsonBody, SMALL_BODY_BYTES } from '../middleware/body';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { timed } from '../middleware/timing';
import { validate } from '../validation';
import { wallClock } from './clock';
import { presentPositions } from './present';
import { BharatChartRequest } from './request';

const NAMES: FieldNames = { epoch: 'birthDate', day: 'birthDate', time: 'birthTime', timezone: 'birthPlace.tz' };

/** POST /api/v1/core/chart: any ayanāṃśa, either node, IANA zones. As JSON or as a picture. */
export const coreChart = new Hono<AppEnv>()
  .use('/', speaks('structured'), noStore, variesByAccept)
  .post('/', jsonBody(SMALL_BODY_BYTES), async (c) => {
    const request = validate(BharatChartRequest, c.var.body, NAMES);
    if (!request.ok) return refuse(c, request.error, NAMES);
    const { birthDate, birthTime, birthPlace, ayanamsa, nodeMode } = request.value;
    const { lat, lon, tz, tzOffsetHours = 0 } = birthPlace;
    const zone: ZoneChoice = tz === undefined ? { kind: 'offset', hours: tzOffsetHours } : { kind: 'iana', id: tz };
    const birth = resolveWallClock(wallClock(birthDate, birthTime), zone);
    if (!birth.ok) return refuse(c, birth.error, NAMES);
    const { jdUt, offsetHours: tzHours } = birth.value;
    const question = { jdUt, latDeg: lat, lonDeg: lon, tzHours, ayanamsha: ayanamsa, nodeMode };
    if (wantsPicture(c)) {
      const { answerPicture } = await import('../chart/drawing');
      return answerPicture(c, question, NAMES);
    }
    const kernel = c.var.kernel();
    const answer = timed(c, 'compute', () => computePositions(kernel, question));
    if (!answer.ok) return refuse(c, answer.error, NAMES);
    return timed(c, 'present', () => c.json(presentPositions(birth.value, answer.value)));
  })
  .all('/', onlyAllows('POST'));
