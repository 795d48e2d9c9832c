/** The days, tithis and months that the rules use. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AmantaMonth } from '../../../src/domain/calendar/month';
import { vedicDay } from '../../../src/domain/day/day';
import { dayAt, dayHolding, monthOf, tithiAt } from '../../../src/domain/observances/engine/sky';
import { daysFromCivil } from '../../../src/domain/time/civil';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { evenly, runs } from '../support/property';
import { Residuals } from '../support/residuals';
import { isoOf, NEW_YORK, SYDNEY, skyOf, truthOf, utsavasIn, type Where } from './support';

const SECONDS = 86_400;
const INSTANTS = ['sunriseJd', 'sunsetJd', 'nextSunriseJd', 'moonriseJd', 'moonsetJd'] as const;
const hoursOf = (tz: string, year: number, month: number, day: number): number => {
  // The offset at noon UT. The clocks do not change on the compared days.
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: tz, timeZoneName: 'longOffset' }).formatToParts(
    Date.UTC(year, month - 1, day, 12),
  );
  const [, sign, hours, minutes = '0', seconds = '0'] =
    /GMT([+-])(\d+):?(\d+)?:?(\d+)?/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600);
};

describe('the run of days', () => {
  const residuals = new Residuals('s');

  function compare(year: number, where: Where, place: number): void {
    const day = dayAt(skyOf(year, where), place);
    if (!day) throw new Error('no such day');
    const { year: y, month, day: d } = day.date;
    const hours = [-1, 0, 1].map((aside) => hoursOf(where.tz, y, month, d + aside));
    if (new Set(hours).size > 1) return;
    const alone = answer(vedicDay(kernel, day.date, where.place, hours[1] ?? 0));
    expect(day.vara).toBe(alone.vara);
    for (const key of INSTANTS) {
      const [mine, its] = [day[key], alone[key]];
      expect(mine === null, `${key} ${isoOf(day.date)} ${JSON.stringify(where)}`).toBe(its === null);
      if (mine !== null && its !== null) residuals.add(key, (mine - its) * SECONDS);
    }
  }

  test('the run of days equals vedicDay for each, at any place below 60 degrees', () => {
    const where = fc.record({ latDeg: evenly(-60, 60), lonDeg: evenly(-180, 180) }).map((place): Where => {
      const hours = Math.round(place.lonDeg / 15);
      return { place, tz: hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}` };
    });
    fc.assert(
      fc.property(where, fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 430 }), (w, year, place) => {
        for (const aside of [0, 1, 2]) compare(year, w, place + aside);
      }),
      runs(150),
    );
  });

  test('the run of days equals vedicDay at daylight saving changes, and far from the middle of a zone', () => {
    const china: Where = { place: { latDeg: 39.47, lonDeg: 75.99 }, tz: 'Asia/Shanghai' };
    for (const where of [NEW_YORK, SYDNEY, china]) {
      for (const year of [1901, 1944, 1975, 2026, 2099]) {
        for (let place = 3; place < 430; place += 14) compare(year, where, place);
      }
    }
    residuals.print('days at once and day by day');
    expect(residuals.max('sunriseJd')).toBeLessThan(0.01);
    for (const key of INSTANTS) expect(residuals.max(key), key).toBeLessThan(0.05);
  });

  test('a date that a zone skipped is not a day', () => {
    const apia: Where = { place: { latDeg: -13.83, lonDeg: -171.77 }, tz: 'Pacific/Apia' };
    const sky = skyOf(2011, apia);
    const dates = sky.days.map(({ date }) => isoOf(date));
    const before = dates.indexOf('2011-12-29');
    expect(dates.slice(before, before + 3)).toEqual(['2011-12-29', '2011-12-31', '2012-01-01']);
    for (const place of [before, before + 1]) {
      const { sunriseJd, nextSunriseJd } = dayAt(sky, place) ?? {};
      expect((nextSunriseJd ?? 0) - (sunriseJd ?? 0)).toBeCloseTo(1, 2);
    }
    // Before the first sunrise of the 31st, the day of the 29th continues.
    expect(dayHolding(sky, (dayAt(sky, before + 1)?.sunriseJd ?? 0) - 0.1)).toBe(before);
    expect(utsavasIn(2011, apia).filter(({ date }) => isoOf(date) === '2011-12-30')).toEqual([]);
    const { days } = skyOf(1993, { place: { latDeg: 9.19, lonDeg: 167.42 }, tz: 'Pacific/Kwajalein' });
    expect(days.every(({ sunriseJd }) => sunriseJd !== null)).toBe(true);
  });
});

test('the tithi at sunrise is the printed one', () => {
  const { years } = truthOf<{ years: Record<string, number[]> }>('tithi-at-sunrise.json');
  const differing: string[] = [];
  let compared = 0;
  for (const [year, tithis] of Object.entries(years)) {
    const sky = skyOf(Number(year));
    const first = daysFromCivil(Number(year), 1, 1) - sky.firstDay;
    for (const [i, printed] of tithis.entries()) {
      const day = dayAt(sky, first + i);
      const { index, startJd, endJd } = tithiAt(sky, day?.sunriseJd ?? 0);
      compared++;
      if (index === printed) continue;
      const seconds = Math.min((day?.sunriseJd ?? 0) - startJd, endJd - (day?.sunriseJd ?? 0)) * SECONDS;
      differing.push(
        `${day ? isoOf(day.date) : year} (${index} for ${printed}, ${seconds.toFixed(0)} s from its edge)`,
      );
      // the source ends its tithis a minute early
      expect(seconds).toBeLessThan(90);
    }
  }
  console.log(`tithi at sunrise: ${compared - differing.length} of ${compared} days; not ${differing.join(', ')}`);
  expect(compared).toBeGreaterThan(18_000);
  expect(differing.length).toBeLessThanOrEqual(7);
});

test('the month at sunrise begins on the printed days', () => {
  interface Printed extends Pick<AmantaMonth, 'adhika'> {
    kind: string;
    first_day: string;
    masa_number: number;
  }
  const printed = truthOf<{ months: Printed[] }>('months.json').months.filter(({ kind }) => kind === 'lunar_amanta');
  let compared = 0;
  for (const { first_day, masa_number, adhika } of printed) {
    const sky = skyOf(Number(first_day.slice(0, 4)));
    const place = Date.parse(first_day) / 86_400_000 - sky.firstDay;
    const monthAt = (day: number) => monthOf(sky, dayAt(sky, day)?.sunriseJd ?? 0);
    expect(monthAt(place), first_day).toMatchObject({ amanta: masa_number, adhika });
    expect(monthAt(place - 1), first_day).not.toMatchObject({ amanta: masa_number, adhika });
    compared++;
  }
  console.log(`first days of lunar months: ${compared} of ${printed.length}`);
  expect(compared).toBeGreaterThan(600);
});
