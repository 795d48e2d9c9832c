/**
 * Properties of the daśās of every birth: sums, cycles, symmetries, and the same periods as a tree and as an iterator.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONDITIONAL_DASHAS, type ConditionalKey } from '../../../src/data/dashas/conditional';
import type { CircleRow } from '../../../src/data/dashas/row';
import { starOf28 } from '../../../src/domain/dasha/circleStart';
import { planDasha } from '../../../src/domain/dasha/dashas';
import { quarterOf } from '../../../src/domain/dasha/kalachakra';
import { DASHA_KEYS, type DashaKey } from '../../../src/domain/dasha/keys';
import { muddaRule } from '../../../src/domain/dasha/mudda';
import { type Nested, periodsOf, treeOf } from '../../../src/domain/dasha/periods';
import { dashaOf } from '../../../src/domain/dasha/plan';
import { countFrom, houseFrom, isOdd, modality } from '../../../src/domain/positions/rashi';
import { dashaName } from '../../../src/lexicon/dasha';
import { birthOf, dashaAt } from '../support/dashas';
import { devanagari } from '../support/devanagari';
import { kernel } from '../support/kernel';
import { evenly, longitude, runs } from '../support/property';
import { anyLongitudes, standingAt } from '../support/standing';

interface AnyPeriod extends Nested {
  lord: string;
  rashi?: number;
  years?: number;
}

const jd = evenly(2415020.5, 2488434.5);
const year = fc.constantFrom(365.25, 365.2564, 365.2422, 360);
const anyBirth = fc.record({ lonDeg: anyLongitudes, birthJd: jd, yearDays: year, coLords: fc.boolean() });

/** Years of all mahādaśās. Rāśi daśās whose years depend on the chart are absent. */
const TOTAL: Partial<Record<DashaKey, number>> = {
  vimshottari: 120,
  'kp-vimshottari': 120,
  ashtottari: 108,
  yogini: 3 * 36,
  dvisaptati: 2 * 72,
  shodashottari: 116,
  dvadashottari: 112,
  panchottari: 105,
  shatabdika: 100,
  chaturashiti: 84,
  shashtihayani: 2 * 60,
  shattrimsha: 3 * 36,
  mudda: 1,
  shula: 12 * 9,
  sthira: 4 * (7 + 8 + 9),
  mandooka: 4 * (7 + 8 + 9),
  'niryana-shula': 4 * (7 + 8 + 9),
};
const FROM_BIRTH: readonly DashaKey[] = [
  ...(['chara', 'chara-rao', 'narayana', 'shula', 'mandooka', 'drig', 'sthira', 'niryana-shula', 'mudda'] as const),
];

function expectTiles(periods: readonly AnyPeriod[], startJd: number, endJd: number, level: number): void {
  let at = startJd;
  for (const period of periods) {
    expect(period.level).toBe(level);
    expect(period.startJd).toBe(at);
    expect(period.endJd).toBeGreaterThanOrEqual(period.startJd);
    if (period.sub.length > 0) expectTiles(period.sub as AnyPeriod[], period.startJd, period.endJd, level + 1);
    at = period.endJd;
  }
  expect(at).toBe(endJd);
}

