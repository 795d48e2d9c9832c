/** GET /api/v1/card.svg: the request. */
import * as z from 'zod';
import { calendarDate } from '../fields';
import { languageField } from '../shapes/language';
import { LOCATION, located } from '../shapes/location';
import { RELATIVE_WORDS } from '../shapes/relative';

export const CardRequest = located(
  z.object({
    date: calendarDate(`Gregorian date at the place, ${RELATIVE_WORDS} (default)`, '2026-11-08').optional(),
    ...LOCATION,
    lang: languageField(),
  }),
  { required: false },
);
