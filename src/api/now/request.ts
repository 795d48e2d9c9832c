/** GET /api/v1/now: the request. */
import * as z from 'zod';
import { textOf } from '../fields';
import { CALENDAR_FIELD, SPAN_OF_ALL } from '../shapes/anyYear';
import { timesField } from '../shapes/clocks';
import { languageField } from '../shapes/language';
import { LOCATION, located } from '../shapes/location';

export const NowRequest = located(
  z.object({
    at: textOf({ min: 3, max: 40 })
      .optional()
      .meta({
        description:
          `An instant in ISO 8601, ${SPAN_OF_ALL.from} to ${SPAN_OF_ALL.to}. Without an offset it is in the local time of the ` +
          'place. Default: `now`.',
        examples: ['2026-11-08T18:00:00+05:30'],
      }),
    calendar: CALENDAR_FIELD,
    ...LOCATION,
    lang: languageField(),
    times: timesField(),
  }),
  { required: false },
).meta({ id: 'NowRequest', description: 'An instant and a place, both optional.' });