describe.each(DASHA_KEYS)('%s', (key) => {
  test('the daśā has consecutive periods at every level, contains birth, and lasts the years of its lords', () => {
    fc.assert(
      fc.property(anyBirth, ({ lonDeg, ...birth }) => {
        const standing = standingAt(lonDeg);
        const periods = dashaAt(key, { standing, kpMoonDeg: lonDeg.moon, ...birth }, 2).periods as AnyPeriod[];
        const [first, last] = [periods[0], periods.at(-1)] as [AnyPeriod, AnyPeriod];
        expectTiles(periods, first.startJd, last.endJd, 1);
        expect(first.startJd).toBeLessThanOrEqual(birth.birthJd);
        expect(first.endJd).toBeGreaterThanOrEqual(birth.birthJd - 1e-8);
        if (FROM_BIRTH.includes(key)) expect(first.startJd).toBe(birth.birthJd);
        const total = TOTAL[key];
        if (total !== undefined) expect(last.endJd - first.startJd).toBeCloseTo(total * birth.yearDays, 5);
        for (const { years, startJd, endJd } of periods) {
          if (years !== undefined) expect(endJd - startJd).toBeCloseTo(years * birth.yearDays, 5);
        }
      }),
      runs(40),
    );
  });

  test('the daśā is the same as a tree and as an iterator', () => {
    fc.assert(
      fc.property(anyBirth, fc.integer({ min: 1, max: 3 }), ({ lonDeg, ...birth }, depth) => {
        const { rule } = planDasha(key, birthOf({ standing: standingAt(lonDeg), kpMoonDeg: lonDeg.moon, ...birth }));
        const flat = (period: AnyPeriod): AnyPeriod[] => [
          { ...period, sub: [] },
          ...(period.sub as AnyPeriod[]).flatMap(flat),
        ];
        const tree = (treeOf(kernel, rule as never, depth) as AnyPeriod[]).flatMap(flat);
        expect([...periodsOf(kernel, rule as never, depth)]).toEqual(tree);
      }),
      runs(6),
    );
  });

  test('the daśā refuses an invalid depth', () => {
    const plan = planDasha(key, birthOf({ standing: standingAt(ALL), kpMoonDeg: 10 }));
    for (const depth of [0, 6, 1.5, Number.NaN]) {
      expect(() => dashaOf(kernel, plan as never, depth)).toThrow(RangeError);
      expect(() => [...periodsOf(kernel, plan.rule as never, depth)]).toThrow(RangeError);
    }
  });

  test('the name of the daśā agrees in both scripts', () => {
    const { iast, sa } = dashaName(key);
    expect(sa).toBe(devanagari(iast));
  });
});

/** The circles in which each nakṣatra has a lord. */
const BY_NAKSHATRA = (Object.keys(CONDITIONAL_DASHAS) as ConditionalKey[]).filter(
  (key) => CONDITIONAL_DASHAS[key].start.by === 'nakshatra',
);

const ALL = {
  ...{ lagna: 5, sun: 10, moon: 40, mars: 70, mercury: 100, jupiter: 130 },
  ...{ venus: 160, saturn: 190, rahu: 220, ketu: 40 },
};

describe('graha daśās', () => {
  test('every conditional circle moves by one lord if the Moon moves by a nakṣatra', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BY_NAKSHATRA), fc.integer({ min: 0, max: 25 }), (key, nakshatra) => {
        const { lords, start }: CircleRow = CONDITIONAL_DASHAS[key];
        if (start.by !== 'nakshatra') throw new Error(`${key} does not count nakṣatras`);
        const row = { lords, ...start };
        const lordAt = (index: number): number => {
          const { seed } = dashaAt(key, { standing: standingAt({ ...ALL, moon: ((index + 0.5) * 360) / 27 }) });
          return row.lords.findIndex(({ lord }) => lord === seed.lord);
        };
        const step = row.back ? -1 : 1;
        // The circle restarts at the nakṣatra from which it counts.
        const fresh = row.back ? nakshatra + 1 === row.from : nakshatra + 2 === row.from;
        const expected = (lordAt(nakshatra) + step + row.lords.length) % row.lords.length;
        if (!fresh) expect(lordAt(nakshatra + 1)).toBe(expected);
        else expect(lordAt(nakshatra + 1)).toBe(row.back ? 26 % row.lords.length : 0);
      }),
      runs(200),
    );
  });

  test('the twenty-eight stars cover the zodiac, with Abhijit between Uttarāṣāḍhā and Śravaṇa', () => {
    let before = starOf28(0);
    expect(before).toEqual({ star: 0, traversed: 0 });
    const seen = new Set([0]);
    for (let step = 1; step < 36000; step++) {
      const star = starOf28(step / 100);
      expect(star.traversed).toBeGreaterThanOrEqual(0);
      expect(star.traversed).toBeLessThan(1 + 1e-9);
      expect([before.star, before.star + 1]).toContain(star.star);
      if (star.star === before.star) expect(star.traversed).toBeGreaterThan(before.traversed);
      seen.add(star.star);
      before = star;
    }
    expect(seen.size).toBe(28);
    expect(starOf28(278).star).toBe(21);
    expect(starOf28(276.6).star).toBe(20);
    expect(starOf28(281).star).toBe(22);
  });

  test('muddā advances by one lord with every year of life and every nakṣatra', () => {
    const lordOf = (nakshatra: number, completed: number) =>
      treeOf(kernel, muddaRule(nakshatra, completed, 0, 365.25), 1)[0]?.lord;
    for (let nakshatra = 1; nakshatra <= 27; nakshatra++) {
      for (let completed = 0; completed < 30; completed++) {
        expect(lordOf(nakshatra, completed + 1)).toBe(lordOf((nakshatra % 27) + 1, completed));
        expect(lordOf(nakshatra, completed + 9)).toBe(lordOf(nakshatra, completed));
      }
    }
    // By hand: the first year from the third nakṣatra belongs to the Sun (3 + 0 − 2 = 1).
    expect(lordOf(3, 0)).toBe('sun');
    expect(lordOf(2, 0)).toBe('venus');
  });

  test('KP Viṃśottarī equals Viṃśottarī of the chart with the KP Moon', () => {
    fc.assert(
      fc.property(longitude, jd, (moonDeg, birthJd) => {
        const usual = dashaAt('vimshottari', { moonDeg, birthJd }, 2);
        const { key, ...kp } = dashaAt('kp-vimshottari', { moonDeg: 0, kpMoonDeg: moonDeg, birthJd }, 2);
        expect(key).toBe('kp-vimshottari');
        expect({ ...kp, key: 'vimshottari' }).toEqual(usual);
      }),
      runs(50),
    );
  });
});

