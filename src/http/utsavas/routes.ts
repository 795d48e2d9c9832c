import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Result } from '../../domain/result';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { kept } from '../middleware/cache';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import type { FieldProblem } from '../validation';
import { askedYear, askedYears, NAMES, type Question } from './query';

const HOUR_SECONDS = 3600;

type Read = (c: Context<AppEnv>) => Result<Question, FieldProblem>;

const readYear: Read = (c) => askedYear(new URL(c.req.url).searchParams);
const readYears: Read = (c) => askedYears(new URL(c.req.url).searchParams, c.var.now());

/** Keeps the answers of a resource by its question. */
const keptAs = (resource: string, read: Read): MiddlewareHandler<AppEnv> =>
  kept({
    seconds: HOUR_SECONDS,
    question(c) {
      const asked = read(c);
      if (!asked.ok) return null;
      const { years, lat, lon, tz, show } = asked.value;
      return [resource, years.join('-'), lat, lon, tz, show];
    },
  });

/** GET /api/utsavas: the observances of a year at a place. */
export const utsavas = new Hono<AppEnv>()
  .use('/', speaks('flat'), noStore)
  .get('/', keptAs('utsavas', readYear), async (c) => {
    const asked = readYear(c);
    if (!asked.ok) return refuse(c, asked.error, NAMES);
    const { answerYear } = await import('./answer');
    return answerYear(c, asked.value);
  })
  .all('/', onlyAllows('GET', 'HEAD'));

/** GET /api/utsavas.ics: the same as a calendar to subscribe to; without a year that of the present one and the next. */
export const utsavasFile = new Hono<AppEnv>()
  .use('/', speaks('flat'), noStore)
  .get('/', keptAs('utsavas.ics', readYears), async (c) => {
    const asked = readYears(c);
    if (!asked.ok) return refuse(c, asked.error, NAMES);
    const { answerCalendar } = await import('./answer');
    return answerCalendar(c, asked.value);
  })
  .all('/', onlyAllows('GET', 'HEAD'));
