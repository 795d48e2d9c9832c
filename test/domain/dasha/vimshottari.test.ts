import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VIMSHOTTARI_LORDS } from '../../../src/data/dashas/usual';
import type { DashaTree } from '../../../src/domain/dasha/types';
import {
  runningPhase,
  VIMSHOTTARI_YEAR_DAYS,
  type VimshottariQuestion,
  vimshottariDasha,
} from '../../../src/domain/dasha/vimshottari';
import { DASHAS, grahaOf, POSITIONS, REFERENCE_GRAHAS } from '../support/cases';
import { nextDown, nextUp } from '../support/doubles';
import { kernel } from '../support/kernel';
import { evenly, longitude, runs } from '../support/property';
import { Residuals } from '../support/residuals';

/** BPHS 46 as it stands: nine lords share a period in proportion to their years, beginning with its own. */
function byDefinition({ moonDeg, birthJd, yearDays }: VimshottariQuestion, depth: number): DashaTree[] {
  const divided = (first: number, level: number, startJd: number, days: number): DashaTree[] => {
    let from = startJd;
    return VIMSHOTTARI_LORDS.map((_, i) => {
      const index = (first + i) % 9;
      const { lord, years } = VIMSHOTTARI_LORDS[index] as (typeof VIMSHOTTARI_LORDS)[number];
      const length = (days * years) / 120;
      const sub = level < depth ? divided(index, level + 1, from, length) : [];
      from += length;
      return { lord, level, startJd: from - length, endJd: from, sub };
    });
  };
  const nakshatras = (moonDeg * 27) / 360;
  const first = Math.floor(nakshatras) % 9;
  const gone = nakshatras - Math.floor(nakshatras);
  const years = VIMSHOTTARI_LORDS[first]?.years as number;
  return divided(first, 1, birthJd - gone * years * yearDays, 120 * yearDays);
}

const yearsOf = Object.fromEntries(VIMSHOTTARI_LORDS.map(({ lord, years }) => [lord, years]));

/** Dates agree to a thousandth of a day. The files give six decimals. */
const DATE_TOLERANCE_DAYS = 1e-3;

describe('forty births', () => {
  const residuals = new Residuals('days');

  test.each(['365.25', '365.256364', '360'] as const)(
    'mahādaśās and balance of forty births agree, in a year of %s days',
    (year) => {
      for (const { id, lon, input, expected } of DASHAS) {
        const reference = expected[year];
        const question = { moonDeg: lon.chandra, birthJd: input.jd_ut, yearDays: Number(year) };
        const { balance, periods, yearDays } = vimshottariDasha(kernel, question, 1);
        expect(yearDays).toBe(Number(year));
        expect(balance.years).toBeCloseTo(reference.balance_years, 5);
        expect(
          periods.map(({ lord }) => lord),
          id,
        ).toEqual(reference.maha.map(([name]) => grahaOf(name)));
        periods.forEach(({ startJd, endJd }, i) => {
          const [, start, end] = reference.maha[i] as (typeof reference.maha)[number];
          residuals.add(`mahā ${year}`, startJd - start);
          residuals.add(`mahā ${year}`, endJd - end);
        });
      }
      expect(residuals.max(`mahā ${year}`)).toBeLessThan(DATE_TOLERANCE_DAYS);
    },
  );

  test('the 81 antardaśās of each of forty births agree', () => {
    for (const { lon, input, expected } of DASHAS) {
      const question = { moonDeg: lon.chandra, birthJd: input.jd_ut, yearDays: VIMSHOTTARI_YEAR_DAYS };
      const { periods } = vimshottariDasha(kernel, question, 2);
      const antara = periods.flatMap((maha) => maha.sub.map((sub) => ({ maha: maha.lord, ...sub })));
      const reference = expected['365.25'].antara;
      expect(antara.map(({ maha, lord }) => [maha, lord])).toEqual(
        reference.map(([maha, lord]) => [grahaOf(maha), grahaOf(lord)]),
      );
      antara.forEach(({ startJd, endJd }, i) => {
        const [, , start, end] = reference[i] as (typeof reference)[number];
        residuals.add('antara', startJd - start);
        residuals.add('antara', endJd - end);
      });
    }
    expect(residuals.max('antara')).toBeLessThan(DATE_TOLERANCE_DAYS);
  });

  test('the five current periods of forty births agree at five ages', () => {
    for (const { id, lon, input, expected } of DASHAS) {
      const question = { moonDeg: lon.chandra, birthJd: input.jd_ut, yearDays: VIMSHOTTARI_YEAR_DAYS };
      for (const { probe_jd_ut, chain } of expected['365.25'].chains) {
        const phase = Object.values(runningPhase(kernel, question, probe_jd_ut));
        expect(
          phase.map(({ lord }) => lord),
          id,
        ).toEqual(chain.map(([name]) => grahaOf(name)));
        phase.forEach(({ startJd, endJd }, i) => {
          const [, start, end] = chain[i] as (typeof chain)[number];
          residuals.add('chain', startJd - start);
          residuals.add('chain', endJd - end);
        });
      }
    }
    expect(residuals.max('chain')).toBeLessThan(DATE_TOLERANCE_DAYS);
    residuals.print('Viṃśottarī dates against 40 births, from the longitude of the Moon');
  });
});

