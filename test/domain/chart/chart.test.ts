import { describe, expect, test } from 'vitest';
import type { Chart } from '../../../src/domain/chart/chart';
import { CHART_RULES, computeChart } from '../../../src/domain/chart/chart';
import { DEFAULT_PARTS, type DefaultPart, PROPERTY_OF } from '../../../src/domain/chart/parts';
import { DEFAULT_DASHAS, type DefaultDasha } from '../../../src/domain/dasha/keys';
import { runningPhase } from '../../../src/domain/dasha/vimshottari';
import type { Positions } from '../../../src/domain/positions/types';
import type { Span } from '../../../src/kernel/almanac';
import type { Kernel } from '../../../src/kernel/kernel';
import { fail, ok } from '../../../src/kernel/result';
import { noteInWords } from '../../../src/lexicon/sentences/notes';
import { POSITIONS, type PositionsCase } from '../support/cases';
import { kernelOfCase } from '../support/fakeKernel';
import { DAY_OR_NIGHT_YOGAS } from './dayOrNight';

const birth = POSITIONS[0] as PositionsCase;
const healthy = kernelOfCase(birth);
const question = {
  jdUt: birth.input.jd_ut,
  latDeg: birth.input.lat,
  lonDeg: birth.input.lon,
  ayanamsha: 'lahiri',
  tzHours: 5.5,
  nodeMode: 'mean',
} as const;

function chartOf(kernel: Kernel, depth = 2, rules = CHART_RULES): Chart {
  const answer = computeChart(kernel, question, { dashaDepth: { vimshottari: depth } }, rules);
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value;
}

/** Every part of a chart by its name in the notes. */
const PARTS = {
  bhavas: 'bhavas',
  vargas: 'vargas',
  ashtakavarga: 'ashtakavarga',
  yogas: 'yogas',
  arudhas: 'arudhas',
  charaKarakas: 'chara_karakas',
  avasthas: 'avasthas',
  currentPhase: 'current_phase',
  kp: 'kp',
  shadbala: 'shadbala',
  grahaYuddha: 'graha_yuddha',
  upagrahas: 'upagrahas',
  specialLagnas: 'special_lagnas',
} as const satisfies Record<Exclude<keyof Chart, keyof Positions | 'day' | 'dashas'>, string>;
type PartKey = keyof typeof PARTS;
const PART_KEYS = Object.keys(PARTS) as PartKey[];
const worded = ({ notes }: Chart): string[] => notes.map((note) => noteInWords(note));
const NO_DAY = 'the day of the birth from sunrise to sunrise, which is not known';
const fullChart = chartOf(healthy);
/** Days on which the Sun neither rises nor sets. */
const NO_SUN = { sunrise: new Float64Array(), sunset: new Float64Array() } as unknown as Span;
const fault = (): never => {
  throw new Error('forced');
};

test('a chart has all of its parts and no notes', () => {
  for (const part of PART_KEYS) expect(fullChart[part]).not.toBeNull();
  expect(Object.keys(fullChart.dashas)).toEqual([...DEFAULT_DASHAS]);
  for (const key of DEFAULT_DASHAS) expect(fullChart.dashas[key]).not.toBeNull();
  expect(fullChart.notes).toEqual([]);
  expect(fullChart.bhavas?.flatMap(({ occupants }) => occupants).sort()).toEqual(
    fullChart.grahas.map(({ key }) => key).sort(),
  );
});

test('occupants of a bhāva are the grahas in that house', () => {
  for (const { number, rashi, occupants } of fullChart.bhavas ?? []) {
    for (const key of occupants) {
      expect(fullChart.grahas.find((graha) => graha.key === key)).toMatchObject({ house: number, rashi });
    }
  }
});

test('vargottama means the same rāśi as in D1', () => {
  const byKey = Object.fromEntries(fullChart.grahas.map((graha) => [graha.key, graha.rashi]));
  for (const varga of Object.values(fullChart.vargas ?? {})) {
    expect(varga.lagna.vargottama).toBe(varga.lagna.rashi === fullChart.lagna.rashi);
    for (const [key, { rashi, vargottama }] of Object.entries(varga.grahas)) {
      expect(vargottama).toBe(rashi === byKey[key]);
    }
  }
  // Budha at 25°53′ Kanyā is vargottama in no navāṃśa; Guru at 28°10′ Mithuna is in Mithuna again.
  expect(fullChart.vargas?.D9.grahas.jupiter).toMatchObject({ rashi: 3, vargottama: true });
  expect(fullChart.vargas?.D9.grahas.mercury).toMatchObject({ rashi: 5, vargottama: false });
});

