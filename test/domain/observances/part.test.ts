/** A part of a year has the same observances as the whole year, although it computes less of the sky. */
import { describe, expect, test } from 'vitest';
import { type SpanWithHorizon, spanWithHorizon } from '../../../src/domain/day/horizon';
import type { Selection } from '../../../src/domain/observances/question';
import type { DatedKey } from '../../../src/domain/observances/undecided';
import { datedKeysOf } from '../../../src/domain/observances/year';
import { daysFromCivil, daysInMonth, JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { isoOf, NEW_DELHI, NEW_YORK, utsavasIn, type Where } from './support';

const APIA: Where = { place: { latDeg: -13.83, lonDeg: -171.77 }, tz: 'Pacific/Apia' };
const TROMSO: Where = { place: { latDeg: 69.65, lonDeg: 18.96 }, tz: 'Europe/Oslo' };
const KOCHI: Where = { place: { latDeg: 9.9312, lonDeg: 76.2673 }, tz: 'Asia/Kolkata' };

/**
 * Years with a kṣaya month (1963, 1982), an adhika month (2023, 2026), a skipped date in Apia (2011), and the last
 * year.
 */
const CASES: [string, number, Where, Selection][] = [
  ['New Delhi in 2026', 2026, NEW_DELHI, {}],
  ['New Delhi in 1963', 1963, NEW_DELHI, { region: 'all' }],
  ['New Delhi in 1982', 1982, NEW_DELHI, { tradition: 'smarta' }],
  ['Kochi in 2023', 2023, KOCHI, { region: 'kerala' }],
  ['Kochi in 2025', 2025, KOCHI, { region: 'tamil-nadu' }],
  ['New York in 2024', 2024, NEW_YORK, { tradition: 'gaudiya' }],
  ['Apia in 2011', 2011, APIA, { region: 'all' }],
  ['Tromsø in 2100', 2100, TROMSO, {}],
];

const lineOf = ({ key, date }: DatedKey): string => `${isoOf(date)} ${key}`;

/** The observances of a part of a year, and the observances of the whole year in the same dates. */
function both(
  year: number,
  where: Where,
  selection: Selection,
  first: [number, number],
  last: [number, number],
  known?: SpanWithHorizon,
) {
  const [from, to] = [
    { year, month: first[0], day: first[1] },
    { year, month: last[0], day: last[1] },
  ];
  const isWithin = ({ date }: DatedKey): boolean => isoOf(from) <= isoOf(date) && isoOf(date) <= isoOf(to);
  return [
    answer(datedKeysOf(kernel, { year, ...where, ...selection, from, to }, known)).map(lineOf),
    utsavasIn(year, where, selection).filter(isWithin).map(lineOf),
  ];
}

describe.each(CASES)('%s', (_, year, where, selection) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('the month %i has the observances of the whole year', (month) => {
    const [part, whole] = both(year, where, selection, [month, 1], [month, daysInMonth(year, month)]);
    expect(part?.length).toBeGreaterThan(10);
    expect(part).toEqual(whole);
  });

  test.each([
    [1, 1],
    [4, 14],
    [9, 2],
    [12, 31],
  ])('the single day %i-%i has the observances of the whole year', (month, day) => {
    const [part, whole] = both(year, where, selection, [month, day], [month, day]);
    expect(part).toEqual(whole);
  });
});

test('autumn has the observances of the whole year, found in a known span of summer to summer', () => {
  const [fromJd, toJd] = [daysFromCivil(2037, 7, 29), daysFromCivil(2038, 10, 12)].map((day) => JD_UNIX_EPOCH + day);
  const known = answer(spanWithHorizon(kernel, KOCHI.place, fromJd as number, toJd as number));
  const [part, whole] = both(2037, KOCHI, {}, [9, 5], [12, 31], known);
  expect(part).toEqual(whole);
});
