import { describe, expect, test } from 'vitest';
import type { Place } from '../../../src/domain/day/types';
import { RULES } from '../../../src/domain/utsavas/rules';
import { Agreement } from '../support/days';
import { MISSES } from './misses';
import { isoOf, truthOf, utsavasIn } from './support';

interface Printed {
  key: string;
  date: string;
  place: string;
  tz: string;
  tradition: string;
  suspect?: string;
  disputed?: unknown;
}
const PRINTED = truthOf<Printed[]>('festivals.json').filter(({ suspect }) => !suspect);

/** "Fiji (18.14S 178.44E)" */
function placeOf(text: string): Place {
  const [, lat, north, lon, east] = /([\d.]+)([NS]) ([\d.]+)([EW])/.exec(text) ?? [];
  return { latDeg: Number(lat) * (north === 'N' ? 1 : -1), lonDeg: Number(lon) * (east === 'E' ? 1 : -1) };
}

const FAMILY = new Map(RULES.map(({ key, by, kind }) => [key, kind === 'ekadashi' ? 'ekadashi' : by]));
const familyOf = (key: string): string => FAMILY.get(key) ?? 'ekadashi, further';

/** The dates of an observance in the year of a printed one, at its place. */
function ours({ key, date, place, tz, tradition }: Printed): string[] {
  const keys = tradition === 'vaishnava' ? [key, `${key}_vaishnava`] : [key];
  return utsavasIn(Number(date.slice(0, 4)), { place: placeOf(place), tz })
    .filter((utsava) => keys.includes(utsava.key))
    .map((utsava) => isoOf(utsava.date));
}

/** Of several the one nearest to a date. */
const nearest = (date: string, dates: readonly string[]): string | undefined =>
  dates.toSorted((a, b) => Math.abs(Date.parse(a) - Date.parse(date)) - Math.abs(Date.parse(b) - Date.parse(date)))[0];

describe('printed festivals', () => {
  const rows = PRINTED.map((printed) => {
    const dates = ours(printed);
    return { ...printed, agrees: dates.includes(printed.date), nearest: nearest(printed.date, dates) };
  });
  const undisputed = rows.filter(({ disputed }) => !disputed);
  const share = (of: readonly { agrees: boolean }[]) => of.filter(({ agrees }) => agrees).length / of.length;

  test('agree on the very day, at their own place', () => {
    const agreement = new Agreement();
    for (const { key, date, agrees, tradition, disputed, nearest: found } of rows) {
      const miss = `${key} ${date}, ours ${found}`;
      agreement.add(disputed ? 'disputed' : 'undisputed', agrees, miss);
      if (disputed) continue;
      agreement.add(familyOf(key), agrees, miss);
      agreement.add(`of ${tradition}`, agrees, miss);
    }
    agreement.print('festivals.json');
    expect(undisputed.length).toBe(874);
    expect(share(undisputed)).toBeGreaterThanOrEqual(0.993);
    expect(share(rows)).toBeGreaterThanOrEqual(0.977);
    expect(share(undisputed.filter(({ tradition }) => tradition !== 'civil'))).toBeGreaterThanOrEqual(0.994);
  });

  test('no row misses but those that are explained, and those do', () => {
    const missed = rows.filter(({ agrees }) => !agrees);
    const told = ({ key, date }: { key: string; date: string }) => `${key} ${date}`;
    expect(missed.map((row) => `${told(row)} ${row.nearest}`).toSorted()).toEqual(
      MISSES.map((row) => `${told(row)} ${row.ours}`).toSorted(),
    );
  });

  test('the civil rows that miss are set by a government', () => {
    for (const { key, date, tradition } of rows.filter(({ agrees }) => !agrees)) {
      const miss = MISSES.find((row) => row.key === key && row.date === date);
      expect(miss?.why === 'government', `${key} ${date}`).toBe(tradition === 'civil');
    }
  });

  test('of printed dates that disagree one is ours', () => {
    const disagreements =
      truthOf<{ key: string; year: number; dates: Record<string, string[]> }[]>('disagreements.json');
    for (const { key, year, dates } of disagreements) {
      const found = utsavasIn(year).filter((utsava) => utsava.key === key);
      expect(Object.keys(dates), `${key} ${year}`).toContain(isoOf(found[0]?.date ?? { year: 0, month: 0, day: 0 }));
    }
  });
});