test('the daśā has the requested depth', () => {
  const depth = ({ sub }: { sub: readonly unknown[] }, level = 1): number =>
    sub.length === 0 ? level : depth(sub[0] as { sub: [] }, level + 1);
  for (const requestedDepth of [1, 3, 5]) {
    const periods = chartOf(healthy, requestedDepth).dashas.vimshottari?.periods ?? [];
    expect(periods).toHaveLength(9);
    for (const period of periods) expect(depth(period)).toBe(requestedDepth);
  }
});

describe('a fault in one part', () => {
  /** A chart in which the computation of one part or daśā throws. */
  const withoutPart = (key: DefaultPart) =>
    chartOf(healthy, 2, { ...CHART_RULES, parts: { ...CHART_RULES.parts, [key]: fault } });
  const withoutDasha = (key: DefaultDasha) =>
    chartOf(healthy, 2, { ...CHART_RULES, plans: { ...CHART_RULES.plans, [key]: fault } });
  const faults = DEFAULT_PARTS.filter((part) => part !== 'day' && part !== 'dasha').map(
    (part) => [PROPERTY_OF[part] as PartKey, part] as const,
  );

  test('the faults cover every part', () => {
    expect(faults.map(([part]) => part)).toEqual(PART_KEYS);
  });

  test.each(faults)('a fault in %s leaves null there, a note, and the rest untouched', (part, key) => {
    const chart = withoutPart(key);
    expect(chart).toEqual({ ...fullChart, [part]: null, notes: expect.any(Array) });
    expect(worded(chart)).toEqual([`${PARTS[part]}: could not be computed (forced)`]);
  });

  test.each(DEFAULT_DASHAS)(
    'a fault in the daśā %s leaves null there, a note, and the other daśās untouched',
    (key) => {
      const chart = withoutDasha(key);
      expect(chart).toEqual({ ...fullChart, dashas: { ...fullChart.dashas, [key]: null }, notes: expect.any(Array) });
      expect(worded(chart)).toEqual([`dasha.${key}: could not be computed (forced)`]);
    },
  );

  /** The chart without the day of the birth; everything else stays equal. */
  const withoutDay = (): Chart => {
    const { avasthas, dashas, kp, upagrahas, specialLagnas } = fullChart;
    const { ashtottari } = dashas;
    if (!avasthas || !ashtottari || !kp || !upagrahas || !specialLagnas) throw new Error('the chart is not whole');
    const asleep = Object.entries(avasthas).map(([key, states]) => [key, { ...states, shayanadi: null }]);
    return {
      ...fullChart,
      day: null,
      avasthas: Object.fromEntries(asleep),
      dashas: {
        ...dashas,
        ashtottari: {
          ...ashtottari,
          applicable: ashtottari.reason.rahu || null,
          reason: { ...ashtottari.reason, holds: ashtottari.reason.rahu || null, paksha: null },
        },
      },
      kp: { ...kp, rulingPlanets: { ...kp.rulingPlanets, varaLord: null, nodes: expect.any(Array) as never } },
      upagrahas: { ...upagrahas, gulika: null, mandi: null },
      specialLagnas: { ...specialLagnas, hora: null, ghati: null, bhava: null, varnada: null, pranapada: null },
      yogas: expect.anything() as never,
      shadbala: expect.anything() as never,
      notes: expect.any(Array) as never,
    };
  };
  const NEEDS_DAY = [
    'upagrahas.gulika',
    'upagrahas.mandi',
    'special_lagnas.hora',
    'special_lagnas.ghati',
    'special_lagnas.bhava',
    'special_lagnas.varnada',
    'special_lagnas.pranapada',
    ...DAY_OR_NIGHT_YOGAS,
    'shadbala',
    'avasthas.*.shayanadi',
    'dasha.ashtottari',
    'kp.ruling_planets.vara_lord',
  ];

  test.each([
    ['a fault', fault, 'day: could not be computed (forced)'],
    ['none', () => ok(NO_SUN), 'day: the Sun does not rise and set about the birth'],
  ])('only the values that need the day are null and noted when the day is %s', (_, span, reason) => {
    const chart = chartOf({ ...healthy, span });
    expect(chart).toEqual(withoutDay());
    expect(worded(chart)[0]).toBe(reason);
    expect(chart.notes.slice(1).map(({ part }) => part)).toEqual(NEEDS_DAY);
    for (const note of worded(chart).slice(1)) expect(note, note).toContain(NO_DAY);
    expect(chart.shadbala?.grahas.sun).toEqual({
      ...fullChart.shadbala?.grahas.sun,
      ...Object.fromEntries(
        ['tribhaga', 'abda', 'masa', 'vara', 'hora', 'kala', 'total', 'rupa', 'ratio'].map((key) => [key, Number.NaN]),
      ),
    });
  });

  test('an instant outside the 120 years has no current periods', () => {
    const late = question.jdUt + 200 * 366;
    const moon = { moonDeg: 10, birthJd: question.jdUt, yearDays: 365.25 };
    const parts = { ...CHART_RULES.parts, current_phase: () => runningPhase(healthy, moon, late) };
    const chart = chartOf(healthy, 2, { ...CHART_RULES, parts });
    expect(chart.currentPhase).toBeNull();
    expect(worded(chart)).toEqual(['current_phase: could not be computed (the instant lies outside the 120 years)']);
  });

  test('errors of the lagna and of the Moon affect only values that depend on them', () => {
    const sky = healthy.sky(question.jdUt);
    if (!sky.ok) return expect.fail('no sky');
    const moon = { ...sky.value.bodies.moon, lonDeg: Number.NaN };
    const chart = chartOf({
      ...healthy,
      angles: fault,
      sky: () => ({ ok: true, value: { ...sky.value, bodies: { ...sky.value.bodies, moon } } }),
    });
    expect(chart.bhavas).toBeNull();
    expect(chart.dashas.vimshottari).toBeNull();
    expect(chart.vargas?.D9.grahas.jupiter).toMatchObject({ rashi: 3, vargottama: true });
    expect(chart.vargas?.D9.grahas.moon).toEqual({
      rashi: Number.NaN,
      vargottama: false,
      boundaryArcsec: Number.NaN,
      boundarySeconds: Number.NaN,
    });
    expect(chart.notes.map(({ part }) => part)).toEqual(
      expect.arrayContaining(['lagna', 'moon', 'bhavas', 'dasha.vimshottari']),
    );
  });
});

