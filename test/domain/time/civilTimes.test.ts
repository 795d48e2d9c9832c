/** Civil times of India that the tz database lacks: as choices, and as notes where they were kept. */
import { describe, expect, test } from 'vitest';
import { SENTENCE_LANGUAGES } from '../../../src/data/language';
import { CIVIL_TIME_KEYS, CIVIL_TIMES, civilTimesAt } from '../../../src/domain/time/civilTimes';
import { isoUtc } from '../../../src/domain/time/iso';
import { resolveWallClock } from '../../../src/domain/time/zone';
import { civilTimeName, clockNoteInWords } from '../../../src/lexicon/sentences/clocks';
import { clockOf } from '../support/clock';

const utc = (local: string, key: (typeof CIVIL_TIME_KEYS)[number]): string => {
  const resolved = resolveWallClock(clockOf(local), { kind: 'civil', key });
  if (!resolved.ok) throw new Error(resolved.error.reason);
  expect(resolved.value).toMatchObject({ ambiguous: false, tz: null });
  return isoUtc(resolved.value.jdUt);
};

describe('as a choice', () => {
  test.each([
    ['bombay', '1930-06-01T12:00:00', '1930-06-01T07:09:00Z'], // 4:51 ahead
    ['calcutta', '1930-06-01T12:00:00', '1930-06-01T06:06:40Z'], // 5:53:20
    ['madras', '1900-06-01T12:00:00', '1900-06-01T06:38:50Z'], // 5:21:10
  ] as const)('%s time at %s is %s', (key, local, instant) => {
    expect(utc(local, key)).toBe(instant);
  });

  test('Bombay time is 39 minutes behind Indian Standard Time, Calcutta time 23:20 ahead of it', () => {
    const standard = 5.5 * 3600;
    expect(standard - CIVIL_TIMES.bombay.offsetSeconds).toBe(39 * 60);
    expect(CIVIL_TIMES.calcutta.offsetSeconds - standard).toBe(23 * 60 + 20);
  });

  test('Madras time equals the tz database for India until the end of 1905', () => {
    const zone = { kind: 'iana', id: 'Asia/Kolkata' } as const;
    const resolved = resolveWallClock(clockOf('1905-12-31T12:00:00'), zone);
    expect(resolved).toMatchObject({ value: { offsetHours: CIVIL_TIMES.madras.offsetSeconds / 3600 } });
  });

  test('a day that the month does not have is refused', () => {
    expect(resolveWallClock(clockOf('1930-02-30T12:00:00'), { kind: 'civil', key: 'bombay' })).toMatchObject({
      ok: false,
      error: { reason: 'no_such_day' },
    });
  });
});

describe('as a note', () => {
  const BOMBAY = { latDeg: 18.9388, lonDeg: 72.8354 };
  const THANA = { latDeg: 19.2183, lonDeg: 72.9781 };
  const POONA = { latDeg: 18.5204, lonDeg: 73.8567 };
  const CALCUTTA = { latDeg: 22.5726, lonDeg: 88.3639 };
  const MADRAS = { latDeg: 13.0827, lonDeg: 80.2707 };
  const LONDON = { latDeg: 51.5, lonDeg: -0.1 };
  const IST = 5.5;
  const keysAt = (...question: Parameters<typeof civilTimesAt>) => civilTimesAt(...question).map(({ time }) => time);

  test.each([
    ['Bombay in 1930', BOMBAY, 1930, ['bombay']],
    ['Bombay in 1955', BOMBAY, 1955, ['bombay']],
    ['Bombay in 1956', BOMBAY, 1956, []],
    ['Bombay in 1880', BOMBAY, 1880, []],
    ['Thāṇe in 1940', THANA, 1940, ['bombay']],
    ['Poona in 1940', POONA, 1940, []],
    ['Calcutta in 1948', CALCUTTA, 1948, ['calcutta']],
    ['Calcutta in 1949', CALCUTTA, 1949, []],
    ['Madras in 1930', MADRAS, 1930, []],
    ['London in 1930', LONDON, 1930, []],
  ] as const)('the note for %s mentions the right civil times', (_, place, year, keys) => {
    expect(keysAt(place, { year }, IST)).toEqual(keys);
  });

  test('a civil time equal to the time of the chosen zone is not noted', () => {
    const [madras, bombay] = [CIVIL_TIMES.madras.offsetSeconds / 3600, CIVIL_TIMES.bombay.offsetSeconds / 3600];
    expect(keysAt(MADRAS, { year: 1900 }, madras)).toEqual([]);
    expect(keysAt(MADRAS, { year: 1900 }, IST)).toEqual(['madras']);
    expect(keysAt(BOMBAY, { year: 1930 }, bombay)).toEqual([]);
    // In 1900 the tz database also has Madras time in Bombay.
    expect(keysAt(BOMBAY, { year: 1900 }, madras)).toEqual(['bombay']);
  });

  test.each(CIVIL_TIME_KEYS)('%s time has words with its offset and its last year', (time) => {
    const sentences = (['other-civil-time', 'civil-time-out-of-use'] as const).flatMap((note) =>
      SENTENCE_LANGUAGES.map((language) => ({ language, words: clockNoteInWords({ note, time }, language) })),
    );
    const { years } = CIVIL_TIMES[time];
    sentences.forEach(({ language, words }) => {
      expect(words).toContain(civilTimeName(time, language));
      expect(words).toContain(String(years[1]));
      expect(words).toMatch(/UTC\+\d:\d\d/);
      expect(words).not.toMatch(/[.।]$/);
    });
  });

  test('the English note is as expected', () => {
    expect(clockNoteInWords({ note: 'other-civil-time', time: 'bombay' })).toBe(
      'Clocks here also showed Bombay time (UTC+4:51) until 1955. The record of the birth tells which clock it follows',
    );
    expect(clockNoteInWords({ note: 'other-civil-time', time: 'calcutta' })).toContain('UTC+5:53:20');
  });
});
