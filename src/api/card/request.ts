/** GET /api/v1/card.svg: the request. */
import * as z from 'zod';
import { calendarDate } from '../fields';
import { languageField } from '../shapes/language';
import { WHERE, wholePlace } from '../shapes/where';

export const CardRequest = wholePlace(
  z.object({
    date: calendarDate('Gregorian date at the place', '2026-11-08'),
    ...WHERE,
    lang: languageField(),
  }),
);
