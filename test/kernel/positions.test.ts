/** Tables of positions against single skies. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOVERS, type MoverColumns, type PositionTable, type Zodiac } from '../../src/kernel/almanac';
import { AYANAMSHA_KEYS, BODY_KEYS, NODE_MODES } from '../../src/kernel/keys';
import { around } from '../accuracy/compare';
import { answerOf } from '../accuracy/events';
import { evenly, kernel, runs, skyAt } from './support';

const zodiac = fc.constantFrom<Zodiac>('tropical', ...AYANAMSHA_KEYS);
const instants = fc.array(evenly(kernel.range.from, kernel.range.to), { minLength: 1, maxLength: 5 });

/** Arcseconds within which a table agrees with the sky. */
const WITHIN = 0.005;

test('tables of positions agree with single skies in any zodiac', () => {
  fc.assert(
    fc.property(instants, zodiac, (jdUt, key) => {
      const table = answerOf(kernel.positions({ jdUt, movers: MOVERS, zodiac: key, withDistances: true }));
      for (const [i, jd] of jdUt.entries()) {
        const sky = skyAt(jd);
        const arcsec = (deg: number | undefined, expected: number) =>
          Math.abs(around((deg as number) - expected)) * 3600;
        expect(arcsec(table.obliquityDeg[i], sky.trueObliquityDeg)).toBeLessThan(WITHIN);
        expect(arcsec(table.gastDeg[i], sky.gastDeg)).toBeLessThan(WITHIN);
        expect(table.jdTt[i]).toBeCloseTo(sky.jdTt, 8);
        const zero = key === 'tropical' ? 0 : kernel.ayanamsha(sky, key).appliedDeg;
        expect(arcsec(table.zeroDeg[i], zero)).toBeLessThan(WITHIN);
        for (const body of BODY_KEYS) {
          const { lonDeg, latDeg, distAu, lonSpeedDegPerDay } = table.movers[body] as MoverColumns;
          const expected = sky.bodies[body];
          expect(arcsec(lonDeg[i], expected.lonDeg)).toBeLessThan(WITHIN);
          expect(arcsec(latDeg[i], expected.latDeg)).toBeLessThan(WITHIN);
          expect(Math.abs((distAu[i] as number) / expected.distAu - 1)).toBeLessThan(1e-7);
          expect(Math.abs((lonSpeedDegPerDay[i] as number) - expected.lonSpeedDegPerDay)).toBeLessThan(1e-5);
        }
        for (const mode of NODE_MODES) {
          const { lonDeg } = table.movers[`${mode}-node`] as MoverColumns;
          expect(arcsec(lonDeg[i], sky.nodes[mode].lonDeg)).toBeLessThan(mode === 'true' ? 0.1 : WITHIN);
        }
      }
    }),
    runs(150),
  );
});

test('a table of positions outside the certified span is refused with the instant', () => {
  const jdUt = [2451545, kernel.range.to + 1];
  const answer = kernel.positions({ jdUt, movers: ['sun'], zodiac: 'tropical', withDistances: false });
  expect(answer).toMatchObject({ ok: false, error: { jdUt: jdUt[1] } });
});

test('pages of positions have the rows of a table in order', () => {
  const jdUt = Array.from({ length: 700 }, (_, i) => kernel.range.from + i * 100);
  const question = { jdUt, movers: MOVERS, zodiac: 'lahiri', withDistances: true } as const;
  const table = answerOf(kernel.positions(question));
  const columnsOf = ({ movers, ...instants }: PositionTable) =>
    [instants, ...Object.values(movers)].flatMap(Object.values);
  const rows = columnsOf(table).map((): number[] => []);
  const answer = kernel.positionPages(question, (page, row) => {
    expect(rows[0]?.length).toBe(row);
    for (const [i, column] of columnsOf(page).entries()) rows[i]?.push(...column);
  });
  expect(answer.ok).toBe(true);
  expect(rows).toEqual(columnsOf(table).map((column) => [...column]));
});