test('the nakṣatras have the recorded lords', () => {
  const seen = new Set<number>();
  for (const { expected } of POSITIONS) {
    for (const name of REFERENCE_GRAHAS) {
      const label = expected[name];
      seen.add(label.nakshatra);
      const seed = { moonDeg: (label.nakshatra + 0.5) * (360 / 27), birthJd: 2451545, yearDays: 365.25 };
      expect(vimshottariDasha(kernel, seed, 1).seed.lord).toBe(grahaOf(label.nakshatra_lord));
    }
  }
  expect(seen.size).toBe(27);
});

test('the nine lords share 120 years', () => {
  expect(VIMSHOTTARI_LORDS.reduce((sum, { years }) => sum + years, 0)).toBe(120);
});

describe('the tree', () => {
  function checkTiling(periods: readonly DashaTree[], startJd: number, endJd: number, first: string): void {
    expect(periods.map(({ lord }) => lord).sort()).toEqual(Object.keys(yearsOf).sort());
    expect(periods[0]?.lord).toBe(first);
    let at = startJd;
    for (const period of periods) {
      expect(period.startJd).toBe(at);
      expect(period.endJd).toBeGreaterThan(period.startJd);
      const share = (yearsOf[period.lord] as number) / 120;
      expect(Math.abs(period.endJd - period.startJd - share * (endJd - startJd))).toBeLessThan(1e-8);
      at = period.endJd;
    }
    expect(at).toBe(endJd);
  }

  test('the tree covers 120 years with contiguous periods, and each has nine parts that begin with its own lord', () => {
    fc.assert(
      fc.property(longitude, fc.integer({ min: 1, max: 3 }), (moonDeg, depth) => {
        const birthJd = 2451545.25;
        const { seed, balance, periods } = vimshottariDasha(kernel, { moonDeg, birthJd, yearDays: 365.25 }, depth);
        const first = periods[0] as DashaTree;
        const last = periods[8] as DashaTree;
        expect(last.endJd - first.startJd).toBeCloseTo(120 * 365.25, 6);
        checkTiling(periods, first.startJd, last.endJd, seed.lord);
        expect(birthJd).toBeGreaterThanOrEqual(first.startJd);
        expect(first.endJd - birthJd).toBeCloseTo(balance.years * 365.25, 6);
        const inner = (period: DashaTree): void => {
          expect(period.sub).toHaveLength(period.level < depth ? 9 : 0);
          if (period.sub.length === 0) return;
          checkTiling(period.sub, period.startJd, period.endJd, period.lord);
          for (const sub of period.sub) {
            expect(sub.level).toBe(period.level + 1);
            inner(sub);
          }
        };
        for (const period of periods) inner(period);
      }),
      runs(60),
    );
  });

  test.each([
    { moonDeg: 0, nakshatra: 1, lord: 'ketu', traversed: 0, years: 7 },
    { moonDeg: 40 / 3, nakshatra: 2, lord: 'venus', traversed: 0, years: 20 },
    { moonDeg: 20, nakshatra: 2, lord: 'venus', traversed: 0.5, years: 10 },
    { moonDeg: 350, nakshatra: 27, lord: 'mercury', traversed: 0.25, years: 12.75 },
  ])('the tree has the seed and balance of the Moon at $moonDeg°', ({ moonDeg, nakshatra, lord, traversed, years }) => {
    const dasha = vimshottariDasha(kernel, { moonDeg, birthJd: 2451545, yearDays: 365.25 }, 1);
    expect(dasha.seed).toMatchObject({ nakshatra, lord });
    expect(dasha.seed.traversed).toBeCloseTo(traversed, 12);
    expect(dasha.balance.lord).toBe(lord);
    expect(dasha.balance.years).toBeCloseTo(years, 10);
    expect(dasha.periods[0]?.lord).toBe(lord);
  });

  test('the tree agrees with a separate computation of the definition', () => {
    const flat = ({ sub, ...period }: DashaTree): Omit<DashaTree, 'sub'>[] => [period, ...sub.flatMap(flat)];
    const residuals = new Residuals('days');
    fc.assert(
      fc.property(longitude, (moonDeg) => {
        const question = { moonDeg, birthJd: 2451545.25, yearDays: 365.25 };
        const ours = vimshottariDasha(kernel, question, 3).periods.flatMap(flat);
        const theirs = byDefinition(question, 3).flatMap(flat);
        expect(ours.map(({ lord, level }) => [lord, level])).toEqual(theirs.map(({ lord, level }) => [lord, level]));
        ours.forEach(({ startJd }, i) => {
          residuals.add('start', startJd - (theirs[i]?.startJd ?? Number.NaN));
        });
      }),
      runs(20),
    );
    expect(residuals.max('start')).toBeLessThan(1e-7);
  });

  test('the tree begins with the lord of the seed at every nakṣatra boundary and on either side of it', () => {
    for (let i = 1; i < 27; i++) {
      const edge = (360 * i) / 27;
      for (const moonDeg of [nextDown(edge), edge, nextUp(edge)]) {
        const { seed, periods } = vimshottariDasha(kernel, { moonDeg, birthJd: 2451545, yearDays: 365.25 }, 1);
        expect(periods[0]?.lord, `${moonDeg}`).toBe(seed.lord);
      }
    }
  });

  test('the current periods are nested and contain the instant', () => {
    fc.assert(
      fc.property(longitude, evenly(0, 0.999), (moonDeg, share) => {
        const question = { moonDeg, birthJd: 2451545.25, yearDays: 365.25 };
        const { periods } = vimshottariDasha(kernel, question, 1);
        const end = (periods[8] as DashaTree).endJd;
        const jdUt = question.birthJd + share * (end - question.birthJd);
        const { maha, antara, pratyantara, sookshma, prana } = runningPhase(kernel, question, jdUt);
        const chain = [maha, antara, pratyantara, sookshma, prana];
        chain.forEach(({ startJd, endJd }, i) => {
          expect(startJd).toBeLessThanOrEqual(jdUt);
          expect(endJd).toBeGreaterThan(jdUt);
          const outer = chain[i - 1];
          if (outer) expect(startJd >= outer.startJd && endJd <= outer.endJd).toBe(true);
        });
      }),
      runs(300),
    );
  });

  test('the functions throw errors for invalid input', () => {
    const question = { moonDeg: 10, birthJd: 2451545, yearDays: 365.25 };
    expect(() => vimshottariDasha(kernel, { ...question, moonDeg: Number.NaN }, 1)).toThrow('missing moon');
    expect(() => runningPhase(kernel, question, 2451545 + 200 * 366)).toThrow('missing period');
    for (const moonDeg of [-1, 360, 1e9]) {
      expect(() => vimshottariDasha(kernel, { ...question, moonDeg }, 1)).toThrow(RangeError);
    }
  });
});
