/** Harṣa-bala: five points for each of four conditions (P. V. R. Narasimha Rao, Integrated Approach, example 119). */
import { BODY_KEYS, type BodyKey } from '../../kernel/keys';
import { isExaltedBySign } from '../positions/dignity';
import { rashiOf } from '../positions/placement';
import { houseFrom, rashiLord } from '../positions/rashi';
import type { AnnualStanding } from './types';

/** The house in which each rejoices, from the annual lagna. */
const PLACES: Record<BodyKey, number> = {
  sun: 9,
  moon: 3,
  mars: 6,
  mercury: 1,
  jupiter: 11,
  venus: 5,
  saturn: 12,
};
/** Female and neuter grahas are strong by night and in the houses below, the others by day and in the other houses. */
const NIGHT_GRAHAS: readonly BodyKey[] = ['moon', 'mercury', 'venus', 'saturn'];
const NIGHT_HOUSES: readonly number[] = [1, 2, 3, 7, 8, 9];
const POINTS = 5;

export function harshaBala({ lonDeg, isDay }: AnnualStanding): Record<BodyKey, number> {
  const lagnaRashi = rashiOf(lonDeg.lagna);
  const rows = BODY_KEYS.map((graha) => {
    const rashi = rashiOf(lonDeg[graha]);
    const house = houseFrom(lagnaRashi, rashi);
    const isOfNight = NIGHT_GRAHAS.includes(graha);
    const conditions = [
      house === PLACES[graha],
      rashiLord(rashi) === graha || isExaltedBySign(graha, rashi),
      NIGHT_HOUSES.includes(house) === isOfNight,
      isDay !== isOfNight,
    ];
    return [graha, POINTS * conditions.filter(Boolean).length] as const;
  });
  return Object.fromEntries(rows) as Record<BodyKey, number>;
}
