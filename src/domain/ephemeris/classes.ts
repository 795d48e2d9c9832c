/** Rāśis, nakṣatras and pādas of a column of longitudes. */
import { partEdge, partOf } from '../circle';
import type { AnyColumns } from './columns';

const PADAS = 108;
const PADAS_OF_RASHI = 9;
const PADAS_OF_NAKSHATRA = 4;

/** A value for each pāda of the circle, and NaN. */
const byPada = (value: (pada: number) => number): Float64Array =>
  Float64Array.from({ length: PADAS + 1 }, (_, pada) => (pada < PADAS ? value(pada) : Number.NaN));

/** The number of each class, from 1; pādas within their nakṣatra. */
const CLASS_OF = {
  rashi: byPada((pada) => Math.floor(pada / PADAS_OF_RASHI) + 1),
  nakshatra: byPada((pada) => Math.floor(pada / PADAS_OF_NAKSHATRA) + 1),
  pada: byPada((pada) => (pada % PADAS_OF_NAKSHATRA) + 1),
};

/**
 * Fills the columns of rāśis, nakṣatras and pādas, from 1; NaN for NaN. Pādas are the finest of the divisions.
 *
 * @param siderealDeg  0 ≤ longitude < 360
 */
export function fillClasses({ rashi, nakshatra, pada }: AnyColumns, siderealDeg: Float64Array, count: number): void {
  if (!rashi && !nakshatra && !pada) return;
  let [row, start, end] = [PADAS, Number.NaN, Number.NaN];
  for (let i = 0; i < count; i++) {
    const deg = siderealDeg[i] as number;
    // Most bodies stay in a pāda for many rows.
    if (!(deg >= start && deg < end)) {
      const part = partOf(deg, PADAS);
      row = part >= 0 ? part : PADAS;
      [start, end] = [partEdge(row, PADAS), partEdge(row + 1, PADAS)];
    }
    if (rashi) rashi[i] = CLASS_OF.rashi[row] as number;
    if (nakshatra) nakshatra[i] = CLASS_OF.nakshatra[row] as number;
    if (pada) pada[i] = CLASS_OF.pada[row] as number;
  }
}
