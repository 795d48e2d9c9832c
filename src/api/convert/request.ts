/** GET /api/v1/convert: the request. */
import * as z from 'zod';
import { ANY_CALENDARS } from '../../domain/regional/convert';
import type { AnyCalendar, CalendarQuestion } from '../../domain/regional/types';
import type { VikramaCalendar } from '../../domain/regional/vikrama';
import { oneOf, someOf, trueOrFalse, zoneOrOffset } from '../fields';
import { formatField } from '../formats';
import { languageField } from '../shapes/language';
import type { PageQuestion } from '../shapes/page';
import { pageFields } from '../shapes/page';
import { expecting, unmet, whenValid } from '../validate';

/** Year, month and day of any calendar; a year may have a sign. */
const DATE = /^([+-]?\d{1,6})-(\d{1,2})-(\d{1,2})$/;

/** More than the dates of two days in all calendars. */
const MAX_DATES = 100;

/** The numbers of a valid date text: year, number of the month, and day. */
export function dateNumbers(text: string): { year: number; monthIndex: number; day: number } {
  const [, year, month, day] = DATE.exec(text) ?? [];
  return { year: Number(year), monthIndex: Number(month), day: Number(day) };
}

/** The zone of relative words. */
export const TodayZone = z.object({
  tz: zoneOrOffset().optional().describe('Zone of `today`; else UTC.'),
});

const ConvertFields = z.object({
  date: expecting({ type: 'date' }, z.string().regex(DATE)).meta({
    description:
      'Year, number of the month and day in the calendar `from`: `2083-08-07` is 7 Mangsir 2083 of `nepali`. Years of ' +
      '`gregorian` and `julian` are astronomical: `-0584-05-28` is in 585 BCE. In the Vikrama calendars the day is the ' +
      'tithi at sunrise in its fortnight, 1 to 15. Also `today`, `tomorrow`.',
    examples: ['2026-11-22'],
  }),
  ...TodayZone.shape,
  from: oneOf(ANY_CALENDARS)
    .default('gregorian')
    .meta({
      id: 'ConvertFrom',
      description: 'Calendar of the date.',
      examples: ['gregorian'],
    }),
  to: someOf(ANY_CALENDARS)
    .optional()
    .meta({
      description: 'Calendars to convert to. Default: all that have the day.',
      examples: [['nepali', 'tamil']],
    }),
  paksha: oneOf(['shukla', 'krishna'])
    .optional()
    .meta({ description: 'Fortnight of a Vikrama date, `shukla` by default.', examples: ['krishna'] }),
  adhika: trueOrFalse()
    .optional()
    .meta({ description: 'Whether the month of a Vikrama date is intercalary, false by default.', examples: [true] }),
  ...pageFields('dates', MAX_DATES),
  lang: languageField(),
  format: formatField(),
});

const isVikrama = (calendar: AnyCalendar): calendar is VikramaCalendar => calendar.startsWith('vikrama_');

export const ConvertRequest = (['paksha', 'adhika'] as const).reduce(
  (checked, key) =>
    checked.refine((fields) => fields[key] === undefined || isVikrama(fields.from), {
      path: [key],
      when: whenValid([key, 'from']),
      ...unmet({ type: 'other', words: 'left out unless from is vikrama_chaitradi or vikrama_kartikadi' }),
    }),
  ConvertFields,
);

/** The question of a conversion in canonical form. */
export interface ConvertQuestion extends Pick<z.output<typeof ConvertRequest>, 'date' | 'from' | 'to' | 'lang'> {
  question: CalendarQuestion;
  page: PageQuestion;
}
