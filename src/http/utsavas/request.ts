/** GET /api/utsavas and /api/utsavas.ics: what they are asked. */
import * as z from 'zod';
import { zoneIdentifier } from '../../domain/time/zone';
import { SHOWS } from '../../domain/utsavas/select';
import { FIRST_YEAR, integerFrom, LAST_YEAR, latitude, longitude, oneOf, RULES } from '../fields';

const year = () => integerFrom(FIRST_YEAR, LAST_YEAR).meta({ description: 'Civil year.', examples: [2026] });

/** A place, by all three or by none. */
const PLACE = {
  lat: latitude().optional(),
  lon: longitude().optional(),
  tz: z
    .string(RULES.timezone)
    .refine((id) => zoneIdentifier(id) !== null, RULES.timezone)
    .optional()
    .meta({ description: 'IANA time zone of the place: its civil days are meant.', examples: ['America/New_York'] }),
};

// A schema of its own for the same reason as `BirthSecond` in chart/schema.ts.
const Show = oneOf(SHOWS)
  .default('all')
  .meta({
    id: 'UtsavasShown',
    description:
      'Which observances: all; `principal`, those kept widely; `smarta`, without the days of vaiṣṇavas and without variants of ' +
      'other schools; `vaishnava`, without such variants and, where vaiṣṇavas have a day of their own, with that one alone.',
  });

/** A request in which no part of a place stands without the others. */
function wholePlace<S extends z.ZodObject>(request: S): S {
  const keys = Object.keys(PLACE);
  return keys.reduce(
    (checked, key) =>
      checked.refine((asked) => key in asked || !keys.some((other) => other in asked), {
        path: [key],
        error: 'is missing: lat, lon and tz are given together or not at all',
        when: () => true, // whatever else is wrong
      }),
    request,
  );
}

export const UtsavasRequest = wholePlace(z.object({ year: year(), ...PLACE, show: Show }));

export const UtsavasFileRequest = wholePlace(z.object({ year: year().optional(), ...PLACE, show: Show }));
