/** Answers of the kernel belong to the caller: no later call changes them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANGLES, type AngleKey, MOVERS, type PositionTable, RISE_DEFINITIONS } from '../../src/kernel/almanac';
import { DashaCursor, DashaQuestion } from '../../src/kernel/dasha';
import type { Kernel } from '../../src/kernel/kernel';
import { AYANAMSHA_KEYS, type AyanamshaChoice } from '../../src/kernel/keys';
import { RowForm } from '../../src/kernel/rows';
import { kernel, runs, skyAt } from './support';

const jd = fc
  .integer({ min: 2415021, max: 2488000 })
  .chain((day) => fc.nat(86_399).map((second) => day + second / 86_400));
const latDeg = fc.integer({ min: -900, max: 900 }).map((tenths) => tenths / 10);
const lonDeg = fc.integer({ min: -1800, max: 1800 }).map((tenths) => tenths / 10);
const ayanamsha = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<AyanamshaChoice>(...AYANAMSHA_KEYS) },
  fc.record({ epochJd: jd, deg: fc.integer({ min: 0, max: 30 }) }),
);
const zodiac = fc.oneof({ weight: 5, arbitrary: ayanamsha }, fc.constant('tropical' as const));
const days = fc.integer({ min: 1, max: 60 });
const mover = fc.constantFrom(...MOVERS);
const definition = fc.constantFrom(...RISE_DEFINITIONS);
const LORD_SHARES = [7, 20, 6, 10, 7, 18, 16, 19, 17];
const cycle = fc.record({ lord: fc.integer({ min: 0, max: 8 }), cycleJd: jd });
const crossing = fc.record({
  angle: fc.constantFrom(...(Object.keys(ANGLES) as AngleKey[])),
  zodiac,
  stepDeg: fc.constantFrom(6, 12, 13 + 1 / 3, 30),
});
const run = { fromUt: jd, days, latDeg, lonDeg };

type Call = (kernel: Kernel) => unknown;

/** Every call of the kernel. */
const calls: Record<keyof Omit<Kernel, 'range' | 'passageRange' | 'allYears'>, fc.Arbitrary<Call>> = {
  sky: fc.tuple(jd, ayanamsha).map(
    ([at, choice]) =>
      (k) =>
        k.sky(at, choice),
  ),
  ayanamsha: fc.tuple(jd, ayanamsha).map(
    ([at, choice]) =>
      (k) =>
        k.ayanamsha(skyAt(at), choice),
  ),
  angles: fc.tuple(jd, latDeg, lonDeg).map(
    ([at, lat, lon]) =>
      (k) =>
        k.angles(skyAt(at), lat, lon),
  ),
  periods: fc.tuple(cycle, fc.integer({ min: 1, max: 3 })).map(([{ lord, cycleJd }, levels]) => (k) => {
    const order = { first: lord, mahas: 9 };
    const division = { startJd: cycleJd, days: 365.25, shares: 1, nodes: LORD_SHARES, order };
    const cursor = new DashaCursor(new DashaQuestion(division, { levels }));
    const pages: number[][] = [];
    while (k.periods(cursor, (periods) => pages.push([...periods])));
    return pages;
  }),
  writeRows: fc.tuple(fc.array(jd, { minLength: 1, maxLength: 3 }), fc.nat(9)).map(([values, kind]) => (k) => {
    const form = new RowForm([{ before: ',', kind }], ';');
    return [...k.writeRows(form, [Float64Array.from(values)], 0, values.length)];
  }),
  rectify: fc.tuple(cycle, fc.integer({ min: 1, max: 99 })).map(([{ lord, cycleJd }, seed]) => (k) => {
    const charts = [Float64Array.from({ length: 81 }, (_, i) => ((i * seed) % 7) - 3)];
    const moments = Array.from({ length: 9 }, (_, i) => ({
      lord,
      cycleJd: cycleJd - 3 * i,
      chart: 0,
    }));
    const events = [{ jdUt: cycleJd + 9000, category: seed % 9 }];
    const cycleDays = 120 * 365.25;
    const levelWeights = [0.5, 0.3, 0.2] as const;
    return k.rectify({ lordShares: LORD_SHARES, cycleDays, moments, events, charts, levelWeights, deals: 9, seed });
  }),
  deltaTSeconds: jd.map((at) => (k) => k.deltaTSeconds(at)),
  nextCrossing: fc.tuple(crossing, jd).map(
    ([question, at]) =>
      (k) =>
        k.nextCrossing(question, at),
  ),
  previousCrossing: fc.tuple(crossing, jd).map(
    ([question, at]) =>
      (k) =>
        k.previousCrossing(question, at),
  ),
  dailyEvents: fc
    .record({
      ...run,
      definition,
      body: fc.constantFrom('sun', 'moon'),
      kind: fc.constantFrom('rise', 'set', 'upper-transit'),
    })
    .map((question) => (k) => k.dailyEvents(question)),
  span: fc.record({ ...run, definition, zodiac }).map((question) => (k) => k.span(question)),
  stations: fc.record({ mover, zodiac, fromUt: jd, days }).map((question) => (k) => k.stations(question)),
  ingresses: fc
    .record({ mover, zodiac, fromUt: jd, days, partDeg: fc.constantFrom(30, 10) })
    .map((question) => (k) => k.ingresses(question)),
  passages: fc
    .record({ mover, zodiac, fromUt: jd, days, stepDeg: fc.constantFrom(0, 30, 360) })
    .map(({ mover, zodiac, fromUt, days, stepDeg }) => (k) => {
      const questions = [
        { mover, stepDeg },
        { mover: 'moon' as const, from: 'sun' as const, stepDeg: 90 },
      ];
      return k.passages({ zodiac, questions, fromUt, toUt: fromUt + days });
    }),
  visibility: fc
    .record({
      ...run,
      planets: fc.constant([{ body: 'mars' as const, directDeg: 11, retrogradeDeg: 11 }]),
      kind: fc.constantFrom('rise', 'set'),
      measure: fc.constantFrom('depression', 'time'),
    })
    .map((question) => (k) => k.visibility(question)),
  moments: fc
    .record({
      fromUt: jd,
      stepDays: fc.constant(1 / 1440),
      count: fc.integer({ min: 1, max: 60 }),
      latDeg,
      lonDeg,
      zodiac,
    })
    .map((question) => (k) => k.moments(question)),
  positions: fc
    .record({ jdUt: fc.array(jd, { minLength: 1, maxLength: 3 }), zodiac, withDistances: fc.boolean() })
    .map((question) => (k) => k.positions({ ...question, movers: MOVERS })),
  positionPages: fc
    .record({ jdUt: fc.array(jd, { minLength: 1, maxLength: 3 }), zodiac, withDistances: fc.boolean() })
    .map((question) => (k) => {
      const pages: PositionTable[] = [];
      k.positionPages({ ...question, movers: MOVERS }, (page) => pages.push(structuredClone(page)));
      return pages;
    }),
  eclipses: fc.record(run).map((question) => (k) => k.eclipses(question)),
};

