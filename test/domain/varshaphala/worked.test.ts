/** Printed examples: B. V. Raman (Varshaphal), P. V. R. Narasimha Rao (Integrated Approach), S. Adawal (Tajik Shastra). */
import { describe, expect, test } from 'vitest';
import { sripatiMadhyas } from '../../../src/domain/chart/bhavas';
import { arcBetween } from '../../../src/domain/circle';
import { patyayiniDasha } from '../../../src/domain/varshaphala/dashas';
import { panchavargiyaBala } from '../../../src/domain/varshaphala/panchavargiya';
import { sahamsOf } from '../../../src/domain/varshaphala/sahams';
import { triPataki } from '../../../src/domain/varshaphala/tripataki';
import type { AnnualStanding, PatyayiniPeriod } from '../../../src/domain/varshaphala/types';
import { computeVarsha, harshaBala } from '../../../src/domain/varshaphala/varsha';
import { munthaOf, officeBearers, yearLord } from '../../../src/domain/varshaphala/yearLord';
import { BODY_KEYS } from '../../../src/kernel/keys';
import { natalOf, worked } from '../sky/births';
import { jdOf, SECOND } from '../sky/truth';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { Residuals } from '../support/residuals';

const EXAMPLES = worked();

/** A standing from printed longitudes, with nothing combust or retrograde. */
function standingOf(lonDeg: AnnualStanding['lonDeg'], isDay: boolean, madhyaDeg: number[] | null): AnnualStanding {
  const recordOf = <T>(value: T) => Object.fromEntries(BODY_KEYS.map((key) => [key, value])) as Record<'sun', T>;
  return {
    lonDeg,
    isDay,
    madhyaDeg,
    speedDegPerDay: recordOf(1),
    combust: recordOf(false),
    retrograde: recordOf(false),
  } as AnnualStanding;
}

const modulo30 = (a: number, b: number): number => {
  const arc = (((a - b) % 30) + 30) % 30;
  return Math.min(arc, 30 - arc);
};

const daysOf = (periods: readonly PatyayiniPeriod[]): [string, number][] =>
  periods.map(({ lord, startJd, endJd }) => [lord, endJd - startJd]);

describe('the annual chart of B. V. Raman, 38–78', () => {
  const { lon, natal_lagna, age, day, ...printed } = EXAMPLES.raman;
  // The midheaven that follows from the printed madhyas of houses 2, 8 and 9.
  const standing = standingOf(lon, day, sripatiMadhyas(lon.lagna, 191.2));

  test('the chart has its forty-two figures of pañcavargīya-bala, within the rounding of the book', () => {
    const residuals = new Residuals('points');
    const bala = panchavargiyaBala(lon, 'keshava');
    for (const key of BODY_KEYS) {
      for (const [place, points] of Object.entries(printed.panchavargiya[key] as Record<string, number>)) {
        residuals.add(place, bala[key][place as 'total'] - points);
        expect(Math.abs(bala[key][place as 'total'] - points)).toBeLessThan(printed.tolerance);
      }
    }
    residuals.print('Raman 38–45');
  });

  test('the chart has the Moon as its year lord, and the muntha', () => {
    const muntha = munthaOf(natal_lagna, age, lon.lagna);
    expect(muntha.siderealDeg).toBe(printed.muntha);
    const bearers = officeBearers(muntha, natal_lagna, standing);
    expect(yearLord(bearers, standing, panchavargiyaBala(lon, 'keshava'), 'keshava').graha).toBe(printed.year_lord);
  });

  test('the chart has its periods of Patyāyinī daśā', () => {
    const year = { jdUt: 2428000, nextJd: 2428000 + 365.25, sunDeg: lon.sun };
    const periods = daysOf(patyayiniDasha(standing, year));
    expect(periods).toHaveLength(8);
    for (const [lord, days] of periods) {
      expect(Math.abs(days - printed.patyayini_days[lord])).toBeLessThan(printed.patyayini_tolerance_days);
    }
  });

  test('the chart has thirty-three sahams, modulo 30°', () => {
    const sahams = sahamsOf(standing);
    const expected = Object.entries(printed.sahams_modulo_30 as Record<string, number>);
    expect(expected.length).toBe(33);
    for (const [key, deg] of expected) {
      const saham = sahams.find((other) => other.key === key);
      expect([key, modulo30(saham?.siderealDeg as number, deg) < 0.05]).toEqual([key, true]);
    }
  });
});

