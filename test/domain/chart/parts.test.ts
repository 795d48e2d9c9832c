/** Parts on request: a chart has only the requested parts, and each equals the part of a full chart. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ChartOptions, computeChart } from '../../../src/domain/chart/chart';
import { farParts } from '../../../src/domain/chart/farPlaces';
import { DEFAULT_PARTS, PART_KEYS, type PartKey } from '../../../src/domain/chart/parts';
import { computeUsualChart } from '../../../src/domain/chart/usual';
import { DASHA_KEYS } from '../../../src/domain/dasha/keys';
import { birthDay } from '../../../src/domain/positions/birthDay';
import { computePositions } from '../../../src/domain/positions/positions';
import { standingFrom } from '../../../src/domain/positions/standing';
import type { ChartQuestion } from '../../../src/domain/positions/types';
import { kernel } from '../support/kernel';
import { evenly, runs } from '../support/property';

vi.mock('../../../src/domain/positions/birthDay', { spy: true });
vi.mock('../../../src/domain/positions/standing', { spy: true });
beforeEach(() => vi.clearAllMocks());

const DELHI: ChartQuestion = {
  jdUt: 2448057.875,
  latDeg: 28.6139,
  lonDeg: 77.209,
  tzHours: 5.5,
  ayanamsha: 'lahiri',
  nodeMode: 'mean',
};
const anyQuestion: fc.Arbitrary<ChartQuestion> = fc.record({
  jdUt: evenly(2415020.5, 2488434.5),
  latDeg: evenly(-89, 89),
  lonDeg: evenly(-180, 180),
  tzHours: evenly(-14, 14),
  ayanamsha: fc.constantFrom('lahiri' as const, 'raman' as const, 'kp' as const),
  nodeMode: fc.constantFrom('mean' as const, 'true' as const),
});

function chartOf(question: ChartQuestion, options: ChartOptions) {
  const answer = computeChart(kernel, question, { number: 108, far: farParts, ...options });
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value as unknown as Record<string, unknown> & { notes: { part: string }[] };
}
const positionsOf = (question: ChartQuestion) => {
  const answer = computePositions(kernel, question);
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value;
};
const ofPart = (question: ChartQuestion, part: PartKey): string[] => {
  const base = Object.keys(positionsOf(question));
  return Object.keys(chartOf(question, { include: [part] })).filter((key) => !base.includes(key));
};

test('an empty list of parts gives only positions, without computing day or standing', () => {
  expect(chartOf(DELHI, { include: [] })).toEqual(positionsOf(DELHI));
  expect(birthDay).not.toHaveBeenCalled();
  expect(standingFrom).not.toHaveBeenCalled();
});

test('every part has its own property', () => {
  const properties = PART_KEYS.map((part) => ofPart(DELHI, part));
  for (const [i, names] of properties.entries()) expect(names, PART_KEYS[i]).toHaveLength(1);
  expect(new Set(properties.flat()).size).toBe(PART_KEYS.length);
});

test('a chart has the default parts if no list is given', () => {
  const { upagrahas, ...named } = chartOf(DELHI, { include: DEFAULT_PARTS });
  const { upagrahas: few, ...usual } = chartOf(DELHI, {});
  expect(named).toEqual(usual);
  // Upagrahas requested by name are complete.
  expect(upagrahas).toMatchObject(few as object);
  expect(Object.keys(upagrahas as object).filter((key) => !(key in (few as object)))).toEqual([
    'kala',
    'mrityu',
    'ardhaprahara',
    'yamaghantaka',
  ]);
});

test('a part alone equals the part in a full chart, anywhere on Earth', () => {
  fc.assert(
    fc.property(anyQuestion, fc.subarray([...PART_KEYS], { minLength: 1 }), (question, parts) => {
      const full = chartOf(question, { include: PART_KEYS });
      const some = chartOf(question, { include: parts });
      for (const [key, value] of Object.entries(some)) if (key !== 'notes') expect(value, key).toEqual(full[key]);
      // The notes are those of the full chart that name a requested part, or the day if it was computed.
      const named = new Set(some.notes.map(({ part }) => part));
      for (const { part } of some.notes) expect(full.notes.map((note) => note.part)).toContain(part);
      const names: readonly string[] = parts.map((part) => (part === 'karakas' ? 'chara_karakas' : part));
      for (const { part } of full.notes) if (names.includes(part.split('.')[0] ?? '')) expect(named).toContain(part);
    }),
    runs(150),
  );
});

describe('shared values', () => {
  test('a chart of all parts and daśās computes day and standing once', () => {
    chartOf(DELHI, { include: PART_KEYS, dashas: DASHA_KEYS });
    expect(birthDay).toHaveBeenCalledTimes(1);
    expect(standingFrom).toHaveBeenCalledTimes(1);
  });

  const WITHOUT_DAY: PartKey[] = [
    ...(['bhavas', 'vargas', 'vargottama', 'ashtakavarga', 'prastara', 'arudhas', 'karakas', 'graha_yuddha'] as const),
    ...(['chalit', 'avakahada', 'vimshopaka', 'argala', 'rashi_drishti', 'graha_drishti', 'friendships'] as const),
    ...([
      'sudarshana',
      'kp_horary',
      'current_phase',
      'house_systems',
      'divisions',
      'outer',
      'stars',
      'chakras',
    ] as const),
  ];
  test.each(WITHOUT_DAY)('the part %s does not compute the day', (part) => {
    chartOf(DELHI, { include: [part] });
    expect(birthDay).not.toHaveBeenCalled();
  });

  test('Viṃśottarī does not compute the day, aṣṭottarī does', () => {
    chartOf(DELHI, { include: ['dasha'], dashas: ['vimshottari', 'narayana', 'kalachakra'] });
    expect(birthDay).not.toHaveBeenCalled();
    chartOf(DELHI, { include: ['dasha'], dashas: ['ashtottari'] });
    expect(birthDay).toHaveBeenCalledTimes(1);
  });
});

describe('daśās', () => {
  const depthOf = (periods: readonly { sub: readonly unknown[] }[]): number =>
    1 + Math.max(0, ...periods.map(({ sub }) => (sub.length > 0 ? depthOf(sub as never) : 0)));
  const dashasOf = (options: ChartOptions) =>
    chartOf(DELHI, { include: ['dasha'], ...options }).dashas as Record<string, { periods: { sub: unknown[] }[] }>;

  test('the requested daśās are returned in the order of the list of keys', () => {
    expect(Object.keys(dashasOf({ dashas: ['mudda', 'chara', 'vimshottari'] }))).toEqual([
      'vimshottari',
      'chara',
      'mudda',
    ]);
    expect(Object.keys(dashasOf({ dashas: [] }))).toEqual([]);
  });

  test('Viṃśottarī has three levels by default and the other daśās one', () => {
    for (const [key, { periods }] of Object.entries(dashasOf({ dashas: DASHA_KEYS }))) {
      expect(depthOf(periods), key).toBe(key === 'vimshottari' ? 3 : 1);
    }
  });

  test('a depth applies to all daśās, or to those that it names', () => {
    for (const [key, { periods }] of Object.entries(dashasOf({ dashas: DASHA_KEYS, dashaDepth: 2 }))) {
      expect(depthOf(periods), key).toBe(2);
    }
    const some = dashasOf({ dashas: ['vimshottari', 'yogini'], dashaDepth: { yogini: 3 } });
    expect(depthOf(some.yogini?.periods ?? [])).toBe(3);
    expect(depthOf(some.vimshottari?.periods ?? [])).toBe(3);
  });

  test('the year setting applies to every daśā and to the current periods', () => {
    const sole = chartOf(DELHI, { include: ['dasha', 'current_phase'], dashas: DASHA_KEYS, dashaYearDays: 360 });
    for (const dasha of Object.values(sole.dashas as Record<string, { yearDays: number }>)) {
      expect(dasha.yearDays).toBe(360);
    }
    const { maha } = sole.currentPhase as { maha: { startJd: number; endJd: number } };
    expect(((maha.endJd - maha.startJd) / 360) % 1).toBeCloseTo(0, 6);
  });
});

test('two lords change only ārūḍhas and rāśi daśās', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const options = { include: PART_KEYS, dashas: DASHA_KEYS };
      const [single, two] = [chartOf(question, options), chartOf(question, { ...options, coLords: true })];
      for (const key of Object.keys(single)) {
        if (key === 'arudhas' || key === 'dashas') continue;
        expect(two[key], key).toEqual(single[key]);
      }
      const dashas = [single.dashas, two.dashas] as Record<string, { periods: unknown }>[];
      for (const key of DASHA_KEYS) {
        const [a, b] = dashas.map((all) => JSON.stringify(all[key]?.periods));
        if (a !== b) seen.add(key);
      }
      expect(two.arudhas).toMatchObject({ grahas: (single.arudhas as { grahas: object }).grahas });
    }),
    runs(150),
  );
  const rashiDashas = ['chara', 'narayana', 'drig', 'shula', 'niryana-shula', 'mandooka', 'sthira'];
  for (const key of seen) expect(rashiDashas).toContain(key);
  expect(seen.has('chara') && seen.has('narayana') && seen.has('drig')).toBe(true);
});

test.each([undefined, 0, 250, 1.5, Number.NaN])('the KP horary number %s is refused', (number) => {
  expect(() =>
    computeChart(kernel, DELHI, { include: ['kp_horary'], ...(number !== undefined && { number }) }),
  ).toThrow(RangeError);
});

test('a number means the levels of Viṃśottarī in a chart of the default parts', () => {
  const [short, long] = [
    computeChart(kernel, DELHI, 2),
    computeChart(kernel, DELHI, { dashaDepth: { vimshottari: 2 } }),
  ];
  expect(short).toEqual(long);
});

test.each([0, 6, 7, 2.5, Number.NaN])('a chart with %s daśā levels is refused', (depth) => {
  expect(() => computeChart(kernel, DELHI, depth)).toThrow(RangeError);
  expect(() => computeChart(kernel, DELHI, { dashaDepth: depth })).toThrow(RangeError);
  expect(() => computeChart(kernel, DELHI, { include: [], dashaDepth: { chara: depth } })).toThrow(RangeError);
  expect(() => computeUsualChart(kernel, DELHI, { dashaDepth: depth })).toThrow(RangeError);
});

test('a chart without a depth has three levels of Viṃśottarī', () => {
  expect(computeChart(kernel, DELHI)).toEqual(computeChart(kernel, DELHI, 3));
});
