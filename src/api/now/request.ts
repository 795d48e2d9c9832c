/** GET /api/v1/now: the request. */
import * as z from 'zod';
import { languageField } from '../shapes/language';
import { LOCATION, located, timesField } from '../shapes/location';
import { expecting } from '../validate';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

export const NowRequest = located(
  z.object({
    at: expecting(
      { type: 'other', words: '`now`, or an instant with its offset, YYYY-MM-DDTHH:MM:SSZ' },
      z.string().refine((text) => text === 'now' || (INSTANT.test(text) && !Number.isNaN(Date.parse(text)))),
    )
      .optional()
      .meta({
        description: 'An instant in ISO 8601 with its offset, in the years 1900 to 2100. Default: `now`.',
        examples: ['2026-11-08T18:00:00+05:30'],
      }),
    ...LOCATION,
    lang: languageField(),
    times: timesField(),
  }),
  { required: false },
).meta({ id: 'NowRequest', description: 'An instant and a place, both optional.' });