describe('kālacakra', () => {
  test('the backward wheel is the forward one in reverse, quarter by quarter', () => {
    for (let pada = 0; pada < 4; pada++) {
      const [savyaFirst, savyaSecond] = [quarterOf(pada), quarterOf(4 + pada)];
      const [apasavyaFirst, apasavyaSecond] = [quarterOf(12 + 3 - pada), quarterOf(16 + 3 - pada)];
      expect(apasavyaFirst.rashis).toEqual([...savyaSecond.rashis].reverse());
      expect(apasavyaSecond.rashis).toEqual([...savyaFirst.rashis].reverse());
    }
  });

  test('a quarter has 100, 85, 83 or 86 years, and each of 108 quarters begins where the previous one ends', () => {
    const sums: Record<string, number[]> = { savya: [100, 85, 83, 86], apasavya: [86, 83, 85, 100] };
    for (let pada = 0; pada < 108; pada++) {
      const { seed, periods } = dashaAt('kalachakra', { moonDeg: (360 * pada) / 108 });
      expect(seed.paramayus).toBe(sums[quarterOf(pada).wheel]?.[pada % 4]);
      expect(periods.map(({ rashi }) => rashi)).toEqual([...quarterOf(pada).rashis]);
      expect(periods[0]?.startJd).toBeCloseTo(2451545, 6);
    }
  });

  test('the mahādaśās advance on the wheel as the Moon moves through a quarter', () => {
    fc.assert(
      fc.property(longitude, (moonDeg) => {
        const { periods, seed, balance } = dashaAt('kalachakra', { moonDeg });
        const quarter = quarterOf(Math.floor((moonDeg * 108) / 360));
        const gone = seed.traversed * seed.paramayus;
        const before = (2451545 - (periods[0]?.startJd ?? Number.NaN)) / 365.25;
        expect(before).toBeGreaterThanOrEqual(-1e-6);
        expect(before + balance.years).toBeCloseTo(periods[0]?.years ?? Number.NaN, 6);
        expect(before).toBeLessThanOrEqual(gone + 1e-6);
        expect(quarter.rashis).toContain(periods[0]?.rashi);
      }),
      runs(300),
    );
  });
});

