/** The charts for the tests of yogas: the charts of test/truth, and charts made by hand. */

import { GRAHA_KEYS } from '../../../../src/data/keys';
import { computeYogas, type PresentYoga } from '../../../../src/domain/chart/yogas';
import type { Standing } from '../../../../src/domain/positions/standing';
import { type Birth, type ReferenceGraha, records } from '../../support/cases';
import { type Longitudes, standingAt } from '../../support/standing';

interface YogasCase extends Birth {
  is_day_birth: boolean;
  benefics: ReferenceGraha[];
  expected: Record<string, boolean>;
}
export const BIRTHS = records<YogasCase>('yogas');
/** Includes the artificial charts, in which every yoga of the reference occurs. */
export const CASES = [...BIRTHS, ...records<YogasCase>('yogas_synthetic')];

/** A rāśi 1..12, meaning its fifteenth degree, or [rāśi, degrees]. */
type Place = number | [rashi: number, degrees: number];
export type Places = Partial<Record<'lagna' | Exclude<keyof Longitudes, 'lagna' | 'ketu'>, Place>>;

const degreesOf = (place: Place): number => {
  const [rashi, degrees] = typeof place === 'number' ? [place, 15] : place;
  return 30 * (rashi - 1) + degrees;
};

/** A chart made by hand. By default the lagna is in Meṣa, every graha in Siṃha, and Ketu opposite Rāhu. */
export function chartBy(places: Places): Standing {
  const longitudes = { lagna: degreesOf(places.lagna ?? 1) } as Longitudes;
  for (const key of GRAHA_KEYS) {
    longitudes[key] = key === 'ketu' ? (longitudes.rahu + 180) % 360 : degreesOf(places[key] ?? 5);
  }
  return standingAt(longitudes);
}

/** One yoga of a chart, by default of a birth by day; undefined if it is not formed. */
export function yogaIn(places: Places, key: string, isDay: boolean | null = true): PresentYoga | undefined {
  return computeYogas(chartBy(places), isDay).present.find((yoga) => yoga.key === key);
}
