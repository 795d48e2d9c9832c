/**
 * The elements of the saṅkalpa, in the order in which it names them: the age of the world, the place, the year, the
 * season, the month and the limbs at sunrise. Tithi, nakṣatra, yoga and karaṇa are those of the moment of the act, so
 * each has its end.
 *
 * Source  customary, as printed manuals of the south have it; the saṃvatsara of the south in plain succession, of the
 * north by Jupiter
 */
import type { Limb } from '../panchanga/types';
import type { DayView } from './view';

/** What every saṅkalpa of the present names first. */
export const SANKALPA_EPOCH = ['parardha', 'kalpa', 'manvantara', 'yuga', 'pada', 'dvipa', 'varsha'] as const;
export type SankalpaEpoch = (typeof SANKALPA_EPOCH)[number];

/** The elements that change, in their order after those. */
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
