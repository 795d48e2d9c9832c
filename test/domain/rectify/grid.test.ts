/** The moments of a window, and the intervals that they form. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_CHARTS } from '../../../assembly/layout';
import { jdOf, type Moment } from '../../../src/domain/rectify/grid';
import { type CandidateInterval, intervalsOf, shortlist } from '../../../src/domain/rectify/intervals';
import { seedOf } from '../../../src/domain/rectify/rectify';
import type { RectifyQuestion } from '../../../src/domain/rectify/types';
import { isoUtc } from '../../../src/domain/time/iso';
import { clockOf } from '../../../src/domain/time/isoCivil';
import { fnv1a } from '../../../src/kernel/fnv1a';
import { chartOf } from '../support/kernel';
import { evenly, runs } from '../support/property';
import { gridFor, isoDate } from './support';

const DELHI: RectifyQuestion = {
  birthDate: '1990-05-15',
  startMinute: 480,
  endMinute: 600,
  gridMinutes: 5,
  latDeg: 28.6139,
  lonDeg: 77.209,
  tzHours: 5.5,
  events: [{ date: '2014-11-23', category: 'marriage' }],
};

describe('the grid', () => {
  test('the grid contains the start and the end of its window, for any step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1438 }),
        fc.integer({ min: 1, max: 1439 }),
        fc.integer({ min: 1, max: 60 }),
        (startMinute, length, gridMinutes) => {
          const endMinute = Math.min(startMinute + length, 1439);
          const minutes = gridFor({ ...DELHI, startMinute, endMinute, gridMinutes }).moments.map(
            ({ minute }) => minute,
          );
          expect([minutes[0], minutes.at(-1)]).toEqual([startMinute, endMinute]);
          expect(minutes).toHaveLength(Math.ceil((endMinute - startMinute) / gridMinutes) + 1);
          minutes.slice(1, -1).forEach((minute, i) => {
            expect(minute - (minutes[i] as number)).toBe(gridMinutes);
          });
        },
      ),
      runs(60),
    );
  });

  test('the grid has the Moon and the rāśis of the chart at each moment', () => {
    const { moments, charts } = gridFor({ ...DELHI, startMinute: 0, endMinute: 1439, gridMinutes: 53 });
    expect(moments).toHaveLength(29);
    for (const { jdUt, moonDeg, chart } of moments) {
      const { latDeg, lonDeg, tzHours } = DELHI;
      const { lagna, grahas } = chartOf({ jdUt, latDeg, lonDeg, tzHours, ayanamsha: 'lahiri', nodeMode: 'mean' }, 1);
      const rashis = Object.fromEntries(grahas.map(({ key, rashi }) => [key, rashi]));
      expect(charts[chart]).toEqual({ ...rashis, lagna: lagna.rashi });
      expect(Math.abs(moonDeg - (grahas[1]?.siderealDeg as number)) * 3600).toBeLessThan(0.035);
    }
    expect(charts).toHaveLength(new Set(charts.map((rashis) => JSON.stringify(rashis))).size);
  });

  test('the grid counts time with the offset of the zone', () => {
    expect(isoUtc(jdOf('1990-05-15', 0, 5.5))).toBe('1990-05-14T18:30:00Z');
    expect(isoUtc(jdOf('1990-05-15', 1439, -14))).toBe('1990-05-16T13:59:00Z');
    expect(isoUtc(jdOf('2000-02-29', 720, 0))).toBe('2000-02-29T12:00:00Z');
  });

  test('the grid never has more charts than the kernel allows, at any latitude', () => {
    let largest = 0;
    fc.assert(
      fc.property(evenly(-90, 90), evenly(-180, 180), fc.integer({ min: -25_567, max: 47_846 }), (lat, lonDeg, day) => {
        for (const latDeg of [lat, 66 + Math.abs(lat) / 3.75, 90, -90]) {
          const question = { ...DELHI, birthDate: isoDate(day), startMinute: 0, endMinute: 1439, gridMinutes: 1 };
          largest = Math.max(largest, gridFor({ ...question, latDeg, lonDeg }).charts.length);
        }
      }),
      runs(60),
    );
    console.log(`most charts in a day: ${largest}`);
    expect(largest).toBeLessThanOrEqual(MAX_CHARTS);
  });
});

/** Moments of one chart, one a minute, with fingerprints and scores. */
function intervalsFrom(rows: readonly { print: number; score: number; chart?: number }[]): CandidateInterval[] {
  const moments = rows.map(({ chart = 0 }, minute): Moment => ({ minute, jdUt: minute, moonDeg: 0, chart }));
  const fingerprints = Float64Array.from(rows, ({ print }) => print);
  const scores = Float64Array.from(rows, ({ score }) => score);
  return intervalsOf(moments, { fingerprints, scores, bestDealt: new Float64Array() });
}
const rows = (count: number, print: number, score: number) => Array.from({ length: count }, () => ({ print, score }));
const shown = (intervals: CandidateInterval[]) => intervals.map(({ from, to, evidence }) => [from, to, evidence]);

