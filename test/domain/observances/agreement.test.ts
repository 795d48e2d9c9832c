/**
 * Gates: for each source and authority, the number of compared dated rows does not fall, and the number of misses does
 * not rise.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { observancePage } from '../../accuracy/observances';
import { type Agreement, agreements, tableOf } from './agreement';
import { AUTHORITY_FILES } from './authorities';
import { MISSES } from './misses';
import { datesOf, truthOf } from './support';

/** Rows compared, and the maximum number of misses. */
const GATES: readonly (readonly [source: string, authority: string, compared: number, misses: number])[] = [
  ['states', 'Bihar', 17, 1],
  ['states', 'Assam', 43, 1],
  ['states', 'Himachal Pradesh', 42, 3],
  ['states', 'Odisha', 58, 1],
  ['states', 'Mauritius', 12, 1],
  ['states', 'Kerala', 26, 0],
  ['states', 'West Bengal', 3, 0],
  ['states', 'Tamil Nadu', 10, 0],
  ['states', 'Karnataka', 28, 1],
  ['states', 'Andhra Pradesh', 5, 0],
  ['states', 'Uttarakhand', 16, 0],
  ['states', 'Maharashtra', 11, 0],
  ['states', 'Andaman and Nicobar', 6, 0],
  ['states', 'Nepal', 11, 0],
  ['states', 'Jharkhand', 2, 0],
  ['states', 'Central', 28, 1],
  ['states', 'Telangana', 19, 1],
  ['nepali-patro', 'Nepal', 196, 17],
  ['date-holidays', 'Singapore', 13, 2],
  ['date-holidays', 'Malaysia', 7, 0],
  ['date-holidays', 'Trinidad', 9, 1],
  ['date-holidays', 'Guyana', 9, 1],
  ['date-holidays', 'Fiji', 7, 2],
  ['date-holidays', 'Suriname', 8, 1],
  ['date-holidays', 'Mauritius', 19, 5],
  ['gcal', 'named days', 14102, 17],
  ['gcal', 'fasts and their breaking', 2328, 1],
  ['madhva-tables', 'all other cities', 1565, 11],
  ['madhva-tables', 'Murmansk', 56, 6],
  ['jyotisha-2014', 'Tamil Nadu', 294, 20],
  ['jyotisha-2014', 'diaspora', 197, 11],
  ['jyotisha-json', 'Tamil Nadu', 298, 28],
  ['jyotisha-json', 'diaspora', 225, 32],
  ['jyotisha-json', 'all India', 494, 0],
  ['jyotisha-json', 'Andhra Pradesh', 14, 0],
  ['jyotisha-json', 'Karnataka', 20, 0],
  ['jyotisha-json', 'Odisha', 8, 0],
  ['jyotisha-json', 'Gujarat', 2, 0],
  ['jyotisha-json', 'Bihar (Mithila)', 2, 0],
  ['jyotisha-json', 'Kerala', 4, 0],
  ['exchange', 'Mumbai', 65, 1],
  ['festivals', 'not disputed', 874, 7],
  ['festivals', 'disputed between sources', 53, 7],
];

let all: Agreement[] = [];
beforeAll(() => {
  all = agreements();
});

describe('the agreement with authorities', () => {
  test('every source and authority has a gate', () => {
    const name = ({ source, authority }: Agreement) => `${source} ${authority}`;
    expect(all.map(name).toSorted()).toEqual(GATES.map(([source, authority]) => `${source} ${authority}`).toSorted());
    expect(new Set(all.map(({ source }) => source))).toEqual(new Set([...AUTHORITY_FILES, 'exchange', 'festivals']));
    expect(all.every(({ weight }) => weight.length > 20)).toBe(true);
  });

  test.each(GATES)('the rows of %s, %s, number %i with at most %i misses', (source, authority, compared, misses) => {
    const agreement = all.find((one) => one.source === source && one.authority === authority);
    expect(agreement?.compared).toBe(compared);
    expect(agreement?.misses.length ?? compared, agreement?.misses.join('\n')).toBeLessThanOrEqual(misses);
    expect(agreement?.agrees).toBe(compared - (agreement?.misses.length ?? 0));
  });

  test('every missed row of an authority is explained, and every explanation has its miss', () => {
    const missed = all
      .filter(({ source }) => !source.startsWith('jyotisha'))
      .flatMap(({ source, misses }) => misses.map((miss) => `${source}: ${miss}`));
    expect(missed.toSorted()).toEqual(MISSES.map(({ source, miss }) => `${source}: ${miss}`).toSorted());
    expect(MISSES.every(({ because }) => because.length > 5)).toBe(true);
    expect(MISSES.filter(({ why }) => why === 'unexplained').length).toBeLessThanOrEqual(24);
  });

  test('a disputed row agrees with one of its printed dates', () => {
    const disagreements =
      truthOf<{ key: string; year: number; dates: Record<string, string[]> }[]>('disagreements.json');
    expect(disagreements.length).toBeGreaterThan(15);
    for (const { key, year, dates } of disagreements) {
      expect(Object.keys(dates), `${key} ${year}`).toContain(datesOf(key, year)[0]);
    }
  });

  test('the table of misses is printed, and docs/utsavas.md contains it', () => {
    console.log(tableOf(all).join('\n'));
    const page = observancePage(all);
    const misses = all.flatMap((one) => one.misses);
    expect(misses.length).toBeGreaterThan(100);
    expect(page.match(/^\| .* \| `\w+` \| .* \| .* \| .* \| .* \|$/gm)).toHaveLength(misses.length);
    expect(page).not.toContain('undefined');
    expect(readFileSync(new URL('../../../docs/utsavas.md', import.meta.url), 'utf8')).toBe(page);
  });
});
