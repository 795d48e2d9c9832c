/** Days by the Sūrya-siddhānta: against printed examples, exact spherical trigonometry, and the places of the model. */
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAYS_OF_AGE, FARTHEST_LAT_DEG, KALI_JD, MANDA, UJJAYINI_LON_DEG } from '../../../src/data/suryaSiddhanta';
import { norm180, norm360 } from '../../../src/domain/circle';
import type { CivilDate } from '../../../src/domain/day/types';
import { type SiddhantaDay, siddhantaDays } from '../../../src/domain/days/siddhanta';
import { limbsFrom } from '../../../src/domain/panchanga/limbs';
import { siddhantaEphemeris } from '../../../src/domain/surya-siddhanta/ephemeris';
import { siddhantaSunAtHorizon } from '../../../src/domain/surya-siddhanta/horizon';
import { siddhantaCrossings } from '../../../src/domain/surya-siddhanta/lists';
import {
  declination,
  precession,
  type SiddhantaPlace,
  siddhantaPlace,
} from '../../../src/domain/surya-siddhanta/places';
import { ahargana } from '../../../src/domain/surya-siddhanta/time';
import { dateParts, dayInCalendar } from '../../../src/domain/time/calendars';
import { civilFromDays, JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { RADIANS } from '../../../src/kernel/units';
import { nonEmpty } from '../../nonEmpty';
import { Residuals } from '../support/residuals';

interface Printed {
  day: string;
  hours: number;
}
const PRINTED = JSON.parse(
  readFileSync(new URL('../../truth/siddhanta/indian-calendar.json', import.meta.url), 'utf8'),
) as {
  entries: (Printed & { rashi: number })[];
  sun: { day: string; degrees: number }[];
  tithis: (Printed & { tithi: number; edge: 'start' | 'end' })[];
};

const UJJAYINI = { latDeg: 23.18, lonDeg: UJJAYINI_LON_DEG };

/** Mean sunrise of Ujjayinī on a date, Julian until 1752 as the books count, as days of the Kali age. */
function meanSunrise(date: string): number {
  const parts = dateParts(date) as CivilDate;
  const day = dayInCalendar(parts.year < 1753 ? 'julian' : 'gregorian', parts) as number;
  return ahargana(JD_UNIX_EPOCH + day + 0.25 - UJJAYINI_LON_DEG / 360);
}

/** The true Moon with the bīja of its apsis, degrees, with exact sines. */
function moonWithBija({ meanDeg, apsisDeg }: SiddhantaPlace, days: number): number {
  const argument = (apsisDeg - (4 * 360 * days) / DAYS_OF_AGE - meanDeg) * RADIANS;
  const share = (MANDA.moon.even - (MANDA.moon.even - MANDA.moon.odd) * Math.abs(Math.sin(argument))) / 360;
  return meanDeg + Math.asin(share * Math.sin(argument)) / RADIANS;
}

/** The days of a place in its mean time. */
function daysAt(place: { latDeg: number; lonDeg: number }, firstDay: number, count: number): SiddhantaDay[] {
  const [from, to] = [civilFromDays(firstDay), civilFromDays(firstDay + count - 1)];
  const answer = siddhantaDays({ from, to, place, tz: place.lonDeg / 15 });
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value.days;
}

/** A day of the years −3000 to 2900 and a place. */
const ANY_DAY = fc.integer({ min: -1_815_000, max: 339_000 });
const ANY_PLACE = fc.record({
  latDeg: fc.double({ min: -60, max: 60, noNaN: true }),
  lonDeg: fc.double({ min: -179, max: 179, noNaN: true }),
});

describe('days by the Sūrya-siddhānta', () => {
  test('saṅkrāntis, places of the Sun and ends of tithis agree with the examples of Sewell and Dikshit', () => {
    const minutes = new Residuals('minutes');
    const seconds = new Residuals('″');
    for (const { rashi, day, hours } of nonEmpty(PRINTED.entries, 'entries')) {
      const start = meanSunrise(day);
      const { first, jdUt } = siddhantaCrossings('sun', 30, start - 20, start + 20);
      const instants = limbsFrom({ first, jdUt }, 12).filter(({ index }) => index === rashi);
      const entered = instants.map(({ startJd }) => 1440 * (startJd - KALI_JD - start - hours / 24));
      minutes.add('saṅkrānti', Math.min(...entered.map(Math.abs)));
    }
    for (const { day, degrees } of nonEmpty(PRINTED.sun, 'sun')) {
      seconds.add('Sun', 3600 * norm180(siddhantaPlace('sun', meanSunrise(day)).trueDeg - degrees));
    }
    for (const { tithi, edge, day, hours } of nonEmpty(PRINTED.tithis, 'tithis')) {
      const days = meanSunrise(day) + hours / 24;
      const angle = 12 * (edge === 'start' ? tithi - 1 : tithi);
      const { trueDeg, speedDegPerDay } = siddhantaPlace('sun', days);
      const moon = siddhantaPlace('moon', days);
      // The examples after 1500 have the bīja of the Moon’s apsis: four revolutions less in an age.
      const isCorrected = Number(day.slice(0, 4)) > 1500;
      const moonDeg = isCorrected ? moonWithBija(moon, days) : moon.trueDeg;
      const beyond = norm180(moonDeg - trueDeg - angle);
      minutes.add(isCorrected ? 'tithi, bīja' : 'tithi', (1440 * beyond) / (moon.speedDegPerDay - speedDegPerDay));
    }
    minutes.print('printed examples');
    seconds.print('printed places');
    // The books count entries in minutes, and sum four whole ten-thousandths of a month, each of 4 minutes.
    expect(minutes.max('saṅkrānti')).toBeLessThan(2);
    expect(minutes.max('tithi, bīja')).toBeLessThan(6);
    expect(minutes.max('tithi')).toBeLessThan(16);
    expect(seconds.max('Sun')).toBeLessThan(10);
  });

  test('the sum of days of a date is the one that Burgess prints, and 1860 began on a Sunday', () => {
    const [day] = daysAt(UJJAYINI, -40_177, 1);
    expect(day).toMatchObject({ date: { year: 1860, month: 1, day: 1 }, vara: 1 });
    expect(ahargana(day?.midnightJd as number)).toBeCloseTo(1_811_945, 6);
  });

  test('a limb ends where the model’s Moon and Sun reach its angle, and the next one begins there', () => {
    const angles = {
      tithi: [12, 1, -1],
      karana: [6, 1, -1],
      nakshatra: [360 / 27, 1, 0],
      yoga: [360 / 27, 1, 1],
    } as const;
    const residuals = new Residuals('″');
    fc.assert(
      fc.property(ANY_DAY, ANY_PLACE, (firstDay, place) => {
        const days = daysAt(place, firstDay, 3);
        for (const [key, [step, moon, sun]] of Object.entries(angles) as [
          keyof typeof angles,
          readonly [number, number, number],
        ][]) {
          for (const day of days) {
            const limbs = day[key] as NonNullable<SiddhantaDay[typeof key]>;
            expect(limbs.length).toBeGreaterThan(0);
            expect(limbs[0]?.startJd).toBeLessThanOrEqual(day.sunriseJd as number);
            expect(limbs.at(-1)?.endJd).toBeGreaterThan((day.nextSunriseJd as number) - 1e-6);
            for (const [i, { index, startJd, endJd }] of limbs.entries()) {
              expect(endJd).toBeGreaterThan(startJd);
              if (i > 0) expect(startJd).toBe(limbs[i - 1]?.endJd);
              const { bodies } = siddhantaEphemeris({ jdUt: [endJd], bodies: ['sun', 'moon'], columns: ['longitude'] });
              const [ofMoon, ofSun] = [bodies.moon?.longitude?.[0] as number, bodies.sun?.longitude?.[0] as number];
              residuals.add(key, 3600 * norm180(moon * ofMoon + sun * ofSun - index * step));
            }
          }
        }
      }),
      { numRuns: 60 },
    );
    residuals.print('angles at the ends of limbs');
    for (const key of Object.keys(angles)) expect(residuals.max(key), key).toBeLessThan(0.001);
  });

  test('the equation and the ascensional difference of sunrise agree with spherical trigonometry', () => {
    const residuals = new Residuals('s');
    fc.assert(
      fc.property(ANY_DAY, ANY_PLACE, (day, { latDeg, lonDeg }) => {
        const midnight = ahargana(JD_UNIX_EPOCH + day - lonDeg / 360);
        for (const [event, sign] of [
          ['rise', -1],
          ['set', 1],
        ] as const) {
          const days = siddhantaSunAtHorizon(event, midnight, latDeg);
          const { trueDeg, meanDeg } = siddhantaPlace('sun', days);
          const declinationDeg = declination(norm360(trueDeg + precession(days)), 0);
          const sine = Math.tan(latDeg * RADIANS) * Math.tan(declinationDeg * RADIANS);
          const share = Math.asin(sine) / RADIANS / 360;
          const expected = midnight + 0.5 + sign * (0.25 + share) + norm180(trueDeg - meanDeg) / 360;
          residuals.add(event, 86_400 * (days - expected));
        }
      }),
    );
    residuals.print('sunrise and sunset against exact sines');
    // The table of sines, and respirations of sidereal time in a day of 21,659 (2.59).
    for (const event of ['rise', 'set']) expect(residuals.max(event)).toBeLessThan(60);
  });

  test('every day to 65° has a sunrise, a sunset and a next sunrise about a day apart, and the weekdays follow', () => {
    fc.assert(
      fc.property(ANY_DAY, fc.constantFrom(-FARTHEST_LAT_DEG, 0, 23.18, FARTHEST_LAT_DEG), (firstDay, latDeg) => {
        const days = daysAt({ latDeg, lonDeg: 75.77 }, firstDay, 40);
        expect(days).toHaveLength(40);
        for (const [i, { sunriseJd, sunsetJd, nextSunriseJd, vara, moonriseJd, polar }] of days.entries()) {
          expect([moonriseJd, polar]).toEqual([null, null]);
          expect(sunsetJd as number).toBeGreaterThan(sunriseJd as number);
          expect(nextSunriseJd as number).toBeGreaterThan(sunsetJd as number);
          expect(Math.abs((nextSunriseJd as number) - (sunriseJd as number) - 1)).toBeLessThan(0.01);
          const before = days[i - 1];
          if (before) expect([sunriseJd, vara]).toEqual([before.nextSunriseJd, (before.vara % 7) + 1]);
        }
      }),
      { numRuns: 40 },
    );
    expect(() => daysAt({ latDeg: FARTHEST_LAT_DEG + 0.1, lonDeg: 0 }, 0, 1)).toThrow(RangeError);
  });

  test('months follow each other, an adhika month has no entry of the Sun, and 19 years have seven of them', () => {
    // 1 January 1861 to 1879: the cycle of 235 months.
    const months = [];
    for (let year = 0; year < 19; year++) {
      for (const { masa, sunriseJd } of daysAt(UJJAYINI, -39_811 + Math.round(year * 365.25), 365)) {
        const last = months.at(-1);
        if (masa === undefined) throw new Error('no month');
        if (last?.amanta !== masa.amanta || last.adhika !== masa.adhika) months.push({ ...masa, sunriseJd });
      }
    }
    expect(months.filter(({ adhika }) => adhika)).toHaveLength(7);
    for (const [i, { amanta }] of months.entries()) {
      const before = months[i - 1];
      if (before && !before.adhika) expect(amanta).toBe((before.amanta % 12) + 1);
    }
  });
});
