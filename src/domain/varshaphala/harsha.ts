/** Harṣa-bala: five points for each of four conditions (P. V. R. Narasimha Rao, Integrated Approach, example 119). */
import { HARSHA_HOUSES, NIGHT_GRAHAS, NIGHT_HOUSES } from '../../data/varshaphala/tables';
import { BODY_KEYS, type BodyKey } from '../../kernel/keys';
import { isExaltedBySign } from '../positions/dignity';
import { rashiOf } from '../positions/placement';
import { houseFrom, rashiLord } from '../positions/rashi';
import type { AnnualStanding } from './types';

const POINTS = 5;

export function harshaBala({ lonDeg, isDay }: AnnualStanding): Record<BodyKey, number> {
  const lagnaRashi = rashiOf(lonDeg.lagna);
  const rows = BODY_KEYS.map((graha) => {
    const rashi = rashiOf(lonDeg[graha]);
    const house = houseFrom(lagnaRashi, rashi);
    const isOfNight = NIGHT_GRAHAS.includes(graha);
    const conditions = [
      house === HARSHA_HOUSES[graha],
      rashiLord(rashi) === graha || isExaltedBySign(graha, rashi),
      NIGHT_HOUSES.includes(house) === isOfNight,
      isDay !== isOfNight,
    ];
    return [graha, POINTS * conditions.filter(Boolean).length] as const;
  });
  return Object.fromEntries(rows) as Record<BodyKey, number>;
}
