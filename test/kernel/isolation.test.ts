/** What the kernel has answered is the caller's own: no later call, whatever it asks, changes a digit of it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Almanac, ANGLES, type AngleKey, MOVERS, RISE_DEFINITIONS } from '../../src/kernel/almanac';
import { AYANAMSHA_KEYS, type Kernel } from '../../src/kernel/types';
import { kernel, skyAt } from './support';

const jd = fc
  .integer({ min: 2415021, max: 2488000 })
  .chain((day) => fc.nat(86_399).map((second) => day + second / 86_400));
const latDeg = fc.integer({ min: -900, max: 900 }).map((tenths) => tenths / 10);
const lonDeg = fc.integer({ min: -1800, max: 1800 }).map((tenths) => tenths / 10);
const zodiac = fc.constantFrom(...AYANAMSHA_KEYS, 'tropical' as const);
const days = fc.integer({ min: 1, max: 60 });
const mover = fc.constantFrom(...MOVERS);
const definition = fc.constantFrom(...RISE_DEFINITIONS);
const moon = fc.record({ moonDeg: fc.integer({ min: 0, max: 359 }), birthJd: jd, yearDays: fc.constant(365.25) });
const crossing = fc.record({
  angle: fc.constantFrom(...(Object.keys(ANGLES) as AngleKey[])),
  zodiac,
  stepDeg: fc.constantFrom(6, 12, 13 + 1 / 3, 30),
});
const run = { fromUt: jd, days, latDeg, lonDeg };

type Call = (asked: Kernel & Almanac) => unknown;

/** Every call that the kernel has. */
const calls: Record<keyof Omit<Kernel & Almanac, 'range'>, fc.Arbitrary<Call>> = {
  sky: jd.map((at) => (k) => k.sky(at)),
  angles: fc.tuple(jd, latDeg, lonDeg).map(
    ([at, lat, lon]) =>
      (k) =>
        k.angles(skyAt(at), lat, lon),
  ),
  vimshottari: fc.tuple(moon, fc.integer({ min: 1, max: 4 })).map(
    ([asked, depth]) =>
      (k) =>
        k.vimshottari(asked, depth),
  ),
  vimshottariAt: fc.tuple(moon, jd).map(
    ([asked, at]) =>
      (k) =>
        k.vimshottariAt(asked, at),
  ),
  rectify: fc.tuple(moon, fc.integer({ min: 1, max: 99 })).map(([{ moonDeg, birthJd, yearDays }, seed]) => (k) => {
    const charts = [Float64Array.from({ length: 81 }, (_, i) => ((i * seed) % 7) - 3)];
    const moments = Array.from({ length: 9 }, (_, i) => ({
      moonDeg: moonDeg + i / 100,
      birthJd: birthJd + i / 1440,
      chart: 0,
    }));
    const events = [{ jdUt: birthJd + 9000, category: seed % 9 }];
    return k.rectify({ moments, events, charts, levelWeights: [0.5, 0.3, 0.2], deals: 9, seed, yearDays });
  }),
  deltaTSeconds: jd.map((at) => (k) => k.deltaTSeconds(at)),
  nextCrossing: fc.tuple(crossing, jd).map(
    ([asked, at]) =>
      (k) =>
        k.nextCrossing(asked, at),
  ),
  previousCrossing: fc.tuple(crossing, jd).map(
    ([asked, at]) =>
      (k) =>
        k.previousCrossing(asked, at),
  ),
  dailyEvents: fc
    .record({
      ...run,
      definition,
      body: fc.constantFrom('sun', 'moon'),
      kind: fc.constantFrom('rise', 'set', 'upper-transit'),
    })
    .map((asked) => (k) => k.dailyEvents(asked)),
  span: fc.record({ ...run, definition, zodiac }).map((asked) => (k) => k.span(asked)),
  stations: fc.record({ mover, zodiac, fromUt: jd, days }).map((asked) => (k) => k.stations(asked)),
  ingresses: fc
    .record({ mover, zodiac, fromUt: jd, days, partDeg: fc.constantFrom(30, 10) })
    .map((asked) => (k) => k.ingresses(asked)),
  moments: fc
    .record({
      fromUt: jd,
      stepDays: fc.constant(1 / 1440),
      count: fc.integer({ min: 1, max: 60 }),
      latDeg,
      lonDeg,
      zodiac,
    })
    .map((asked) => (k) => k.moments(asked)),
  eclipses: fc.record(run).map((asked) => (k) => k.eclipses(asked)),
};

const call = fc.oneof(...Object.values(calls));

test('every call of the kernel is tried', () => {
  const known = Object.keys(kernel).filter((name) => name !== 'range');
  expect(Object.keys(calls).sort()).toEqual(known.sort());
});

const text = (answer: unknown): string => JSON.stringify(answer);

/** Runs calls one after the other; the first one whose answer did not stay as it was, or is another when asked again. */
function disturbed(asked: Kernel & Almanac, sequence: readonly Call[]): number {
  const given = sequence.map((each) => {
    const answer = each(asked);
    return { answer, atFirst: text(answer) };
  });
  const changed = given.findIndex(({ answer, atFirst }) => text(answer) !== atFirst);
  return changed >= 0 ? changed : given.findIndex(({ atFirst }, i) => text((sequence[i] as Call)(asked)) !== atFirst);
}

test('no call changes what another has answered, nor what it answers', () => {
  const sequence = fc.array(call, { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(sequence, (asked) => {
      expect(disturbed(kernel, asked)).toBe(-1);
    }),
    { seed: 108, numRuns: 250 },
  );
});

test('a kernel that lends its block is found out', () => {
  const block = new Float64Array(3);
  const lending = { ...kernel, moments: ({ fromUt }: { fromUt: number }) => ({ ok: true, value: block.fill(fromUt) }) };
  const at = (fromUt: number): Call => {
    return (k) => k.moments({ fromUt, stepDays: 1, count: 1, latDeg: 0, lonDeg: 0, zodiac: 'lahiri' });
  };
  expect(disturbed(lending as Kernel & Almanac, [at(1), at(2)])).toBe(0);
});