test('a NaN lagna is noted, and affects only values that depend on it', () => {
  const angles = { ...healthy.angles(fullChart.sky, 0, 0), ascendantDeg: Number.NaN };
  const chart = chartOf({ ...healthy, angles: () => angles });
  expect(worded(chart)[0]).toBe('lagna: no longitude could be computed');
  expect(chart.grahas.map(({ siderealDeg }) => siderealDeg)).toEqual(
    fullChart.grahas.map(({ siderealDeg }) => siderealDeg),
  );
  expect(chart.dashas.vimshottari).toEqual(fullChart.dashas.vimshottari);
  expect(chart.bhavas).toBeNull();
});

test('the houses exist without Śrīpati’s division, with a note', () => {
  const angles = healthy.angles(fullChart.sky, 0, 0);
  const chart = chartOf({ ...healthy, angles: () => ({ ...angles, midheavenDeg: angles.ascendantDeg + 10 }) });
  expect(chart.bhavas?.map(({ rashi }) => rashi)).toEqual(fullChart.bhavas?.map(({ rashi }) => rashi));
  expect(chart.bhavas?.every(({ madhyaDeg }) => Number.isNaN(madhyaDeg))).toBe(true);
  expect(worded(chart)).toEqual([
    expect.stringMatching(/^bhavas: Śrīpati/),
    expect.stringMatching(/^shadbala.bhava_bala: Śrīpati/),
  ]);
});

test('an instant outside the kernel is an error', () => {
  const error = { reason: 'epoch_out_of_range', jdUt: 1, from: 2, to: 3 } as const;
  expect(computeChart({ ...healthy, sky: () => fail(error) }, question)).toEqual({ ok: false, error });
});
