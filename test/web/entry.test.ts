/** Dates, times, coordinates and zones as readers type them into forms. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysInMonth } from '../../src/domain/time/civil';
import { readCoordinates } from '../../src/web/entry/coordinates';
import { readDate } from '../../src/web/entry/date';
import { movedTime, readTime, timeByArrow } from '../../src/web/entry/time';
import { readZone } from '../../src/web/entry/zone';

const JUNE_15 = { year: 1990, month: 6, day: 15 };

describe('a date', () => {
  test.each([
    '15061990',
    '15/6/90',
    '15-06-1990',
    '15.6.1990',
    '1990-06-15',
    '19900615',
    'June 15, 1990',
    '15 June 1990',
    '15th june 90',
    '15-Jun-1990',
    '१५-६-१९९०',
    '15 जून 1990',
    '६/१५/१९९०',
    '6/15/1990',
    '150690',
  ])('the date %s is 15 June 1990', (text) => {
    expect(readDate(text, 2026)).toEqual({ kind: 'date', date: JUNE_15 });
  });

  test('a date is ambiguous if day and month can be swapped', () => {
    expect(readDate('5/6/1990', 2026)).toEqual({
      kind: 'ambiguous',
      dates: [
        { year: 1990, month: 6, day: 5 },
        { year: 1990, month: 5, day: 6 },
      ],
    });
  });

  test.each(['5.6.1990', '५/६/१९९०', '05061990'])('the date %s begins with the day', (text) => {
    expect(readDate(text, 2026)).toEqual({ kind: 'date', date: { year: 1990, month: 6, day: 5 } });
  });

  test.each([
    ['26', 2026],
    ['27', 1927],
    ['05', 2005],
  ])('the year %s means %i when read in 2026', (year, expected) => {
    expect(readDate(`15/6/${year}`, 2026)).toMatchObject({ date: { year: expected } });
  });

  test.each([
    ['soon', { kind: 'unreadable' }],
    ['', { kind: 'unreadable' }],
    ['15/6', { kind: 'unreadable' }],
    ['31/6/1990', { kind: 'no-such-day', year: 1990, month: 6, days: 30 }],
    ['1985-02-30', { kind: 'no-such-day', year: 1985, month: 2, days: 28 }],
    ['31-12-3001', { kind: 'out-of-range' }],
    ['1 Jan 3102 BCE', { kind: 'out-of-range' }],
    ['32 Oct 1582', { kind: 'no-such-day', year: 1582, month: 10, days: 31 }],
  ])('the text %j is not a date', (text, reading) => {
    expect(readDate(text, 2026)).toEqual(reading);
  });

  test.each([
    // Before 15 October 1582 by the Julian calendar; the result is Gregorian.
    ['5 Feb 1582', { year: 1582, month: 2, day: 15 }],
    // A date that the reform left out.
    ['5 Oct 1582', { year: 1582, month: 10, day: 15 }],
    ['12 Feb 1809', { year: 1809, month: 2, day: 12 }],
    ['-584-05-28', { year: -584, month: 5, day: 22 }],
    ['28 May 585 BCE', { year: -584, month: 5, day: 22 }],
    ['101 BCE', { year: -101, month: 12, day: 29 }],
    ['21 Mar 499', { year: 499, month: 3, day: 22 }],
  ])('the date %s of another year is read', (text, date) => {
    expect(readDate(text, 2026)).toEqual({ kind: 'date', date });
  });

  test('a date is read back from every full format', () => {
    const dates = fc
      .integer({ min: 1900, max: 2100 })
      .chain((year) =>
        fc
          .integer({ min: 1, max: 12 })
          .chain((month) => fc.integer({ min: 1, max: daysInMonth(year, month) }).map((day) => ({ year, month, day }))),
      );
    fc.assert(
      fc.property(dates, ({ year, month, day }) => {
        const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
          Date.UTC(2000, month - 1, 1),
        );
        const hindi = new Intl.DateTimeFormat('hi', { month: 'long', timeZone: 'UTC' }).format(
          Date.UTC(2000, month - 1, 1),
        );
        for (const text of [
          `${day} ${name} ${year}`,
          `${name} ${day}, ${year}`,
          `${year}-${month}-${day}`,
          `${day}.${month}.${year}`,
          `${day} ${hindi} ${year}`,
        ]) {
          expect([text, readDate(text)]).toEqual([text, { kind: 'date', date: { year, month, day } }]);
        }
      }),
      { seed: 22, numRuns: 200 },
    );
  });
});

describe('a time', () => {
  test.each([
    ['20:56:22', 20, 56, 22],
    ['1430', 14, 30, 0],
    ['205622', 20, 56, 22],
    ['2:30 pm', 14, 30, 0],
    ['2.30PM', 14, 30, 0],
    ['8 pm', 20, 0, 0],
    ['12:05am', 0, 5, 0],
    ['12 pm', 12, 0, 0],
    ['00:00:59.5', 0, 0, 59.5],
    ['१४:३०', 14, 30, 0],
    ['शाम 4:05', 16, 5, 0],
    ['रात 8:56', 20, 56, 0],
    ['रात 2:10', 2, 10, 0],
    ['सुबह 6:15', 6, 15, 0],
    ['दोपहर 1:20', 13, 20, 0],
    ['noon', 12, 0, 0],
    ['13:30 pm', 13, 30, 0],
  ])('the time %s is read', (text, hour, minute, second) => {
    expect(readTime(text)).toEqual({ hour, minute, second });
  });
  test.each(['24:00', '9', '10:60', '10:10:60', 'late', '', '0:30 pm'])('the text %j is not a time', (text) => {
    expect(readTime(text)).toBeNull();
  });

  test.each([
    ['20:56', 60, '20:57'],
    ['8.59 pm', 60, '21:00'],
    ['20:56:22', -1, '20:56:21'],
    ['20:56:01', -1, '20:56'],
    ['23:59', 60, null],
    ['00:00', -60, null],
    ['evening', 60, null],
  ])('the time %s moved by %i seconds is %s', (text, seconds, moved) => {
    expect(movedTime(text, seconds)).toBe(moved);
  });

  test.each([
    ['ArrowUp', false, '20:57'],
    ['ArrowDown', true, '20:55:59'],
    ['Enter', false, null],
  ])('the key %s with Shift %s moves the time 20:56 to %s', (key, shiftKey, moved) => {
    expect(timeByArrow('20:56', { key, shiftKey })).toBe(moved);
  });
});

describe('a pair of coordinates', () => {
  test.each([
    ['18n34 73e58', 18 + 34 / 60, 73 + 58 / 60],
    ['18N34, 73E58', 18 + 34 / 60, 73 + 58 / 60],
    ['40n43 74w00', 40 + 43 / 60, -74],
    ['18.52, 73.86', 18.52, 73.86],
    ['18.52 73.86', 18.52, 73.86],
    ['-33.87 151.21', -33.87, 151.21],
    ['24.9459 N, 83.0665 E', 24.9459, 83.0665],
    ['18°31′12″N 73°51′E', 18.52, 73.85],
    ['N 18 31, E 73 51', 18 + 31 / 60, 73.85],
    ['१८.५२, ७३.८६', 18.52, 73.86],
  ])('the coordinates %s are read', (text, lat, lon) => {
    expect(readCoordinates(text)?.lat).toBeCloseTo(lat, 5);
    expect(readCoordinates(text)?.lon).toBeCloseTo(lon, 5);
  });
  test.each(['Pune', '18.52', '91, 0', '18n72 73e58', ''])('the text %j is not a pair of coordinates', (text) => {
    expect(readCoordinates(text)).toBeNull();
  });
});

test.each([
  ['Asia/Kolkata', { kind: 'iana', id: 'Asia/Kolkata' }],
  ['america/new york', { kind: 'iana', id: 'America/New_York' }],
  ['IST', { kind: 'iana', id: 'Asia/Kolkata' }],
  ['5.5', { kind: 'offset', hours: 5.5 }],
  ['+5:30', { kind: 'offset', hours: 5.5 }],
  ['UTC\u22123', { kind: 'offset', hours: -3 }],
  ['+14', { kind: 'offset', hours: 14 }],
  ['-14:15', null],
  ['Nowhere/Town', null],
  ['', null],
])('the zone %s is recognised', (text, zone) => {
  expect(readZone(text)).toEqual(zone);
});
