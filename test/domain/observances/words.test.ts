/** Decisions and rules in words: whole sentences in English and Hindi, for every tag. */
import { beforeAll, describe, expect, test } from 'vitest';
import { SENTENCE_LANGUAGES } from '../../../src/data/language';
import { RULES } from '../../../src/data/observances';
import { KALAS, type KalaKey } from '../../../src/data/observances/kala';
import type { OnNone, UtsavaRule } from '../../../src/data/observances/rule';
import type { Decision } from '../../../src/domain/observances/decision';
import type { AppliedRule } from '../../../src/domain/observances/types';
import { decisionWords } from '../../../src/lexicon/sentences/observances/decision';
import { ruleWords } from '../../../src/lexicon/sentences/observances/rule';
import { NEW_DELHI, utsavasIn, type Where } from './support';

const TROMSO: Where = { place: { latDeg: 69.65, lonDeg: 18.96 }, tz: 'Europe/Oslo' };
const PATNA: Where = { place: { latDeg: 25.5941, lonDeg: 85.1376 }, tz: 'Asia/Kolkata' };
const SELECTIONS = [{ region: 'all' }, { tradition: 'gaudiya' }, { tradition: 'madhva' }, { region: 'nepal' }] as const;

const FORBIDDEN = /predict|fear|danger|remed|curse|auspicious|lucky|fate|malefic|harm|undefined|\bNaN\b|null|\[object/i;
const decisions = new Map<string, Decision>();
const rules = new Set<AppliedRule>();

beforeAll(() => {
  for (const where of [NEW_DELHI, PATNA, TROMSO]) {
    for (const selection of SELECTIONS) {
      for (let year = 2000; year < 2030; year++) {
        for (const { rule, reckoning } of utsavasIn(year, where, selection)) {
          rules.add(rule);
          decisions.set(decisionWords(reckoning.decision, 'en'), reckoning.decision);
        }
      }
    }
  }
});

/** All values of a field in the decisions. */
const valuesOf = (by: Decision['by'], field: string): Set<unknown> =>
  new Set(
    [...decisions.values()]
      .filter((decision) => decision.by === by)
      .map((one) => (one as never as Record<string, unknown>)[field]),
  );

describe('a decision', () => {
  test('a decision has no character that JSON escapes', () => {
    for (const decision of decisions.values()) {
      for (const language of SENTENCE_LANGUAGES) {
        const words = decisionWords(decision, language);
        expect(JSON.stringify(words)).toBe(`"${words}"`);
      }
    }
  });

  test('a decision of every kind is tested', () => {
    expect(new Set([...decisions.values()].map(({ by }) => by))).toEqual(
      new Set([
        'kala',
        'bhadra-at-sunset',
        'shravana-of-two',
        'shravana-next-day',
        'rohini',
        'rohini-joins',
        'civil-date',
        'tithi-end',
        'ekadashi',
        'atirikta',
        'parana',
        'relation',
        'weekday-before',
        'weekday-of-month',
        'sun',
        'crescent',
        'parvan',
        'eclipse',
      ] satisfies Decision['by'][]),
    );
    expect(valuesOf('ekadashi', 'school')).toEqual(new Set(['smarta', 'vaishnava', 'gaudiya', 'madhva']));
    expect(valuesOf('ekadashi', 'why').size).toBeGreaterThanOrEqual(12);
    expect(valuesOf('kala', 'why').size).toBeGreaterThanOrEqual(9);
  });

  test('a decision is one whole sentence in English', () => {
    expect(decisions.size).toBeGreaterThan(20_000);
    for (const words of decisions.keys()) {
      expect(words.replace(/\d+°(\d+′)?/g, '')).toMatch(/^[\p{Lu}\d][^.]*[^ .,;:]\.$/u);
      expect(words).not.toMatch(FORBIDDEN);
      expect(words).not.toMatch(/ {2}| ,| ;/);
    }
  });

  test('a decision is one whole sentence in Hindi, without a Latin letter', () => {
    expect(decisions.size).toBeGreaterThan(20_000);
    for (const [english, decision] of decisions) {
      const words = decisionWords(decision, 'hi');
      if (!/^[^A-Za-zāīūṛṃ.]+[^ ,;:]।$/u.test(words) || / {2}| ,| ;|।./.test(words)) {
        throw new Error(`${english} | ${words}`);
      }
    }
  });

  test('a decision names the same dates in both languages', () => {
    const months = ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'];
    const english = 'January February March April May June July August September October November December'.split(' ');
    const datesIn = (words: string, names: readonly string[]) =>
      new Set([...words.matchAll(/(\d+) (\S+) (\d{4})/g)].map(([, d, m, y]) => `${d} ${names.indexOf(m ?? '')} ${y}`));
    for (const [words, decision] of decisions) {
      expect(datesIn(decisionWords(decision, 'hi'), months), words).toEqual(datesIn(words, english));
    }
  });

  test('a decision is written once for each language', () => {
    const [decision] = decisions.values();
    if (!decision) throw new Error('none');
    expect(decisionWords(decision, 'en')).toBe(decisionWords(decision, 'en'));
    expect(decisionWords(decision, 'hi')).not.toBe(decisionWords(decision, 'en'));
  });

  const date = (day: number) => ({ year: 2025, month: 4, day });
  const kala = (more: Partial<Extract<Decision, { by: 'kala' }>>): Decision => ({
    by: 'kala',
    subject: { tithi: 9, half: null },
    kala: 'madhyahna',
    leastGhatis: null,
    shares: [],
    why: 'begins',
    date: date(5),
    hasKala: true,
    ...more,
  });
  const minutes = (day: number, coveredMinutes: number) => ({
    date: date(day),
    heldDays: coveredMinutes / 1440,
    share: coveredMinutes / 150,
  });

  test.each<[string, string, Decision]>([
    [
      'Śukla Navamī covers no madhyāhna, so the rule keeps the day on which it begins: 5 April 2025.',
      'शुक्ल नवमी किसी दिन मध्याह्न में नहीं है, इसलिए नियम यह मानता है: उसके आरंभ का दिन, 5 अप्रैल 2025।',
      kala({}),
    ],
    [
      'Śukla Navamī covers madhyāhna on both 5 April 2025 and 6 April 2025; the rule keeps the larger share, here 2 h 14 min against 36 min: 5 April 2025.',
      'शुक्ल नवमी 5 अप्रैल 2025 और 6 अप्रैल 2025, दोनों दिन मध्याह्न में है; नियम बड़ा भाग मानता है, यहाँ 36 मिनट के मुकाबले 2 घंटे 14 मिनट: 5 अप्रैल 2025।',
      kala({ why: 'larger', shares: [minutes(5, 134), minutes(6, 36)] }),
    ],
    [
      'Śukla Navamī covers madhyāhna only on 5 April 2025 (all of it).',
      'शुक्ल नवमी केवल 5 अप्रैल 2025 को मध्याह्न में है (पूरे समय)।',
      kala({ why: 'alone', shares: [minutes(5, 150)] }),
    ],
    [
      'Śukla Navamī prevails at sunrise on both 5 April 2025 and 6 April 2025; the rule keeps the second of them, 6 April 2025.',
      'शुक्ल नवमी 5 अप्रैल 2025 और 6 अप्रैल 2025, दोनों दिन सूर्योदय के समय है; नियम दूसरा दिन मानता है: 6 अप्रैल 2025।',
      kala({
        kala: 'sunrise',
        why: 'second',
        date: date(6),
        shares: [5, 6].map((day) => ({ ...minutes(day, 0), share: 1 })),
      }),
    ],
    [
      'Pratipadā prevails at sunrise on both 5 April 2025 and 6 April 2025, but on the first the Moon rises before the Sun; the rule keeps the second, 6 April 2025.',
      'प्रतिपदा 5 अप्रैल 2025 और 6 अप्रैल 2025, दोनों दिन सूर्योदय के समय है, पर पहले दिन चंद्रोदय सूर्योदय से पहले है; नियम दूसरा दिन मानता है: 6 अप्रैल 2025।',
      { by: 'moon-before-sun', days: [date(5), date(6)], date: date(6) },
    ],
  ])('a decision gives the expected sentence: %s', (english, hindi, decision) => {
    expect(decisionWords(decision, 'en')).toBe(english);
    expect(decisionWords(decision, 'hi')).toBe(hindi);
  });
});

describe('a rule', () => {
  const allRules = (): AppliedRule[] => [
    ...new Set([...rules, ...RULES, { by: 'parana' } as const, { by: 'eclipse' } as const]),
  ];

  test('a rule is written in whole sentences, in both languages', () => {
    expect(allRules().length).toBeGreaterThan(RULES.length);
    for (const rule of allRules()) {
      const [english, hindi] = SENTENCE_LANGUAGES.map((language) => ruleWords(rule, language)) as [string, string];
      expect(english.replace(/\d+°(\d+′)?/g, '')).toMatch(/^([\p{Lu}][^.]*[^ .,;:]\.( |$))+$/u);
      expect(english).not.toMatch(FORBIDDEN);
      const withoutZones = hindi.replace(/\b[A-Z][a-z]+\/[A-Z][a-z]+\b/g, '');
      expect(withoutZones).toMatch(/^([^A-Za-z.।]+[^ ,;:]।( |$))+$/u);
      for (const words of [english, hindi]) expect(words).not.toMatch(/ {2}| ,| ;/);
    }
  });

  test('a rule names the time of day, and the day to keep if two days or none qualify', () => {
    const rule = RULES.find(({ key }) => key === 'ganesha_chaturthi') as UtsavaRule;
    expect(ruleWords(rule, 'en')).toBe(
      'The day on which Śukla Caturthī of Bhādrapada covers madhyāhna. If two days qualify, the one with the larger share is kept (the first if equal). If the tithi covers no madhyāhna, the day on which it begins is kept.',
    );
    expect(ruleWords(rule, 'hi')).toBe(
      'भाद्रपद की शुक्ल चतुर्थी जिस दिन मध्याह्न में हो। यदि ऐसे 2 दिन हों तो बड़े भाग वाला दिन (बराबर हों तो पहला)। यदि तिथि किसी दिन मध्याह्न में न हो तो उसके आरंभ का दिन।',
    );
  });

  test('a rule has words for every time of day and every fallback', () => {
    const [base] = RULES;
    if (base?.by !== 'tithi') throw new Error('no tithi');
    const usedWords = new Set<string>();
    const fallbacks: OnNone[] = ['begins', 'after', 'ends', 'ends-civil', 'after-if-three-muhurtas'];
    for (const kala of Object.keys(KALAS) as KalaKey[]) {
      for (const onNone of fallbacks) {
        for (const language of SENTENCE_LANGUAGES) {
          const words = ruleWords({ ...base, kala, onNone }, language);
          expect(words).not.toMatch(/undefined/);
          usedWords.add(words);
        }
      }
    }
    expect(usedWords.size).toBe(Object.keys(KALAS).length * fallbacks.length * SENTENCE_LANGUAGES.length);
  });
});
