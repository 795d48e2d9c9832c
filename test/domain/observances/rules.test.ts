import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../../src/data/observances';
import { HINDI } from '../../../src/data/observances/hindi';
import { KALAS } from '../../../src/data/observances/kala';
import { KINDS, SCHOOLS, TRADITIONS } from '../../../src/data/observances/practice';
import { PRINCIPAL_IN } from '../../../src/data/observances/principal';
import { isKeptIn, REGIONS, type Region } from '../../../src/data/observances/regions';
import { SANKRANTI_DAYS, type UtsavaRule, type Variant } from '../../../src/data/observances/rule';
import { devanagariCompound } from '../support/devanagari';

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
const of = <By extends UtsavaRule['by']>(by: By) =>
  RULES.filter((rule): rule is Extract<UtsavaRule, { by: By }> => rule.by === by);

const variantsOf = (rule: UtsavaRule): readonly Variant[] => rule.variants ?? [];
const besides = (rule: UtsavaRule) => variantsOf(rule).flatMap(({ beside }) => (beside ? [beside] : []));

/** The keys that a rule brings forth. */
const keysOf = (rule: UtsavaRule): string[] =>
  [rule.key, ...besides(rule).map(({ key }) => key)].flatMap((key) =>
    rule.by === 'ekadashi' && !rule.withoutParana ? [key, `${key}_parana`] : [key],
  );

/** What a row refers to. */
function refersTo(rule: UtsavaRule): string[] {
  const others = variantsOf(rule).flatMap(({ change }) => ('to' in change && change.to ? [change.to] : []));
  if (rule.by === 'relative') others.push(rule.to);
  if (rule.by === 'weekday' && 'onOrBefore' in rule.on) others.push(rule.on.onOrBefore);
  return others;
}

const whole = (from: number, to: number) => (number: number) =>
  Number.isInteger(number) && number >= from && number <= to;
const isMonth = whole(1, 12);
const isRashi = whole(1, 12);
const isVara = whole(1, 7);

