/** POST /api/chart: what it is asked. */
import * as z from 'zod';
import { daysInMonth } from '../../domain/time/civil';
import { FIRST_YEAR, integerFrom, LAST_YEAR, latitude, longitude, RULES, utcOffset } from '../fields';
import { whenSound } from '../validation';

const SECOND_RULE = 'must be a number from 0 to below 60';

// A field with a default is a schema of its own: openapi-typescript makes a property obligatory that states one.
export const BirthSecond = z
  .number(SECOND_RULE)
  .min(0, SECOND_RULE)
  .lt(60, SECOND_RULE)
  .default(0)
  .meta({ id: 'BirthSecond', description: 'Seconds of the local wall clock.' });

export const DashaDepth = integerFrom(1, 5)
  .default(3)
  .meta({ id: 'DashaDepth', description: 'Levels of the daśā tree: 3 is pratyantara, 5 prāṇa.' });

export const ChartRequest = z
  .object({
    year: integerFrom(FIRST_YEAR, LAST_YEAR).meta({ description: 'Gregorian year.' }),
    month: integerFrom(1, 12),
    day: integerFrom(1, 31),
    hour: integerFrom(0, 23).meta({ description: 'Hour of the local wall clock.' }),
    minute: integerFrom(0, 59),
    lat: latitude(),
    lon: longitude(),
    tzHours: utcOffset().meta({ description: 'Fixed UTC offset at the birth instant, hours.' }),
    name: z.string('must be a string').optional().meta({ description: 'Label, echoed and otherwise unused.' }),
    second: BirthSecond,
    dashaDepth: DashaDepth,
  })
  .refine(({ year, month, day }) => day <= daysInMonth(year, month), {
    path: ['day'],
    error: RULES.day,
    when: whenSound(['year', 'month', 'day']),
  })
  .meta({
    id: 'ChartRequest',
    description: 'A birth, by its wall clock and a fixed offset. Unknown fields are ignored.',
  });
