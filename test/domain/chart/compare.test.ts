import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCharts, comparisonOf } from '../../../src/domain/chart/compare';
import { runs } from '../support/property';

const MAIN = {
  input: { ayanamsa: 'lahiri' },
  jd_utc: 2448057.875,
  lagna: { sidereal_deg: 150.2, rashi: 'Kanyā', rashi_index: 6, pada: 2, boundary_arcsec: 12.5 },
  grahas: [
    { key: 'sun', nakshatra: 'Rohiṇī', nakshatra_index: 4, house: 9, retrograde: false, sidereal_deg: 41.25 },
    { key: 'moon', nakshatra: 'Svāti', nakshatra_index: 15, house: 2, retrograde: false, sidereal_deg: 190 },
  ],
  bhavas: [
    { number: 1, rashi: 'Kanyā', occupants: [], start_deg: 135 },
    { number: 2, rashi: 'Tulā', occupants: ['moon'], start_deg: 165 },
  ],
  yogas: [
    { key: 'gajakesari', grahas: ['moon', 'jupiter'], houses: [2, 5] },
    { key: 'veshi', grahas: ['sun'], houses: [9] },
  ],
  dasha: {
    vimshottari: {
      balance: { lord: 'rahu', years: 4 },
      periods: [{ lord: 'rahu', start: '1980-01-01T00:00:00Z', end: '1994-06-01T00:00:00+05:30', sub: [] }],
    },
    yogini: [
      { key: 'siddha', lord: 'venus', start: '1989-01-01T00:00:00Z' },
      { key: 'sankata', lord: 'rahu', start: '1996-01-01T00:00:00Z' },
      { key: 'siddha', lord: 'venus', start: '2025-01-01T00:00:00Z' },
    ],
  },
  kp: { cusps: [{ house: 1, sub_lord: 'venus' }], grahas: { sun: { house: 9 } } },
  sudarshana: { lagna: [['sun'], []] },
  prastara: { sun: { sun: [1, 0, 1] } },
  shadbala: { sun: { total: 400.5 } },
  substrate_stamp: { ayanamsha: { key: 'lahiri', deg: 23.7 }, notes: ['one'] },
};
type Answer = typeof MAIN;

/** A copy of the answer with one change. */
function changed(change: (answer: Answer) => void): Answer {
  const answer = structuredClone(MAIN);
  change(answer);
  return answer;
}
const first = <T>(list: T[]): T => list[0] as T;

describe('differing labels', () => {
  test.each<[string, (answer: Answer) => void, ReturnType<typeof compareCharts>]>([
    [
      'include a string, by the key of its member',
      ({ grahas }) => {
        first(grahas).nakshatra = 'Kṛttikā';
      },
      [{ path: 'grahas.sun.nakshatra', from: 'Rohiṇī', to: 'Kṛttikā' }],
    ],
    [
      'include a whole number that names a class',
      ({ lagna }) => {
        lagna.pada = 3;
      },
      [{ path: 'lagna.pada', from: 2, to: 3 }],
    ],
    [
      'include a boolean',
      ({ grahas }) => {
        first(grahas).retrograde = true;
      },
      [{ path: 'grahas.sun.retrograde', from: false, to: true }],
    ],
    [
      'include a whole list of strings, by the number of its member',
      ({ bhavas }) => {
        first(bhavas).occupants = ['mars'] as never;
      },
      [{ path: 'bhavas.1.occupants', from: [], to: ['mars'] }],
    ],
    [
      'include the lord of a period, by its position',
      ({ dasha }) => {
        first(dasha.vimshottari.periods).lord = 'moon';
      },
      [{ path: 'dasha.vimshottari.periods.0.lord', from: 'rahu', to: 'moon' }],
    ],
    [
      'include a cusp, by its house',
      ({ kp }) => {
        first(kp.cusps).sub_lord = 'sun';
      },
      [{ path: 'kp.cusps.1.sub_lord', from: 'venus', to: 'sun' }],
    ],
    [
      'include a house in a list of lists',
      ({ sudarshana }) => {
        sudarshana.lagna = [[], ['sun']];
      },
      [
        { path: 'sudarshana.lagna.0', from: ['sun'], to: [] },
        { path: 'sudarshana.lagna.1', from: [], to: ['sun'] },
      ],
    ],
    [
      'include periods with repeated keys, by position',
      ({ dasha }) => {
        dasha.yogini = [...dasha.yogini].reverse().slice(0, 2).concat(first(dasha.yogini));
        (dasha.yogini[0] as { lord: string }).lord = 'sun';
      },
      [{ path: 'dasha.yogini.0.lord', from: 'venus', to: 'sun' }],
    ],
    [
      'include a yoga that only one of the answers has',
      (answer) => {
        answer.yogas = [first(answer.yogas), { key: 'voshi', grahas: ['sun'], houses: [9] }];
      },
      [
        { path: 'yogas.veshi', from: 'veshi', to: null },
        { path: 'yogas.voshi', from: null, to: 'voshi' },
      ],
    ],
    [
      'include every yoga if the other answer has none',
      (answer) => {
        answer.yogas = [];
      },
      [
        { path: 'yogas.gajakesari', from: 'gajakesari', to: null },
        { path: 'yogas.veshi', from: 'veshi', to: null },
      ],
    ],
  ])('the differing labels %s', (_, change, differences) => {
    expect(compareCharts(MAIN, changed(change))).toEqual(differences);
  });
});

