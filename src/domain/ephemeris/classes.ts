/** Rāśis, nakṣatras and pādas of a column of longitudes. */
import { partOf } from '../circle';

/** Pādas are the finest of the divisions; each rāśi has nine and each nakṣatra four. */
const PADAS_OF = { rashi: 9, nakshatra: 4, pada: 1 } as const;

/** The classes of sidereal longitudes, from 1; pādas within their nakṣatra. */
export function classesOf(siderealDeg: Float64Array, division: keyof typeof PADAS_OF): Float64Array {
  const padas = PADAS_OF[division];
  const column = new Float64Array(siderealDeg.length);
  for (let i = 0; i < siderealDeg.length; i++) {
    const part = Math.floor(partOf(siderealDeg[i] as number, 108) / padas);
    column[i] = (padas === 1 ? part % PADAS_OF.nakshatra : part) + 1;
  }
  return column;
}
