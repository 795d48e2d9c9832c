/** Rāśis, nakṣatras and pādas of a column of longitudes. */
import { partOf } from '../circle';

/** Pādas are the finest of the divisions; each rāśi has nine and each nakṣatra four. */
const PADAS_OF = { rashi: 9, nakshatra: 4 } as const;

const PADAS = 108;

/** The pādas of sidereal longitudes, from 0 to 107; 108 for NaN. */
export function padasOf(siderealDeg: Float64Array): Uint8Array {
  const column = new Uint8Array(siderealDeg.length);
  for (let i = 0; i < siderealDeg.length; i++) {
    const pada = partOf(siderealDeg[i] as number, PADAS);
    column[i] = pada >= 0 ? pada : PADAS;
  }
  return column;
}

/** A value for each pāda, and NaN. */
const byPada = (value: (pada: number) => number): Float64Array =>
  Float64Array.from({ length: PADAS + 1 }, (_, pada) => (pada < PADAS ? value(pada) : Number.NaN));

/** The number of each class, from 1; pādas within their nakṣatra. */
const CLASS_OF = {
  rashi: byPada((pada) => Math.floor(pada / PADAS_OF.rashi) + 1),
  nakshatra: byPada((pada) => Math.floor(pada / PADAS_OF.nakshatra) + 1),
  pada: byPada((pada) => (pada % PADAS_OF.nakshatra) + 1),
};

/** The classes of pādas (`padasOf`), from 1; NaN for none. */
export function classesOf(padas: Uint8Array, division: keyof typeof CLASS_OF): Float64Array {
  const classes = CLASS_OF[division];
  const column = new Float64Array(padas.length);
  for (let i = 0; i < padas.length; i++) column[i] = classes[padas[i] as number] as number;
  return column;
}
