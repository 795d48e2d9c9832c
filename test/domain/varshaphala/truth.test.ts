/** Annual charts of forty births, one year each, compared with the reference. */
import { describe, expect, test } from 'vitest';
import { arcBetween } from '../../../src/domain/circle';
import { panchavargiyaBala } from '../../../src/domain/varshaphala/panchavargiya';
import { OFFICES } from '../../../src/domain/varshaphala/types';
import { annualStanding, computeVarsha, type Varsha } from '../../../src/domain/varshaphala/varsha';
import { yearLord } from '../../../src/domain/varshaphala/yearLord';
import type { BodyKey } from '../../../src/kernel/keys';
import { type BirthRecord, natalOf, recordsOf } from '../sky/births';
import { jdOf, SECOND } from '../sky/truth';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { Residuals } from '../support/residuals';

type Bala = Record<BodyKey, number[]>;

interface VarshaRecord extends BirthRecord {
  year: number;
  age: number;
  expected: {
    utc: string;
    next_utc: string;
    lon: Record<string, number>;
    day: boolean;
    muntha: { deg: number; rashi: number; lord: string; house: number };
    year_lord: {
      office: Record<string, string>;
      candidates: { graha: string; vimshopaka: number; aspects_lagna: boolean }[];
      lord: string;
    };
    year_lord_keshava: string;
    panchavargiya: Bala;
    panchavargiya_keshava: Bala;
    harsha: Record<string, number>;
    pairs: [string, string, number, string, number, number, boolean, boolean][];
    yogas: Record<string, boolean | string[][]>;
    sahams: Record<string, number>;
    mudda: [string, string, string][];
    patyayini: [string, string, string][];
    tripataki: Record<string, number>;
    vedha_on_moon: string[];
    vedha_on_lagna: string[];
  };
}

const BALA = ['kshetra', 'uchcha', 'hadda', 'drekkana', 'navamsha', 'total', 'vimshopaka'] as const;

const CASES = recordsOf<VarshaRecord>('varsha').map(({ birth, age, expected }) => {
  const natal = natalOf(birth);
  const place = { latDeg: natal.latDeg, lonDeg: natal.lonDeg };
  const question = { natal, age, place, offsetHours: () => natal.tzHours };
  return { place, expected, varsha: answer(computeVarsha(kernel, question, { include: [] })) };
});

const forEachVarsha = (
  check: (varsha: Varsha<never, never>, expected: VarshaRecord['expected'], i: number) => void,
): void => {
  expect(CASES.length).toBe(40);
  for (const [i, { varsha, expected }] of CASES.entries()) check(varsha as Varsha<never, never>, expected, i);
};

