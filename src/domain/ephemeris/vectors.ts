/**
 * Directions of bodies on the true equator of date: from the ecliptic place to a vector, from the Earth's centre to a
 * place on its surface, and from there to the horizon. Lengths are au, angles degrees.
 */
import { RADIANS } from '../../kernel/units';
import { arcTangent } from '../arcTangent';
import { norm360 } from '../circle';
import { sineCosine } from '../sineCosine';

export interface Vector {
  x: number;
  y: number;
  z: number;
}

/** A geocentric place in the true ecliptic and equinox of date. */
interface EclipticPlace {
  lonDeg: number;
  latDeg: number;
  distAu: number;
}

/** Sine and cosine of an angle. */
export type Turn = ReturnType<typeof sineCosine>;

export const KM_PER_AU = 149_597_870.7;
/** Equatorial radius of the Earth (au) and the square of its eccentricity: 6378.1366 km, 1/298.25642 (IERS 2010). */
export const EARTH_RADIUS = 6378.1366 / KM_PER_AU;
const FLATTENING = 1 / 298.25642;
const POLAR_SQUARE = (1 - FLATTENING) ** 2;
/** Rotation of the Earth (7.2921151467e-5 a second) times an au over the speed of light, as the tangent per au. */
const DIURNAL_ABERRATION = 7.2921151467e-5 * 499.00478384;

/** The vector of an ecliptic place on the equator. @param obliquity  true obliquity of date */
export function equatorialVector({ lonDeg, latDeg, distAu }: EclipticPlace, obliquity: Turn): Vector {
  const lon = sineCosine(lonDeg);
  const lat = sineCosine(latDeg);
  const flat = distAu * lat.cosine;
  const y = flat * lon.sine;
  const z = distAu * lat.sine;
  return {
    x: flat * lon.cosine,
    y: y * obliquity.cosine - z * obliquity.sine,
    z: y * obliquity.sine + z * obliquity.cosine,
  };
}

export const length = ({ x, y, z }: Vector): number => Math.sqrt(x * x + y * y + z * z);
export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const scaled = ({ x, y, z }: Vector, by: number): Vector => ({ x: x * by, y: y * by, z: z * by });

export const sum = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
export const difference = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });

export const cross = (a: Vector, b: Vector): Vector => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});

/** Angle between two directions, degrees 0..180, exact also where it is small. */
export function angleBetween(a: Vector, b: Vector): number {
  return arcTangent(length(cross(a, b)), dot(a, b));
}

/** Right ascension of a vector, 0..360. */
export const rightAscensionDeg = ({ x, y }: Vector): number => norm360(arcTangent(y, x));

/** Declination of a vector. */
export const declinationDeg = ({ x, y, z }: Vector): number => arcTangent(z, Math.sqrt(x * x + y * y));

/** The ecliptic place of a vector on the equator. @param obliquity  true obliquity of date */
export function eclipticPlace({ x, y, z }: Vector, obliquity: Turn): EclipticPlace {
  const along = y * obliquity.cosine + z * obliquity.sine;
  const up = z * obliquity.cosine - y * obliquity.sine;
  return {
    lonDeg: norm360(arcTangent(along, x)),
    latDeg: arcTangent(up, Math.sqrt(x * x + along * along)),
    distAu: Math.sqrt(x * x + y * y + z * z),
  };
}

/** Position angle of a second direction at a first, degrees 0..360 from north through east. */
export function positionAngle(from: Vector, to: Vector): number {
  const north = to.z * dot(from, from) - from.z * dot(from, to);
  const east = (from.x * to.y - from.y * to.x) * length(from);
  return norm360(arcTangent(east, north));
}

/** A place on the Earth, degrees north and east, metres above the ellipsoid. */
export interface ObserverPlace {
  latDeg: number;
  lonDeg: number;
  heightM?: number;
}

/** An observer at an instant: the place as a vector, and the directions of its horizon. */
export interface Observer {
  position: Vector;
  /** Sine and cosine of the geodetic latitude, and of the local apparent sidereal time. */
  latitude: Turn;
  meridian: Turn;
}

/**
 * The observer at a place at an instant.
 *
 * @param gastDeg  Greenwich apparent sidereal time
 */
export function observerAt({ latDeg, lonDeg, heightM = 0 }: ObserverPlace, gastDeg: number): Observer {
  const latitude = sineCosine(latDeg);
  const meridian = sineCosine(gastDeg + lonDeg);
  const height = heightM / 1000 / KM_PER_AU;
  const curve = EARTH_RADIUS / Math.sqrt(latitude.cosine ** 2 + POLAR_SQUARE * latitude.sine ** 2);
  const outward = (curve + height) * latitude.cosine;
  const position = {
    x: outward * meridian.cosine,
    y: outward * meridian.sine,
    z: (POLAR_SQUARE * curve + height) * latitude.sine,
  };
  return { position, latitude, meridian };
}

/** The vector of a body from the observer, with diurnal aberration. */
export function topocentric({ x, y, z }: Vector, { position }: Observer): Vector {
  const seen = { x: x - position.x, y: y - position.y, z: z - position.z };
  const distance = length(seen);
  const bend = DIURNAL_ABERRATION * distance;
  // The observer moves eastward with the rotation of the Earth.
  const turned = { x: seen.x - bend * position.y, y: seen.y + bend * position.x, z: seen.z };
  return scaled(turned, distance / length(turned));
}

/** Azimuth (0..360, from north through east) and airless altitude of a topocentric vector. */
export function horizontalPlace(
  { x, y, z }: Vector,
  { latitude, meridian }: Observer,
): { azimuthDeg: number; altitudeDeg: number } {
  const south = x * meridian.cosine + y * meridian.sine;
  const east = y * meridian.cosine - x * meridian.sine;
  const up = south * latitude.cosine + z * latitude.sine;
  const north = z * latitude.cosine - south * latitude.sine;
  return {
    azimuthDeg: norm360(arcTangent(east, north)),
    altitudeDeg: arcTangent(up, Math.sqrt(north * north + east * east)),
  };
}

/** Radius of a disc of `radiusAu` at a distance, degrees. */
export const discDeg = (radiusAu: number, distAu: number): number => {
  const sine = radiusAu / distAu;
  return arcTangent(sine, Math.sqrt(1 - sine * sine));
};

/** Arc seconds as radians. */
export const ARCSEC = RADIANS / 3600;
