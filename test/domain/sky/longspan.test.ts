/** Events of the sky at the ends of the span of all years. */
import { describe, expect, test } from 'vitest';
import { skyEvents } from '../../../src/domain/sky/sky';
import type { SkyKind } from '../../../src/domain/sky/types';
import { dayInCalendar } from '../../../src/domain/time/calendars';
import { JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { allYears } from '../../accuracy/longspan';
import { answer } from '../support/days';

const UJJAIN = { latDeg: 23.18, lonDeg: 75.77 };
const jdOfJulian = (year: number, month: number, day: number): number =>
  JD_UNIX_EPOCH + (dayInCalendar('julian', { year, month, day }) as number);

const eventsOf = (kinds: readonly SkyKind[], fromJd: number, toJd: number) =>
  answer(
    skyEvents(allYears, {
      fromJd,
      toJd,
      kinds,
      bodies: ['mercury', 'venus', 'mars', 'jupiter', 'saturn'],
      ayanamsa: 'lahiri',
      nodeMode: 'mean',
      place: UJJAIN,
      visibility: 'arcus-visionis',
    }),
  );

describe('the first seventy days of the span of all years', () => {
  const [fromJd, toJd] = [jdOfJulian(-3101, 2, 18), jdOfJulian(-3101, 5, 1)];

  test('they have the eclipses that the kernel finds there', () => {
    const eclipses = answer(allYears.eclipses({ fromUt: fromJd, days: toJd - fromJd, latDeg: 0, lonDeg: 0 }));
    expect(eclipses.length).toBeGreaterThan(0);
    const events = eventsOf(['eclipse'], fromJd, toJd);
    expect(events.map(({ jdUt }) => jdUt.toFixed(4))).toEqual(eclipses.map(({ jdUt }) => jdUt.toFixed(4)));
  });

  test('they have the heliacal events of each planet that the kernel finds there', () => {
    const events = eventsOf(['visibility'], fromJd, toJd);
    expect(events.map((event) => 'body' in event && event.body)).toContain('mercury');
    expect(events).toEqual(eventsOf(['visibility'], fromJd, toJd + 500).filter(({ jdUt }) => jdUt < toJd));
  });
});
