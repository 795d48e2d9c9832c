import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { varaOf, vedicDay } from '../../../src/domain/day/day';
import type { VedicDay } from '../../../src/domain/day/types';
import { SECONDS_PER_DAY } from '../../../src/domain/time/civil';
import { isoLocal } from '../../../src/domain/time/iso';
import { answer, anyDate, anyPlace, anyTz, DELHI, dateOf, dayAt, PLACES } from '../support/days';
import { kernel } from '../support/kernel';
import { evenly, runs } from '../support/property';

const SECOND = 1 / SECONDS_PER_DAY;

/** Local times truncated to the minute, "05-17 00:18", as a row of a table. */
function localTimes({ sunriseJd, sunsetJd, nextSunriseJd, polar, vara }: VedicDay, tzHours: number) {
  const local = (jdUt: number | null): string | null =>
    jdUt === null ? null : isoLocal(jdUt, tzHours).slice(5, 16).replace('T', ' ');
  return [local(sunriseJd), local(sunsetJd), local(nextSunriseJd), polar, vara];
}

describe('days and their marks', () => {
  test.each<[string, keyof typeof PLACES, number, string, ReturnType<typeof localTimes>]>([
    ['an ordinary day', 'delhi', 5.5, '2026-01-01', ['01-01 07:13', '01-01 17:35', '01-02 07:14', null, 5]],
    ['lat, lon and tz are 0', 'zero', 0, '2026-01-01', ['01-01 05:59', '01-01 18:07', '01-02 06:00', null, 5]],
    ['the end of polar night', 'tromso', 1, '2026-01-14', [null, null, null, 'night', 4]],
    [
      'the first sunrise of the year',
      'tromso',
      1,
      '2026-01-15',
      ['01-15 11:29', '01-15 12:17', '01-16 11:13', null, 5],
    ],
    ['two sunrises in a date', 'tromso', 1, '2026-05-17', ['05-17 00:18', '05-17 23:26', '05-17 23:54', null, 1]],
    ['polar day', 'tromso', 1, '2026-05-18', [null, null, null, 'day', 2]],
    ['a sunset ends polar day', 'tromso', 1, '2026-07-25', [null, '07-25 23:35', null, 'day', 7]],
    ['sunrise soon after midnight', 'tromso', 1, '2026-07-26', ['07-26 00:07', '07-26 23:12', '07-27 00:29', null, 1]],
    ['the last sunrise of the year', 'tromso', 1, '2026-11-27', ['11-27 11:22', '11-27 11:40', null, 'night', 6]],
    ['a sunrise that begins polar day', 'circle', 1, '2026-06-11', ['06-11 23:42', null, null, 'day', 5]],
    ['a Sun grazing the horizon', 'circle', 1, '2026-06-10', ['06-10 23:51', '06-11 23:12', '06-11 23:42', null, 4]],
    ['sunrise slips past a date', 'ninety', 0, '2026-10-28', ['10-28 23:59', '10-29 11:27', '10-30 00:00', null, 4]],
    ['the date it slips past', 'ninety', 0, '2026-10-29', [null, '10-29 11:27', null, null, 5]],
    ['the date after', 'ninety', 0, '2026-10-30', ['10-30 00:00', '10-30 11:26', '10-31 00:00', null, 6]],
    ['two sunrises at 20° N', 'ninety', 0, '2026-03-25', ['03-25 00:00', '03-25 12:12', '03-25 23:59', null, 4]],
    ['a zone on the other side', 'fiji', -10, '2026-01-01', ['01-01 08:04', '01-01 21:23', '01-02 08:04', null, 5]],
    ['lon 180, tz 14', 'dateLine', 14, '2026-01-01', ['01-01 08:16', '01-01 19:49', '01-02 08:17', null, 5]],
    [
      'lon 180, tz 0: sunset in the next date',
      'dateLine',
      0,
      '2026-01-01',
      ['01-01 18:17', '01-02 05:50', '01-02 18:17', null, 5],
    ],
    ['lon −180, tz −14', 'dateLineWest', -14, '2026-01-01', ['01-01 04:17', '01-01 15:50', '01-02 04:17', null, 5]],
    ['the one sunrise at the pole', 'north', 0, '2026-03-18', ['03-18 12:41', null, null, 'day', 4]],
    ['summer at the pole', 'north', 0, '2026-07-01', [null, null, null, 'day', 4]],
    ['the one sunset at the pole', 'north', 0, '2026-09-25', [null, '09-25 02:51', null, 'night', 6]],
    ['winter at the pole', 'north', 0, '2026-12-01', [null, null, null, 'night', 3]],
    ['the one sunrise at the south pole', 'south', 0, '2026-09-20', ['09-20 21:17', null, null, 'day', 1]],
    ['two rises within 21 hours', 'nearPole', 0, '2026-03-18', ['03-18 06:52', '03-18 18:55', '03-19 04:05', null, 4]],
  ])('a day at %s, %s, tz %d, %s has the expected marks', (_, place, tzHours, iso, marks) => {
    expect(localTimes(dayAt(iso, PLACES[place], tzHours), tzHours)).toEqual(marks);
  });

  test('longitudes 180 and −180 are the same meridian', () => {
    const [east, west] = [PLACES.dateLine, PLACES.dateLineWest].map((place) => dayAt('2026-05-05', place, 12));
    expect(east?.sunriseJd).toBeCloseTo(west?.sunriseJd as number, 8);
    expect(east?.moonsetJd).toBeCloseTo(west?.moonsetJd as number, 8);
  });

  test('moonrise and moonset are null on a day without them', () => {
    // The Moon rises before this sunrise and again after the next.
    const day = dayAt('2023-01-21', { latDeg: 25.15, lonDeg: 82.57 }, 5.5);
    expect(day.moonriseJd).toBeNull();
    expect(day.moonsetJd).not.toBeNull();
    const polar = dayAt('2026-07-01', PLACES.tromso, 1);
    expect([polar.moonriseJd, polar.moonsetJd]).toEqual([null, null]);
  });

  test('the first and the last date have a day', () => {
    for (const iso of ['1900-01-01', '2100-12-31']) {
      for (const tzHours of [-14, 0, 14]) {
        for (const lonDeg of [-180, 180]) {
          for (const latDeg of [-90, 0, 90]) {
            const day = dayAt(iso, { latDeg, lonDeg }, tzHours);
            expect(day.sunriseJd === null).toBe(latDeg !== 0);
          }
        }
      }
    }
  });

  test('invalid questions are refused', () => {
    const { year, month } = dateOf('2026-02-01');
    expect(vedicDay(kernel, { year, month, day: 29 }, DELHI, 5.5)).toMatchObject({ error: { reason: 'no_such_day' } });
    const far = vedicDay(kernel, { year: 1800, month: 1, day: 1 }, DELHI, 5.5);
    expect(far).toMatchObject({ error: { reason: 'epoch_out_of_range' } });
  });
});

