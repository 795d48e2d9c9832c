/** What follows the syzygies: the offerings at their ends, and the first evening on which the crescent is seen. */

import type { SyzygyRule } from '../../../data/observances/rule';
import type { Decision } from '../decision';
import type { Found } from './found';
import { dateAt, dayAt, dayHolding, type YearSky } from './sky';

/** The Moon must set so long after the Sun to be seen (customary: fitted to printed almanacs). */
export const CRESCENT_DAYS = 46 / 1440;

/** Days: where the ecliptic lies flat on the evening horizon the crescent comes late, north of 40° by four and more. */
const LATEST_CRESCENT = 8;

/** How long after sunset the Moon is up, days; null where one of the two does not set. */
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
 * Anvādhāna and iṣṭi at the end of pūrṇimā and amāvāsyā: iṣṭi is of the day in whose forenoon the tithi has ended,
 * anvādhāna of the day before.
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
export function bySyzygy(sky: YearSky, { what }: SyzygyRule): Found[] {
  return what === 'crescent' ? crescents(sky) : offerings(sky, what);
}
