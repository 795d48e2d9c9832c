/** A birth in a request of `/api/v1` and in its answer. */
import * as z from 'zod';
import { isoDate } from '../../domain/time/isoCivil';
import { birthClocks, calendarDate } from '../fields';
import { expecting } from '../validate';
import { anyDate, CALENDAR_FIELD, INSTANT_OF_OTHER_YEARS, wholeDate } from './anyYear';
import { instantAt } from './kinds';
import { LOCATION, LOCATION_REQUIRED, LocationShape, located } from './location';

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/;

const DATE_OF_BIRTH = 'Local date of birth; also `today`, `now`';

/** The fields of a birth. */
const BIRTH = {
  date: calendarDate(DATE_OF_BIRTH, '1990-05-15'),
  time: expecting({ type: 'time', pattern: 'HH:mm' }, z.string().regex(TIME))
    .optional()
    .meta({
      description:
        'Time of birth by the local clock, `HH:MM` or `HH:MM:SS`. If absent, it is unknown: noon is assumed.',
      examples: ['14:30'],
    }),
  ...LOCATION,
  tz: birthClocks()
    .optional()
    .meta({
      description:
        'Time zone of the birth: IANA identifier with its whole history, UTC offset in hours, or the civil time that the ' +
        'record follows. Default: the zone of the place.',
      examples: ['Asia/Kolkata', 5.5],
    }),
};

/** A birth as a field of a request. */
export const Birth = expecting({ type: 'object', fields: ['date', 'time', 'place'] }, located(z.object(BIRTH))).meta({
  id: 'Birth',
  description: 'A birth: date, time and place.',
  examples: [{ date: '1990-05-15', time: '14:30', place: 'Pune' }],
  override: LOCATION_REQUIRED,
});

/** The fields of a birth in any year. */
export const BIRTH_OF_ALL_YEARS = {
  ...BIRTH,
  date: anyDate(DATE_OF_BIRTH, '1990-05-15'),
  calendar: CALENDAR_FIELD,
};

/** A birth of any year as a field of a request. */
export const BirthOfAllYears = expecting(
  { type: 'object', fields: ['date', 'time', 'place'] },
  wholeDate(located(z.object(BIRTH_OF_ALL_YEARS)), 'date'),
).meta({
  id: 'BirthOfAllYears',
  description:
    'A birth: date with its calendar, time and place. It is the body of `POST /api/v1/chart` without settings.',
  examples: [{ date: '1869-10-02', time: '07:11', place: 'Porbandar' }],
  override: LOCATION_REQUIRED,
});

/** A birth in an answer. */
export const BirthShape = z
  .object({
    date: z.string().meta({ description: 'Date of birth.', examples: [isoDate({ year: 1990, month: 5, day: 15 })] }),
    time: z.string().nullable().describe('Time of birth; null if it is unknown and noon is assumed.'),
    at: instantAt('The instant of birth.'),
    place: LocationShape,
  })
  .meta({ id: 'BirthInput', description: 'A birth as it was read.' });

/** A birth of any year in an answer. */
export const BirthOfAllYearsShape = BirthShape.extend(INSTANT_OF_OTHER_YEARS).meta({
  id: 'BirthOfAllYearsInput',
  description: 'A birth as it was read; its date is Gregorian.',
});
