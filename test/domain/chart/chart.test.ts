import { describe, expect, test, vi } from 'vitest';
import { computeArudhas } from '../../../src/domain/chart/arudhas';
import { computeAshtakavarga } from '../../../src/domain/chart/ashtakavarga';
import { computeAvasthas } from '../../../src/domain/chart/avasthas/avasthas';
import { computeBhavas } from '../../../src/domain/chart/bhavas';
import { birthDay, NO_DAY } from '../../../src/domain/chart/birthDay';
import type { Chart } from '../../../src/domain/chart/chart';
import { computeChart } from '../../../src/domain/chart/chart';
import { grahaYuddhas } from '../../../src/domain/chart/grahaYuddha';
import { computeCharaKarakas } from '../../../src/domain/chart/karakas';
import { shadbalaOf } from '../../../src/domain/chart/shadbala';
import { computeSpecialLagnas } from '../../../src/domain/chart/specialLagnas';
import type { Positions } from '../../../src/domain/chart/types';
import { computeUpagrahas } from '../../../src/domain/chart/upagrahas';
import { computeVargas } from '../../../src/domain/chart/vargas';
import { computeYogas } from '../../../src/domain/chart/yogas';
import { ashtottariDasha } from '../../../src/domain/dasha/ashtottari';
import { charaDasha } from '../../../src/domain/dasha/chara';
import { yoginiDasha } from '../../../src/domain/dasha/yogini';
import { computeKp } from '../../../src/domain/kp/kp';
import type { Almanac } from '../../../src/kernel/almanac';
import { fail } from '../../../src/kernel/result';
import type { Kernel } from '../../../src/kernel/types';
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

vi.mock('../../../src/domain/chart/arudhas', { spy: true });
vi.mock('../../../src/domain/chart/ashtakavarga', { spy: true });
vi.mock('../../../src/domain/chart/avasthas/avasthas', { spy: true });
vi.mock('../../../src/domain/chart/bhavas', { spy: true });
vi.mock('../../../src/domain/chart/birthDay', { spy: true });
vi.mock('../../../src/domain/chart/grahaYuddha', { spy: true });
vi.mock('../../../src/domain/chart/karakas', { spy: true });
vi.mock('../../../src/domain/chart/shadbala', { spy: true });
vi.mock('../../../src/domain/chart/specialLagnas', { spy: true });
vi.mock('../../../src/domain/chart/upagrahas', { spy: true });
vi.mock('../../../src/domain/chart/vargas', { spy: true });
vi.mock('../../../src/domain/chart/yogas', { spy: true });
vi.mock('../../../src/domain/dasha/ashtottari', { spy: true });
vi.mock('../../../src/domain/dasha/chara', { spy: true });
vi.mock('../../../src/domain/dasha/yogini', { spy: true });
vi.mock('../../../src/domain/kp/kp', { spy: true });

function chartOf(kernel: Kernel & Almanac, depth = 2): Chart {
  const answer = computeChart(kernel, question, depth);
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value;
}

/** Every part of a chart under the name that its notes have. */
const PARTS = {
  bhavas: 'bhavas',
  vargas: 'vargas',
  ashtakavarga: 'ashtakavarga',
  yogas: 'yogas',
  arudhas: 'arudhas',
  charaKarakas: 'chara_karakas',
  avasthas: 'avasthas',
  vimshottari: 'dasha.vimshottari',
  yogini: 'dasha.yogini',
  ashtottari: 'dasha.ashtottari',
  chara: 'dasha.chara',
  currentPhase: 'current_phase',
  kp: 'kp',
  shadbala: 'shadbala',
  grahaYuddha: 'graha_yuddha',
  upagrahas: 'upagrahas',
  specialLagnas: 'special_lagnas',
} as const satisfies Record<Exclude<keyof Chart, keyof Positions | 'day'>, string>;
type PartKey = keyof typeof PARTS;
const PART_KEYS = Object.keys(PARTS) as PartKey[];
const whole = chartOf(healthy);
const fault = (): never => {
  throw new Error('forced');
};

