/** The tradition `civil`: the holidays of governments that are observances, with the reasons for their days. */
import { expect, test } from 'vitest';
import { HOLIDAY_LISTS } from '../../../src/data/holidays';
import { CIVIL_HOLIDAYS } from '../../../src/data/holidays/civil';
import { REGIONS, type Region } from '../../../src/data/observances/regions';
import { SEATS } from '../../../src/data/observances/seats';
import { holidaysOf, listed } from '../../../src/domain/holidays/year';
import { isoOf, reasonOf, utsavasIn, type Where } from '../observances/support';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';

const seatOf = (region: Region): Where => {
  const { lat, lon, tz } = SEATS[region];
  return { place: { latDeg: lat, lonDeg: lon }, tz };
};

const LONDON: Where = { place: { latDeg: 51.5074, lonDeg: -0.1278 }, tz: 'Europe/London' };

/** The holidays that are observances: "2026-11-08 lakshmi_puja". */
const holidayLines = (region: Region, year: number): string[] =>
  answer(holidaysOf(kernel, { region, year }))
    .holidays.filter(({ key }) => key === 'krishna_janmashtami_vaishnava' || !Object.hasOwn(CIVIL_HOLIDAYS, key))
    .map(({ date, key }) => `${isoOf(date)} ${key}`)
    .toSorted();

const civilLines = (region: Region, year: number, where: Where): string[] =>
  utsavasIn(year, where, { region, tradition: 'civil' }).map(({ date, key }) => `${isoOf(date)} ${key}`);

test('civil observances are the holidays of the list, at any place', () => {
  for (const { region, year } of HOLIDAY_LISTS) {
    const expected = holidayLines(region, year);
    expect(civilLines(region, year, seatOf(region)).toSorted(), `${region} ${year}`).toEqual(expected);
  }
  expect(civilLines('kerala', 2026, LONDON).toSorted()).toEqual(holidayLines('kerala', 2026));
});

test.each(REGIONS)('civil observances of %s in a year without a list are those of the forecast', (region) => {
  const expected = holidayLines(region, 2031);
  expect(expected.length).toBeGreaterThan(0);
  expect(civilLines(region, 2031, seatOf(region)).toSorted()).toEqual(expected);
  expect(civilLines(region, 2031, LONDON).toSorted()).toEqual(expected);
});

const reasonFor = (key: string, date: string, region: Region): string | undefined => {
  const year = Number(date.slice(0, 4));
  const utsavas = utsavasIn(year, seatOf(region), { region, tradition: 'civil' });
  const utsava = utsavas.find((each) => each.key === key && isoOf(each.date) === date);
  return utsava && reasonOf(utsava);
};

test('a civil day has the reason of its rule, or the day of the rule where the list has another', () => {
  expect(reasonFor('bhai_dooj', '2026-11-10', 'bihar')).toBe(
    'The government’s list of holidays for 2026 has 10 November 2026; the rule of the observance gives 11 November 2026.',
  );
  expect(reasonFor('onam', '2027-09-12', 'kerala')).toBe(
    'No list of holidays for 2027 is known; the forecast is 12 September 2027: Śravaṇa nakṣatra prevails at sunrise only on 12 September 2027.',
  );
  expect(reasonFor('lakshmi_puja', '2027-10-29', 'trinidad-and-tobago')).toContain('by the Sun of New Delhi');
});

test('a forecast names a list that has the day', () => {
  for (const region of REGIONS) {
    for (const { key, source } of utsavasIn(2031, seatOf(region), { region, tradition: 'civil' })) {
      const lists = HOLIDAY_LISTS.filter((list) => list.source === source);
      expect(
        lists.flatMap(listed).map((day) => day.key),
        `${region} ${key}`,
      ).toContain(key);
    }
  }
});

test('a civil day names one town that decides', () => {
  expect(
    REGIONS.flatMap((region) =>
      utsavasIn(2031, LONDON, { region, tradition: 'civil' }).filter(
        ({ reckoning }) => JSON.stringify(reckoning.decision).split('decided-at').length > 2,
      ),
    ),
  ).toEqual([]);
});

test('the clocks of a question do not change the forecast of a government', () => {
  const { place } = seatOf('india');
  expect(civilLines('india', 2031, { place, tz: 'America/New_York' })).toEqual(
    civilLines('india', 2031, seatOf('india')),
  );
});

test('a civil day has the times of its observance', () => {
  const utsavas = utsavasIn(2026, seatOf('india'), { region: 'india', tradition: 'civil', times: true });
  const puja = utsavas.find(({ key }) => key === 'lakshmi_puja')?.times.find(({ key }) => key === 'puja');
  expect(puja?.startJd).not.toBeNull();
});
