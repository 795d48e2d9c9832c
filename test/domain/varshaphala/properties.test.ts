/** Properties of the annual chart of every birth and year. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arcBetween } from '../../../src/domain/circle';
import { TAJIKA_YOGA_KEYS } from '../../../src/domain/varshaphala/types';
import { computeVarsha } from '../../../src/domain/varshaphala/varsha';
import { jdOf, SECOND } from '../sky/truth';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { evenly, runs } from '../support/property';

const birth = fc.record({
  year: fc.integer({ min: 1900, max: 2100 }),
  day: evenly(0, 364.9),
  latDeg: evenly(-65, 65),
  lonDeg: evenly(-180, 180),
  ayanamsha: fc.constantFrom('lahiri' as const, 'raman' as const, 'true-citra' as const),
});

test('a year runs from one return of the Sun to the next, in every part of it', () => {
  const formed = new Set<string>();
  fc.assert(
    fc.property(birth, fc.nat(200), ({ year, day, latDeg, lonDeg, ayanamsha }, years) => {
      const age = Math.min(years, 2100 - year);
      const jdUt = jdOf(`${year}-01-01T00:00:00Z`) + day;
      const natal = { jdUt, latDeg, lonDeg, tzHours: 0, ayanamsha, nodeMode: 'mean' } as const;
      const question = { natal, age, place: { latDeg, lonDeg }, offsetHours: () => 0 };
      const varsha = answer(computeVarsha(kernel, question, { include: [] }));
      const {
        return: solar,
        chart,
        mudda,
        patyayini,
        sahams,
        tripataki,
        panchavargiya,
        harsha,
        yogas,
        aspects,
      } = varsha;
      if (age === 0) expect(Math.abs(solar.jdUt - jdUt) / SECOND).toBeLessThan(0.5);
      expect(Math.abs(solar.jdUt - jdUt - age * 365.256363)).toBeLessThan(1);
      expect(Math.abs(solar.nextJd - solar.jdUt - 365.256)).toBeLessThan(0.05);
      const natalSun = varsha.natal.grahas[0]?.siderealDeg as number;
      expect(arcBetween(chart.grahas[0]?.siderealDeg as number, natalSun) * 3600).toBeLessThan(0.006);

      for (const periods of [mudda, patyayini, ...patyayini.map(({ sub }) => sub)]) {
        for (const [i, { startJd }] of periods.entries()) {
          if (i > 0) expect(Math.abs(startJd - (periods[i - 1]?.endJd as number))).toBeLessThan(1e-6);
        }
      }
      for (const periods of [mudda, patyayini]) {
        expect(periods[0]?.startJd).toBe(solar.jdUt);
        expect(Math.abs((periods.at(-1)?.endJd as number) - solar.nextJd)).toBeLessThan(1e-6);
      }
      expect([mudda.length, patyayini.length, sahams.length, aspects.length]).toEqual([10, 8, 36, 21]);
      for (const { total, vimshopaka, uchcha } of Object.values(panchavargiya)) {
        expect(uchcha).toBeLessThanOrEqual(20);
        expect(total).toBeLessThanOrEqual(80);
        expect(vimshopaka).toBe(total / 4);
      }
      for (const points of Object.values(harsha)) expect([0, 5, 10, 15, 20]).toContain(points);
      expect(Math.abs(tripataki.houses.rahu - tripataki.houses.ketu)).toBe(6);
      for (const { key } of yogas) formed.add(key);
    }),
    runs(60),
  );
  const known = new Set<string>(TAJIKA_YOGA_KEYS);
  expect([...formed].filter((key) => !known.has(key))).toEqual([]);
  expect(TAJIKA_YOGA_KEYS).toHaveLength(16);
  // Yogas that need all seven, or a graha in the last degree, are rare.
  expect(formed.size).toBeGreaterThanOrEqual(11);
});

test('sahams have no place if their houses do not exist', () => {
  const natal = { jdUt: 2448000.5, latDeg: 80, lonDeg: 20, tzHours: 0, ayanamsha: 'lahiri', nodeMode: 'mean' } as const;
  const place = { latDeg: 80, lonDeg: 20 };
  const years = Array.from({ length: 30 }, (_, age) =>
    answer(computeVarsha(kernel, { natal, age, place, offsetHours: () => 0 }, { include: [] })),
  );
  const lost = years.filter(({ sahams }) => sahams.some(({ siderealDeg }) => Number.isNaN(siderealDeg)));
  expect(lost.length).toBeGreaterThan(0);
  for (const { sahams } of lost) {
    const without = sahams.filter(({ siderealDeg }) => Number.isNaN(siderealDeg));
    expect(without.map(({ key }) => key)).toEqual(['mrityu', 'paradesha', 'artha', 'santapa', 'apamrityu', 'labha']);
    for (const { lord } of without) expect(lord).toBeNull();
  }
});
