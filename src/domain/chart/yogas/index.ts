/** Evaluates all yoga rules of a chart, and returns the yogas that are formed. */

import { YOGA_FAMILIES, type YogaKey } from '../../../data/yogas';
import type { Cancellation, Formation, YogaCategory, YogaRow, YogaSky } from '../../../data/yogas/types';
import type { Lack } from '../../positions/notes';
import type { Standing } from '../../positions/standing';
import { yogaSky } from './sky';

/** A cancellation that applies. */
interface PresentCancellation extends Cancellation {
  /** From 1, in the row. */
  number: number;
}

export interface PresentYoga extends Formation, Pick<YogaRow<YogaKey>, 'key' | 'source'> {
  category: YogaCategory;
  /** The cancellations that apply, possibly none; null if the source knows no cancellation. */
  cancelledBy: PresentCancellation[] | null;
}

export interface Yogas {
  present: PresentYoga[];
  /** Number of evaluated rules. */
  evaluated: number;
  /** Rules that could not be evaluated. */
  leftOut: { key: YogaKey; why: Lack }[];
}

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
  const { key, source } = row;
  const cancelledBy =
    row.bhanga?.flatMap((bhanga, i) => (bhanga.when(sky) ? [{ number: i + 1, source: bhanga.source }] : [])) ?? null;
  return { key, category, source, ...formation, cancelledBy };
}
