/** Rise and set compared with Swiss Ephemeris, as printed: rounded to whole seconds. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { vedicDay } from '../../../src/domain/day/day';
import type { VedicDay } from '../../../src/domain/day/types';
import { isoUtc } from '../../../src/domain/time/iso';
import { Agreement, answer, dateOf } from '../support/days';
import { kernel } from '../support/kernel';
import { Residuals } from '../support/residuals';

type Cell = string | number | null;
type Case = Record<string, Cell>;
function casesOf(file: string): Case[] {
  const text = readFileSync(new URL(`../../truth/ephemeris/${file}.json`, import.meta.url), 'utf8');
  const { columns, rows } = JSON.parse(text) as { columns: string[]; rows: Cell[][] };
  return rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i] ?? null])));
}

/** The day of a case. The days of the files begin at 0h local mean time. */
function dayOfCase({ date, lat, lon }: Case): VedicDay {
  const place = { latDeg: lat as number, lonDeg: lon as number };
  return answer(vedicDay(kernel, dateOf(date as string), place, place.lonDeg / 15));
}

/** An ISO instant with a tenth of a second, seconds from 1970. */
const seconds = (iso: Cell | undefined): number => Date.parse(iso as string) / 1000;

/** The Sun crosses the horizon at a small angle there. */
const POLAR_WITHIN_SECONDS = 2;

describe('rise-set.json, |lat| ≤ 55', () => {
  const residuals = new Residuals('seconds');
  const agreement = new Agreement();
  for (const row of casesOf('rise-set')) {
    const { date, lat, lon, sunrise_ul15, sunset_ul15, moonrise_ul15, moonset_ul15 } = row;
    if (Math.abs(lat as number) > 55) continue;
    const { sunriseJd, sunsetJd, nextSunriseJd, moonriseJd, moonsetJd } = dayOfCase(row);
    const check = (kind: string, jdUt: number | null, iso: Cell | undefined, where: string): void => {
      const difference = jdUt === null ? Number.NaN : seconds(isoUtc(jdUt)) - seconds(iso);
      residuals.add(kind, difference);
      agreement.add(kind, Math.abs(difference) <= 1, where);
    };
    const where = `${date} ${lat} ${lon}`;
    check('sunrise', sunriseJd, sunrise_ul15, where);
    check('sunset', sunsetJd, sunset_ul15, where);
    // The moonrise of the case is the first after midnight. It belongs to this day if it follows the sunrise.
    const isOfDay = (iso: Cell | undefined): boolean =>
      seconds(iso) > seconds(isoUtc(sunriseJd ?? 0)) + 1 && seconds(iso) < seconds(isoUtc(nextSunriseJd ?? 0)) - 1;
    if (isOfDay(moonrise_ul15)) check('moonrise', moonriseJd, moonrise_ul15, where);
    if (isOfDay(moonset_ul15)) check('moonset', moonsetJd, moonset_ul15, where);
  }
  residuals.print('rise-set.json, to whole seconds');
  agreement.print('within 1 s');

  test.each(['sunrise', 'sunset', 'moonrise', 'moonset'])(
    'the computed %s agrees with every case within 1 s',
    (kind) => {
      expect(agreement.share(kind)).toBe(1);
      expect(residuals.max(kind)).toBeLessThanOrEqual(1);
    },
  );
});

describe('rise-set-polar.json', () => {
  test.each(casesOf('rise-set-polar').map((row) => [row.date, row.lat, row.lon, row] as const))(
    'the marks on %s at %d, %d agree near the poles',
    (_date, _lat, _lon, row) => {
      const { sunriseJd, sunsetJd, polar } = dayOfCase(row);
      const near = (jdUt: number | null, iso: Cell | undefined): void => {
        if (jdUt === null) expect(iso).toBeNull();
        else expect(Math.abs(seconds(isoUtc(jdUt)) - seconds(iso))).toBeLessThanOrEqual(POLAR_WITHIN_SECONDS);
      };
      near(sunriseJd, row.sunrise_ul15);
      // The sunset of the case is the first after midnight. It belongs to this day if it follows the sunrise.
      if (seconds(row.sunset_ul15) > seconds(row.sunrise_ul15) || row.sunrise_ul15 === null) {
        near(sunsetJd, row.sunset_ul15);
      }
      if (row.sunrise_ul15 === null) expect(polar).not.toBeNull();
    },
  );
});
