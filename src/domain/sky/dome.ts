/** The sky above a place at an instant: grahas and stars with azimuth and altitude, and the ecliptic among them. */
import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import { STAR_KEYS, STARS, type StarKey } from '../../data/stars';
import type { Kernel } from '../../kernel/kernel';
import type { AyanamshaChoice, NodeMode } from '../../kernel/keys';
import { ephemeris } from '../ephemeris/ephemeris';
import { apparentAltitude } from '../ephemeris/refraction';
import { FAR_AU } from '../ephemeris/space';
import { equatorialVector, horizontalPlace, type ObserverPlace, observerAt, topocentric } from '../ephemeris/vectors';
import { type DomainError, ok, type Result } from '../result';
import { sineCosine } from '../sineCosine';
import { isJunctionStar } from './zodiacStars';

/** A direction, degrees: azimuth from north through east, altitude with refraction. */
export interface DomePlace {
  azimuthDeg: number;
  altitudeDeg: number;
}

export interface DomeStar {
  key: StarKey;
  /** Visual magnitude. */
  magnitude: number;
  place: DomePlace;
}

export interface Dome {
  /** Also below the horizon. */
  grahas: Record<GrahaKey, DomePlace>;
  /** Illuminated part of the Moon’s disc. */
  moonLit: number;
  /** Bright stars and junction stars (yogatārās), the brightest first, also below the horizon. */
  stars: readonly DomeStar[];
  /** The place of a point of the ecliptic by its sidereal longitude, degrees. */
  ecliptic(siderealDeg: number): DomePlace;
}

export interface DomeQuestion {
  /** Julian day UT. */
  jdUt: number;
  place: ObserverPlace;
  ayanamsa: AyanamshaChoice;
  /** Lunar node for Rāhu and Ketu. */
  nodeMode: NodeMode;
}

/** Faintest magnitude of a star that is not a junction star. */
const FAINTEST = 2.6;

/** The stars of a dome, the brightest first. */
const DOME_STARS: readonly StarKey[] = STAR_KEYS.filter(
  (key) => STARS[key].magnitude <= FAINTEST || isJunctionStar(key),
).sort((a, b) => STARS[a].magnitude - STARS[b].magnitude);

/** Least altitude of the Sun’s centre while its upper limb is above the horizon and in each twilight, degrees. */
const LIGHTS = [
  ['day', -50 / 60],
  ['civil', -6],
  ['nautical', -12],
  ['astronomical', -18],
] as const;

/** Day, a twilight, or night. */
type SkyLight = (typeof LIGHTS)[number][0] | 'night';

/** The light of the sky by the altitude of the Sun. */
export const lightOf = ({ grahas: { sun } }: Pick<Dome, 'grahas'>): SkyLight =>
  LIGHTS.find(([, leastDeg]) => sun.altitudeDeg >= leastDeg)?.[0] ?? 'night';

/** The bodies of a dome, and the columns of an ephemeris that it shows. */
export const DOME_BODIES = [...GRAHA_KEYS, ...DOME_STARS] as const;
export const DOME_COLUMNS = ['azimuth', 'apparent_altitude', 'illumination'] as const;

/**
 * The sky above a place: topocentric places, airless azimuths, altitudes with refraction at 1013.25 hPa and 15 °C. Error:
 * an instant outside the range of the kernel.
 */
export function computeDome(
  kernel: Pick<Kernel, 'positions' | 'positionPages'>,
  { jdUt, place, ayanamsa, nodeMode }: DomeQuestion,
): Result<Dome, DomainError> {
  const found = ephemeris(kernel, {
    jdUt: [jdUt],
    bodies: DOME_BODIES,
    columns: DOME_COLUMNS,
    ayanamsa,
    nodeMode,
    center: 'topocentric',
    place,
  });
  if (!found.ok) return found;
  const table = kernel.positions({ jdUt: [jdUt], movers: ['sun'], zodiac: ayanamsa, withDistances: false });
  if (!table.ok) return table;
  const [gastDeg, obliquityDeg, zeroDeg] = [
    table.value.gastDeg[0],
    table.value.obliquityDeg[0],
    table.value.zeroDeg[0],
  ];
  const [observer, obliquity] = [observerAt(place, gastDeg as number), sineCosine(obliquityDeg as number)];
  const valueIn = (key: GrahaKey | StarKey, column: (typeof DOME_COLUMNS)[number]): number =>
    found.value.bodies[key]?.[column]?.[0] as number;
  const placeOf = (key: GrahaKey | StarKey): DomePlace => ({
    azimuthDeg: valueIn(key, 'azimuth'),
    altitudeDeg: valueIn(key, 'apparent_altitude'),
  });
  return ok({
    grahas: Object.fromEntries(GRAHA_KEYS.map((key) => [key, placeOf(key)])) as Dome['grahas'],
    moonLit: valueIn('moon', 'illumination'),
    stars: DOME_STARS.map((key) => ({ key, magnitude: STARS[key].magnitude, place: placeOf(key) })),
    ecliptic(siderealDeg) {
      const point = { lonDeg: siderealDeg + (zeroDeg as number), latDeg: 0, distAu: FAR_AU };
      const seen = topocentric(equatorialVector(point, obliquity), observer);
      const { azimuthDeg, altitudeDeg } = horizontalPlace(seen, observer);
      return { azimuthDeg, altitudeDeg: apparentAltitude(altitudeDeg) };
    },
  });
}