describe('the annual charts of P. V. R. Narasimha Rao', () => {
  const { natal, return_local, return_tolerance_s, lon, day, ...printed } = EXAMPLES.pvr_chart_66;
  const standing = standingOf(
    lon,
    day,
    Array.from({ length: 12 }, (_, i) => (lon.lagna + 30 * i) % 360),
  );
  const varshaOf = (birth: typeof natal, year: number) => {
    const question = natalOf(birth);
    const { latDeg, lonDeg, tzHours } = question;
    const varshaQuestion = {
      natal: question,
      age: year - birth.year,
      place: { latDeg, lonDeg },
      offsetHours: () => tzHours,
    };
    return answer(computeVarsha(kernel, varshaQuestion, { include: [] }));
  };

  test.each(Object.entries(return_local as Record<string, string>))(
    'the return in %s agrees within seconds',
    (year, local) => {
      const { return: solar } = varshaOf(natal, Number(year));
      const seconds = (solar.jdUt - (jdOf(`${local}Z`) - natal.tzHours / 24)) / SECOND;
      console.log(`return of ${year}: ${seconds.toFixed(1)} s from the printed one`);
      expect(Math.abs(seconds)).toBeLessThan(return_tolerance_s);
    },
  );

  test('the charts have the harṣa-bala of example 119 and the year lord of example 120', () => {
    expect(harshaBala(standing)).toEqual(printed.harsha);
    expect(varshaOf(natal, 2000).yearLord.graha).toBe(printed.year_lord);
  });

  test('the charts have the sahams of example 121, modulo 30°', () => {
    const sahams = sahamsOf(standing);
    const expected = Object.entries(printed.sahams_deg_equal_houses as Record<string, number>);
    expect(expected.length).toBe(35);
    for (const [key, deg] of expected) {
      const saham = sahams.find((other) => other.key === key);
      expect([key, modulo30(saham?.siderealDeg as number, deg) < printed.sahams_tolerance_deg_modulo_30]).toEqual([
        key,
        true,
      ]);
    }
  });

  test('the charts have the daśās and the vivāha-saham of example 122', () => {
    const example = EXAMPLES.pvr_chart_67;
    const { patyayini, mudda, sahams, return: solar } = varshaOf(example.natal, example.year);
    const seconds = (solar.jdUt - (jdOf(`${example.return_local}Z`) - example.natal.tzHours / 24)) / SECOND;
    expect(Math.abs(seconds)).toBeLessThan(60);
    expect(mudda.slice(0, 9).map(({ lord }) => lord)).toEqual(example.mudda_lords);
    expect(mudda[9]?.lord).toBe(mudda[0]?.lord);
    const periods = daysOf(patyayini);
    expect(periods.map(([lord]) => lord)).toEqual(example.patyayini_days.map(([lord]: [string, number]) => lord));
    for (const [i, [, days]] of periods.entries()) {
      expect(Math.abs(days - example.patyayini_days[i][1])).toBeLessThan(example.patyayini_tolerance_days);
    }
    const vivaha = sahams.find(({ key }) => key === 'vivaha');
    expect(arcBetween(vivaha?.siderealDeg as number, example.vivaha_saham_deg)).toBeLessThan(0.05);
  });
});

test('the three flags of Nehru’s fifty-eighth year are in vedha as in S. Adawal', () => {
  const { natal_rashi, running_year, annual_lagna_rashi, vedha_on_moon, vedha_on_lagna } = EXAMPLES.nehru_58;
  const { vedha } = triPataki(natal_rashi, running_year - 1, annual_lagna_rashi);
  expect(vedha).toEqual({ moon: vedha_on_moon, lagna: vedha_on_lagna });
});