describe('names', () => {
  test('keys are snake_case and come once, those brought forth too', () => {
    const keys = RULES.flatMap(keysOf);
    expect(keys.filter((key) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(key))).toEqual([]);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  test.each(['name', 'sa', 'nameCommon'] as const)('no %s comes twice', (field) => {
    const names = RULES.flatMap((rule) => [rule, ...besides(rule)]).map((row) => row[field]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test('each says the same in both scripts', () => {
    const epithets = of('tithi').flatMap((rule) => rule.epithets ?? []);
    const called = RULES.flatMap((rule) => [
      rule,
      ...besides(rule),
      ...variantsOf(rule).flatMap((variant) => (variant.called ? [variant.called] : [])),
    ]);
    const pairs = [...called.map(({ name, sa }) => ({ iast: name, sa })), ...epithets];
    expect(pairs.map(({ sa }) => sa)).toEqual(pairs.map(({ iast }) => devanagariCompound(iast).normalize('NFC')));
    expect(pairs.filter(({ iast }) => iast !== iast.normalize('NFC'))).toEqual([]);
  });

  test('everyday names are written in ASCII', () => {
    const common = RULES.flatMap((rule) => [rule, ...besides(rule)]).map(({ nameCommon }) => nameCommon);
    expect(common.filter((name) => !/^[A-Z0-9][A-Za-z0-9 ()/.,'-]+$/.test(name))).toEqual([]);
  });

  test('Hindi names are in Devanāgarī, of rows that exist, and differ from the Sanskrit ones', () => {
    const called = new Map(RULES.flatMap((rule) => [rule, ...besides(rule)]).map(({ key, sa }) => [key, sa]));
    for (const [key, hindi] of HINDI) {
      if (key.endsWith('_grahana')) continue;
      expect(called.has(key), key).toBe(true);
      expect(hindi, key).toMatch(/^[\u0900-\u097f ()]+$/);
      expect(hindi, key).not.toBe(called.get(key));
    }
    expect(HINDI.size).toBeGreaterThan(300);
  });

  test('an epithet for each of the twelve months, and for an adhika one', () => {
    const named = of('tithi').filter((rule) => rule.epithets);
    expect(named.map(({ key }) => key)).toEqual(['sankashti_chaturthi']);
    expect(named.map(({ epithets }) => epithets?.length)).toEqual([13]);
    // Māgha Lambodara: pūrṇimānta, hence the amānta Pauṣa
    expect(named[0]?.epithets?.[9]?.iast).toBe('Lambodara');
  });
});

describe('references', () => {
  test('each is to a row that exists', () => {
    expect(RULES.flatMap(refersTo).filter((key) => !byKey.has(key))).toEqual([]);
  });

  test('none leads back to itself', () => {
    const depth = (rule: UtsavaRule, behind: readonly string[] = []): number => {
      if (behind.includes(rule.key)) throw new Error(`${[...behind, rule.key].join(' -> ')}`);
      const next = refersTo(rule).map((key) => byKey.get(key));
      return 1 + Math.max(0, ...next.map((other) => (other ? depth(other, [...behind, rule.key]) : 0)));
    };
    for (const rule of RULES) expect(depth(rule)).toBeLessThanOrEqual(3);
  });
});

describe('variants', () => {
  const all = RULES.flatMap((rule) => variantsOf(rule).map((variant) => ({ rule, ...variant })));

  test('say for whom they are, in what they differ and by whom they are known', () => {
    expect(all.length).toBeGreaterThan(100);
    for (const { rule, for: conditions, change, source, beside, open } of all) {
      // Of an open question the first day may be that of the row.
      expect(Object.keys(open?.other.change ?? change).length, rule.key).toBeGreaterThan(0);
      expect(source, rule.key).not.toBe('');
      expect(conditions.length > 0 || beside !== undefined, rule.key).toBe(true);
      for (const { traditions = [], regions = [] } of conditions) {
        expect(traditions.length + regions.length, rule.key).toBeGreaterThan(0);
        for (const tradition of traditions) expect(TRADITIONS, rule.key).toContain(tradition);
        for (const region of regions) expect(REGIONS, rule.key).toContain(region);
      }
    }
  });

  test('of a region are of one where the row is kept', () => {
    for (const { rule, for: conditions } of all) {
      for (const region of conditions.flatMap(({ regions = [] }) => regions)) {
        expect(isKeptIn(rule.regions ?? ['india'], region), `${rule.key} ${region}`).toBe(true);
      }
    }
  });

  test('of one condition are one', () => {
    for (const rule of RULES) {
      const conditions = variantsOf(rule).flatMap((variant) =>
        variant.for.flatMap(({ traditions = [''], regions = [''] }) =>
          traditions.flatMap((tradition) => regions.map((region) => `${tradition} ${region}`)),
        ),
      );
      expect(new Set(conditions).size, rule.key).toBe(conditions.length);
    }
  });

  test('of an open question name the authorities of either day', () => {
    const open = all.filter((variant) => variant.open);
    expect(open.length).toBeGreaterThanOrEqual(4);
    for (const { rule, open: question } of open) {
      expect(question?.authorities.length, rule.key).toBeGreaterThan(0);
      expect(question?.other.authorities.length, rule.key).toBeGreaterThan(0);
      expect(question?.other.source, rule.key).not.toBe('');
    }
  });
});

describe('ranges', () => {
  test('kind, tradition and source', () => {
    for (const rule of RULES) {
      expect(KINDS).toContain(rule.kind);
      expect([...TRADITIONS, ...SCHOOLS]).toContain(rule.tradition ?? 'general');
      expect(rule.source, rule.key).not.toBe('');
    }
  });

  test('regions: some of those that there are, none twice', () => {
    for (const { key, regions } of RULES) {
      if (!regions) continue;
      expect(regions.length, key).toBeGreaterThan(0);
      expect(new Set(regions).size, key).toBe(regions.length);
      for (const region of regions) expect(REGIONS, key).toContain(region);
    }
  });

  test('what is principal in a region is kept there, and not kept widely', () => {
    for (const [region, keys] of Object.entries(PRINCIPAL_IN)) {
      expect(new Set(keys).size, region).toBe(keys.length);
      for (const key of keys) {
        const rule = byKey.get(key);
        expect(rule && isKeptIn(rule.regions ?? ['india'], region as Region), `${key} ${region}`).toBe(true);
        expect(rule?.major, key).toBeUndefined();
      }
    }
  });

  test('tithis', () => {
    for (const rule of of('tithi')) {
      expect(whole(1, 15)(rule.tithi), rule.key).toBe(true);
      expect(typeof rule.month === 'string' || isMonth(rule.month), rule.key).toBe(true);
      expect(Object.keys(KALAS), rule.key).toContain(rule.kala);
      if (rule.vara !== undefined) expect(isVara(rule.vara), rule.key).toBe(true);
      if (rule.sunRashi !== undefined) expect([rule.month, isRashi(rule.sunRashi)], rule.key).toEqual(['every', true]);
      // both pakṣas end in a tithi of their own name
      if (rule.paksha === 'both') expect(rule.tithi, rule.key).toBeLessThan(15);
    }
  });

  test('nakṣatras', () => {
    for (const { key, nakshatra, within, onTwice, authorities } of of('nakshatra')) {
      expect(whole(1, 27)(nakshatra), key).toBe(true);
      if (within === 'every') continue;
      if ('sunRashi' in within) expect(isRashi(within.sunRashi), key).toBe(true);
      else if ('solarMonth' in within) expect(isMonth(within.solarMonth), key).toBe(true);
      else expect([isMonth(within.month), onTwice], key).toEqual([true, 'later']);
      if (authorities) expect(onTwice, key).toBeUndefined();
    }
  });

  test('the Sun', () => {
    for (const { key, sunDeg, day, shift = 0 } of of('solar')) {
      expect(sunDeg >= 0 && sunDeg < 360, key).toBe(true);
      expect(SANKRANTI_DAYS).toContain(day);
      expect(whole(0, 40)(shift), key).toBe(true);
    }
    const sankrantis = of('solar').filter(({ kind }) => kind === 'sankranti');
    expect(sankrantis.map(({ sunDeg }) => sunDeg)).toEqual(Array.from({ length: 12 }, (_, i) => 30 * i));
  });

  test('days after others, and weekdays', () => {
    for (const { key, days, vara } of of('relative')) {
      expect(whole(-2, 8)(days), key).toBe(true);
      expect(vara === undefined || isVara(vara), key).toBe(true);
    }
    for (const { key, vara, on } of of('weekday')) {
      expect(isVara(vara), key).toBe(true);
      if ('each' in on) expect(isMonth(on.each), key).toBe(true);
    }
  });
});

describe('ekādaśīs', () => {
  test('one in each pakṣa of the twelve months and of an adhika one', () => {
    const seen = of('ekadashi')
      .filter(({ school }) => school === 'smarta')
      .map(({ month, paksha }) => `${month} ${paksha}`);
    const all = [...Array.from({ length: 12 }, (_, i) => i + 1), 'adhika'].flatMap((month) => [
      `${month} shukla`,
      `${month} krishna`,
    ]);
    expect(seen.toSorted()).toEqual(all.toSorted());
  });
});

describe('printed dates', () => {
  test('every observance that is printed has its rule', () => {
    const known = new Set(RULES.flatMap(keysOf));
    const printed = new Set([...FESTIVALS, ...DISAGREEMENTS].map(({ key }) => key));
    expect(printed.size).toBeGreaterThan(280);
    expect([...printed].filter((key) => !known.has(key))).toEqual([]);
  });

  interface Month {
    kind: string;
    first_day: string;
    masa_number: number;
    adhika: boolean;
  }
  const MONTHS: Month[] = (truth('months.json').months as Month[]).filter(({ kind }) => kind === 'lunar_amanta');
  const dayNumber = (date: string) => Date.parse(`${date}T00:00Z`) / 86_400_000;

  // A tithi lasts 0.90 to 1.11 days, so its day is known to two from the first day of the month.
  test('a printed date lies in the month, pakṣa and tithi of its row', () => {
    let compared = 0;
    for (const { key, date, suspect } of FESTIVALS) {
      const rule = byKey.get(key);
      if (suspect || rule?.by !== 'tithi' || rule.paksha === 'both') continue;
      const month = MONTHS.findLast(({ first_day }) => dayNumber(first_day) <= dayNumber(date) + 1);
      if (!month || dayNumber(date) - dayNumber(month.first_day) > 30) continue;
      const nth = dayNumber(date) - dayNumber(month.first_day) + 1;
      const expected = rule.paksha === 'shukla' ? rule.tithi : rule.tithi + 15;
      // the last days of a month may lie before, its first day after the one found
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
