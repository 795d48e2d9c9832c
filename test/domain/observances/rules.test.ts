import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../../src/data/observances';
import { KALAS } from '../../../src/data/observances/kala';
import { KINDS, SCHOOLS, TRADITIONS } from '../../../src/data/observances/practice';
import { PRINCIPAL_IN } from '../../../src/data/observances/principal';
import { isKeptIn, REGIONS, type Region } from '../../../src/data/observances/regions';
import { ownKeyOf, SANKRANTI_DAYS, type UtsavaRule, type Variant } from '../../../src/data/observances/rule';

const truth = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../truth/utsava/${file}`, import.meta.url), 'utf8'));

interface Printed {
  key: string;
  date: string;
  suspect?: string;
  disputed?: unknown;
}
const FESTIVALS: Printed[] = truth('festivals.json');
const DISAGREEMENTS: { key: string }[] = truth('disagreements.json');

const byKey = new Map(RULES.map((rule) => [rule.key, rule]));
const rulesBy = <By extends UtsavaRule['by']>(by: By) =>
  RULES.filter((rule): rule is Extract<UtsavaRule, { by: By }> => rule.by === by);

const variantsOf = (rule: UtsavaRule): readonly Variant[] => rule.variants ?? [];
const ownKeys = (rule: UtsavaRule) =>
  variantsOf(rule).flatMap(({ ownRow }) => (ownRow ? [ownKeyOf(rule.key, ownRow)] : []));

/** The keys of the observances that a rule produces. */
const keysOf = (rule: UtsavaRule): string[] =>
  [rule.key, ...ownKeys(rule)].flatMap((key) =>
    rule.by === 'ekadashi' && !rule.withoutParana ? [key, `${key}_parana`] : [key],
  );

/** The keys that a row refers to. */
function refersTo(rule: UtsavaRule): string[] {
  const references = variantsOf(rule).flatMap(({ change }) => ('to' in change && change.to ? [change.to] : []));
  if (rule.by === 'relative') references.push(rule.to);
  if (rule.by === 'weekday' && 'onOrBefore' in rule.on) references.push(rule.on.onOrBefore);
  return references;
}

const wholeNumber = (from: number, to: number) => (number: number) =>
  Number.isInteger(number) && number >= from && number <= to;
const isMonth = wholeNumber(1, 12);
const isRashi = wholeNumber(1, 12);
const isVara = wholeNumber(1, 7);

describe('keys', () => {
  test('keys are snake_case and unique, including those of variants', () => {
    const keys = RULES.flatMap(keysOf);
    expect(keys.filter((key) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(key))).toEqual([]);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  test('a name of a variant has the key of its row, a dot and who calls it so', () => {
    const named = RULES.flatMap((rule) =>
      variantsOf(rule).flatMap(({ named: name, for: conditions }) => (name ? [{ rule, name, conditions }] : [])),
    );
    expect(named.length).toBeGreaterThan(30);
    for (const { rule, name, conditions } of named) {
      const who = conditions.flatMap(({ traditions = [], regions = [] }) => [...traditions, ...regions]);
      const [key, by] = name.split('.');
      expect(key).toBe(rule.key);
      expect([...who, 'once'], name).toContain(by);
    }
  });

  test('the saṅkaṣṭīs have an epithet for each of the twelve months, and for an adhika one', () => {
    const named = rulesBy('tithi').filter((rule) => rule.epithets);
    expect(named.map(({ key }) => key)).toEqual(['sankashti_chaturthi']);
    expect(named.map(({ epithets }) => epithets?.length)).toEqual([13]);
    // Māgha Lambodara: pūrṇimānta, hence the amānta Pauṣa
    expect(named[0]?.epithets?.[9]).toBe('lambodara');
  });
});

describe('references', () => {
  test('every reference names an existing row', () => {
    expect(RULES.flatMap(refersTo).filter((key) => !byKey.has(key))).toEqual([]);
  });

  test('no reference leads back to itself', () => {
    const depth = (rule: UtsavaRule, behind: readonly string[] = []): number => {
      if (behind.includes(rule.key)) throw new Error(`${[...behind, rule.key].join(' -> ')}`);
      const next = refersTo(rule).map((key) => byKey.get(key));
      return 1 + Math.max(0, ...next.map((other) => (other ? depth(other, [...behind, rule.key]) : 0)));
    };
    for (const rule of RULES) expect(depth(rule)).toBeLessThanOrEqual(3);
  });
});

describe('variants', () => {
  const allVariants = RULES.flatMap((rule) => variantsOf(rule).map((variant) => ({ rule, ...variant })));

  test('variants name their followers, their change and their source', () => {
    expect(allVariants.length).toBeGreaterThan(100);
    for (const { rule, for: conditions, change, source, ownRow, open } of allVariants) {
      // The first day of an open question may be the day of the row.
      expect(Object.keys(open?.other.change ?? change).length, rule.key).toBeGreaterThan(0);
      expect(source, rule.key).not.toBe('');
      expect(conditions.length > 0 || ownRow !== undefined, rule.key).toBe(true);
      for (const { traditions = [], regions = [] } of conditions) {
        expect(traditions.length + regions.length, rule.key).toBeGreaterThan(0);
        for (const tradition of traditions) expect(TRADITIONS, rule.key).toContain(tradition);
        for (const region of regions) expect(REGIONS, rule.key).toContain(region);
      }
    }
  });

  test('variants of a region belong to a region where the row is kept', () => {
    for (const { rule, for: conditions } of allVariants) {
      for (const region of conditions.flatMap(({ regions = [] }) => regions)) {
        expect(isKeptIn(rule.regions ?? ['india'], region), `${rule.key} ${region}`).toBe(true);
      }
    }
  });

  test('the conditions of variants are distinct', () => {
    for (const rule of RULES) {
      const conditions = variantsOf(rule).flatMap((variant) =>
        variant.for.flatMap(({ traditions = [''], regions = [''] }) =>
          traditions.flatMap((tradition) => regions.map((region) => `${tradition} ${region}`)),
        ),
      );
      expect(new Set(conditions).size, rule.key).toBe(conditions.length);
    }
  });

  test('variants of an open question name the authorities of either day', () => {
    const open = allVariants.filter((variant) => variant.open);
    expect(open.length).toBeGreaterThanOrEqual(4);
    for (const { rule, open: question } of open) {
      expect(question?.authorities.length, rule.key).toBeGreaterThan(0);
      expect(question?.other.authorities.length, rule.key).toBeGreaterThan(0);
      expect(question?.other.source, rule.key).not.toBe('');
    }
  });
});

describe('values of the rows', () => {
  test('kind, tradition and source have valid values', () => {
    for (const rule of RULES) {
      expect(KINDS).toContain(rule.kind);
      expect([...TRADITIONS, ...SCHOOLS]).toContain(rule.tradition ?? 'general');
      expect(rule.source, rule.key).not.toBe('');
    }
  });

  test('regions are known and distinct', () => {
    for (const { key, regions } of RULES) {
      if (!regions) continue;
      expect(regions.length, key).toBeGreaterThan(0);
      expect(new Set(regions).size, key).toBe(regions.length);
      for (const region of regions) expect(REGIONS, key).toContain(region);
    }
  });

  test('a row that is principal in a region is kept there, and is not principal everywhere', () => {
    for (const [region, keys] of Object.entries(PRINCIPAL_IN)) {
      expect(new Set(keys).size, region).toBe(keys.length);
      for (const key of keys) {
        const rule = byKey.get(key);
        expect(rule && isKeptIn(rule.regions ?? ['india'], region as Region), `${key} ${region}`).toBe(true);
        expect(rule?.major, key).toBeUndefined();
      }
    }
  });

  test('tithis have valid values', () => {
    for (const rule of rulesBy('tithi')) {
      expect(wholeNumber(1, 15)(rule.tithi), rule.key).toBe(true);
      expect(typeof rule.month === 'string' || isMonth(rule.month), rule.key).toBe(true);
      expect(Object.keys(KALAS), rule.key).toContain(rule.kala);
      if (rule.vara !== undefined) expect(isVara(rule.vara), rule.key).toBe(true);
      if (rule.sunRashi !== undefined) expect([rule.month, isRashi(rule.sunRashi)], rule.key).toEqual(['every', true]);
      // both pakṣas end in a tithi of their own name
      if (rule.paksha === 'both') expect(rule.tithi, rule.key).toBeLessThan(15);
    }
  });

  test('nakṣatras have valid values', () => {
    for (const { key, nakshatra, within, onTwice, authorities } of rulesBy('nakshatra')) {
      expect(wholeNumber(1, 27)(nakshatra), key).toBe(true);
      if (within === 'every') continue;
      if ('sunRashi' in within) expect(isRashi(within.sunRashi), key).toBe(true);
      else if ('solarMonth' in within) expect(isMonth(within.solarMonth), key).toBe(true);
      else expect([isMonth(within.month), onTwice], key).toEqual([true, 'later']);
      if (authorities) expect(onTwice, key).toBeUndefined();
    }
  });

  test('solar rules have valid values', () => {
    for (const { key, sunDeg, day, shift = 0 } of rulesBy('solar')) {
      expect(sunDeg >= 0 && sunDeg < 360, key).toBe(true);
      expect(SANKRANTI_DAYS).toContain(day);
      expect(wholeNumber(0, 40)(shift), key).toBe(true);
    }
    const sankrantis = rulesBy('solar').filter(({ kind }) => kind === 'sankranti');
    expect(sankrantis.map(({ sunDeg }) => sunDeg)).toEqual(Array.from({ length: 12 }, (_, i) => 30 * i));
  });

  test('relative days and weekdays have valid values', () => {
    for (const { key, days, vara } of rulesBy('relative')) {
      expect(wholeNumber(-3, 8)(days), key).toBe(true);
      expect(vara === undefined || isVara(vara), key).toBe(true);
    }
    for (const { key, vara, on } of rulesBy('weekday')) {
      expect(isVara(vara), key).toBe(true);
      if ('each' in on) expect(isMonth(on.each), key).toBe(true);
    }
  });
});

describe('ekādaśīs', () => {
  test('each pakṣa of the twelve months and of an adhika one has an ekādaśī', () => {
    const months = rulesBy('ekadashi')
      .filter(({ school }) => school === 'smarta')
      .map(({ month, paksha }) => `${month} ${paksha}`);
    const expected = [...Array.from({ length: 12 }, (_, i) => i + 1), 'adhika'].flatMap((month) => [
      `${month} shukla`,
      `${month} krishna`,
    ]);
    expect(months.toSorted()).toEqual(expected.toSorted());
  });
});

describe('printed dates', () => {
  test('every observance with a printed date has a rule', () => {
    const keys = new Set(RULES.flatMap(keysOf));
    const printed = new Set([...FESTIVALS, ...DISAGREEMENTS].map(({ key }) => key));
    expect(printed.size).toBeGreaterThan(280);
    expect([...printed].filter((key) => !keys.has(key))).toEqual([]);
  });

  interface Month {
    kind: string;
    first_day: string;
    masa_number: number;
    adhika: boolean;
  }
  const MONTHS: Month[] = (truth('months.json').months as Month[]).filter(({ kind }) => kind === 'lunar_amanta');
  const dayNumber = (date: string) => Date.parse(`${date}T00:00Z`) / 86_400_000;

  // A tithi lasts 0.90 to 1.11 days, so the first day of the month determines its day to within two.
  test('a printed date lies in the month, pakṣa and tithi of its row', () => {
    let compared = 0;
    for (const { key, date, suspect } of FESTIVALS) {
      const rule = byKey.get(key);
      if (suspect || rule?.by !== 'tithi' || rule.paksha === 'both') continue;
      const month = MONTHS.findLast(({ first_day }) => dayNumber(first_day) <= dayNumber(date) + 1);
      if (!month || dayNumber(date) - dayNumber(month.first_day) > 30) continue;
      const nth = dayNumber(date) - dayNumber(month.first_day) + 1;
      const expected = rule.paksha === 'shukla' ? rule.tithi : rule.tithi + 15;
      // the last days of a month may precede, its first day follow, the day found
      const off = Math.min(Math.abs(nth - expected), Math.abs(nth + 29.5 - expected));
      expect(off, `${key} ${date}`).toBeLessThanOrEqual(2);
      compared++;
      if (typeof rule.month === 'number' && Math.abs(nth - expected) <= 2) {
        expect([month.masa_number, month.adhika], `${key} ${date}`).toEqual([rule.month, false]);
      }
    }
    expect(compared).toBeGreaterThan(300);
  });
});
