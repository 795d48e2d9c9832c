/** POST /api/rectify: what it is asked, in camelCase. */
import * as z from 'zod';
import { CATEGORIES } from '../../domain/rectify/types';
import { calendarDate, integerFrom, latitude, longitude, oneOf, utcOffset } from '../fields';
import { whenSound } from '../validation';

const CLOCK_RULE = 'must be a time HH:MM from 00:00 to 23:59';
export const MOST_EVENTS = 60;

const clock = (description: string, example: string) =>
  z
    .string(CLOCK_RULE)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, CLOCK_RULE)
    .meta({ description, examples: [example] });

export const BirthWindow = z
  .object(
    {
      startTime: clock('First moment that is weighed, by the clocks of the place.', '08:00'),
      endTime: clock('Last one, later in the same day.', '10:00'),
    },
    'must be an object with startTime and endTime',
  )
  .refine(({ startTime, endTime }) => endTime > startTime, {
    path: ['endTime'],
    error: 'must be later than birthWindow.startTime, within the same day',
    when: whenSound(['startTime', 'endTime']),
  })
  .meta({ id: 'BirthWindow', description: 'Between what times of its date the birth may have been.' });

export const RectifyLocation = z
  .object(
    {
      lat: latitude(),
      lon: longitude(),
      tz: utcOffset().meta({
        description: 'What the clocks of the place ran ahead of UTC at the birth, hours; events count by it too.',
      }),
    },
    'must be an object with lat, lon and tz',
  )
  .meta({ id: 'RectifyLocation', description: 'The place of birth.' });

/** The part of a request that decides which dates its events may have. */
export const RectifyBirth = z.object({
  birthDate: calendarDate('Gregorian date of birth by the clocks of the place, not in the future'),
  birthWindow: BirthWindow,
  location: RectifyLocation,
});

export const EventCategory = oneOf(CATEGORIES).meta({ id: 'EventCategory', description: 'What an event was.' });

const eventList = <E extends z.ZodType>(event: E) => {
  const rule = `must be a list of 1 to ${MOST_EVENTS} events`;
  return z.array(event, rule).min(1, rule).max(MOST_EVENTS, rule);
};
const eventDate = () => calendarDate('Gregorian date of the event, neither before the birth nor in the future');
const EVENT_RULE = 'must be an object with date and category';

export const LifeEvent = z
  .object({ date: eventDate(), category: EventCategory }, EVENT_RULE)
  .meta({ id: 'LifeEvent', description: 'An event of the past; it counts at noon of its date.' });

/** The events of a request, when their first and last possible dates are known. */
export const eventsBetween = (birthDate: string, today: string) => {
  const date = eventDate().check(({ value, issues }) => {
    const refused = (message: string) => issues.push({ code: 'custom', input: value, message });
    if (value < birthDate) refused('must not be before birthDate');
    else if (value > today) refused('must not lie in the future');
  });
  return z.object({ events: eventList(z.object({ date, category: EventCategory }, EVENT_RULE)) });
};

// A schema of its own for the same reason as `BirthSecond` in chart/schema.ts.
export const GridMinutes = integerFrom(1, 60).default(5).meta({
  id: 'GridMinutes',
  description: 'Step of the grid, minutes; the end of the window belongs to it in any case.',
});

export const RectifyRequest = RectifyBirth.extend({
  events: eventList(LifeEvent),
  gridMinutes: GridMinutes,
}).meta({
  id: 'RectifyRequest',
  description: 'A birth of uncertain time and dated events. Unknown fields are ignored.',
});