test('a chart has all of its parts and nothing to note', () => {
  for (const part of PART_KEYS) expect(whole[part]).not.toBeNull();
  expect(whole.notes).toEqual([]);
  expect(whole.bhavas?.flatMap(({ occupants }) => occupants).sort()).toEqual(whole.grahas.map(({ key }) => key).sort());
});

test('occupants of a bhāva are the grahas of that house', () => {
  for (const { number, rashi, occupants } of whole.bhavas ?? []) {
    for (const key of occupants) {
      expect(whole.grahas.find((graha) => graha.key === key)).toMatchObject({ house: number, rashi });
    }
  }
});

test('vargottama is the same rāśi as in D1', () => {
  const byKey = Object.fromEntries(whole.grahas.map((graha) => [graha.key, graha.rashi]));
  for (const varga of Object.values(whole.vargas ?? {})) {
    expect(varga.lagna.vargottama).toBe(varga.lagna.rashi === whole.lagna.rashi);
    for (const [key, { rashi, vargottama }] of Object.entries(varga.grahas)) {
      expect(vargottama).toBe(rashi === byKey[key]);
    }
  }
  // Budha at 25°53′ Kanyā is vargottama in no navāṃśa; Guru at 28°10′ Mithuna stands in Mithuna again.
  expect(whole.vargas?.D9.grahas.jupiter).toMatchObject({ rashi: 3, vargottama: true });
  expect(whole.vargas?.D9.grahas.mercury).toMatchObject({ rashi: 5, vargottama: false });
});

test('the daśā is as deep as asked for', () => {
  const depth = ({ sub }: { sub: readonly unknown[] }, level = 1): number =>
    sub.length === 0 ? level : depth(sub[0] as { sub: [] }, level + 1);
  for (const asked of [1, 3, 5]) {
    const periods = chartOf(healthy, asked).vimshottari?.periods ?? [];
    expect(periods).toHaveLength(9);
    for (const period of periods) expect(depth(period)).toBe(asked);
  }
});

