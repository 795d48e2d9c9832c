import { describe, expect, test } from 'vitest';
import { type MuhurtaTradition, PURPOSES } from '../../../src/data/muhurta-search/rule';
import { compareMuhurtas, type MuhurtaComparison } from '../../../src/domain/muhurta-search/compare';
import { ruleSetOf, traditionsOf } from '../../../src/domain/muhurta-search/ruleSet';
import type { MuhurtaQuestion } from '../../../src/domain/muhurta-search/types';
import { kernel } from '../support/kernel';
import { DELHI, dateOf, isoOf, openDates, search } from './support';

const YEAR = { from: dateOf('2026-01-01'), to: dateOf('2026-12-31') };

function comparison(
  question: Partial<MuhurtaQuestion> & Pick<MuhurtaQuestion, 'from' | 'to'>,
  traditions?: MuhurtaTradition[],
): MuhurtaComparison {
  const compared = compareMuhurtas(
    kernel,
    { purpose: 'vivaha', tradition: 'almanac', ...DELHI, ...question },
    traditions,
  );
  if (!compared.ok) throw new Error(compared.error.reason);
  return compared.value;
}

describe('a comparison of traditions', () => {
  test.each(PURPOSES.filter((purpose) => traditionsOf(purpose).length > 1))(
    'the comparison lists every day on which traditions differ, with the rows that decide it: %s',
    (purpose) => {
      const traditions = traditionsOf(purpose);
      for (const tradition of traditions) {
        const compared = comparison({ ...YEAR, purpose, tradition });
        const ownDates = openDates(search({ ...YEAR, purpose, tradition }));
        expect(compared.openDays).toBe(ownDates.length);
        expect(compared.others.map((other) => other.tradition)).toEqual(traditions.filter((key) => key !== tradition));
        for (const { tradition: other, openDays, adds, omits, changes } of compared.others) {
          const otherDates = openDates(search({ ...YEAR, purpose, tradition: other }));
          expect(openDays).toBe(otherDates.length);
          expect(adds.length + omits.length + changes.length).toBeGreaterThan(0);
          const days = compared.days.filter((day) => day.tradition === other);
          const changed = (verdict: string) =>
            days.filter((day) => day.verdict === verdict).map(({ date }) => isoOf(date));
          expect(changed('open')).toEqual(otherDates.filter((date) => !ownDates.includes(date)));
          expect(changed('closed')).toEqual(ownDates.filter((date) => !otherDates.includes(date)));
          const differing = new Set([...adds, ...omits, ...changes].map(({ id }) => id));
          for (const { deciding, closedBy, verdict } of days) {
            expect(deciding.length).toBeGreaterThan(0);
            expect(closedBy.length).toBeGreaterThan(0);
            for (const id of deciding) {
              expect(differing.has(id)).toBe(true);
              const closing = verdict === 'closed' ? other : tradition;
              expect(ruleSetOf(purpose, closing).some((row) => row.id === id && row.kind !== 'preferred')).toBe(true);
            }
          }
        }
      }
    },
  );

  test('the comparison names Holāṣṭaka for the days of March 2025 that some lists leave out', () => {
    const { days } = comparison({ from: dateOf('2025-03-01'), to: dateOf('2025-03-31') }, ['hindustan']);
    expect(days.map(({ date, verdict, deciding }) => [isoOf(date), verdict, deciding])).toEqual([
      ['2025-03-06', 'closed', ['holashtaka']],
      ['2025-03-07', 'closed', ['holashtaka']],
      ['2025-03-12', 'closed', ['holashtaka']],
    ]);
  });

  test('the comparison names the setting of Venus for the weddings of January 2026 that Prokerala lists', () => {
    const { days, openDays } = comparison({ from: dateOf('2026-01-01'), to: dateOf('2026-01-31') }, ['prokerala']);
    expect(openDays).toBe(0);
    expect(days.length).toBeGreaterThan(3);
    for (const { verdict, deciding } of days) expect([verdict, deciding]).toEqual(['open', ['asta-shukra']]);
  });

  test('the comparison counts the days and rows on which wedding lists of 2026 differ', () => {
    const compared = comparison(YEAR);
    const lines = compared.others.map(({ tradition, openDays }) => {
      const rows = new Map<string, number>();
      for (const day of compared.days.filter((one) => one.tradition === tradition))
        for (const id of day.deciding)
          rows.set(`${day.verdict} by ${id}`, (rows.get(`${day.verdict} by ${id}`) ?? 0) + 1);
      return `  ${tradition}: ${openDays} open days; ${[...rows].map(([row, count]) => `${count} ${row}`).join(', ')}`;
    });
    console.log(`almanac: ${compared.openDays} open days for weddings in 2026\n${lines.join('\n')}`);
    expect(new Set(compared.others.map(({ openDays }) => openDays)).size).toBeGreaterThan(4);
  });

  test('the comparison throws a RangeError for a tradition without rows for the purpose', () => {
    expect(() => comparison({ ...YEAR, purpose: 'krishi' }, ['raman'])).toThrow(RangeError);
  });
});
