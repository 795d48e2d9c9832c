/** GET /api/v1/days: the request. */
import * as z from 'zod';
import { MAX_DAYS } from '../../domain/days/days';
import { civilDateOf, civilFromDays, daysFromCivil } from '../../domain/time/civil';
import { calendarDate, someOf } from '../fields';
import { languageField } from '../shapes/language';
import { presentDate } from '../shapes/presentAlmanac';
import { WHERE_BY_CLOCKS, wholePlace } from '../shapes/where';
import { PRACTICE } from '../utsavas/request';
import { expecting, unmet, whenValid } from '../validate';
import { DAY_FIELDS } from './fields';

const FORMATS = ['json', 'csv', 'ics'] as const;
export type Format = (typeof FORMATS)[number];

const MAX_AFTER = MAX_DAYS - 1;

/** A date of a valid request as days from 1970-01-01. */
export function dayOf(text: string): number {
  const { year, month, day } = civilDateOf(text);
  return daysFromCivil(year, month, day);
}

/** The fields of a place and of a range of days. */
const DaysFields = wholePlace(
  z.object({
    from: calendarDate('First civil date of the place', '2027-01-01'),
    to: calendarDate(`Last civil date, at most ${MAX_AFTER} days later`, '2027-01-31'),
    ...WHERE_BY_CLOCKS,
    fields: someOf(DAY_FIELDS)
      .optional()
      .meta({
        description: 'Fields of each day to return, separated by commas. `date` is always there.',
        examples: [['sunrise', 'sunset', 'tithi', 'nakshatra']],
      }),
    ...PRACTICE,
    lang: languageField(),
    format: expecting({ type: 'format', values: FORMATS }, z.enum(FORMATS))
      .optional()
      .meta({ description: 'Format of the answer, `json` by default.', examples: ['csv'] }),
  }),
);

export const DaysRequest = DaysFields.refine(({ from, to }) => from <= to, {
  path: ['to'],
  when: whenValid(['from', 'to']),
  ...unmet({ type: 'not-before', field: 'from' }),
}).refine(({ from, to }) => dayOf(to) - dayOf(from) <= MAX_AFTER, {
  path: ['to'],
  when: whenValid(['from', 'to']),
  ...unmet(({ from }) => ({
    type: 'days-after',
    field: 'from',
    days: MAX_AFTER,
    next: presentDate(civilFromDays(dayOf(String(from)) + MAX_DAYS)),
  })),
});
