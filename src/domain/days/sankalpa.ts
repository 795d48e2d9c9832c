/**
 * The elements of the saṅkalpa in their order: the age of the world, the place, the year, the season, the month and the
 * limbs at sunrise. An act names the tithi, nakṣatra, yoga and karaṇa of its moment, so each has its end.
 *
 * Source  customary, after printed manuals of the south; the saṃvatsara of the south in plain succession, of the north
 *         by Jupiter
 */
import type { Limb } from '../panchanga/types';
import type { DayView } from './view';

/** The elements that open every saṅkalpa of the present. */
export const SANKALPA_EPOCH = ['parardha', 'kalpa', 'manvantara', 'yuga', 'pada', 'dvipa', 'varsha'] as const;
export type SankalpaEpoch = (typeof SANKALPA_EPOCH)[number];

/** The elements that change, which follow in this order. */
export const SANKALPA_ELEMENTS = [
  'samvatsara_south',
  'samvatsara_north',
  'ayana',
  'ritu',
  'masa_amanta',
  'masa_purnimanta',
  'solar_rashi',
  'paksha',
  'tithi',
  'vara',
  'nakshatra',
  'yoga',
  'karana',
] as const;

/** The limbs at sunrise; the other elements are fields of the day. */
interface Sankalpa {
  solarRashi: number;
  tithi: Limb;
  nakshatra: Limb;
  yoga: Limb;
  karana: Limb;
}

export function sankalpa({ during, sky }: DayView): Sankalpa {
  const limbs = sky.limbs();
  const first = (list: readonly Limb[]): Limb => during(list)[0] as Limb;
  return {
    solarRashi: first(sky.sunRashis()).index,
    tithi: first(limbs.tithi),
    nakshatra: first(limbs.nakshatra),
    yoga: first(limbs.yoga),
    karana: first(limbs.karana),
  };
}
