import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ObservedTime } from '../../../src/domain/observances/times/types';
import type { Utsava } from '../../../src/domain/observances/types';
import { loadCitations } from '../../../src/lexicon/citations';
import { timeLine, timeReasonWords, timeRuleWords } from '../../../src/lexicon/sentences/times';
import { TIMES_OF_OTHER_DAYS } from './misses';
import { NEW_DELHI, NEW_YORK, SYDNEY, utsavasIn } from './support';
import { agrees, comparedTimes, nameOf, timesTable } from './timesAgreement';

test('the times of observances agree with dated rows within the tolerance of each', () => {
  const compared = comparedTimes();
  console.log(timesTable(compared).join('\n'));
  expect(compared.length).toBe(378);
  const days = compared.filter(({ minutes }) => minutes === null).map(nameOf);
  expect(days.toSorted()).toEqual(Object.keys(TIMES_OF_OTHER_DAYS).toSorted());
  const misses = compared.filter((one) => one.minutes !== null && !agrees(one));
  expect(misses.map((one) => `${nameOf(one)}: ${one.minutes?.toFixed(1)} min`)).toEqual([]);
});

const within = (inner: ObservedTime, outer: ObservedTime): boolean =>
  (outer.startJd as number) <= (inner.startJd as number) + 1e-6 &&
  (inner.endJd ?? (inner.startJd as number)) <= (outer.endJd as number) + 1e-6;

/** Whether the choice that applies has the tithi of the observance as a limit. */
const isLimited = ({ choice }: ObservedTime): boolean =>
  choice !== null && 'in' in choice && choice.in.some((term) => 'tithi' in term && term.tithi === 'its');

describe('every time of a year', () => {
  const wheres = [
    NEW_DELHI,
    NEW_YORK,
    SYDNEY,
    { place: { latDeg: 64.15, lonDeg: -21.94 }, tz: 'Atlantic/Reykjavik' },
    { place: { latDeg: 69.65, lonDeg: 18.96 }, tz: 'Europe/Oslo' },
    { place: { latDeg: -54.8, lonDeg: -68.3 }, tz: 'America/Argentina/Ushuaia' },
  ];
  const sampled = fc.record({ year: fc.integer({ min: 1901, max: 2099 }), where: fc.constantFrom(...wheres) });
  const eachTime = (check: (time: ObservedTime, utsava: Utsava) => void): void => {
    fc.assert(
      fc.property(sampled, ({ year, where }) => {
        const utsavas = utsavasIn(year, where, { times: true });
        expect(utsavas.some(({ times }) => times.length > 0)).toBe(true);
        for (const utsava of utsavas) for (const time of utsava.times) check(time, utsava);
      }),
      { numRuns: 8 },
    );
  };

  test('a preferred time lies within the wider window that its rule names', () => {
    eachTime((time, { times, key }) => {
      const outer = times.find((other) => other.key === time.rule.within && other.startJd !== null);
      if (outer && time.startJd !== null) expect(within(time, outer), `${key} ${time.key}`).toBe(true);
    });
  });

  test('a time is empty only with a reason, and runs forward', () => {
    eachTime((time, { key }) => {
      expect(time.startJd === null, `${key} ${time.key}`).toBe(time.lacks !== null);
      if (time.startJd === null) expect(timeReasonWords(time, 'en')).not.toBe('');
      if (time.startJd !== null && time.endJd !== null) expect(time.endJd).toBeGreaterThan(time.startJd);
    });
  });

  test('a time stays within its tithi where its rule has the tithi', () => {
    eachTime((time, { reckoning, key }) => {
      if (!isLimited(time) || reckoning.kala === 'tithi') return;
      expect(within(time, { ...time, ...reckoning.tithi }), `${key} ${time.key}`).toBe(true);
    });
  });

  test('a time has words in English and in Hindi', async () => {
    const cites = { en: await loadCitations('en'), hi: await loadCitations('hi') };
    eachTime((time) => {
      for (const language of ['en', 'hi'] as const) {
        expect(timeRuleWords(time, language)).not.toMatch(/undefined|NaN/);
        expect(timeLine(time, String, cites[language], language)).not.toMatch(/undefined|null/);
      }
    });
  });
});

test('the pāraṇa of Janmāṣṭamī never waits beyond the midnight after its day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1901, max: 2099 }), fc.constantFrom(NEW_DELHI, NEW_YORK, SYDNEY), (year, where) => {
      const days = utsavasIn(year, where, { times: true }).filter(({ key }) => /^krishna_janmashtami/.test(key));
      expect(days.length).toBeGreaterThan(0);
      for (const { times, key } of days) {
        const nishitha = times.find((time) => time.key === 'nishitha');
        const parana = times.find((time) => time.key === 'parana' && time.rule.quality === 'best');
        const hours = 24 * ((parana?.startJd as number) - (nishitha?.startJd as number));
        expect(hours, `${key} ${year}`).toBeLessThan(24.2);
        expect(hours, `${key} ${year}`).toBeGreaterThan(3);
      }
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['kartika_purnima_vrata', ['puja', 'parana', 'moonrise']],
  ['kartika_purnima', ['puja', 'moonrise']],
  ['tulasi_vivaha', ['puja']],
  ['pongal', ['puja', 'puja_allowed', 'sankranti']],
  ['maha_navami', ['puja', 'parana']],
  ['vijayadashami', ['vijaya', 'parana', 'aparahna']],
])('%s has its times in each year', (key, keys) => {
  fc.assert(
    fc.property(fc.integer({ min: 1901, max: 2099 }), (year) => {
      const utsava = utsavasIn(year, NEW_DELHI, { times: true }).find((one) => one.key === key);
      expect(new Set(utsava?.times.map((time) => time.key))).toEqual(new Set(keys));
      expect(utsava?.times.every(({ startJd }) => startJd !== null)).toBe(true);
    }),
    { numRuns: 10 },
  );
});

test('a place where the Sun stays up says so in each time that needs a sunset', () => {
  const utsavas = utsavasIn(2026, { place: { latDeg: 69.65, lonDeg: 18.96 }, tz: 'Europe/Oslo' }, { times: true });
  const june = utsavas.filter(({ date, key }) => date.month === 6 && key === 'pradosha_vrata');
  expect(june.length).toBeGreaterThan(0);
  for (const { times } of june) {
    expect(times.find(({ key }) => key === 'puja')).toMatchObject({ startJd: null, lacks: 'sun-stays-up' });
  }
});
