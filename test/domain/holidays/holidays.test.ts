import { expect, test } from 'vitest';
import { easterDay } from '../../../src/domain/holidays/forecast';
import { holidaysOf } from '../../../src/domain/holidays/year';
import { civilFromDays } from '../../../src/domain/time/civil';
import { isoDate } from '../../../src/domain/time/isoCivil';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { forecastAgreements, forecastMisses, forecastTable, HOLIDAY_ROWS, reasonsWithoutMiss } from './agreement';

test('the days of a year with a list are those of the list', () => {
  const lists = Map.groupBy(
    HOLIDAY_ROWS.filter(({ expected }) => !expected),
    ({ region, year }) => `${region} ${year}`,
  );
  expect(lists.size).toBe(35);
  for (const [name, rows] of lists) {
    const [region, year] = name.split(' ') as ['india', string];
    const { status, holidays } = answer(holidaysOf(kernel, { region, year: Number(year) }));
    expect(status).toBe('notified');
    const days = new Set(holidays.map(({ date, kind }) => `${isoDate(date)} ${kind}`));
    expect(days).toEqual(new Set(rows.map(({ date, kind }) => `${date} ${kind}`)));
    const keys = new Set(holidays.map(({ date, key }) => `${isoDate(date)} ${key}`));
    for (const { date, key } of rows) if (key !== undefined) expect(keys).toContain(`${date} ${key}`);
  }
});

test('forecasts agree with 93 % of the days of all lists, and every other day is explained', () => {
  const all = forecastAgreements();
  console.log([...forecastTable(all), '', ...forecastMisses(all)].join('\n'));
  const sum = (pick: 'agrees' | 'compared') => all.reduce((total, one) => total + one[pick], 0);
  expect(sum('compared')).toBeGreaterThan(1140);
  expect(sum('agrees') / sum('compared')).toBeGreaterThan(0.93);
  expect(forecastMisses(all).filter((line) => line.includes('not explained'))).toEqual([]);
  expect(reasonsWithoutMiss(all)).toEqual([]);
});

test('the expected central list of 2027 agrees with the forecast, days by the Moon within a day', () => {
  const { status, holidays } = answer(holidaysOf(kernel, { region: 'india', year: 2027 }));
  expect(status).toBe('forecast');
  const rows = HOLIDAY_ROWS.filter(({ expected, key }) => expected && key !== undefined);
  expect(rows.length).toBeGreaterThan(35);
  const misses = rows.filter(
    ({ key, date }) => !holidays.some((holiday) => holiday.key === key && isoDate(holiday.date) === date),
  );
  expect(misses.map(({ key, date }) => `${key} ${date}`)).toEqual(['mahavira_jayanti 2027-04-18']);
});

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2025, '2025-04-20'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, date) => {
  // Meeus 1998 ch. 8, and tables of the computus.
  expect(isoDate(civilFromDays(easterDay(year)))).toBe(date);
});

test.each([
  // telugu.oneindia.com, order of Andhra Pradesh for 2018; deccanherald.com 2021-11-26, list of Karnataka for 2022;
  // scribd.com 381992708, list of Karnataka for 2018; sakshipost.com 2025-01-06, order of Telangana for 2025.
  ['andhra-pradesh', 2018, ['bhogi 01-14', 'makara_sankranti 01-15', 'kanuma 01-16', 'rama_navami 03-25']],
  ['karnataka', 2018, ['makara_sankranti 01-15']],
  ['karnataka', 2022, ['makara_sankranti 01-15', 'tula_sankranti 10-18']],
  ['telangana', 2025, ['makara_sankranti 01-14']],
] as const)('the forecast of %s for %i has the days of the list of that year', (region, year, days) => {
  const { holidays } = answer(holidaysOf(kernel, { region, year }));
  for (const day of days) {
    const [key, date] = day.split(' ');
    expect(holidays.filter((holiday) => holiday.key === key).map((holiday) => isoDate(holiday.date).slice(5))).toEqual([
      date,
    ]);
  }
});

test('a region without a list of its own has the holidays of the central lists at its own town', () => {
  const { status, lists, place, holidays } = answer(holidaysOf(kernel, { region: 'goa', year: 2028 }));
  expect([status, lists[0]?.region, place.name]).toEqual(['forecast', 'india', 'Panaji']);
  expect(holidays.length).toBeGreaterThan(50);
  expect(holidays.every(({ rule }) => rule !== null)).toBe(true);
});
