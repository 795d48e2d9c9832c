/** GET /api/v1/convert: the response. */
import * as z from 'zod';
import { ANY_CALENDARS } from '../../domain/regional/convert';
import { RegionalDateShape } from '../days/response';
import { LABEL, LANGUAGE } from '../shapes/language';
import { PAGE } from '../shapes/page';

const CalendarName = z
  .object({ key: z.enum(ANY_CALENDARS), name: z.string(), label: LABEL })
  .meta({ id: 'CalendarName', description: 'A calendar.' });

const ConvertedDate = RegionalDateShape.extend({
  calendar: CalendarName,
  date: z.string().meta({
    description: 'Year, number of the month and day, in the form of the request.',
    examples: ['2083-08-07'],
  }),
  gregorian: z.string().meta({ description: 'The same day in the Gregorian calendar.', examples: ['2026-11-22'] }),
  era: z.string().optional().describe('Name of the era; Gregorian and Julian years are astronomical.'),
}).meta({ id: 'ConvertedDate', description: 'A day in one calendar.' });

export const ConvertResponse = z
  .object({
    date: z.string(),
    from: CalendarName,
    gregorian_dates: z
      .array(z.string())
      .describe('The days of the date, Gregorian. A Vikrama date has two if its tithi is at two sunrises.'),
    ...PAGE,
    conversions: z.array(ConvertedDate).describe('The days in the other calendars, by day.'),
    without: z
      .array(CalendarName)
      .describe('Calendars that have no date on a day: it is outside their years or tables.'),
    ...LANGUAGE,
  })
  .meta({ id: 'ConvertResponse', description: 'A date in other calendars.' });
