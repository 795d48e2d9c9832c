import { describe, expect, test } from 'vitest';
import type { MuhurtaTradition, Purpose } from '../../../src/data/muhurta-search/rule';
import type { Muhurtas } from '../../../src/domain/muhurta-search/search';
import { JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { closingInWords } from '../../../src/lexicon/sentences/muhurta-search/rules';
import { dateOf, isoOf, openDates, search, truthOf } from './support';

interface PrintedList {
  id: string;
  purpose: Purpose;
  from: string;
  to: string;
  source: string;
  dates?: string[];
  windows?: Record<string, [number, number][]>;
}
const LISTS = truthOf<PrintedList[]>('lists.json');

interface Expected {
  /** The tradition whose rows the list follows. */
  tradition: MuhurtaTradition;
  /** Minimum of the days in both lists divided by the days in either. */
  agreement: number;
  /** Printed windows that agree within five minutes at both ends. */
  windows?: number;
  /** Days in only one list, each with the rule that causes it. */
  printedOnly: Record<string, string>;
  oursOnly?: Record<string, string>;
}

/** The agreement with each list, and the reasons for differences. The tests fail if any figure gets worse. */
const EXPECTED: Record<string, Expected> = {
  'drik-vivaha-2025': {
    tradition: 'almanac',
    agreement: 56 / 58,
    windows: 57,
    printedOnly: {},
    oursOnly: {
      '2025-02-16': 'rikta: 67 min before sunrise, and in the list of Punjab Kesari',
      '2025-05-27': 'no row known; the window ends with the next sunrise',
    },
  },
  'drik-vivaha-2025-autumn': {
    tradition: 'almanac',
    agreement: 15 / 17,
    windows: 15,
    printedOnly: { '2025-11-06': 'yoga-9: Parigha runs all night, and the house-entry list has the same window' },
    oursOnly: { '2025-11-30': 'no row known; between two of the nine yogas' },
  },
  'drik-vivaha-2023': {
    tradition: 'almanac',
    agreement: 39 / 46,
    printedOnly: {
      '2023-02-01': 'yoga-9, bhadra',
      '2023-02-11': 'yoga-9',
      '2023-02-16': 'yoga-9: less than ten minutes before sunrise',
    },
    oursOnly: {
      '2023-01-15': 'no row known',
      '2023-01-17': 'no row known; 76 min before sunrise',
      '2023-02-21': 'no row known; 16 min before sunrise',
      '2023-05-10': 'no row known',
    },
  },
  'drik-griha-pravesh-2025': {
    tradition: 'almanac',
    agreement: 38 / 39,
    windows: 38,
    printedOnly: {},
    oursOnly: { '2025-12-04': 'no row known; only before sunrise, after the tithi changes' },
  },
  // The copy lacks days, so days that only the search has mean nothing.
  'drik-vahana-2025': { tradition: 'almanac', agreement: 108 / 142, windows: 106, printedOnly: {} },
  'odiacalendar-griha-pravesh-2026': {
    tradition: 'almanac',
    agreement: 15 / 24,
    printedOnly: { '2026-05-14': 'tithi' },
  },
  // These lists follow another tradition, whose rows are not known.
  'darbhanga-vivaha-2024-25': { tradition: 'almanac', agreement: 34 / 95, printedOnly: {} },
  'punjabkesari-vivaha-2025': { tradition: 'punjab-kesari', agreement: 1, printedOnly: {}, oursOnly: {} },
};

const searchOf = ({ purpose, from, to }: PrintedList, tradition: MuhurtaTradition): Muhurtas =>
  search({ purpose, tradition, from: dateOf(from), to: dateOf(to) });

/** Minutes after the local midnight of a date. */
const minutesOf = (jdUt: number, iso: string): number =>
  (jdUt - (JD_UNIX_EPOCH + Date.parse(iso) / 86_400_000 - 5.5 / 24)) * 1440;

/** The number of printed windows, and of those that agree within five minutes at both ends. */
function windowsMet(
  { windows = {} }: PrintedList,
  { windows: windowsFound, days }: Muhurtas,
): [printed: number, met: number] {
  let [printed, met] = [0, 0];
  for (const [iso, pairs] of Object.entries(windows)) {
    const day = days.find(({ date }) => isoOf(date) === iso)?.day;
    const dayWindows = windowsFound.filter(({ date }) => isoOf(date) === iso);
    for (const pair of pairs) {
      // Times before the sunrise of the day mean the next morning.
      const [start, end] = pair.map((minute) =>
        day && minute < minutesOf(day.startJd, iso) - 5 ? minute + 1440 : minute,
      );
      printed++;
      const isNear = (jdUt: number, minute = Number.NaN) => Math.abs(minutesOf(jdUt, iso) - minute) <= 5;
      if (dayWindows.some(({ startJd, endJd }) => isNear(startJd, start) && isNear(endJd, end))) met++;
    }
  }
  return [printed, met];
}

describe('printed lists', () => {
  test('every printed list has an expectation', () => {
    expect(LISTS.map(({ id }) => id).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
  });

  test.each(LISTS.map((list) => [list.id, list] as const))(
    'the search agrees with the list as well as stated, and differs by the stated rules: %s',
    (id, list) => {
      const { tradition, agreement, windows, printedOnly, oursOnly } = EXPECTED[id] as Expected;
      const result = searchOf(list, tradition);
      const printed = list.dates ?? Object.keys(list.windows ?? {});
      const openDays = openDates(result);
      const inBoth = printed.filter((date) => openDays.includes(date));
      const either = new Set([...printed, ...openDays]);
      const [all, met] = windowsMet(list, result);
      const onlyPrinted = printed.filter((date) => !openDays.includes(date));
      const onlyOurs = openDays.filter((date) => !printed.includes(date));
      const lines = [
        `${id} (${list.source}), rows of ${tradition}: ${printed.length} printed, ${openDays.length} ours, agreement ${(inBoth.length / either.size).toFixed(3)}${all > 0 ? `, ${met} of ${all} windows within 5 minutes` : ''}`,
        ...onlyPrinted.map((date) => {
          const closedBy = result.days.find((day) => isoOf(day.date) === date)?.closedBy ?? [];
          return `  only printed ${date}: ${closedBy.map((closing) => closingInWords(closing, 'en')).join(' ')}`;
        }),
        ...(oursOnly
          ? onlyOurs.map((date) => `  only ours ${date}: ${oursOnly[date]}`)
          : [`  only ours: ${onlyOurs.length}`]),
      ];
      console.log(lines.join('\n'));
      expect(inBoth.length / either.size).toBeGreaterThanOrEqual(agreement - 1e-9);
      if (windows !== undefined) expect(met).toBeGreaterThanOrEqual(windows);
      for (const [date, rules] of Object.entries(printedOnly)) {
        const closedBy =
          result.days.find((day) => isoOf(day.date) === date)?.closedBy.map((closing) => closing.id) ?? [];
        for (const rule of rules.split(':')[0]?.split(', ') ?? []) expect(closedBy, date).toContain(rule);
      }
      if (id !== 'darbhanga-vivaha-2024-25') expect(onlyPrinted).toEqual(Object.keys(printedOnly));
      if (oursOnly) expect(onlyOurs).toEqual(Object.keys(oursOnly));
    },
  );

  test('the rows of Punjab Kesari add the day of Viṣkambha, and no other day', () => {
    const list = LISTS.find(({ id }) => id === 'punjabkesari-vivaha-2025') as PrintedList;
    const [own, other] = (['almanac', 'punjab-kesari'] as const).map((tradition) => searchOf(list, tradition)) as [
      Muhurtas,
      Muhurtas,
    ];
    const gained = openDates(other).filter((date) => !openDates(own).includes(date));
    expect(gained).toEqual(['2025-03-05']);
    expect(own.days.find(({ date }) => isoOf(date) === '2025-03-05')?.closedBy.map(({ id }) => id)).toContain('yoga-9');
  });
});
