/** GET and POST /api/muhurta: what they are asked. */
import * as z from 'zod';
import { calendarDate, latitude, longitude, utcOffset } from '../fields';

export const MuhurtaRequest = z
  .object({
    date: calendarDate('Gregorian date, by the clocks of the place'),
    lat: latitude(),
    lon: longitude(),
    tz: utcOffset().meta({ description: 'What the clocks of the place run ahead of UTC, hours; 0 is UTC.' }),
  })
  .meta({ id: 'MuhurtaRequest', description: 'A date and a place. Unknown fields are ignored.' });