describe('rāśi daśās', () => {
  test('every rāśi occurs once in a cycle, and once among the parts', () => {
    const keys = ['chara', 'chara-rao', 'narayana', 'shula', 'mandooka', 'drig', 'sthira', 'niryana-shula'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...keys), anyBirth, (key, { lonDeg, ...birth }) => {
        const standing = standingAt(lonDeg);
        const { periods } = dashaAt(key, { standing, ...birth }, 2);
        const once = (among: readonly { rashi: number }[]) => new Set(among.map(({ rashi }) => rashi)).size;
        // The ninth and the eleventh of dṛg daśā aspect one another if the lagna is dual.
        const distinct = key === 'drig' && modality(standing.rashi('lagna')) === 2 ? 10 : 12;
        for (let cycle = 0; cycle < periods.length / 12; cycle++) {
          expect(once(periods.slice(12 * cycle, 12 * cycle + 12))).toBe(distinct);
        }
        for (const { sub, years = 0 } of periods) expect(sub.length > 0 ? once(sub) : 0).toBe(years > 0 ? 12 : 0);
      }),
      runs(300),
    );
  });

  test('nārāyaṇa gives a rāśi twelve years in both cycles together, or thirteen in the first and none in the second', () => {
    fc.assert(
      fc.property(anyBirth, ({ lonDeg, ...birth }) => {
        const { periods } = dashaAt('narayana', { standing: standingAt(lonDeg), ...birth });
        for (let i = 0; i < 12; i++) {
          const [first, second] = [periods[i]?.years ?? Number.NaN, periods[i + 12]?.years ?? Number.NaN];
          expect(periods[i]?.rashi).toBe(periods[i + 12]?.rashi);
          expect(first).toBeGreaterThanOrEqual(0);
          expect(first).toBeLessThanOrEqual(13);
          expect(second).toBe(Math.max(0, 12 - first));
        }
      }),
      runs(300),
    );
  });

  test('chara and chara-rao differ only in the years of Vṛścika and Kumbha', () => {
    let differing = 0;
    fc.assert(
      fc.property(anyLongitudes, (lonDeg) => {
        const standing = standingAt(lonDeg);
        const [plain, rao] = [dashaAt('chara', { standing }), dashaAt('chara-rao', { standing })];
        expect(rao.periods.map(({ rashi }) => rashi)).toEqual(plain.periods.map(({ rashi }) => rashi));
        rao.periods.forEach(({ rashi, years, lord }, i) => {
          if (rashi !== 8 && rashi !== 11)
            expect([years, lord]).toEqual([plain.periods[i]?.years, plain.periods[i]?.lord]);
        });
        if (rao.periods.some(({ years }, i) => years !== plain.periods[i]?.years)) differing++;
      }),
      runs(400),
    );
    console.log(`chara-rao differs from chara in ${differing} of 400 random births`);
    expect(differing).toBeGreaterThan(150);
  });

  test('dṛg continues each of the ninth, tenth and eleventh with its three aspected rāśis', () => {
    fc.assert(
      fc.property(anyBirth, ({ lonDeg, ...birth }) => {
        const standing = standingAt(lonDeg);
        const rashis = dashaAt('drig', { standing, ...birth }).periods.map(({ rashi }) => rashi);
        [9, 10, 11].forEach((house, i) => {
          const [first = 0, ...aspected] = rashis.slice(4 * i, 4 * i + 4);
          expect(first).toBe(countFrom(standing.rashi('lagna'), house));
          const kinds = [
            [5, 8, 11],
            [3, 6, 9],
            [4, 7, 10],
          ][modality(first)] as number[];
          expect(aspected.map((rashi) => houseFrom(first, rashi)).sort((a, b) => a - b)).toEqual(kinds);
        });
      }),
      runs(200),
    );
  });

  test('maṇḍūka jumps by kendras, śūla and sthira advance, niryāṇa-śūla advances from an odd rāśi', () => {
    fc.assert(
      fc.property(anyLongitudes, (lonDeg) => {
        const standing = standingAt(lonDeg);
        const rashisOf = (key: 'mandooka' | 'shula' | 'sthira' | 'niryana-shula') =>
          dashaAt(key, { standing }).periods.map(({ rashi }) => rashi);
        const mandooka = rashisOf('mandooka');
        const step = isOdd(mandooka[0] as number) ? 3 : 9;
        for (const i of [1, 2, 3, 5, 6, 7, 9, 10, 11]) {
          expect(mandooka[i]).toBe(countFrom(mandooka[i - 1] as number, 1 + step));
        }
        for (const key of ['shula', 'sthira'] as const) {
          rashisOf(key).forEach((rashi, i, all) => {
            if (i > 0) expect(rashi).toBe(countFrom(all[i - 1] as number, 2));
          });
        }
        const niryana = rashisOf('niryana-shula');
        expect(niryana[1]).toBe(countFrom(niryana[0] as number, isOdd(niryana[0] as number) ? 2 : 12));
      }),
      runs(200),
    );
  });
});

test('iterating to prāṇa needs memory only for a page', () => {
  const { rule } = planDasha('narayana', birthOf({ standing: standingAt(ALL) }));
  let count = 0;
  let deepest = 0;
  for (const { level, sub } of periodsOf(kernel, rule, 5)) {
    count++;
    deepest = Math.max(deepest, level);
    expect(sub.length).toBe(0);
    if (count > 50_000) break;
  }
  expect(count).toBeGreaterThan(50_000);
  expect(deepest).toBe(5);
});