describe('the annual charts of forty births', () => {
  test('the annual charts are cast for the return, which repeats the longitude of the Sun', () => {
    const residuals = new Residuals('s, ″');
    forEachVarsha(({ return: solar, chart, natal }, expected) => {
      residuals.add('return', (solar.jdUt - jdOf(expected.utc)) / SECOND);
      residuals.add('next return', (solar.nextJd - jdOf(expected.next_utc)) / SECOND);
      const [sun, natalSun] = [chart.grahas[0]?.siderealDeg as number, natal.grahas[0]?.siderealDeg as number];
      residuals.add('Sun from natal', arcBetween(sun, natalSun) * 3600);
      for (const { key, siderealDeg } of chart.grahas) {
        residuals.add(key, arcBetween(siderealDeg, expected.lon[key] as number) * 3600);
      }
      residuals.add('lagna', arcBetween(chart.lagna.siderealDeg, expected.lon.lagna as number) * 3600);
    });
    residuals.print('annual charts');
    expect(residuals.max('return')).toBeLessThan(1);
    expect(residuals.max('next return')).toBeLessThan(1);
    expect(residuals.max('Sun from natal')).toBeLessThan(0.005);
    // A second of the return is up to 20″ of the lagna.
    expect(residuals.max('lagna')).toBeLessThan(6);
  });

  test('day or night, muntha and office-bearers agree', () => {
    forEachVarsha(({ isDay, muntha, officeBearers }, expected) => {
      expect(isDay).toBe(expected.day);
      const { rashi, lord, house } = expected.muntha;
      expect([muntha.rashi, muntha.lord, muntha.house]).toEqual([rashi, lord, house]);
      expect(OFFICES.map((office) => officeBearers[office])).toEqual(
        OFFICES.map((office) => expected.year_lord.office[office]),
      );
    });
  });

  test('pañcavargīya-bala by both friendships, harṣa-bala and the year lord agree', () => {
    const residuals = new Residuals('points');
    forEachVarsha((varsha, expected, i) => {
      const standing = annualStanding(varsha.chart, (CASES[i] as (typeof CASES)[number]).place);
      const keshava = panchavargiyaBala(standing.lonDeg, 'keshava');
      for (const [graha, figures] of Object.entries(expected.panchavargiya)) {
        for (const [n, place] of BALA.entries()) {
          const computed = varsha.panchavargiya[graha as BodyKey][place];
          residuals.add(place, computed - (figures[n] as number));
          const expectedKeshava = expected.panchavargiya_keshava[graha as BodyKey][n] as number;
          residuals.add(`${place} (keśava)`, keshava[graha as BodyKey][place] - expectedKeshava);
        }
      }
      expect(varsha.harsha).toEqual(expected.harsha);
      expect(varsha.yearLord.graha).toBe(expected.year_lord.lord);
      expect(varsha.yearLord.candidates.map(({ graha, aspectsLagna }) => [graha, aspectsLagna])).toEqual(
        expected.year_lord.candidates.map(({ graha, aspects_lagna }) => [graha, aspects_lagna]),
      );
      expect(yearLord(varsha.officeBearers, standing, keshava, 'keshava').graha).toBe(expected.year_lord_keshava);
    });
    residuals.print('pañcavargīya-bala');
    for (const place of BALA) {
      expect(residuals.max(place)).toBeLessThan(1e-4);
      expect(residuals.max(`${place} (keśava)`)).toBeLessThan(1e-4);
    }
  });

  test('the aspects of all pairs and the recorded yogas agree', () => {
    let formed = 0;
    forEachVarsha(({ aspects, yogas }, { pairs, yogas: expected }) => {
      expect(
        aspects.map(({ faster, slower, house, kind, orbDeg, within, applying }) => [
          faster,
          slower,
          house,
          kind,
          orbDeg,
          within,
          applying,
        ]),
      ).toEqual(
        pairs.map(([faster, slower, house, kind, , orb, within, applying]) => [
          faster,
          slower,
          house,
          kind,
          orb,
          within,
          applying,
        ]),
      );
      for (const [i, { separationDeg }] of aspects.entries()) {
        expect(Math.abs(separationDeg - (pairs[i]?.[4] as number))).toBeLessThan(1e-4);
      }
      for (const [key, instances] of Object.entries(expected)) {
        const computed = yogas.filter((yoga) => yoga.key === key);
        if (typeof instances === 'boolean') expect([key, computed.length > 0]).toEqual([key, instances]);
        else {
          const named = computed.map(({ grahas, type }) => [...grahas, ...(type ? [type] : [])].join(' '));
          expect([key, ...named.sort()]).toEqual([key, ...instances.map((instance) => instance.join(' ')).sort()]);
          formed += computed.length;
        }
      }
    });
    expect(formed).toBeGreaterThan(400);
  });

  test('the thirty-six sahams agree', () => {
    const residuals = new Residuals('″');
    forEachVarsha(({ sahams }, expected) => {
      expect(sahams.map(({ key }) => key).sort()).toEqual(Object.keys(expected.sahams).sort());
      for (const { key, siderealDeg } of sahams) {
        residuals.add('saham', arcBetween(siderealDeg, expected.sahams[key] as number) * 3600);
      }
    });
    residuals.print('sahams');
    // The formula of a saham may include the lagna twice.
    expect(residuals.max('saham')).toBeLessThan(12);
  });

  test('Muddā and Patyāyinī daśās agree', () => {
    const residuals = new Residuals('s');
    forEachVarsha(({ mudda, patyayini }, expected) => {
      expect(mudda.map(({ lord }) => lord)).toEqual(expected.mudda.map(([lord]) => lord));
      expect(patyayini.map(({ lord }) => lord)).toEqual(expected.patyayini.map(([lord]) => lord));
      for (const [i, { startJd, endJd }] of mudda.entries()) {
        residuals.add('mudda', (startJd - jdOf(expected.mudda[i]?.[1] as string)) / SECOND);
        residuals.add('mudda', (endJd - jdOf(expected.mudda[i]?.[2] as string)) / SECOND);
      }
      for (const [i, { startJd }] of patyayini.entries()) {
        residuals.add('patyayini', (startJd - jdOf(expected.patyayini[i]?.[1] as string)) / SECOND);
      }
    });
    residuals.print('daśās');
    expect(residuals.max('mudda')).toBeLessThan(10);
    // Six arcseconds of the lagna are 1,750 s of the year.
    expect(residuals.max('patyayini')).toBeLessThan(1800);
  });

  test('the three flags agree', () => {
    forEachVarsha(({ tripataki }, expected) => {
      expect(tripataki.houses).toEqual(expected.tripataki);
      expect(tripataki.vedha).toEqual({ moon: expected.vedha_on_moon, lagna: expected.vedha_on_lagna });
    });
  });
});
