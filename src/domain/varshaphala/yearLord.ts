/** Muntha, the five office-bearers, and the lord of the year among them. */

import type { FriendshipRule } from '../../data/varshaphala/tables';
import { ASPECTING_HOUSES, TRI_RASHI_LORDS } from '../../data/varshaphala/tables';
import type { BodyKey } from '../../kernel/keys';
import { norm360 } from '../circle';
import { rashiOf } from '../positions/placement';
import { houseFrom, rashiLord } from '../positions/rashi';
import {
  type AnnualStanding,
  type Muntha,
  OFFICES,
  type OfficeBearers,
  type PanchavargiyaBala,
  type YearLord,
} from './types';

/** The muntha: the natal lagna, advanced one rāśi for each completed year. */
export function munthaOf(natalLagnaDeg: number, age: number, annualLagnaDeg: number): Muntha {
  const siderealDeg = norm360(natalLagnaDeg + 30 * age);
  const rashi = rashiOf(siderealDeg);
  return { siderealDeg, rashi, lord: rashiLord(rashi), house: houseFrom(rashiOf(annualLagnaDeg), rashi) };
}

/** The five office-bearers (Raman 48–51). */
export function officeBearers(muntha: Muntha, natalLagnaDeg: number, { lonDeg, isDay }: AnnualStanding): OfficeBearers {
  const annualRashi = rashiOf(lonDeg.lagna);
  return {
    muntha: muntha.lord,
    janma_lagna: rashiLord(rashiOf(natalLagnaDeg)),
    varsha_lagna: rashiLord(annualRashi),
    tri_rashi: TRI_RASHI_LORDS[isDay ? 'day' : 'night'][annualRashi - 1] as BodyKey,
    dina_ratri: rashiLord(rashiOf(isDay ? lonDeg.sun : lonDeg.moon)),
  };
}

/**
 * The lord of the year: among the office-bearers that aspect the annual lagna, or among all if none does, the one with
 * the highest pañcavargīya-bala. Ties go to the one with more offices, then to the earlier office (chosen here, after
 * Nīlakaṇṭha).
 */
export function yearLord(
  bearers: OfficeBearers,
  { lonDeg }: AnnualStanding,
  bala: Readonly<Record<BodyKey, PanchavargiyaBala>>,
  friendship: FriendshipRule = 'nilakantha',
): YearLord {
  const lagnaRashi = rashiOf(lonDeg.lagna);
  const holders = OFFICES.map((office) => bearers[office]);
  const offices = (graha: BodyKey): number => holders.filter((holder) => holder === graha).length;
  const candidates = [...new Set(holders)]
    .map((graha) => ({
      graha,
      vimshopaka: bala[graha].vimshopaka,
      aspectsLagna: ASPECTING_HOUSES.includes(houseFrom(lagnaRashi, rashiOf(lonDeg[graha]))),
    }))
    .sort((a, b) => b.vimshopaka - a.vimshopaka || offices(b.graha) - offices(a.graha));
  const first = candidates.find(({ aspectsLagna }) => aspectsLagna) ?? candidates[0];
  return { graha: (first as (typeof candidates)[number]).graha, candidates, friendship };
}
