/** Observances after the syzygies: the offerings at their ends, and the first evening with a visible crescent. */

import type { SyzygyRule } from '../../../data/observances/rule';
import type { Decision } from '../decision';
import type { Found } from './found';
import { dateAt, dayAt, dayHolding, type YearSky } from './sky';

/** Minimum time from sunset to moonset for a visible crescent (customary: fitted to printed almanacs). */
export const CRESCENT_DAYS = 46 / 1440;

/**
 * Days after the new moon. If the ecliptic is at a small angle to the evening horizon, the crescent is late: north of
 * 40° by four days and more.
 */
const LATEST_CRESCENT = 8;

/** Time from sunset to moonset, days; null if the Sun or the Moon does not set. */
function afterSunset(sky: YearSky, day: number): number | null {
  const { sunsetJd = null, moonsetJd = null } = dayAt(sky, day) ?? {};
  return sunsetJd === null || moonsetJd === null ? null : moonsetJd - sunsetJd;
}

const instant = (jdUt: number | null) => (jdUt === null ? null : { startJd: jdUt, endJd: jdUt });

/** Candra-darśana: the first evening after the new moon on which the Moon sets long enough after the Sun. */
function crescents(sky: YearSky): Found[] {
  return sky.tithis
    .filter(({ index }) => index === 30)
    .flatMap(({ endJd }): Found[] => {
      for (let day = dayHolding(sky, endJd); day <= dayHolding(sky, endJd) + LATEST_CRESCENT; day++) {
        const of = dayAt(sky, day);
        const seen = afterSunset(sky, day);
        const sunsetJd = of?.sunsetJd ?? null;
        if (!of || sunsetJd === null || sunsetJd < endJd || seen === null || seen < CRESCENT_DAYS) continue;
        const decision: Decision = { by: 'crescent', date: of.date, afterSunsetDays: seen };
        return [{ day, momentJd: sunsetJd, kala: 'sunset', window: instant(sunsetJd), decision }];
      }
      return [];
    });
}

/**
 * Anvādhāna and iṣṭi at the end of pūrṇimā and amāvāsyā: iṣṭi is on the day by whose forenoon the tithi has ended,
 * anvādhāna on the day before.
 */
function offerings(sky: YearSky, what: 'anvadhana' | 'ishti'): Found[] {
  return sky.tithis
    .filter(({ index }) => index % 15 === 0)
    .flatMap((tithi): Found[] => {
      const ended = dayHolding(sky, tithi.endJd);
      const { sunriseJd = null, sunsetJd = null } = dayAt(sky, ended) ?? {};
      if (sunriseJd === null || sunsetJd === null) return [];
      const noonJd = (sunriseJd + sunsetJd) / 2;
      const early = tithi.endJd <= noonJd;
      const ishti = early ? ended : ended + 1;
      const day = what === 'ishti' ? ishti : ishti - 1;
      const of = dayAt(sky, day);
      if (!of) return [];
      return [
        {
          day,
          momentJd: of.sunriseJd ?? tithi.endJd,
          kala: 'sunrise',
          window: instant(of.sunriseJd),
          decision: {
            by: 'parvan',
            tithi: tithi.index,
            beforeNoon: early,
            ended: dateAt(sky, ended),
            ishti: dateAt(sky, ishti),
          },
        },
      ];
    });
}

/** The occurrences of a rule over the sky. */
export function bySyzygy(sky: YearSky, { what }: Pick<SyzygyRule, 'what'>): Found[] {
  return what === 'crescent' ? crescents(sky) : offerings(sky, what);
}