describe('a fault in one part', () => {
  const mocked = (compute: unknown) => () => {
    vi.mocked(compute as () => unknown).mockImplementationOnce(fault);
    return healthy;
  };
  const faults: [PartKey, () => Kernel & Almanac][] = [
    ['bhavas', mocked(computeBhavas)],
    ['vargas', mocked(computeVargas)],
    ['ashtakavarga', mocked(computeAshtakavarga)],
    ['yogas', mocked(computeYogas)],
    ['arudhas', mocked(computeArudhas)],
    ['charaKarakas', mocked(computeCharaKarakas)],
    ['avasthas', mocked(computeAvasthas)],
    ['vimshottari', () => ({ ...healthy, vimshottari: fault })],
    ['yogini', mocked(yoginiDasha)],
    ['ashtottari', mocked(ashtottariDasha)],
    ['chara', mocked(charaDasha)],
    ['currentPhase', () => ({ ...healthy, vimshottariAt: fault })],
    ['kp', mocked(computeKp)],
    ['shadbala', mocked(shadbalaOf)],
    ['grahaYuddha', mocked(grahaYuddhas)],
    ['upagrahas', mocked(computeUpagrahas)],
    ['specialLagnas', mocked(computeSpecialLagnas)],
  ];

  test('is forced in every part', () => {
    expect(faults.map(([part]) => part)).toEqual(PART_KEYS);
  });

  test.each(faults)('in %s leaves null there, a note, and the rest untouched', (part, kernel) => {
    const notes = [`${PARTS[part]}: could not be computed (forced)`];
    expect(chartOf(kernel())).toEqual({ ...whole, [part]: null, notes });
  });

  /** What a chart has without the day of the birth: everything else as it was. */
  const withoutDay = (): Chart => {
    const { avasthas, ashtottari, kp, upagrahas, specialLagnas } = whole;
    if (!avasthas || !ashtottari || !kp || !upagrahas || !specialLagnas) throw new Error('the chart is not whole');
    const asleep = Object.entries(avasthas).map(([key, states]) => [key, { ...states, shayanadi: null }]);
    return {
      ...whole,
      day: null,
      avasthas: Object.fromEntries(asleep),
      ashtottari: { ...ashtottari, applicable: { ...ashtottari.applicable, paksha: null } },
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
    ['none', () => null, 'day: the Sun does not rise and set about the birth'],
  ])('where the day is %s, each value that needs it is null and noted, and no other', (_, compute, reason) => {
    vi.mocked(birthDay).mockImplementationOnce(compute);
    const chart = chartOf(healthy);
    expect(chart).toEqual(withoutDay());
    expect(chart.notes[0]).toBe(reason);
    expect(chart.notes.slice(1).map((note) => note.split(':')[0])).toEqual(NEEDS_DAY);
    for (const note of chart.notes.slice(1)) expect(note, note).toContain(NO_DAY);
    expect(chart.shadbala?.grahas.sun).toEqual({
      ...whole.shadbala?.grahas.sun,
      ...Object.fromEntries(
        ['tribhaga', 'abda', 'masa', 'vara', 'hora', 'kala', 'total', 'rupa', 'ratio'].map((key) => [key, Number.NaN]),
      ),
    });
  });

  test('an instant outside the 120 years has no running phase', () => {
    const chart = chartOf({ ...healthy, vimshottariAt: () => null });
    expect(chart.currentPhase).toBeNull();
    expect(chart.notes).toEqual(['current_phase: could not be computed (the instant lies outside the 120 years)']);
  });

  test('faults of the lagna and of the Moon reach only what hangs on them', () => {
    const sky = healthy.sky(question.jdUt);
    if (!sky.ok) return expect.fail('no sky');
    const moon = { ...sky.value.bodies.moon, lonDeg: Number.NaN };
    const chart = chartOf({
      ...healthy,
      angles: fault,
      sky: () => ({ ok: true, value: { ...sky.value, bodies: { ...sky.value.bodies, moon } } }),
    });
    expect(chart.bhavas).toBeNull();
    expect(chart.vimshottari).toBeNull();
    expect(chart.vargas?.D9.grahas.jupiter).toMatchObject({ rashi: 3, vargottama: true });
    expect(chart.vargas?.D9.grahas.moon).toEqual({
      rashi: Number.NaN,
      vargottama: false,
      boundaryArcsec: Number.NaN,
      boundarySeconds: Number.NaN,
    });
    expect(chart.notes.map((note) => note.split(':')[0])).toEqual(
      expect.arrayContaining(['lagna', 'moon', 'bhavas', 'dasha.vimshottari']),
    );
  });
});

test('a lagna that is no number is noted, and reaches only what hangs on it', () => {
  const angles = { ...healthy.angles(whole.sky, 0, 0), ascendantDeg: Number.NaN };
  const chart = chartOf({ ...healthy, angles: () => angles });
  expect(chart.notes[0]).toBe('lagna: no longitude could be computed');
  expect(chart.grahas.map(({ siderealDeg }) => siderealDeg)).toEqual(
    whole.grahas.map(({ siderealDeg }) => siderealDeg),
  );
  expect(chart.vimshottari).toEqual(whole.vimshottari);
  expect(chart.bhavas).toBeNull();
});

test('where Śrīpati has no division the houses stand and a note says so', () => {
  const angles = healthy.angles(whole.sky, 0, 0);
  const chart = chartOf({ ...healthy, angles: () => ({ ...angles, midheavenDeg: angles.ascendantDeg + 10 }) });
  expect(chart.bhavas?.map(({ rashi }) => rashi)).toEqual(whole.bhavas?.map(({ rashi }) => rashi));
  expect(chart.bhavas?.every(({ madhyaDeg }) => Number.isNaN(madhyaDeg))).toBe(true);
  expect(chart.notes).toEqual([
    expect.stringMatching(/^bhavas: Śrīpati/),
    expect.stringMatching(/^shadbala.bhava_bala: Śrīpati/),
  ]);
});

test('an instant outside the kernel is refused', () => {
  const error = { reason: 'epoch_out_of_range', jdUt: 1, from: 2, to: 3 } as const;
  expect(computeChart({ ...healthy, sky: () => fail(error) }, question, 1)).toEqual({ ok: false, error });
});
