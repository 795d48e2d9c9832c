import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wallClockToJd } from '../../../src/domain/time/civil';
import { isoLocal, isoUtc, localDateAndTime } from '../../../src/domain/time/iso';
import { evenly, runs } from '../support/property';

const UNIX_EPOCH = 2440587.5;
const jdOfMs = (ms: number): number => ms / 86_400_000 + UNIX_EPOCH;
/** Whole seconds from 1899 to 2101, and some years of daśās after them. */
const second = fc.integer({ min: Date.UTC(1870, 0, 1) / 1000, max: Date.UTC(2225, 0, 1) / 1000 });

describe('isoUtc', () => {
  test.each([
    [2451545, '2000-01-01T12:00:00Z'],
    [2451544.5, '2000-01-01T00:00:00Z'],
    [2451544.5 - 0.4 / 86400, '2000-01-01T00:00:00Z'],
    [2451544.5 - 0.6 / 86400, '1999-12-31T23:59:59Z'],
    [2451544.5 + 0.4 / 86400, '2000-01-01T00:00:00Z'],
    [2451604.5 - 1e-9, '2000-03-01T00:00:00Z'],
    [2451603.5 + 86399.4 / 86400, '2000-02-29T23:59:59Z'],
    [2488433.5 + 86399.7 / 86400, '2101-01-01T00:00:00Z'],
    [588465.5, '-003101-01-23T00:00:00Z'],
    [1721059.5, '0000-01-01T00:00:00Z'],
    [1721059.5 - 1 / 86400, '-000001-12-31T23:59:59Z'],
    [5373484.5, '+010000-01-01T00:00:00Z'],
    [5373484.5 - 1 / 86400, '9999-12-31T23:59:59Z'],
  ])('isoUtc writes %d as %s', (jd, text) => {
    expect(isoUtc(jd)).toBe(text);
  });

  test('isoUtc keeps every whole second, as Date writes it', () => {
    fc.assert(
      fc.property(second, (s) => {
        expect(isoUtc(jdOfMs(s * 1000))).toBe(new Date(s * 1000).toISOString().replace('.000Z', 'Z'));
      }),
      runs(5000),
    );
  });

  test('isoUtc is within half a second and 40 µs of the instant', () => {
    fc.assert(
      fc.property(second, evenly(0, 1), (s, fraction) => {
        const jd = jdOfMs((s + fraction) * 1000);
        expect(Math.abs(Date.parse(isoUtc(jd)) / 1000 - (s + fraction))).toBeLessThanOrEqual(0.5 + 40e-6);
      }),
      runs(2000),
    );
  });

  test('a local time survives the conversion to a Julian day and back', () => {
    fc.assert(
      fc.property(second, (s) => {
        const [date = '', time = ''] = new Date(s * 1000).toISOString().split(/[TZ.]/);
        const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
        const [hour = 0, minute = 0, sec = 0] = time.split(':').map(Number);
        const jd = wallClockToJd({ year, month, day, hour, minute, second: sec });
        expect(jd.ok && isoUtc(jd.value)).toBe(`${date}T${time}Z`);
      }),
      runs(2000),
    );
  });

  test('isoUtc refuses invalid instants', () => {
    expect(() => isoUtc(Number.NaN)).toThrow(RangeError);
  });
});

describe('isoLocal', () => {
  test.each([
    [2451545, 5.5, '2000-01-01T17:30:00+05:30'],
    [2451545, 0, '2000-01-01T12:00:00+00:00'],
    [2451545, -3.5, '2000-01-01T08:30:00-03:30'],
    [2451544.5, -14, '1999-12-31T10:00:00-14:00'],
    [2451544.5, 14, '2000-01-01T14:00:00+14:00'],
    [2415171.5, 19270 / 3600, '1900-06-01T05:21:10+05:21:10'],
    [2415171.5, -2670 / 3600, '1900-05-31T23:15:30-00:44:30'],
    [2451545, 5.75, '2000-01-01T17:45:00+05:45'],
  ])('isoLocal writes %d at %d h as %s, localDateAndTime the same without its offset', (jd, hours, text) => {
    expect(isoLocal(jd, hours)).toBe(text);
    expect(localDateAndTime(jd, hours)).toBe(text.slice(0, 19).replace('T', ' '));
  });

  test('isoLocal names the same second as isoUtc, at every offset', () => {
    const minutes = fc.integer({ min: -14 * 60, max: 14 * 60 });
    fc.assert(
      fc.property(second, evenly(0, 1), minutes, (s, fraction, offset) => {
        const jd = jdOfMs((s + fraction) * 1000);
        expect(Date.parse(isoLocal(jd, offset / 60))).toBe(Date.parse(isoUtc(jd)));
      }),
      runs(5000),
    );
  });
});
