/** POST /api/v1/core/chart: the request, in camelCase. */
import * as z from 'zod';
import type { CivilTime } from '../../domain/time/civil';
import type { ZoneChoice } from '../../domain/time/zone';
import { NODE_MODES, SPECIFIED_AYANAMSHA_KEYS } from '../../kernel/keys';
import { calendarDate, clockTime, latitude, longitude, objectOf, oneOf, timeZone, utcOffset } from '../fields';
import { languageField } from '../shapes/language';
import { placeField, somePlace } from '../shapes/location';
import { unmet, whenValid } from '../validate';

const ZONE_FIELDS = ['birthPlace.tz', 'birthPlace.tzOffsetHours'];
const COORDINATES = ['lat', 'lon'];

const BirthPlace = somePlace(
  objectOf(
    {
      lat: latitude().optional(),
      lon: longitude().optional(),
      tz: timeZone()
        .optional()
        .meta({
          description: 'IANA time zone, used with its whole history. Either `tz` or `tzOffsetHours` is required.',
          examples: ['Asia/Kolkata'],
        }),
      tzOffsetHours: utcOffset()
        .optional()
        .describe('UTC offset at birth, in hours. Used when `tz` is absent, and always checked.'),
      place: placeField().optional(),
    },
    ['lat', 'lon', 'tz or tzOffsetHours'],
  ),
  { required: COORDINATES, further: ['tz', 'tzOffsetHours'], parent: 'birthPlace.' },
)
  .refine(({ tz, tzOffsetHours, place }) => place !== undefined || tz !== undefined || tzOffsetHours !== undefined, {
    path: ['tz'],
    when: whenValid(['tz', 'tzOffsetHours']),
    ...unmet({ type: 'one-of', fields: ZONE_FIELDS }, 'Asia/Kolkata'),
  })
  .meta({
    id: 'BirthPlace',
    description:
      'Coordinates with a time zone or an offset, or `place`, whose time zone is used with its whole history.',
    override: {
      anyOf: [
        { required: ['place'] },
        { required: [...COORDINATES, 'tz'] },
        { required: [...COORDINATES, 'tzOffsetHours'] },
      ],
    },
    examples: [{ lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' }],
  });

// A named schema, for the same reason as `BirthSecond` in chart/request.ts.
const NodeMode = oneOf(NODE_MODES)
  .default('mean')
  .meta({ id: 'NodeMode', description: 'Lunar node for Rāhu and Ketu.' });

/** A date and a time as one wall-clock time. */
export function wallClock(date: string, time: string): CivilTime {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return { year, month, day, hour, minute, second };
}

/** The zone or fixed offset of a birth place. */
export const zoneOf = ({ tz, tzOffsetHours = 0 }: { tz?: string | undefined; tzOffsetHours?: number | undefined }) =>
  (tz === undefined ? { kind: 'offset', hours: tzOffsetHours } : { kind: 'iana', id: tz }) satisfies ZoneChoice;

const CLOCK = {
  birthDate: calendarDate('Gregorian date of birth'),
  birthTime: clockTime('HH:mm:ss', 'Wall clock at the birth place, 24 hours.', '14:30:00'),
};

/** The fields that decide whether the time existed at the place. They are validated first. */
export const BirthClock = z.object({ ...CLOCK, birthPlace: objectOf({ tz: timeZone() }) });

export const BharatChartRequest = z
  .object({
    ...CLOCK,
    birthPlace: BirthPlace,
    ayanamsa: oneOf(SPECIFIED_AYANAMSHA_KEYS).meta({ examples: ['lahiri'] }),
    nodeMode: NodeMode,
    lang: languageField(),
  })
  .meta({
    id: 'BharatChartRequest',
    description: 'A birth with its wall-clock time and time zone. Unknown fields are ignored.',
  });
