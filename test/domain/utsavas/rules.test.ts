import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KALAS } from '../../../src/domain/utsavas/kala';
import { RULES } from '../../../src/domain/utsavas/rules';
import { KINDS, SANKRANTI_DAYS, TRADITIONS, type UtsavaRule } from '../../../src/domain/utsavas/types';
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

/** The keys that a rule brings forth. */
const keysOf = (rule: UtsavaRule): string[] =>
  rule.by === 'ekadashi' && rule.school === 'smarta'
    ? [rule.key, `${rule.key}_vaishnava`, `${rule.key}_parana`]
    : [rule.key];

/** What a row refers to. */
function refersTo(rule: UtsavaRule): string[] {
  const others = rule.variantOf ? [rule.variantOf] : [];
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
    expect(keys.filter((key) => !/^[a-z]+(_[a-z]+)*$/.test(key))).toEqual([]);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  test.each(['name', 'sa', 'nameCommon'] as const)('no %s comes twice', (field) => {
    const names = RULES.map((rule) => rule[field]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test('each says the same in both scripts', () => {
    const epithets = of('tithi').flatMap((rule) => rule.epithets ?? []);
    const pairs = [...RULES.map(({ name, sa }) => ({ iast: name, sa })), ...epithets];
    expect(pairs.map(({ sa }) => sa)).toEqual(pairs.map(({ iast }) => devanagariCompound(iast).normalize('NFC')));
    expect(pairs.filter(({ iast }) => iast !== iast.normalize('NFC'))).toEqual([]);
  });

  test('everyday names are written in ASCII', () => {
    expect(RULES.map((rule) => rule.nameCommon).filter((name) => !/^[A-Z][A-Za-z ()/.,]+$/.test(name))).toEqual([]);
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

  test('a variant names its tradition, and is of its original in month and tithi', () => {
    for (const rule of RULES.filter(({ variantOf }) => variantOf)) {
      const original = byKey.get(rule.variantOf ?? '');
      expect(rule.tradition ?? 'general', rule.key).not.toBe('general');
      expect(rule.kind, rule.key).toBe(original?.kind);
      expect(rule.by, rule.key).toBe(original?.by);
      expect(original?.variantOf, rule.key).toBeUndefined();
      if (rule.by === 'tithi' && original?.by === 'tithi') {
        expect([rule.month, rule.paksha, rule.tithi], rule.key).toEqual([
          original.month,
          original.paksha,
          original.tithi,
        ]);
      }
    }
  });
});

describe('ranges', () => {
  test('kind, tradition and source', () => {
    for (const rule of RULES) {
      expect(KINDS).toContain(rule.kind);
      expect(TRADITIONS).toContain(rule.tradition ?? 'general');
      expect(rule.source, rule.key).not.toBe('');
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
    for (const { key, nakshatra, within, onTwice } of of('nakshatra')) {
      expect(whole(1, 27)(nakshatra), key).toBe(true);
      if (within === 'every') continue;
      expect('sunRashi' in within ? isRashi(within.sunRashi) : isMonth(within.month), key).toBe(true);
      expect(onTwice !== undefined, key).toBe('sunRashi' in within);
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
      expect(whole(-2, 1)(days), key).toBe(true);
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
