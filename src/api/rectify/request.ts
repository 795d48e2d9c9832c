/** POST /api/rectify: the request, in camelCase. */

import * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import { CATEGORIES } from '../../data/rectify';
import type { RectifyQuestion } from '../../domain/rectify/types';
import {
  calendarDate,
  clockTime,
  integerFrom,
  latitude,
  listOf,
  longitude,
  objectOf,
  oneOf,
  utcOffset,
} from '../fields';
import { languageField } from '../shapes/language';
import { placeField, placeOrFields, somePlace } from '../shapes/location';
import { unmet, whenValid } from '../validate';

export const MAX_EVENTS = 60;

const BirthWindow = objectOf({
  startTime: clockTime('HH:mm', 'First moment of the window, on the local wall clock.', '08:00'),
  endTime: clockTime('HH:mm', 'Last moment, later on the same day.', '10:00'),
})
  .refine(({ startTime, endTime }) => endTime > startTime, {
    path: ['endTime'],
    when: whenValid(['startTime', 'endTime']),
    ...unmet({ type: 'later-than', field: 'birthWindow.startTime' }),
  })
  .meta({
    id: 'BirthWindow',
    description: 'The window of the birth time.',
    examples: [{ startTime: '08:00', endTime: '10:00' }],
  });

const COORDINATES = ['lat', 'lon', 'tz'];

const RectifyLocation = somePlace(
  objectOf(
    {
      lat: latitude().optional(),
      lon: longitude().optional(),
      tz: utcOffset().optional().describe('UTC offset at birth, in hours. Events use it too.'),
      place: placeField().optional(),
    },
    COORDINATES,
  ),
  { parent: 'location.' },
).meta({
  id: 'RectifyLocation',
  description:
    'The place of birth: `lat`, `lon` and `tz`, or `place`, whose clocks are those at noon of the birth date.',
  override: placeOrFields(),
  examples: [{ lat: 28.6139, lon: 77.209, tz: 5.5 }],
});

/** The part of a request that determines the allowed dates of its events. */
export const RectifyBirth = z.object({
  birthDate: calendarDate('Gregorian date of birth, not in the future'),
  birthWindow: BirthWindow,
  location: RectifyLocation,
});

export const EventCategory = oneOf(CATEGORIES).meta({
  id: 'EventCategory',
  description: 'Category of the event.',
  examples: ['marriage'],
});

const eventDate = () =>
  calendarDate('Gregorian date of the event, on or after the birth date and not in the future', '2014-11-23');
const EXAMPLE = [{ date: '2014-11-23', category: 'marriage' }];

const LifeEvent = objectOf({ date: eventDate(), category: EventCategory }).meta({
  id: 'LifeEvent',
  description: 'A past event. It counts at local noon of its date.',
  examples: EXAMPLE,
});

const eventList = <E extends z.ZodType>(event: E) =>
  listOf(event, 1, MAX_EVENTS, 'events').meta({ examples: [EXAMPLE] });

/** The schema of events, from their first and last allowed dates. */
export const eventsBetween = (birthDate: string, today: string) => {
  const date = eventDate().check(({ value, issues }) => {
    const issue = { code: 'custom' as const, input: value };
    if (value < birthDate) issues.push({ ...issue, ...unmet({ type: 'not-before', field: 'birthDate' }) });
    else if (value > today) issues.push({ ...issue, ...unmet({ type: 'not-future' }) });
  });
  return z.object({ events: eventList(objectOf({ date, category: EventCategory }).meta({ examples: EXAMPLE })) });
};

// A named schema, for the same reason as `BirthSecond` in chart/request.ts.
export const GridMinutes = integerFrom(1, 60).default(5).meta({
  id: 'GridMinutes',
  description: 'Step of the grid in minutes. The grid always includes the end of the window.',
});

export const RectifyRequest = RectifyBirth.extend({
  events: eventList(LifeEvent),
  gridMinutes: GridMinutes,
  lang: languageField(),
}).meta({
  id: 'RectifyRequest',
  description: 'A birth with an uncertain time, and dated events. Unknown fields are ignored.',
});

/** The question of a ranking, and the language of its names. */
export interface RectifyRequestQuestion extends RectifyQuestion {
  lang?: LanguageTag;
}