const call = fc.oneof(...Object.values(calls));

test('this file covers every call of the kernel', () => {
  const names = Object.entries(kernel).flatMap(([name, call]) => (typeof call === 'function' ? [name] : []));
  expect(Object.keys(calls).sort()).toEqual(names.sort());
});

const text = (answer: unknown): string => JSON.stringify(answer);

/**
 * Runs calls in sequence. Returns the index of the first whose answer changed later or differs in a second run, or −1.
 */
function disturbed(tried: Kernel, sequence: readonly Call[]): number {
  const answers = sequence.map((each) => {
    const answer = each(tried);
    return { answer, atFirst: text(answer) };
  });
  const changed = answers.findIndex(({ answer, atFirst }) => text(answer) !== atFirst);
  return changed >= 0 ? changed : answers.findIndex(({ atFirst }, i) => text((sequence[i] as Call)(tried)) !== atFirst);
}

test('a call changes neither earlier nor later answers', () => {
  const sequence = fc.array(call, { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(sequence, (calls) => {
      expect(disturbed(kernel, calls)).toBe(-1);
    }),
    runs(250),
  );
});

test('the check detects a kernel that returns views of its block', () => {
  const block = new Float64Array(3);
  const lending = { ...kernel, moments: ({ fromUt }: { fromUt: number }) => ({ ok: true, value: block.fill(fromUt) }) };
  const moonAfter = (fromUt: number): Call => {
    return (k) => k.moments({ fromUt, stepDays: 1, count: 1, latDeg: 0, lonDeg: 0, zodiac: 'lahiri' });
  };
  expect(disturbed(lending as Kernel, [moonAfter(1), moonAfter(2)])).toBe(0);
});