describe('intervals', () => {
  test('intervals end where the lords or the chart change', () => {
    const intervals = intervalsFrom([
      ...rows(3, 7, 1),
      { print: 7, score: 1, chart: 1 },
      ...rows(2, 8, 2),
      ...rows(1, 7, 1),
    ]);
    expect(shown(intervals)).toEqual([
      [0, 2, 0],
      [3, 3, 1],
      [4, 5, 2],
      [6, 6, 3],
    ]);
  });

  test('intervals are ranked by score, then length, then time, and the best five remain', () => {
    const intervals = intervalsFrom([
      ...rows(1, 1, 0.5),
      ...rows(2, 2, 0.5),
      ...rows(2, 3, 0.9),
      ...rows(2, 4, 0.5),
      ...rows(9, 5, 0.1),
      ...rows(1, 6, 0.2),
    ]);
    expect(shortlist(intervals).map(({ evidence }) => evidence)).toEqual([2, 1, 3, 0, 5]);
  });

  test.each([
    ['one moment', rows(1, 1, 1), [[0, 0, 0]]],
    [
      'two moments alike',
      rows(2, 1, 1),
      [
        [0, 0, 0],
        [1, 1, 0],
      ],
    ],
    [
      'two moments that differ',
      [...rows(1, 1, 1), ...rows(1, 2, 2)],
      [
        [1, 1, 1],
        [0, 0, 0],
      ],
    ],
    [
      'three alike',
      rows(3, 1, 1),
      [
        [0, 0, 0],
        [1, 1, 0],
        [2, 2, 0],
      ],
    ],
    [
      'ten alike',
      rows(10, 1, 1),
      [
        [0, 3, 0],
        [4, 6, 0],
        [7, 9, 0],
      ],
    ],
    [
      'a wide one behind',
      [...rows(1, 1, 5), ...rows(5, 2, 2)],
      [
        [0, 0, 0],
        [1, 3, 1],
        [4, 5, 1],
      ],
    ],
    [
      'a wide one ahead',
      [...rows(2, 1, 1), ...rows(4, 2, 2)],
      [
        [2, 3, 1],
        [4, 5, 1],
        [0, 1, 0],
      ],
    ],
    [
      'three that differ',
      [...rows(1, 1, 1), ...rows(4, 2, 2), ...rows(1, 3, 3)],
      [
        [5, 5, 2],
        [1, 4, 1],
        [0, 0, 0],
      ],
    ],
  ])('the shortlist of %s has up to three candidates', (_, moments, expected) => {
    expect(shown(shortlist(intervalsFrom(moments)))).toEqual(expected);
  });
});

describe('the seed', () => {
  // Test vectors of the authors: http://www.isthe.com/chongo/tech/comp/fnv/
  test.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('the FNV-1a hash of "%s" matches the published vector', (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
  });

  test('the seed depends on every part of the question, and is the same for −0', () => {
    const changes: Partial<RectifyQuestion>[] = [
      { birthDate: '1990-05-16' },
      { startMinute: 481 },
      { endMinute: 601 },
      { gridMinutes: 6 },
      { latDeg: 28.614 },
      { lonDeg: 77.21 },
      { tzHours: 5 },
      { events: [{ date: '2014-11-24', category: 'marriage' }] },
      { events: [{ date: '2014-11-23', category: 'windfall' }] },
    ];
    const seeds = [{}, ...changes].map((changes) => seedOf({ ...DELHI, ...changes }));
    expect(new Set(seeds).size).toBe(seeds.length);
    for (const seed of seeds) expect(Number.isInteger(seed) && seed > 0 && seed < 2 ** 32).toBe(true);
    expect(seedOf({ ...DELHI, latDeg: -0 })).toBe(seedOf({ ...DELHI, latDeg: 0 }));
  });
});

test.each([
  [0, '00:00'],
  [65, '01:05'],
  [1439, '23:59'],
])('minute %i is written %s', (minute, text) => {
  expect(clockOf(minute)).toBe(text);
});
