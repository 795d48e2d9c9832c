/** Properties of days and lunar months from the Kali epoch to 3000. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lunarMonths } from '../src/domain/calendar/month';
import { daysOf } from '../src/domain/days/days';
import { FIRST_DAY_OF_ALL, LAST_DAY_OF_ALL } from '../src/domain/time/calendars';
import { civilFromDays, JD_UNIX_EPOCH } from '../src/domain/time/civil';
import { allYears, found } from './accuracy/longspan';

/** Enough days for a whole lunar month. */
const DAYS = 62;
const PLACES = fc.constantFrom(
  { latDeg: 23.1765, lonDeg: 75.7885, tz: 'Asia/Kolkata' },
  { latDeg: 51.5074, lonDeg: -0.1278, tz: 'Europe/London' },
  { latDeg: -33.8688, lonDeg: 151.2093, tz: 'Australia/Sydney' },
);
const FIRST_DAYS = fc.integer({ min: FIRST_DAY_OF_ALL + DAYS, max: LAST_DAY_OF_ALL - 2 * DAYS });

const daysFrom = (first: number, { tz, ...place }: { latDeg: number; lonDeg: number; tz: string }) =>
  found(
    daysOf(allYears, {
      from: civilFromDays(first),
      to: civilFromDays(first + DAYS - 1),
      place,
      tz,
      fields: ['tithi'],
    }),
  ).days;

describe('days from −3101 to 3000', () => {
  test('a lunar month has 30 tithis and 29 or 30 sunrises, and tithis follow each other', () => {
    fc.assert(
      fc.property(FIRST_DAYS, PLACES, (first, place) => {
        const days = daysFrom(first, place);
        const fromJd = days[0]?.sunriseJd as number;
        const toJd = days.at(-1)?.sunriseJd as number;
        const [month] = found(lunarMonths(allYears, fromJd, toJd)).filter(({ startJd }) => startJd > fromJd);
        if (!month) throw new Error('no month');
        const sunrises = days.filter(({ sunriseJd }) => {
          const jdUt = sunriseJd as number;
          return jdUt >= month.startJd && jdUt < month.endJd;
        });
        expect([29, 30]).toContain(sunrises.length);
        const ends = new Map(days.flatMap(({ tithi = [] }) => tithi.map(({ index, endJd }) => [endJd, index])));
        const ofMonth = [...ends].filter(([endJd]) => endJd > month.startJd + 1e-6 && endJd < month.endJd + 1e-6);
        expect(ofMonth.map(([, index]) => index)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
        const atSunrise = days.map(({ tithi = [] }) => tithi[0]?.index as number);
        for (const [i, index] of atSunrise.slice(1).entries()) {
          expect([0, 1, 2]).toContain((index - (atSunrise[i] as number) + 30) % 30);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('weekdays follow each other without a gap, and agree with the Julian day', () => {
    expect((JD_UNIX_EPOCH + FIRST_DAY_OF_ALL + 1.5) % 7).toBe(5); // The Kali epoch is a Friday.
    fc.assert(
      fc.property(FIRST_DAYS, PLACES, (first, place) => {
        const varas = daysFrom(first, place).map(({ vara }) => vara);
        expect(varas).toEqual(varas.map((_, i) => ((JD_UNIX_EPOCH + first + i + 1.5) % 7) + 1));
      }),
      { numRuns: 50 },
    );
  });
});
