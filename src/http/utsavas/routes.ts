import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { type DomainError, ok, type Result } from '../../domain/result';
import { type UtsavaYear, utsavasOf } from '../../domain/utsavas/year';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { kept } from '../middleware/cache';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { timed } from '../middleware/timing';
import type { FieldProblem } from '../validation';
import { presentCalendar } from './icalendar';
import { presentUtsavas } from './present';
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

/** The years of a question, or why one of them has no answer. */
function yearsOf(c: Context<AppEnv>, { years, lat, lon, tz }: Question): Result<UtsavaYear[], DomainError> {
  const found: UtsavaYear[] = [];
  for (const year of years) {
    const utsavas = utsavasOf(c.var.kernel(), { year, place: { latDeg: lat, lonDeg: lon }, tz });
    if (!utsavas.ok) return utsavas;
    found.push(utsavas.value);
  }
  return ok(found);
}

/** Answers a question by what its years hold. */
const answers =
  (read: Read, present: (c: Context<AppEnv>, question: Question, years: UtsavaYear[]) => Response) =>
  (c: Context<AppEnv>): Response => {
    const asked = read(c);
    if (!asked.ok) return refuse(c, asked.error, NAMES);
    const found = timed(c, 'compute', () => yearsOf(c, asked.value));
    if (!found.ok) return refuse(c, found.error, NAMES);
    return timed(c, 'present', () => present(c, asked.value, found.value));
  };

/** GET /api/utsavas: the observances of a year at a place. */
export const utsavas = new Hono<AppEnv>()
  .use('/', speaks('flat'), noStore)
  .get(
    '/',
    keptAs('utsavas', readYear),
    answers(readYear, (c, question, years) => c.json(presentUtsavas(question, years[0] as UtsavaYear))),
  )
  .all('/', onlyAllows('GET', 'HEAD'));

/** GET /api/utsavas.ics: the same as a calendar to subscribe to; without a year that of the present one and the next. */
export const utsavasFile = new Hono<AppEnv>()
  .use('/', speaks('flat'), noStore)
  .get(
    '/',
    keptAs('utsavas.ics', readYears),
    answers(readYears, (c, question, years) =>
      c.body(
        presentCalendar(
          question,
          years.flatMap((year) => year.utsavas),
        ),
        200,
        {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': `inline; filename="utsavas-${question.years.join('-')}.ics"`,
        },
      ),
    ),
  )
  .all('/', onlyAllows('GET', 'HEAD'));
