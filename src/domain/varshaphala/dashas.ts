/** The two daśās of a year: Muddā by the nakṣatra of the natal Moon, Patyāyinī by degrees within the rāśi. */

import { MUDDA_LORDS } from '../../data/dashas/mudda';
import { VIMSHOTTARI_YEARS } from '../../data/dashas/usual';
import { BODY_KEYS } from '../../kernel/keys';
import { moonIn } from '../dasha/circleStart';
import { firstMuddaLord } from '../dasha/mudda';
import { degreesInRashi } from '../positions/placement';
import type { AnnualPeriod, AnnualStanding, PatyayiniLord, PatyayiniPeriod, SolarReturn } from './types';

/** Divides a period into consecutive parts by their shares. */
function laidOut<Lord extends string>(
  shares: readonly { lord: Lord; share: number }[],
  startJd: number,
  days: number,
): AnnualPeriod<Lord>[] {
  let gone = 0;
  return shares.map(({ lord, share }) => {
    const period = { lord, startJd: startJd + days * gone, endJd: startJd + days * (gone + share) };
    gone += share;
    return period;
  });
}

/**
 * Muddā daśā in ten periods: Viṃśottarī's lords share the time to the next return. The first period is the part of the
 * natal nakṣatra that the Moon has not yet traversed; the rest of it comes last (chosen: M. N. Kedar, Annual Horoscopy,
 * 15; S. Adawal).
 *
 * @param moonDeg  natal, sidereal
 * @param age      completed years
 */
export function muddaDasha(moonDeg: number, age: number, { jdUt, nextJd }: SolarReturn): AnnualPeriod[] {
  const { nakshatra, traversed } = moonIn(moonDeg);
  const first = firstMuddaLord(nakshatra + 1, age);
  const lords = MUDDA_LORDS.map(
    (_, i) => MUDDA_LORDS[(first + i) % MUDDA_LORDS.length] as (typeof MUDDA_LORDS)[number],
  );
  const shares = [...lords, lords[0] as (typeof lords)[number]].map(({ lord, years }, i) => {
    const part = i === 0 ? 1 - traversed : i === lords.length ? traversed : 1;
    return { lord, share: (part * years) / VIMSHOTTARI_YEARS };
  });
  return laidOut(shares, jdUt, nextJd - jdUt);
}

/**
 * Patyāyinī daśā (Raman 54): lagna and seven grahas, ascending by their degrees within the rāśi. Each gets a share of
 * the time to the next return, in proportion to the difference from the previous one. Sub-periods have the same
 * proportions, starting with the period's own lord.
 */
export function patyayiniDasha({ lonDeg }: AnnualStanding, { jdUt, nextJd }: SolarReturn): PatyayiniPeriod[] {
  const points = (['lagna', ...BODY_KEYS] as const)
    .map((lord: PatyayiniLord) => ({ lord, degrees: degreesInRashi(lonDeg[lord]) }))
    .sort((a, b) => a.degrees - b.degrees);
  const largest = points.at(-1)?.degrees ?? Number.NaN;
  const shares = points.map(({ lord, degrees }, i) => ({
    lord,
    share: (degrees - (points[i - 1]?.degrees ?? 0)) / largest,
  }));
  return laidOut(shares, jdUt, nextJd - jdUt).map((period, i) => ({
    ...period,
    sub: laidOut([...shares.slice(i), ...shares.slice(0, i)], period.startJd, period.endJd - period.startJd),
  }));
}
