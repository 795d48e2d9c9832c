/** The place of a Moon for the kūṭas. It changes at the boundaries of pādas and in the middle of two rāśis. */
import { VASHYAS } from '../../data/moonClasses';
import { norm360, partEdge, partOf } from '../circle';
import { Lacking } from '../positions/attempt';

const PADAS = 108;

/** Whether the halves of a rāśi, 1..12, have different classes of vaśya. */
function isHalved(rashi: number): boolean {
  const [first, second] = VASHYAS[rashi - 1] as (typeof VASHYAS)[number];
  return first !== second;
}

export interface MoonPlace {
  /** 1..27. */
  nakshatra: number;
  /** 1..4. */
  pada: number;
  /** 1..12. */
  rashi: number;
  /** Before or from 15° of the rāśi, if vaśya distinguishes the halves; otherwise null. */
  half: 1 | 2 | null;
}

/** Middles of the rāśis whose halves have different classes: 15° of Dhanus and of Makara. */
const MIDDLES = Array.from({ length: 12 }, (_, i) => i + 1)
  .filter(isHalved)
  .map((rashi) => partEdge(2 * rashi - 1, 24));

/** Sidereal degrees, ascending from 0; each begins a place. */
export const PLACE_EDGES: readonly number[] = [
  ...Array.from({ length: PADAS }, (_, pada) => partEdge(pada, PADAS)),
  ...MIDDLES,
].sort((a, b) => a - b);

/** The place of a sidereal longitude, 0 ≤ deg < 360. An invalid longitude throws a `Lacking`. */
export function moonPlaceAt(siderealDeg: number): MoonPlace {
  const deg = norm360(siderealDeg);
  if (!Number.isFinite(deg)) throw new Lacking({ lack: 'moon' });
  const pada = partOf(deg, PADAS);
  const rashi = Math.floor(pada / 9) + 1;
  return {
    nakshatra: Math.floor(pada / 4) + 1,
    pada: (pada % 4) + 1,
    rashi,
    half: isHalved(rashi) ? (partOf(deg, 24) % 2 === 0 ? 1 : 2) : null,
  };
}

/** Index in `PLACE_EDGES` of the boundary that begins the place of a sidereal longitude. */
export function placeIndexAt(siderealDeg: number): number {
  const deg = norm360(siderealDeg);
  return PLACE_EDGES.findLastIndex((edge) => edge <= deg);
}
