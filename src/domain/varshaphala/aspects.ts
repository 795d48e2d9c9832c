/** Tājika aspects: mutual aspects by rāśi, with the orbs (dīptāṃśas) of the two grahas. */

import type { DrishtiKind } from '../../data/varshaphala/tables';
import { BY_SPEED, DIPTAMSHA, DRISHTI_KINDS } from '../../data/varshaphala/tables';
import type { BodyKey } from '../../kernel/keys';
import { degreesInRashi, rashiOf } from '../positions/placement';
import { houseFrom } from '../positions/rashi';
import type { AnnualStanding, TajikaAspect } from './types';

/** The aspect between two rāśis by house distance; 2, 6, 8 and 12 have none. */
export const drishtiOf = (house: number): DrishtiKind => DRISHTI_KINDS[house] ?? 'neutral';

/** Half the sum of two dīptāṃśas (chosen; Raman lets orbs overlap). */
export const orbOf = (a: BodyKey, b: BodyKey): number => (DIPTAMSHA[a] + DIPTAMSHA[b]) / 2;

function aspectOf({ lonDeg, speedDegPerDay }: AnnualStanding, faster: BodyKey, slower: BodyKey): TajikaAspect {
  const house = houseFrom(rashiOf(lonDeg[faster]), rashiOf(lonDeg[slower]));
  const kind = drishtiOf(house);
  const ahead = degreesInRashi(lonDeg[faster]) - degreesInRashi(lonDeg[slower]);
  const gain = speedDegPerDay[faster] - speedDegPerDay[slower];
  const [separationDeg, orbDeg] = [Math.abs(ahead), orbOf(faster, slower)];
  const within = kind !== 'neutral' && separationDeg <= orbDeg;
  return { faster, slower, house, kind, separationDeg, orbDeg, within, applying: ahead * gain < 0 };
}

/** All twenty-one pairs. */
export function tajikaAspects(standing: AnnualStanding): TajikaAspect[] {
  return BY_SPEED.flatMap((faster, i) => BY_SPEED.slice(i + 1).map((slower) => aspectOf(standing, faster, slower)));
}