describe('varaOf', () => {
  test.each([
    ['1970-01-01', 5],
    ['1900-01-01', 2],
    ['2000-01-01', 7],
    ['2026-11-22', 1],
    ['2100-12-31', 6],
  ])('varaOf gives for %s the vāra %d', (iso, vara) => {
    expect(varaOf(dateOf(iso))).toBe(vara);
  });
});

describe('every day', () => {
  test('every day has its instants in order, within their bounds', () => {
    fc.assert(
      fc.property(anyDate, anyPlace, anyTz, (date, place, tzHours) => {
        const day = answer(vedicDay(kernel, date, place, tzHours));
        const { midnightJd, sunriseJd, sunsetJd, nextSunriseJd, moonriseJd, moonsetJd, polar, vara } = day;
        expect(vara).toBe(varaOf(date));
        if (sunriseJd === null) {
          expect([nextSunriseJd, moonriseJd, moonsetJd]).toEqual([null, null, null]);
          if (sunsetJd === null) expect(polar).not.toBeNull();
          else expect(sunsetJd - midnightJd).toBeGreaterThanOrEqual(-SECOND);
          return;
        }
        expect(sunriseJd).toBeGreaterThanOrEqual(midnightJd - SECOND);
        expect(sunriseJd).toBeLessThan(midnightJd + 1 + SECOND);
        expect(polar).toBe(sunsetJd === null ? 'day' : nextSunriseJd === null ? 'night' : null);
        const endJd = nextSunriseJd ?? sunriseJd + 1.5;
        if (nextSunriseJd !== null) {
          expect(nextSunriseJd - sunriseJd).toBeGreaterThan(0.25);
          expect(nextSunriseJd - sunriseJd).toBeLessThan(1.5);
        }
        for (const mark of [sunsetJd, moonriseJd, moonsetJd]) {
          if (mark === null) continue;
          expect(mark).toBeGreaterThan(sunriseJd);
          expect(mark).toBeLessThan(endJd);
        }
      }),
      runs(1000),
    );
  });

  test('every day away from the poles is complete, and about as long as a rotation of the Earth', () => {
    const place = fc.record({ latDeg: evenly(-60, 60), lonDeg: evenly(-180, 180) });
    fc.assert(
      fc.property(anyDate, place, evenly(-1.5, 1.5), (date, { latDeg, lonDeg }, aside) => {
        const { sunriseJd, sunsetJd, nextSunriseJd, polar } = answer(
          vedicDay(kernel, date, { latDeg, lonDeg }, lonDeg / 15 + aside),
        );
        expect(polar).toBeNull();
        expect(sunsetJd).not.toBeNull();
        expect(Math.abs((nextSunriseJd as number) - (sunriseJd as number) - 1) * 1440).toBeLessThan(6);
      }),
      runs(500),
    );
  });
});
