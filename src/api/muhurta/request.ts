/** GET and POST /api/muhurta: the request. */
import * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import { calendarDate, latitude, longitude, utcOffset } from '../fields';
import { languageField } from '../shapes/language';
import { placeField, placeOrFields, somePlace } from '../shapes/location';
import type { Location } from '../shapes/place';

export const MuhurtaRequest = somePlace(
  z.object({
    date: calendarDate('Gregorian date at the place', '2026-11-21'),
    lat: latitude().optional(),
    lon: longitude().optional(),
    tz: utcOffset().optional().describe('UTC offset of the place in hours, for example 5.5.'),
    place: placeField().optional(),
    lang: languageField(),
  }),
).meta({
  id: 'MuhurtaRequest',
  description:
    'A date and a place: `lat`, `lon` and `tz`, or `place`, whose clocks are those at noon of the date. Unknown fields ' +
    'are ignored.',
  override: placeOrFields(),
});

/** A valid request. */
export interface DayMuhurtasQuestion extends Location<number> {
  date: string;
  lang?: LanguageTag;
}
