import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ObservedTime } from '../../../src/domain/observances/times/types';
import type { Utsava } from '../../../src/domain/observances/types';
import { timeLine, timeReasonWords, timeRuleWords } from '../../../src/lexicon/sentences/times';
import { NEW_DELHI, NEW_YORK, SYDNEY, utsavasIn } from './support';
import { agrees, comparedTimes, nameOf, timesTable } from './timesAgreement';

/** Rows of fasts and nights whose day the service decides otherwise than the source. */
const OTHER_DAYS = [
  'gaudiya_ekadashi parana 2024-04-20 Kolkata',
  'pakshavardhini_mahadvadashi parana 2026-07-26 San Jose',
  'vaikuntha_ekadashi parana 2026-12-21 San Jose',
  'gaudiya_ekadashi parana 2024-05-19 New York',
];

test('the times of observances agree with dated rows within the tolerance of each', () => {
  const compared = comparedTimes();
  console.log(timesTable(compared).join('\n'));
  expect(compared.length).toBe(378);
  const days = compared.filter(({ minutes }) => minutes === null).map(nameOf);
  expect(days.toSorted()).toEqual(OTHER_DAYS.toSorted());
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

  test('a time has words in English and in Hindi', () => {
    eachTime((time) => {
      for (const language of ['en', 'hi'] as const) {
        expect(timeRuleWords(time, language)).not.toMatch(/undefined|NaN/);
        expect(timeLine(time, String, language)).not.toMatch(/undefined|null/);
      }
    });
  });
});

test('a place where the Sun stays up says so in each time that needs a sunset', () => {
  const utsavas = utsavasIn(2026, { place: { latDeg: 69.65, lonDeg: 18.96 }, tz: 'Europe/Oslo' }, { times: true });
  const june = utsavas.filter(({ date, key }) => date.month === 6 && key === 'pradosha_vrata');
  expect(june.length).toBeGreaterThan(0);
  for (const { times } of june) {
    expect(times.find(({ key }) => key === 'puja')).toMatchObject({ startJd: null, lacks: 'sun-stays-up' });
  }
});
