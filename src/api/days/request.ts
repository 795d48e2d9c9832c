/** GET /api/v1/days: the request. */
import * as z from 'zod';
import { MAX_DAYS } from '../../domain/days/days';
import type { Calendar } from '../../domain/time/calendars';
import { civilFromDays } from '../../domain/time/civil';
import { someOf } from '../fields';
import { formatField } from '../formats';
import { CALENDAR_FIELD, dayOfAny, daysOfSpan, SPAN_FIELDS, wholeSpan } from '../shapes/anyYear';
import { timesField } from '../shapes/clocks';
import { MODEL_FIELD } from '../shapes/historical';
import { languageField } from '../shapes/language';
import { LOCATION, located } from '../shapes/location';
import { pageFields } from '../shapes/page';
import { presentDate } from '../shapes/presentAlmanac';
import { anySpanFields, withDatesOfFiles, yearOrDates } from '../shapes/span';
import { PRACTICE } from '../utsavas/request';
import { unmet, whenValid } from '../validate';
import { DAY_FIELDS } from './fields';

const MAX_AFTER = MAX_DAYS - 1;

/** The fields of a place and of a range of days. */
const DaysFields = located(
  z.object({
    ...anySpanFields(`${MAX_AFTER} days`),
    calendar: CALENDAR_FIELD,
    model: MODEL_FIELD,
    ...LOCATION,
    fields: someOf(DAY_FIELDS)
      .optional()
      .meta({
        description: 'Fields of each day to return, separated by commas. `date` is always there.',
        examples: [['sunrise', 'sunset', 'tithi', 'nakshatra']],
      }),
    ...PRACTICE,
    ...pageFields('days', MAX_DAYS),
    lang: languageField(),
    times: timesField(),
    format: formatField('ics'),
  }),
  { or: 'region' },
);

export const DaysRequest = withDatesOfFiles(wholeSpan(yearOrDates(DaysFields)), 'json, csv or ndjson').refine(
  (fields) => {
    const [fromDay, toDay] = daysOfSpan(fields);
    return !(toDay - fromDay > MAX_AFTER);
  },
  {
    path: ['to'],
    when: whenValid(SPAN_FIELDS),
    ...unmet(({ from, calendar }) => ({
      type: 'days-after',
      field: 'from',
      days: MAX_AFTER,
      next: presentDate(civilFromDays(dayOfAny(String(from), calendar as Calendar) + MAX_DAYS)),
    })),
  },
);
