import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GrahaKey } from '../../../src/data/keys';
import { norm360 } from '../../../src/domain/circle';
import { computePositions } from '../../../src/domain/positions/positions';
import type { ChartQuestion, Positions } from '../../../src/domain/positions/types';
import type { Kernel } from '../../../src/kernel/kernel';
import { fail } from '../../../src/kernel/result';
import { grahaOf, POSITIONS, type PositionsCase, REFERENCE_GRAHAS } from '../support/cases';
import { FAKE_AYANAMSHA, type FakePlace, fakeKernel, fakeSky, kernelOfCase } from '../support/fakeKernel';
import { kernel as realKernel } from '../support/kernel';
import { evenly, longitude, runs } from '../support/property';

const questionOf = ({ input }: PositionsCase): ChartQuestion => ({
  jdUt: input.jd_ut,
  latDeg: input.lat,
  lonDeg: input.lon,
  ayanamsha: 'lahiri',
  tzHours: 5.5,
  nodeMode: 'mean',
});
const question = questionOf(POSITIONS[0] as PositionsCase);

function positionsOf(kernel: Kernel, question: ChartQuestion): Positions {
  const answer = computePositions(kernel, question);
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value;
}

const grahaIn = ({ grahas }: Positions, key: GrahaKey) => {
  const graha = grahas.find((one) => one.key === key);
  if (!graha) throw new Error(`no ${key}`);
  return graha;
};

describe.each(POSITIONS.map((birth) => [birth.id, birth] as const))('birth %s', (_, birth) => {
  const positions = positionsOf(kernelOfCase(birth), questionOf(birth));

  test('the labels of the lagna agree with the reference', () => {
    const { rashi, nakshatra, pada } = birth.expected.lagna;
    expect(positions.lagna).toMatchObject({ rashi: rashi + 1, nakshatra: nakshatra + 1, pada });
    expect(positions.lagna.siderealDeg).toBeCloseTo(birth.lon.lagna, 9);
    expect(positions.midheavenDeg).toBeCloseTo(birth.mc, 9);
    expect(positions.notes).toEqual([]);
  });

  test.each(REFERENCE_GRAHAS)('the position of %s agrees with the reference', (name) => {
    const key = grahaOf(name);
    const expected = birth.expected[name];
    const graha = grahaIn(positions, key);
    expect(graha).toMatchObject({
      rashi: expected.rashi + 1,
      nakshatra: expected.nakshatra + 1,
      pada: expected.pada,
      house: expected.bhava,
      retrograde: expected.retrograde,
    });
    expect(graha.combust).toBe(expected.combust ?? null);
    expect(graha.siderealDeg).toBeCloseTo(birth.lon[name], 9);
    expect(graha.tropicalDeg).toBeCloseTo(norm360(birth.lon[name] + FAKE_AYANAMSHA), 9);
    expect(graha.speedDegPerDay).toBeCloseTo(birth.speed[name], 9);
    expect(graha.latitudeDeg).toBe(birth.ecl_lat[name]);
  });
});

test('grahas are in the order of the API', () => {
  const { grahas } = positionsOf(kernelOfCase(POSITIONS[0] as PositionsCase), question);
  expect(grahas.map(({ key }) => key)).toEqual('sun moon mars mercury jupiter venus saturn rahu ketu'.split(' '));
});

