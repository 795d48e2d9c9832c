import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kalaOf } from '../../../src/data/observances/kala';
import {
  type Anniversary,
  type AnniversaryQuestion,
  anniversariesOf,
} from '../../../src/domain/anniversaries/anniversaries';
import { dayAt, placeOfDate, tithiAt } from '../../../src/domain/observances/engine/sky';
import { isoDate } from '../../../src/domain/time/isoCivil';
import { datesOf, NEW_DELHI, skyOf } from '../observances/support';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { runs } from '../support/property';

const daysOf = (question: Omit<AnniversaryQuestion, 'place' | 'tz' | 'from' | 'to'>, from: number, to: number) =>
  answer(
    anniversariesOf(kernel, {
      ...question,
      ...NEW_DELHI,
      from: { year: from, month: 1, day: 1 },
      to: { year: to, month: 12, day: 31 },
    }),
  ).anniversaries;

const datesIn = (anniversaries: readonly Anniversary[]): string[] => anniversaries.map(({ date }) => isoDate(date));

test('the śrāddhas of the pitṛ-pakṣa are those of the calendar', () => {
  // Navamī of Bhādrapada kṛṣṇa and the amāvāsyā, by the same rule as the yearly śrāddha.
  for (const [tithi, key] of [
    [24, 'navami_shraddha'],
    [30, 'sarvapitri_amavasya'],
  ] as const) {
    const ours = datesIn(daysOf({ kind: 'shraddha', of: { tithi, month: 6, adhika: false } }, 2015, 2035));
    const calendar = Array.from({ length: 21 }, (_, i) => datesOf(key, 2015 + i)).flat();
    expect(ours).toEqual(calendar);
  }
});

test('a date of an adhika month is in it when the month is adhika again, otherwise in the natural month', () => {
  // Jyaiṣṭha is adhika in 1999, 2007, 2018 and 2026; Bhādrapada in 2012 and 2031.
  const jyaishtha = daysOf({ kind: 'shraddha', of: { tithi: 5, month: 3, adhika: true } }, 1999, 2026);
  const again = jyaishtha.filter(({ monthReason }) => monthReason === 'adhika-again');
  expect(again.map(({ date }) => date.year)).toEqual([1999, 2007, 2018, 2026]);
  expect(jyaishtha.length).toBe(28);
  const natural = daysOf({ kind: 'shraddha', of: { tithi: 5, month: 3, adhika: false } }, 1999, 2026);
  const skipped = natural.filter(({ monthReason }) => monthReason === 'adhika-skipped');
  expect(skipped.map(({ date }) => date.year)).toEqual([1999, 2007, 2018, 2026]);
  expect(natural.length).toBe(28);
});

test('both names of a kṣaya month have their days in it', () => {
  // Pauṣa and Māgha share the lunar month of January to February 1983.
  for (const month of [10, 11]) {
    const days = daysOf({ kind: 'birthday', of: { tithi: 5, month, adhika: false } }, 1982, 1984);
    expect(days.filter(({ monthReason }) => monthReason === 'kshaya').map(({ date }) => date.year)).toEqual([1983]);
  }
});

test('a birthday by nakṣatra has the second or the first occurrence in the solar month', () => {
  const of = { nakshatra: 4, sunRashi: 2 };
  const [second, first] = (['second', 'first'] as const).map((onTwo) =>
    datesIn(daysOf({ kind: 'birthday', of, onTwo }, 2000, 2040)),
  ) as [string[], string[]];
  expect([second.length, first.length]).toEqual([41, 41]);
  expect(second.some((date, i) => date !== first[i])).toBe(true);
});

test('the tithi is at the kāla of its day, unless no day has it there', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('birthday' as const, 'shraddha' as const),
      fc.integer({ min: 1950, max: 2060 }),
      (tithi, month, kind, year) => {
        for (const { date, window, decision } of daysOf({ kind, of: { tithi, month, adhika: false } }, year, year)) {
          const sky = skyOf(year);
          const day = dayAt(sky, placeOfDate(sky, date));
          const kala = day && kalaOf(day, kind === 'birthday' ? 'sunrise' : 'aparahna');
          expect(window).toEqual(kala);
          const isNone = JSON.stringify(decision).includes('"shares":[]');
          if (!kala || isNone) continue;
          const within = [kala.startJd, (kala.startJd + kala.endJd) / 2, kala.endJd - 1e-9];
          const held = within.some((jdUt) => tithiAt(sky, jdUt).index === tithi) || kind === 'shraddha';
          expect(held).toBe(true);
        }
      },
    ),
    runs(25),
  );
});
