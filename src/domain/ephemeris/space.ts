/**
 * The columns of an ephemeris that follow from directions in space: equator, horizon, topocentric place, appearance.
 */
import type { Star } from '../../data/stars';
import type { MoverColumns, PositionTable } from '../../kernel/almanac';
import { sineCosine } from '../sineCosine';
import {
  type DiscBody,
  diameterArcsec,
  earthVelocity,
  illuminatedFraction,
  lightDistance,
  litVector,
  magnitudeOf,
  phaseAngleDeg,
  type Sight,
  withoutAberration,
} from './appearance';
import type { Center, EphemerisColumn } from './columns';
import { apparentAltitude } from './refraction';
import {
  angleBetween,
  declinationDeg,
  difference,
  eclipticPlace,
  equatorialVector,
  horizontalPlace,
  length,
  type Observer,
  type ObserverPlace,
  observerAt,
  rightAscensionDeg,
  type Turn,
  topocentric,
  type Vector,
} from './vectors';

/** The values that all bodies share at an instant. */
interface Instant {
  obliquity: Turn;
  jdTt: number;
  observer: Observer | null;
  /**
   * The apparent Sun from the chosen centre and from the Earth's centre, and the geometric Sun from the Earth's centre.
   */
  sun: Vector | null;
  geocentricSun: Vector | null;
  geometricSun: Vector | null;
  velocity: Vector | null;
}

/** A body with a disc, or a star. */
export type SeenBody = DiscBody | Star;

interface SpaceQuestion {
  center: Center;
  place?: ObserverPlace;
  columns: readonly EphemerisColumn[];
}

/** Distance of a point without one, au: so far that its direction is the same from every place. */
export const FAR_AU = 1e9;

/** A place of a mover in a table, at `FAR_AU` if it has no distance. */
export const placeAt = ({ lonDeg, latDeg, distAu }: MoverColumns, i: number) => {
  const distance = distAu[i] as number;
  return {
    lonDeg: lonDeg[i] as number,
    latDeg: latDeg[i] as number,
    distAu: Number.isNaN(distance) ? FAR_AU : distance,
  };
};

const APPEARANCES = ['magnitude', 'elongation', 'phase_angle', 'illumination', 'diameter'] as const;

/** The instants of a table, with what their bodies share. */
export function instantsOf(table: PositionTable, { center, place, columns }: SpaceQuestion): Instant[] {
  const { sun } = table.movers;
  const isSeen = columns.some((column) => (APPEARANCES as readonly string[]).includes(column));
  return Array.from(table.jdTt, (jdTt, i) => {
    const obliquity = sineCosine(table.obliquityDeg[i] as number);
    const observer = place ? observerAt(place, table.gastDeg[i] as number) : null;
    const here = { obliquity, jdTt, observer, sun: null, geocentricSun: null, geometricSun: null, velocity: null };
    if (!isSeen || !sun) return here;
    const apparent = placeAt(sun, i);
    const vector = equatorialVector(apparent, obliquity);
    const velocity = earthVelocity({ ...apparent, lonSpeedDegPerDay: sun.lonSpeedDegPerDay[i] as number }, obliquity);
    return {
      ...here,
      velocity,
      geocentricSun: vector,
      sun: center === 'topocentric' && observer ? topocentric(vector, observer) : vector,
      geometricSun: withoutAberration(vector, velocity),
    };
  });
}

/** A body from Earth and Sun. The Moon shares the Earth's motion, and with it the aberration of the Sun. */
function sightOf(body: DiscBody, fromEarth: Vector, instant: Instant): Sight | null {
  const { geometricSun, geocentricSun, velocity, obliquity, jdTt } = instant;
  if (!geometricSun || !geocentricSun || !velocity) return null;
  const fromSun =
    body === 'moon'
      ? difference(fromEarth, geocentricSun)
      : litVector(body, difference(withoutAberration(fromEarth, velocity), geometricSun), obliquity, jdTt);
  return { fromEarth, fromSun, obliquity, jdTt };
}

/** The value of a column. NaN where it does not exist. */
type Cell = (here: { vector: Vector; geocentric: Vector; instant: Instant; body: SeenBody | null }) => number;

/** The body of a cell if it has a disc. */
const discOf = (body: SeenBody | null): DiscBody | null => (typeof body === 'string' ? body : null);

const ofSight =
  (value: (body: Exclude<DiscBody, 'sun'>, sight: Sight) => number): Cell =>
  ({ geocentric, instant, body }) => {
    const disc = discOf(body);
    const sight = disc === null || disc === 'sun' ? null : sightOf(disc, geocentric, instant);
    return sight === null ? Number.NaN : value(disc as Exclude<DiscBody, 'sun'>, sight);
  };

const discMagnitude = ofSight(magnitudeOf);

/** The vector from the place, whatever the centre. */
const seen = (geocentric: Vector, { observer }: Instant): [Vector, Observer] => {
  if (observer === null) throw new RangeError('horizontal columns need a place');
  return [topocentric(geocentric, observer), observer];
};

const altitude: Cell = ({ geocentric, instant }) => horizontalPlace(...seen(geocentric, instant)).altitudeDeg;

/** Longitudes in the tropical zodiac; the caller subtracts the zero of another. */
export const SPATIAL_CELLS: Partial<Record<EphemerisColumn, Cell>> = {
  tropical_longitude: ({ vector, instant }) => eclipticPlace(vector, instant.obliquity).lonDeg,
  latitude: ({ vector, instant }) => eclipticPlace(vector, instant.obliquity).latDeg,
  distance: ({ vector, body }) => (discOf(body) === null ? Number.NaN : length(vector)),
  right_ascension: ({ vector }) => rightAscensionDeg(vector),
  declination: ({ vector }) => declinationDeg(vector),
  azimuth: ({ geocentric, instant }) => horizontalPlace(...seen(geocentric, instant)).azimuthDeg,
  altitude,
  apparent_altitude: (here) => apparentAltitude(altitude(here)),
  elongation: ({ vector, instant: { sun }, body }) =>
    body === null || body === 'sun' || sun === null ? Number.NaN : angleBetween(vector, sun),
  diameter({ vector, instant: { velocity }, body }) {
    const disc = discOf(body);
    if (disc === null) return Number.NaN;
    return diameterArcsec(disc, disc === 'moon' && velocity ? lightDistance(vector, velocity) : length(vector));
  },
  phase_angle: ofSight((_, sight) => phaseAngleDeg(sight)),
  illumination: ofSight((_, sight) => illuminatedFraction(phaseAngleDeg(sight))),
  magnitude: (here) =>
    here.body !== null && typeof here.body === 'object' ? here.body.magnitude : discMagnitude(here),
};

/**
 * Fills a column of a body.
 *
 * @param body  null for a point without distance: a node or the ascendant
 */
export function fillSpatialColumn(
  column: Float64Array,
  cell: Cell,
  columns: MoverColumns,
  body: SeenBody | null,
  instants: readonly Instant[],
  center: Center,
): void {
  for (const [i, instant] of instants.entries()) {
    const geocentric = equatorialVector(placeAt(columns, i), instant.obliquity);
    const { observer } = instant;
    const vector = center === 'topocentric' && observer !== null ? topocentric(geocentric, observer) : geocentric;
    column[i] = cell({ vector, geocentric, instant, body });
  }
}