describe('the nodes', () => {
  test('the nodes are true nodes on request', () => {
    for (const birth of POSITIONS) {
      const positions = positionsOf(kernelOfCase(birth), { ...questionOf(birth), nodeMode: 'true' });
      const rahu = grahaIn(positions, 'rahu');
      expect(rahu.siderealDeg).toBeCloseTo(birth.rahu_true_node.lon, 8);
      expect(rahu.retrograde).toBe(birth.rahu_true_node.speed < 0);
    }
    expect(POSITIONS.some(({ rahu_true_node }) => rahu_true_node.speed > 0)).toBe(true);
  });

  test('the nodes are opposite each other, both on the ecliptic and without distance', () => {
    fc.assert(
      fc.property(longitude, longitude, evenly(-0.3, 0.1), (lonDeg, asc, speed) => {
        const node: FakePlace = { lonDeg, speed };
        const kernel = fakeKernel(fakeSky(2451545, {}, { mean: node, true: node }), {
          ascendantDeg: asc,
          midheavenDeg: norm360(asc - 90),
        });
        for (const nodeMode of ['mean', 'true'] as const) {
          const positions = positionsOf(kernel, { ...question, nodeMode });
          const [rahu, ketu] = [grahaIn(positions, 'rahu'), grahaIn(positions, 'ketu')];
          expect(norm360(ketu.siderealDeg - rahu.siderealDeg)).toBeCloseTo(180, 10);
          expect((ketu.house - rahu.house + 12) % 12).toBe(6);
          for (const { latitudeDeg, distanceAu, combust, retrograde } of [rahu, ketu]) {
            expect({ latitudeDeg, distanceAu, combust }).toEqual({ latitudeDeg: 0, distanceAu: null, combust: null });
            expect(retrograde).toBe(nodeMode === 'mean' || rahu.speedDegPerDay < 0);
          }
        }
      }),
      runs(500),
    );
  });
});

describe('values that cannot be computed', () => {
  const healthy = kernelOfCase(POSITIONS[0] as PositionsCase);

  test('an instant outside the kernel is an error with its numbers', () => {
    const error = { reason: 'epoch_out_of_range', jdUt: 1, from: 2, to: 3 } as const;
    expect(computePositions({ ...healthy, sky: () => fail(error) }, question)).toEqual({ ok: false, error });
  });

  test('a body without a longitude is NaN with a note, and the others are unchanged', () => {
    const answer = healthy.sky(question.jdUt);
    if (!answer.ok) return expect.fail('no sky');
    const { bodies } = answer.value;
    const sky = { ...answer.value, bodies: { ...bodies, mars: { ...bodies.mars, lonDeg: Number.NaN } } };
    const positions = positionsOf({ ...healthy, sky: () => ({ ok: true, value: sky }) }, question);
    expect(positions.notes).toEqual([{ part: 'mars', why: { lack: 'longitude' } }]);
    const mars = grahaIn(positions, 'mars');
    expect([mars.siderealDeg, mars.rashi, mars.house].every(Number.isNaN)).toBe(true);
    expect(mars.dignity).toBe('none');
    expect(positions.grahas.filter(({ rashi }) => rashi >= 1)).toHaveLength(8);
  });

  test.each<[string, Partial<Record<keyof ChartQuestion, unknown>>]>([
    ['95 is not a latitude', { latDeg: 95 }],
    ['NaN is not a latitude', { latDeg: Number.NaN }],
    ['Infinity is not a longitude', { lonDeg: Number.POSITIVE_INFINITY }],
    ['osculating is not a node mode', { nodeMode: 'osculating' }],
  ])('computePositions throws: %s', (message, wrong) => {
    const wrongQuestion = { ...question, ...wrong } as ChartQuestion;
    expect(() => computePositions(kernelOfCase(POSITIONS[0] as PositionsCase), wrongQuestion)).toThrow(
      new RangeError(message),
    );
  });

  test('computePositions throws for an unknown ayanāṃśa', () => {
    const unknown = { ...question, ayanamsha: 'fagan' } as unknown as ChartQuestion;
    expect(() => computePositions(realKernel, unknown)).toThrow(RangeError);
  });

  test('an error in the angles affects only the lagna and the houses', () => {
    const positions = positionsOf(
      {
        ...healthy,
        angles: () => {
          throw new Error('angles failed');
        },
      },
      question,
    );
    expect(positions.notes).toEqual([
      { part: 'lagna', why: { lack: 'fault', message: 'angles failed' }, failed: true },
    ]);
    expect(positions.lagna.rashi).toBeNaN();
    expect(positions.midheavenDeg).toBeNaN();
    expect(positions.grahas.every(({ rashi, house }) => rashi >= 1 && Number.isNaN(house))).toBe(true);
  });
});
