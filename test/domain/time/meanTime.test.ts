/** Local mean time before standard time. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_DAY_OF_ALL } from '../../../src/domain/time/calendars';
import { civilFromDays, JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { historiesFor, resolveWallClock, zoneChoice, zoneOffsets } from '../../../src/domain/time/zone';
import { answer } from '../support/days';

const PLACES = {
  Porbandar: { tz: 'Asia/Kolkata', lonDeg: 69.6293 },
  Ulm: { tz: 'Europe/Berlin', lonDeg: 9.9833 },
  Zundert: { tz: 'Europe/Amsterdam', lonDeg: 4.6553 },
  London: { tz: 'Europe/London', lonDeg: -0.1877 },
  'New York': { tz: 'America/New_York', lonDeg: -74.006 },
  Freiberg: { tz: 'Europe/Prague', lonDeg: 18.145 },
} as const;

async function resolved(place: keyof typeof PLACES, year: number, month = 1, day = 1) {
  const { tz, lonDeg } = PLACES[place];
  const clock = { year, month, day, hour: 12, minute: 0, second: 0 };
  const zone = zoneChoice(tz, lonDeg);
  return answer(resolveWallClock(clock, zone, await historiesFor(clock, zone)));
}

describe('the clock before standard time', () => {
  test.each([
    // Whole seconds of longitude / 15.
    ['Porbandar', 1869, 16711],
    ['Porbandar', 1899, 16711],
    ['Porbandar', -500, 16711],
    ['Ulm', 1879, 2396],
    ['Freiberg', 1856, 4355],
    ['London', 1819, -45],
    // Greenwich time for Great Britain from 1 December 1847, Eastern time from 18 November 1883.
    ['London', 1848, 0],
    ['New York', 1858, -17761],
    ['New York', 1884, -18000],
    ['Zundert', 1853, 1117],
  ] as const)('%s has at noon of %d the offset of %d seconds', async (place, year, seconds) => {
    const { offsetHours, zoneHours } = await resolved(place, year);
    expect(Math.round(offsetHours * 3600)).toBe(seconds);
    expect(zoneHours === undefined).toBe(seconds % 900 === 0);
  });

  test('from 1900 on the history of the zone holds', async () => {
    const { offsetHours, zoneHours } = await resolved('Porbandar', 1900);
    expect(Math.round(offsetHours * 3600)).toBe(19270);
    expect(zoneHours).toBeUndefined();
  });

  test('clocks of a span and clock times agree at every place and year', () => {
    const day = fc.integer({ min: FIRST_DAY_OF_ALL, max: 1000 });
    fc.assert(
      fc.property(day, fc.constantFrom(...Object.values(PLACES)), (days, { tz, lonDeg }) => {
        const clock = { ...civilFromDays(days), hour: 12, minute: 0, second: 0 };
        const instant = answer(resolveWallClock(clock, zoneChoice(tz, lonDeg)));
        const clocks = answer(zoneOffsets(tz, JD_UNIX_EPOCH + days - 2, JD_UNIX_EPOCH + days + 2, null, lonDeg));
        expect(clocks.hoursAt(instant.jdUt)).toBe(instant.offsetHours);
      }),
      { numRuns: 300 },
    );
  });

  test('a zone without a longitude has the history of its city', () => {
    const clock = { year: 1850, month: 1, day: 1, hour: 12, minute: 0, second: 0 };
    expect(answer(resolveWallClock(clock, zoneChoice('Asia/Kolkata'))).offsetHours).toBeCloseTo(21208 / 3600, 9);
  });
});
