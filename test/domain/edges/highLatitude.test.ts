/**
 * Every minute of a day at 85° north and south: charts, limbs, days by every offset, and the observances of the years.
 */
import { describe, expect, test } from 'vitest';
import { type AnyChart, presentChart } from '../../../src/api/chart/present';
import { computeChart } from '../../../src/domain/chart/chart';
import { resolveSettings } from '../../../src/domain/chart/settings';
import { muhurtasOf } from '../../../src/domain/days/muhurtas';
import { utsavasOf } from '../../../src/domain/observances/year';
import { limbsOfDay } from '../../../src/domain/panchanga/limbs';
import { JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { isoLocal } from '../../../src/domain/time/iso';
import { decisionWords } from '../../../src/lexicon/sentences/observances/decision';
import { kernel } from '../support/kernel';
import { stepOf } from './span';

const MINUTE = 1 / 1440;
/** Solstices, equinoxes, and the days near which the Sun returns and leaves: the last two only at 85°. */
const DATES = ['2026-03-20', '2026-06-21', '2026-09-23', '2026-12-21', '2026-03-08', '2026-10-04'];
const PLACES = [85, -85].flatMap((latDeg) => DATES.map((date) => ({ latDeg, date })));

const finite = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(finite);
};

describe.each(PLACES)('$latDeg°, $date', ({ latDeg, date }) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const midnight = JD_UNIX_EPOCH + Date.UTC(year, month - 1, day) / 86_400_000;

  test('a chart at every minute is complete', () => {
    let before = Number.NaN;
    for (let minute = 0; minute < 1440; minute += stepOf(16)) {
      const jdUt = midnight + minute * MINUTE;
      const chartQuestion = { jdUt, latDeg, lonDeg: 20, tzHours: 0, ayanamsha: 'lahiri', nodeMode: 'mean' } as const;
      const chart = computeChart(kernel, chartQuestion, 1);
      if (!chart.ok) return expect.fail(`${minute}: ${chart.error.reason}`);
      const { lagna, bhavas, ashtakavarga, notes } = chart.value;
      const iso = isoLocal(jdUt, 0);
      if (!(lagna.siderealDeg >= 0 && lagna.siderealDeg < 360)) expect.fail(`${iso}: lagna ${lagna.siderealDeg}`);
      if (lagna.siderealDeg === before) expect.fail(`${iso}: the lagna stands`);
      before = lagna.siderealDeg;
      expect(chart.value.grahas).toHaveLength(9);
      expect(
        bhavas?.map(({ number }) => number),
        iso,
      ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(
        ashtakavarga?.sarva.reduce((sum, bindus) => sum + bindus, 0),
        iso,
      ).toBe(337);
      // A value that does not exist so far north is null, and the response says so.
      const request = { year, month, day, hour: 0, minute: 0, second: 0, lat: latDeg, lon: 20, tzHours: 0 };
      const settings = resolveSettings();
      const question = { request, settings, chart: chart.value.question, clocks: [], ignored: [] };
      const response = JSON.parse(JSON.stringify(presentChart(question, settings, chart.value as AnyChart)));
      if (chart.value.day === null || chart.value.kp === null) expect(notes.length, iso).toBeGreaterThan(0);
      expect(finite(response), iso).toBe(true);
      expect(JSON.stringify(response)).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('limbs from every minute follow each other', () => {
    let looked = 0;
    for (let minute = 0; minute < 1440; minute += stepOf(8)) {
      looked++;
      const fromJd = midnight + minute * MINUTE;
      const limbs = limbsOfDay(kernel, fromJd, fromJd + 1);
      if (!limbs.ok) return expect.fail(limbs.error.reason);
      for (const [kind, list] of Object.entries(limbs.value)) {
        const [first, last] = [list[0], list.at(-1)];
        if (!first || !last || first.startJd > fromJd || last.endJd < fromJd + 1) expect.fail(`${kind} at ${minute}`);
        for (const [i, limb] of list.entries()) {
          if (limb.endJd <= limb.startJd || (i > 0 && list[i - 1]?.endJd !== limb.startJd))
            expect.fail(`${kind} at ${minute}`);
        }
      }
    }
    expect(looked).toBeGreaterThan(100);
  });

  test('the day is correct with every minute of UTC offset', () => {
    for (let minutes = -14 * 60; minutes <= 14 * 60; minutes += stepOf(16)) {
      const result = muhurtasOf(kernel, { year, month, day }, { latDeg, lonDeg: 20 }, minutes / 60);
      if (!result.ok) return expect.fail(result.error.reason);
      const { day: marks, slots } = result.value;
      const { sunriseJd, sunsetJd, nextSunriseJd, polar } = marks;
      const complete = sunriseJd !== null && sunsetJd !== null && nextSunriseJd !== null;
      expect(slots.muhurtas, String(minutes)).toHaveLength(complete ? 30 : 0);
      if (complete) {
        expect(polar).toBeNull();
        if (!(sunriseJd < sunsetJd && sunsetJd < nextSunriseJd)) expect.fail(`marks at ${minutes}`);
      }
      if (sunriseJd !== null) expect(isoLocal(sunriseJd, minutes / 60).slice(0, 10)).toBe(date);
      if (/-(06|12)-21/.test(date)) expect(polar).toBe((month === 6) === latDeg > 0 ? 'day' : 'night');
    }
  });
});

test.each([85, -85])('the observances of the years at %i° are complete', (latDeg) => {
  for (let year = 1900; year <= 2100; year += stepOf(40)) {
    for (const tz of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const result = utsavasOf(kernel, { year, place: { latDeg, lonDeg: 20 }, tz });
      if (!result.ok) return expect.fail(`${year}: ${result.error.reason}`);
      const { utsavas } = result.value;
      expect(utsavas.length).toBeGreaterThan(200);
      for (const { key, date, reckoning, tithi, nakshatra } of utsavas) {
        const { window } = reckoning;
        const decision = decisionWords(reckoning.decision, 'en');
        if (date.year !== year || tithi < 1 || tithi > 30 || nakshatra < 1 || nakshatra > 27)
          expect.fail(`${year} ${key}`);
        if (!finite(reckoning) || (window && window.endJd < window.startJd)) expect.fail(`${year} ${key}: window`);
        if (/NaN|undefined/.test(decision)) expect.fail(`${year} ${key}: ${decision}`);
      }
    }
  }
});
