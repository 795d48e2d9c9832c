/** Tithi-praveśa, monthly and sixty-hour returns of sixty births, against JPL DE431. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { norm180, norm360 } from '../../../src/domain/circle';
import { computePositions } from '../../../src/domain/positions/positions';
import { standingFrom } from '../../../src/domain/positions/standing';
import type { DomainError, Result } from '../../../src/domain/result';
import { computePraveshas, PRAVESHA_KINDS, type Pravesha } from '../../../src/domain/varshaphala/pravesha';
import { solarReturn } from '../../../src/domain/varshaphala/return';
import type { Kernel } from '../../../src/kernel/kernel';
import { allYears } from '../../accuracy/longspan';
import { kernel } from '../support/kernel';
import { evenly, runs } from '../support/property';
import { Residuals } from '../support/residuals';
import { jdOf, rowsOf } from '../support/sky2';

const PLACE = { latDeg: 23.18, lonDeg: 75.77 };

function unwrapped<T>(result: Result<T, DomainError>): T {
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
}

const natalAt = (jdUt: number) => ({ jdUt, ...PLACE, tzHours: 5.5, ayanamsha: 'lahiri', nodeMode: 'mean' }) as const;

function praveshasOf(birthJd: number, age: number, source: Kernel = kernel) {
  const natal = unwrapped(computePositions(source, natalAt(birthJd)));
  const sunDeg = standingFrom(natal).lonDeg('sun');
  const solar = unwrapped(solarReturn(source, birthJd, sunDeg, age, natal.question.ayanamsha));
  const varsha = { natal, return: solar };
  const question = { varsha, place: PLACE, kinds: PRAVESHA_KINDS };
  return unwrapped(computePraveshas(source, question)) as Record<(typeof PRAVESHA_KINDS)[number], Pravesha[]>;
}

interface Row {
  birth_utc: string;
  age: number;
  tithi_pravesha: string[];
  solar_return: string;
  seconds_from_edge_of_rashi: number | null;
  month: number;
  month_return: string;
  part: number;
  sixty_hour_return: string;
}

test('praveśas of 240 years of life agree with DE431: tithi within 1 s, months and sixty-hour parts within 5 s', () => {
  const residuals = new Residuals('seconds');
  for (const row of rowsOf<Row>('pravesha')) {
    const { tithi, month, sixty_hours } = praveshasOf(
      jdOf(row.birth_utc),
      row.age,
      row.solar_return < '2100' ? kernel : allYears,
    );
    const add = (name: string, jdUt: number | undefined, iso: string) =>
      residuals.add(name, ((jdUt ?? Number.NaN) - jdOf(iso)) * 86_400);
    expect(tithi, `${row.birth_utc} ${row.age}`).toHaveLength(row.tithi_pravesha.length);
    for (const [i, iso] of row.tithi_pravesha.entries()) add('tithi', tithi[i]?.jdUt, iso);
    add('solar return', month[0]?.jdUt, row.solar_return);
    add('month', month[row.month]?.jdUt, row.month_return);
    add('sixty hours', sixty_hours[12 * row.month + row.part]?.jdUt, row.sixty_hour_return);
  }
  residuals.print('praveśas');
  expect(residuals.max('tithi')).toBeLessThan(1);
  for (const name of ['solar return', 'month', 'sixty hours']) expect(residuals.max(name), name).toBeLessThan(5);
});

test('each praveśa has the longitudes that define it, in order, at any age', () => {
  const lonDeg = ({ positions }: Pravesha, i: number): number => positions.grahas[i]?.siderealDeg ?? Number.NaN;
  fc.assert(
    fc.property(evenly(2415400, 2450000), fc.integer({ min: 0, max: 90 }), (birthJd, age) => {
      const natal = praveshasOf(birthJd, 0).month[0] as Pravesha;
      const [sunDeg, moonDeg] = [lonDeg(natal, 0), lonDeg(natal, 1)];
      const { tithi, month, sixty_hours } = praveshasOf(birthJd, age);
      for (const each of tithi) {
        expect(Math.abs(norm180(lonDeg(each, 1) - lonDeg(each, 0) - (moonDeg - sunDeg)))).toBeLessThan(1e-5);
        expect(Math.floor(lonDeg(each, 0) / 30)).toBe(Math.floor(sunDeg / 30));
      }
      expect(month).toHaveLength(12);
      expect(sixty_hours).toHaveLength(144);
      for (const [i, each] of sixty_hours.entries()) {
        expect(Math.abs(norm180(lonDeg(each, 0) - norm360(sunDeg + 2.5 * i)))).toBeLessThan(1e-6);
        expect([each.month, each.part]).toEqual([Math.floor(i / 12) + 1, (i % 12) + 1]);
        if (i > 0) expect(each.jdUt).toBeGreaterThan(sixty_hours[i - 1]?.jdUt ?? 0);
        if (i % 12 === 0) expect(Math.abs(each.jdUt - (month[i / 12]?.jdUt ?? 0))).toBeLessThan(1e-6);
      }
    }),
    runs(20),
  );
});
