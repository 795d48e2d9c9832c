/** What a question of observances is answered: the years it asks for, in JSON or as a calendar to subscribe to. */
import type { Context } from 'hono';
import { type DomainError, ok, type Result } from '../../domain/result';
import { type UtsavaYear, utsavasOf } from '../../domain/utsavas/year';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { timed } from '../middleware/timing';
import { presentUtsavas } from './present';
import { NAMES, type Question } from './query';

/** The years of a question, or why one of them has no answer. */
function yearsOf(c: Context<AppEnv>, { years, lat, lon, tz }: Question): Result<UtsavaYear[], DomainError> {
  const kernel = c.var.kernel();
  const found: UtsavaYear[] = [];
  for (const year of years) {
    const utsavas = utsavasOf(kernel, { year, place: { latDeg: lat, lonDeg: lon }, tz });
    if (!utsavas.ok) return utsavas;
    found.push(utsavas.value);
  }
  return ok(found);
}

export function answerYear(c: Context<AppEnv>, question: Question): Response {
  const found = timed(c, 'compute', () => yearsOf(c, question));
  if (!found.ok) return refuse(c, found.error, NAMES);
  return timed(c, 'present', () => c.json(presentUtsavas(question, found.value[0] as UtsavaYear)));
}

export async function answerCalendar(c: Context<AppEnv>, question: Question): Promise<Response> {
  const { presentCalendar } = await import('./icalendar');
  const found = timed(c, 'compute', () => yearsOf(c, question));
  if (!found.ok) return refuse(c, found.error, NAMES);
  const utsavas = found.value.flatMap((year) => year.utsavas);
  return timed(c, 'present', () =>
    c.body(presentCalendar(question, utsavas), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="utsavas-${question.years.join('-')}.ics"`,
    }),
  );
}
