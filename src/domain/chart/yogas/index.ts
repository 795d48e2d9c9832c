/** Evaluates all yoga rules of a chart, and returns the yogas that are formed. */

import type { Standing } from '../../positions/standing';
import { CHANDRA_YOGAS } from './chandra';
import { DHANA_YOGAS } from './dhana';
import { LAGNA_YOGAS } from './lagna';
import { MAHAPURUSHA_YOGAS } from './mahapurusha';
import { NABHASA_YOGAS } from './nabhasa';
import { NEECHA_BHANGA_YOGAS } from './neechaBhanga';
import { OTHER_YOGAS } from './others';
import { PARIVARTANA_YOGAS } from './parivartana';
import { PARASHARA_YOGAS } from './rajaParashara';
import { RAMAN_YOGAS } from './rajaRaman';
import { type YogaSky, yogaSky } from './sky';
import { SURYA_YOGAS } from './surya';
import type { PresentYoga as PresentYogaOf, YogaCategory, YogaFamily, YogaRow, Yogas as YogasOf } from './types';
import { VIPARITA_YOGAS } from './viparita';

const FAMILIES = [
  { category: 'surya', rows: SURYA_YOGAS },
  { category: 'chandra', rows: CHANDRA_YOGAS },
  { category: 'mahapurusha', rows: MAHAPURUSHA_YOGAS },
  { category: 'nabhasa', rows: NABHASA_YOGAS },
  { category: 'lagna', rows: LAGNA_YOGAS },
  { category: 'raja', rows: [...PARASHARA_YOGAS, ...RAMAN_YOGAS] },
  { category: 'dhana', rows: DHANA_YOGAS },
  { category: 'parivartana', rows: PARIVARTANA_YOGAS },
  { category: 'viparita', rows: VIPARITA_YOGAS },
  { category: 'neecha-bhanga', rows: NEECHA_BHANGA_YOGAS },
  { category: 'others', rows: OTHER_YOGAS },
] as const satisfies readonly YogaFamily[];

export type YogaKey = (typeof FAMILIES)[number]['rows'][number]['key'];

export const YOGA_FAMILIES: readonly YogaFamily<YogaKey>[] = FAMILIES;

export type PresentYoga = PresentYogaOf<YogaKey>;
export type Yogas = YogasOf<YogaKey>;

/**
 * The yogas of a chart, in the order of the families. A cancelled yoga is included with its cancellations.
 *
 * @param isDay  whether birth is between sunrise and sunset; null where the Sun does not rise and set: rules that need
 * it are left out
 *
 * Throws if the lagna or a graha is not placed.
 */
export function computeYogas(standing: Standing, isDay: boolean | null): Yogas {
  const sky = yogaSky(standing, isDay);
  const yogas: Yogas = { present: [], evaluated: 0, leftOut: [] };
  for (const { category, rows } of YOGA_FAMILIES) {
    for (const row of rows) {
      if (row.needsDayOrNight && isDay === null) {
        yogas.leftOut.push({ key: row.key, why: { lack: 'day' } });
        continue;
      }
      yogas.evaluated++;
      const found = presentYoga(row, category, sky);
      if (found) yogas.present.push(found);
    }
  }
  return yogas;
}

function presentYoga(row: YogaRow<YogaKey>, category: YogaCategory, sky: YogaSky): PresentYoga | null {
  const formation = row.when(sky);
  if (!formation) return null;
  const { key, iast, sa, source } = row;
  const cancelledBy =
    row.bhanga?.flatMap((bhanga, i) => (bhanga.when(sky) ? [{ number: i + 1, source: bhanga.source }] : [])) ?? null;
  return { key, iast, sa, category, source, ...formation, cancelledBy };
}