test.each<[string, (answer: Answer) => void]>([
  [
    'degrees, distances to a boundary and strengths',
    (answer) => {
      answer.lagna.sidereal_deg = 150.3;
      answer.lagna.boundary_arcsec = 1;
      answer.shadbala.sun.total = 12;
      first(answer.bhavas).start_deg = 1;
    },
  ],
  [
    'instants in UTC and in local time',
    ({ dasha }) => {
      const period = first(dasha.vimshottari.periods);
      period.start = '1981-01-01T00:00:00Z';
      period.end = '1995-06-01T00:00:00+05:30';
    },
  ],
  [
    'whole numbers that name no class',
    (answer) => {
      answer.jd_utc = 7;
      answer.prastara.sun.sun = [0, 0, 0];
      first(answer.yogas).houses = [1, 2];
    },
  ],
  [
    'years with fractions on one side',
    ({ dasha }) => {
      dasha.vimshottari.balance.years = 4.5;
    },
  ],
  [
    'the request and the stamp',
    (answer) => {
      answer.input.ayanamsa = 'raman';
      answer.substrate_stamp.ayanamsha.key = 'raman';
      answer.substrate_stamp.notes = ['two'];
    },
  ],
  [
    'a field that only one answer has',
    (answer) => {
      Object.assign(answer, { chalit: { grahas: { sun: { sripati: 'x' } } } });
      delete (answer as Partial<Answer>).kp;
    },
  ],
])('the differing labels do not include %s', (_, change) => {
  expect(compareCharts(MAIN, changed(change))).toEqual([]);
  expect(compareCharts(changed(change), MAIN)).toEqual([]);
});

test('a label that one answer cannot give is null', () => {
  const changedAnswer = changed(({ grahas }) => {
    first(grahas).house = null as never;
  });
  expect(compareCharts(MAIN, changedAnswer)).toEqual([{ path: 'grahas.sun.house', from: 9, to: null }]);
  expect(compareCharts(changedAnswer, MAIN)).toEqual([{ path: 'grahas.sun.house', from: null, to: 9 }]);
});

test('the differences are empty for equal answers, and mirrored when the answers are swapped', () => {
  const label = fc.oneof(
    fc.constantFrom('Meṣa', 'Tulā', 'sun', '1990-01-01T00:00:00Z'),
    fc.boolean(),
    fc.integer({ min: 1, max: 3 }),
  );
  const member = fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    rashi_index: fc.integer({ min: 1, max: 3 }),
    value: label,
  });
  const answer = fc.record({
    members: fc.array(member, { maxLength: 4 }),
    pada: label,
    names: fc.array(fc.constantFrom('sun', 'moon'), { maxLength: 3 }),
    inner: fc.record({ house: fc.option(fc.integer({ min: 1, max: 3 })), text: label }),
  });
  fc.assert(
    fc.property(answer, answer, (main, other) => {
      expect(compareCharts(main, main)).toEqual([]);
      const forth = compareCharts(main, other).map(({ path, from, to }) => ({ path, from: to, to: from }));
      const byPath = (list: { path: string }[]) => [...list].sort((a, b) => (a.path < b.path ? -1 : 1));
      expect(byPath(compareCharts(other, main))).toEqual(byPath(forth));
    }),
    runs(500),
  );
});

test('a chart is compared with at most eight others', () => {
  const others = Array.from({ length: 8 }, (_, i) => ({ settings: i, answer: MAIN }));
  expect(comparisonOf(MAIN, others)).toEqual(others.map(({ settings }) => ({ settings, differs: [], more: 0 })));
  expect(() => comparisonOf(MAIN, [...others, { settings: 8, answer: MAIN }])).toThrow(RangeError);
});

test('a comparison has the first 500 differences, and counts the others', () => {
  const labels = (name: string) => ({ rows: Array.from({ length: 700 }, () => ({ name })) });
  const [compared] = comparisonOf(labels('a'), [{ settings: 1, answer: labels('b') }]);
  expect(compared?.differs).toHaveLength(500);
  expect(compared).toMatchObject({
    more: 200,
    differs: expect.arrayContaining([{ path: 'rows.499.name', from: 'a', to: 'b' }]),
  });
});
