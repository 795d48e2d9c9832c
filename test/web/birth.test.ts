/** Births as readers write them and as addresses carry them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysInMonth } from '../../src/domain/time/civil';
import { isoUtc } from '../../src/domain/time/iso';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../src/kernel/types';
import {
  type Birth,
  birthFragment,
  birthFromFragment,
  readDate,
  readTime,
  resolveBirth,
} from '../../src/web/parts/birth';
import { readZone } from '../../src/web/parts/zone';

const birth = (part: Partial<Birth>): Birth => ({
  clock: { year: 1985, month: 2, day: 19, hour: 20, minute: 56, second: 22 },
  lat: 24.9459,
  lon: 83.0665,
  place: '',
  zone: 'Asia/Kolkata',
  ayanamsha: 'lahiri',
  nodeMode: 'mean',
  second: false,
  ...part,
});

describe('dates and times', () => {
  test.each(['1985-02-19', '1985/2/19', '19.2.1985', '19 Feb 1985', '19 february 1985', ' 19-02-1985 '])(
    '%s',
    (text) => {
      expect(readDate(text)).toEqual({ year: 1985, month: 2, day: 19 });
    },
  );
  test.each([
    ['1985-02-30', 'February 1985 has 28 days.'],
    ['1899-12-31', 'Years from 1900 to 2100.'],
    ['1985-13-01', 'Months are 1 to 12, after the year: 1985-02-19.'],
    ['soon', 'Year, month, day: 1985-02-19.'],
  ])('%s: %s', (text, words) => {
    expect(readDate(text)).toBe(words);
  });
  test.each([
    ['20:56:22', 20, 56, 22],
    ['8:56 pm', 20, 56, 0],
    ['12:05am', 0, 5, 0],
    ['12.30', 12, 30, 0],
    ['00:00:59.5', 0, 0, 59.5],
  ])('%s', (text, hour, minute, second) => {
    expect(readTime(text)).toEqual({ hour, minute, second });
  });
  test.each(['24:00', '13:00 pm', '9', '10:60', '10:10:60'])('%s is no time', (text) => {
    expect(readTime(text)).toBeTypeOf('string');
  });
});

test.each([
  ['Asia/Kolkata', { kind: 'iana', id: 'Asia/Kolkata' }],
  ['+5:30', { kind: 'offset', hours: 5.5 }],
  ['UTC\u22123', { kind: 'offset', hours: -3 }],
  ['+5.75', { kind: 'offset', hours: 5.75 }],
  ['+14', { kind: 'offset', hours: 14 }],
  ['-14:15', null],
  ['+17', null],
  ['Nowhere/Town', null],
  ['', null],
])('zone %s', (text, zone) => {
  expect(readZone(text)).toEqual(zone);
});

test('an address gives back the birth that it was made from', () => {
  const births = fc
    .record({
      year: fc.integer({ min: 1900, max: 2100 }),
      month: fc.integer({ min: 1, max: 12 }),
      dayPart: fc.double({ min: 0, max: 0.999, noNaN: true }),
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.integer({ min: 0, max: 59 }),
      second: fc.integer({ min: 0, max: 59 }),
      lat: fc.integer({ min: -900000, max: 900000 }).map((n) => n / 10000),
      lon: fc.integer({ min: -1800000, max: 1800000 }).map((n) => n / 10000),
      place: fc.string({ unit: 'grapheme' }),
      zone: fc.constantFrom('Asia/Kolkata', '+5:30', '-03:00', 'America/New_York'),
      ayanamsha: fc.constantFrom(...AYANAMSHA_KEYS),
      nodeMode: fc.constantFrom(...NODE_MODES),
      which: fc.boolean(),
    })
    .map(({ year, month, dayPart, hour, minute, second, which, ...rest }) => {
      const day = 1 + Math.floor(dayPart * daysInMonth(year, month));
      return { ...rest, clock: { year, month, day, hour, minute, second }, second: which };
    });
  fc.assert(
    fc.property(births, (given) => {
      expect(birthFromFragment(birthFragment(given))).toEqual(given);
    }),
  );
});

test.each([
  '',
  '#',
  '#t=1985-02-19',
  '#t=1985-02-19T20:56&at=91,0&tz=UTC',
  '#t=1985-02-19T20:56&at=1,2&tz=Nowhere',
  '#t=x&at=&tz=',
])('%j carries no birth', (fragment) => {
  expect(birthFromFragment(fragment)).toBeNull();
});

describe('the instant', () => {
  const utc = (part: Partial<Birth>) => {
    const resolved = resolveBirth(birth(part));
    return resolved.ok ? isoUtc(resolved.value.question.jdUt) : resolved.errors;
  };
  const berlin = (hour: number, minute: number, day: string) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    return { clock: { year, month, day: date, hour, minute, second: 0 }, lat: 52.52, lon: 13.4, zone: 'Europe/Berlin' };
  };

  test('by a zone and by an offset', () => {
    expect(utc({})).toBe('1985-02-19T15:26:22Z');
    expect(utc({ zone: '+5:30' })).toBe('1985-02-19T15:26:22Z');
  });
  test('of an hour that came twice: the first, or the second', () => {
    expect(utc(berlin(2, 30, '1981-09-27'))).toBe('1981-09-27T00:30:00Z');
    expect(utc({ ...berlin(2, 30, '1981-09-27'), second: true })).toBe('1981-09-27T01:30:00Z');
  });
  test('of an hour that was skipped: none', () => {
    expect(utc(berlin(2, 30, '1981-03-29'))).toEqual({
      time: 'On 29 March 1981 the clocks of Europe/Berlin skipped this hour.',
    });
  });
});
