/** Births as readers type them and as URLs carry them. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DASHA_YEARS, PRESET_KEYS } from '../../src/data/chart/presets';
import { daysInMonth } from '../../src/domain/time/civil';
import { isoUtc } from '../../src/domain/time/iso';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../src/kernel/keys';
import { type Birth, birthFragment, birthFromFragment, presetChoice, resolveBirth } from '../../src/web/shared/birth';
import { birthsOfFragment, fragmentOfBirths } from '../../src/web/shared/births';

const birth = (part: Partial<Birth>): Birth => ({
  clock: { year: 1985, month: 2, day: 19, hour: 20, minute: 56, second: 22 },
  lat: 24.9459,
  lon: 83.0665,
  isTimeKnown: true,
  place: '',
  name: '',
  zone: 'Asia/Kolkata',
  settings: presetChoice(),
  second: false,
  ...part,
});

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
    name: fc.string({ unit: 'grapheme' }),
    isTimeKnown: fc.boolean(),
    settings: fc.record({
      preset: fc.constantFrom(...PRESET_KEYS),
      ayanamsa: fc.constantFrom(...AYANAMSHA_KEYS),
      nodeMode: fc.constantFrom(...NODE_MODES),
      dashaYearDays: fc.constantFrom(...DASHA_YEARS),
      coLords: fc.boolean(),
    }),
    which: fc.boolean(),
  })
  .map(({ year, month, dayPart, hour, minute, second, which, ...rest }) => {
    const day = 1 + Math.floor(dayPart * daysInMonth(year, month));
    const time = rest.isTimeKnown ? { hour, minute, second } : { hour: 12, minute: 0, second: 0 };
    return { ...rest, clock: { year, month, day, ...time }, second: which };
  });

test('a URL gives back the birth that it was made from', () => {
  fc.assert(
    fc.property(births, (birth) => {
      expect(birthFromFragment(birthFragment(birth))).toEqual(birth);
    }),
  );
});

test('a URL of two births gives back both, or the one that it has', () => {
  const maybe = fc.option(births);
  fc.assert(
    fc.property(maybe, maybe, (a, b) => {
      const decoded = birthsOfFragment(fragmentOfBirths({ a, b }));
      for (const [original, got] of [
        [a, decoded.a],
        [b, decoded.b],
      ] as const) {
        // A local time that the clocks skipped gives no instant.
        if (original && !resolveBirth(original).ok) expect(got).toBe('unreadable');
        else expect(got === null || got === 'unreadable' ? got : got.birth).toEqual(original);
      }
    }),
  );
});

test.each([
  '',
  '#',
  '#t=1985-02-19',
  '#t=1985-02-30&at=1,2&tz=UTC',
  '#t=1985-02-19T24:00&at=1,2&tz=UTC',
  '#t=1985-02-19T20:56&at=91,0&tz=UTC',
  '#t=1985-02-19T20:56&at=1,2&tz=Nowhere',
  '#t=x&at=&tz=',
])('the fragment %j carries no birth', (fragment) => {
  expect(birthFromFragment(fragment)).toBeNull();
});

describe('the instant', () => {
  const utc = (part: Partial<Birth>) => {
    const resolved = resolveBirth(birth(part));
    return resolved.ok ? isoUtc(resolved.value.question.jdUt) : resolved.problem;
  };
  const berlin = (hour: number, minute: number, day: string) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    return { clock: { year, month, day: date, hour, minute, second: 0 }, lat: 52.52, lon: 13.4, zone: 'Europe/Berlin' };
  };

  test('the instant follows from a zone or an offset', () => {
    expect(utc({})).toBe('1985-02-19T15:26:22Z');
    expect(utc({ zone: '+5:30' })).toBe('1985-02-19T15:26:22Z');
  });
  test('the instant of an hour that occurred twice is the first, or the second on request', () => {
    expect(utc(berlin(2, 30, '1981-09-27'))).toBe('1981-09-27T00:30:00Z');
    expect(utc({ ...berlin(2, 30, '1981-09-27'), second: true })).toBe('1981-09-27T01:30:00Z');
  });
  test('the instant of a skipped hour does not exist', () => {
    expect(utc(berlin(2, 30, '1981-03-29'))).toEqual({
      field: 'time',
      reason: 'skipped_wall_clock',
      zone: 'Europe/Berlin',
    });
  });
});
