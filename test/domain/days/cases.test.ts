/** Days compared with days computed with Swiss Ephemeris, to the second. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Day, daysOf } from '../../../src/domain/days/days';
import { COMPUTED_FIELDS, type ComputedField } from '../../../src/domain/days/fields';
import { SECONDS_PER_DAY, unixToJd } from '../../../src/domain/time/civil';
import { answer, DELHI, dateOf } from '../support/days';
import { kernel } from '../support/kernel';
import { Residuals } from '../support/residuals';

interface Times {
  start: string;
  end: string;
}
interface Case {
  date: string;
  weekday: number;
  sunrise: string;
  sunset: string;
  windows: Record<string, Times>;
  chandrabala: { moon_rashi_index: number; until: string; good: number[] }[];
  tarabala: { nakshatra_index: number; until: string; good: number[] }[];
  chandrashtama: { rashi_index: number; until: string }[];
  gauri: (Times & { key: string })[];
  bhadra: (Times & { abode: string })[];
  panchaka: boolean;
  special_yogas: (Times & { key: string })[];
  anandadi: { index: number; until: string }[];
  homahuti: { graha: string; until: string }[];
  disha_shula: string;
}

const { meta, days: cases } = JSON.parse(
  readFileSync(new URL('../../truth/days/cases.json', import.meta.url), 'utf8'),
) as { meta: { tolerance_seconds: number }; days: Case[] };

const FIELDS = Object.keys(COMPUTED_FIELDS) as ComputedField[];
/** The keys that the cases list. Properties test the others. */
const LISTED = [
  'sarvartha_siddhi',
  'amrita_siddhi',
  'ravi',
  'tripushkara',
  'dvipushkara',
  'ravi_pushya',
  'guru_pushya',
];

const jdOf = (iso: string): number => unixToJd(Date.parse(iso));

function dayOf({ date }: Case): Required<Day> {
  const civil = dateOf(date);
  const { days } = answer(daysOf(kernel, { from: civil, to: civil, place: DELHI, tz: 'Asia/Kolkata', fields: FIELDS }));
  return days[0] as Required<Day>;
}

describe('the services of a day', () => {
  const residuals = new Residuals('s');

  function near(kind: string, jdUt: number | null, iso: string): void {
    const seconds = ((jdUt ?? Number.NaN) - jdOf(iso)) * SECONDS_PER_DAY;
    residuals.add(kind, seconds);
    expect(Math.abs(seconds), kind).toBeLessThanOrEqual(meta.tolerance_seconds);
  }

  test.each(cases.map((row) => [row.date, row] as const))('the day %s agrees with the reference', (_, row) => {
    const day = dayOf(row);
    expect(day.vara - 1).toBe(row.weekday);
    near('sunrise', day.sunriseJd, row.sunrise);
    near('sunset', day.sunsetJd, row.sunset);
    for (const [key, { start, end }] of Object.entries(row.windows)) {
      const window = day.windows[key as 'vijaya'];
      near(key, window?.startJd ?? null, start);
      near(key, window?.endJd ?? null, end);
    }
    expect(day.chandrabala.map(({ moonRashi, good }) => [moonRashi, good])).toEqual(
      row.chandrabala.map(({ moon_rashi_index, good }) => [moon_rashi_index, good]),
    );
    expect(day.tarabala.map(({ nakshatra, good }) => [nakshatra, good])).toEqual(
      row.tarabala.map(({ nakshatra_index, good }) => [nakshatra_index, good]),
    );
    expect(day.chandrashtama.map(({ rashi }) => rashi)).toEqual(
      row.chandrashtama.map(({ rashi_index }) => rashi_index),
    );
    expect(day.anandadi.map(({ index }) => index)).toEqual(row.anandadi.map(({ index }) => index));
    expect(day.homahuti.map(({ graha }) => graha)).toEqual(row.homahuti.map(({ graha }) => graha));
    for (const kind of ['chandrabala', 'tarabala', 'chandrashtama', 'anandadi', 'homahuti'] as const) {
      for (const [i, { until }] of row[kind].entries()) near(kind, day[kind][i]?.untilJd ?? null, until);
    }
    const listed = day.special_yogas.filter(({ key }) => LISTED.includes(key));
    for (const [kind, mine, its] of [
      ['gauri', day.gauri, row.gauri],
      ['special_yogas', listed, row.special_yogas],
    ] as const) {
      expect(mine.map(({ key }) => key)).toEqual(its.map(({ key }) => key));
      for (const [i, { start, end }] of its.entries()) {
        near(kind, mine[i]?.startJd ?? null, start);
        near(kind, mine[i]?.endJd ?? null, end);
      }
    }
    expect(day.bhadra.map(({ abode }) => abode)).toEqual(row.bhadra.map(({ abode }) => abode));
    for (const [i, { start, end }] of row.bhadra.entries()) {
      near('bhadra', day.bhadra[i]?.startJd ?? null, start);
      near('bhadra', day.bhadra[i]?.endJd ?? null, end);
    }
    expect(day.panchaka !== null).toBe(row.panchaka);
    expect(day.disha_shula).toBe(row.disha_shula);
  });

  test('the times of every day agree to two seconds', () => {
    residuals.print(`${cases.length} days of New Delhi`);
    expect(cases.length).toBeGreaterThanOrEqual(24);
    for (const kind of ['sunrise', 'gauri', 'tarabala', 'bhadra', 'chandrabala']) {
      expect(residuals.max(kind), kind).toBeLessThan(2);
    }
  });
});
