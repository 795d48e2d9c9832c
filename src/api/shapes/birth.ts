/** A birth in a request of `/api/v1` and in its answer. */
import * as z from 'zod';
import { isoDate } from '../../domain/time/isoCivil';
import { birthClocks, calendarDate } from '../fields';
import { expecting } from '../validate';
import { instantAt } from './kinds';
import { LOCATION, LOCATION_REQUIRED, LocationShape, located } from './location';

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/;

/** The fields of a birth. */
export const BIRTH = {
  date: calendarDate('Date of birth by the local calendar', '1990-05-15'),
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
  description: 'A birth: date, time and place. It is the body of `POST /api/v1/chart` without settings.',
  examples: [{ date: '1990-05-15', time: '14:30', place: 'Pune' }],
  override: LOCATION_REQUIRED,
});

/** A birth in an answer. */
export const BirthShape = z
  .object({
    date: z.string().meta({ description: 'Date of birth.', examples: [isoDate({ year: 1990, month: 5, day: 15 })] }),
    time: z.string().nullable().meta({ description: 'Time of birth; null if it is unknown and noon is assumed.' }),
    at: instantAt('The instant of birth.'),
    place: LocationShape,
  })
  .meta({ id: 'BirthInput', description: 'A birth as it was read.' });
