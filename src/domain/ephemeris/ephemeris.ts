/**
 * An ephemeris: columns of the places of bodies at many instants. The centre changes the place (longitude, latitude,
 * distance, right ascension, declination, elongation, diameter) and what follows from the longitude; speed, retrogression
 * and combustion are geocentric, azimuth and altitude always topocentric.
 */

import { type GrahaKey, isBody, isNode, isOuterKey } from '../../data/keys';
import { STARS } from '../../data/stars';
import type { MoverColumns, MoverKey, PositionTable } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';
import type { AyanamshaChoice, NodeMode } from '../../kernel/keys';
import type { EpochOutOfRange } from '../../kernel/result';
import { arcTangent } from '../arcTangent';
import { norm360 } from '../circle';
import { moverOf, offsetOf } from '../movers';
import { isCombust } from '../positions/combustion';
import { ascendantSpeed } from '../positions/lagna';
import { type DomainError, fail, ok, type Result } from '../result';
import { sineCosine } from '../sineCosine';
import { classesOf, padasOf } from './classes';
import {
  type Center,
  type EphemerisBody,
  type EphemerisColumn,
  isNear,
  isStar,
  needDistances,
  needSpace,
} from './columns';
import { type EarthState, earthStates } from './far';
import { farColumns } from './farColumns';
import { moonDistancesAu } from './moonDistance';
import type { OuterPlanets } from './outer';
import { instantsOf, type SeenBody, SPATIAL_CELLS, spatialColumn } from './space';
import type { ObserverPlace } from './vectors';

export interface EphemerisQuestion {
  /** Julian days UT. */
  jdUt: ArrayLike<number>;
  bodies: readonly EphemerisBody[];
  columns: readonly EphemerisColumn[];
  ayanamsa: AyanamshaChoice;
  nodeMode: NodeMode;
  center: Center;
  /** Needed for the lagna, for horizontal columns and for topocentric places. */
  place?: ObserverPlace;
  /** Required for a planet beyond Saturn: the caller loads the module. */
  outer?: OuterPlanets;
}

/** Columns of a body: NaN where a value does not exist, 1 and 0 for true and false; rāśis and nakṣatras from 1. */
export type EphemerisColumns = Partial<Record<EphemerisColumn, Float64Array>>;

export interface Ephemeris {
  /** ΔT, seconds, and the ayanāṃśa with nutation, degrees, at the first instant. */
  deltaTSeconds: number;
  ayanamshaDeg: number;
  bodies: Partial<Record<EphemerisBody, EphemerisColumns>>;
}

/** The ascendant of a place as a mover. */
function ascendantColumns({ obliquityDeg, gastDeg }: PositionTable, place: ObserverPlace): MoverColumns {
  const latitude = sineCosine(place.latDeg);
  const nothing = () => new Float64Array(gastDeg.length);
  return {
    lonDeg: gastDeg.map((gast, i) => {
      const [armc, obliquity] = [sineCosine(gast + place.lonDeg), sineCosine(obliquityDeg[i] as number)];
      const x = armc.sine * obliquity.cosine * latitude.cosine + latitude.sine * obliquity.sine;
      return arcTangent(armc.cosine * latitude.cosine, -x);
    }),
    latDeg: nothing(),
    distAu: nothing().fill(Number.NaN),
    lonSpeedDegPerDay: gastDeg.map((gast, i) =>
      ascendantSpeed(gast + place.lonDeg, obliquityDeg[i] as number, place.latDeg),
    ),
  };
}

const isGraha = (key: EphemerisBody): key is GrahaKey => isNear(key) && key !== 'lagna';

/** The columns of a body: a graha or the lagna from the table of the kernel (Ketu opposite to Rāhu), or a far body. */
function columnsOf(
  table: PositionTable,
  key: EphemerisBody,
  { nodeMode, place, outer, columns: wanted }: EphemerisQuestion,
  states: readonly EarthState[],
): MoverColumns {
  if (isStar(key) || isOuterKey(key)) {
    return farColumns(key, states, outer, wanted.includes('speed') || wanted.includes('retrograde'));
  }
  if (key === 'lagna') {
    if (place === undefined) throw new RangeError('the lagna needs a place');
    return ascendantColumns(table, place);
  }
  const columns = table.movers[moverOf(key, nodeMode)] as MoverColumns;
  const offset = offsetOf(key);
  return offset === 0 ? columns : { ...columns, lonDeg: columns.lonDeg.map((deg) => deg + offset) };
}

/** The columns that need no directions in space. */
function plainCells(table: PositionTable, key: EphemerisBody, own: MoverColumns, nodeMode: NodeMode) {
  const { zeroRateDegPerDay: rate } = table;
  const { sun } = table.movers;
  const speed = (i: number): number => (own.lonSpeedDegPerDay[i] as number) - (rate[i] as number);
  const isRetrograde = (i: number): boolean => speed(i) < 0 || (nodeMode === 'mean' && isNode(key));
  const combust = (i: number): number => {
    if (!isGraha(key) || !isBody(key) || !sun) return Number.NaN;
    const isWithin = isCombust(
      key,
      norm360(own.lonDeg[i] as number),
      norm360(sun.lonDeg[i] as number),
      isRetrograde(i),
    );
    return isWithin ? 1 : 0;
  };
  return {
    speed,
    retrograde: (i: number) => (isRetrograde(i) ? 1 : 0),
    combust,
  };
}

/** The disc or the star of a body; null for points without a body. */
function seenAs(key: EphemerisBody): SeenBody | null {
  if (isStar(key)) return STARS[key];
  if (isOuterKey(key)) return key;
  return isGraha(key) && isBody(key) ? key : null;
}

/** A table with distances of the Moon by the longer series. */
function withMoonDistances(table: PositionTable): PositionTable {
  const { moon } = table.movers;
  if (moon === undefined) return table;
  return { ...table, movers: { ...table.movers, moon: { ...moon, distAu: moonDistancesAu(table.jdTt) } } };
}

/** The error for the first instant outside the series of the planets beyond Saturn; null if they cover all. */
function outsideOf({ jdTt }: PositionTable, { jdUt, outer }: EphemerisQuestion): EpochOutOfRange | null {
  if (outer === undefined) return null;
  const { firstJd: from, lastJd: to } = outer;
  const at = jdTt.findIndex((jd) => !(jd >= from + 1 && jd <= to));
  return at < 0 ? null : { reason: 'epoch_out_of_range', jdUt: jdUt[at] as number, from, to };
}

/** Longitudes from another zero, 0 to 360 degrees. These loops run for each of up to 1.8 million cells. */
function turned(lonDeg: Float64Array, zeroDeg: Float64Array | null): Float64Array {
  const column = new Float64Array(lonDeg.length);
  for (let i = 0; i < lonDeg.length; i++) {
    column[i] = norm360((lonDeg[i] as number) - (zeroDeg === null ? 0 : (zeroDeg[i] as number)));
  }
  return column;
}

/** Computes all requested columns of a body. */
function bodyColumns(
  table: PositionTable,
  key: EphemerisBody,
  question: EphemerisQuestion,
  instants: ReturnType<typeof instantsOf>,
  states: readonly EarthState[],
): EphemerisColumns {
  const { columns, center, nodeMode } = question;
  const own = columnsOf(table, key, question, states);
  const body = seenAs(key);
  const plain = plainCells(table, key, own, nodeMode);
  const isMoved = center === 'topocentric' && body !== null;
  const spatial = (column: EphemerisColumn): Float64Array => {
    const cell = SPATIAL_CELLS[column];
    if (cell === undefined) throw new RangeError(`no column ${column}`);
    return spatialColumn(cell, own, body, instants, center);
  };
  const count = own.lonDeg.length;
  const filled = (value: (i: number) => number): Float64Array => {
    const column = new Float64Array(count);
    for (let i = 0; i < count; i++) column[i] = value(i);
    return column;
  };
  const tropical = isMoved ? spatial('tropical_longitude') : turned(own.lonDeg, null);
  const sidereal = turned(tropical, table.zeroDeg);
  let padas: Uint8Array | undefined;
  const columnOf = (column: EphemerisColumn): Float64Array => {
    switch (column) {
      case 'longitude':
        return sidereal;
      case 'tropical_longitude':
        return tropical;
      case 'rashi':
      case 'nakshatra':
      case 'pada':
        padas ??= padasOf(sidereal);
        return classesOf(padas, column);
      case 'latitude':
        return isMoved ? spatial(column) : own.latDeg;
      case 'distance':
        return isMoved ? spatial(column) : own.distAu;
      case 'speed':
      case 'retrograde':
      case 'combust':
        return filled(plain[column]);
      default:
        return spatial(column);
    }
  };
  return Object.fromEntries(columns.map((column) => [column, columnOf(column)]));
}

/**
 * The places of bodies at many instants.
 *
 * Longitudes are apparent, sidereal in the ayanāṃśa; right ascension and declination refer to the true equator and equinox
 * of date. Error: an instant outside the range of the kernel, or of the requested planets beyond Saturn. Throws a
 * RangeError if a column or a body needs a place, or a planet beyond Saturn its series.
 */
export function ephemeris(
  kernel: Pick<Kernel, 'positions'>,
  question: EphemerisQuestion,
): Result<Ephemeris, DomainError> {
  const { jdUt, bodies, columns, ayanamsa, nodeMode, center } = question;
  const hasFar = !bodies.every(isNear);
  const needsSun = hasFar || needSpace(columns, center) || columns.includes('combust');
  const movers = new Set<MoverKey>([
    ...(needsSun ? ['sun' as const] : []),
    ...bodies.filter(isGraha).map((key) => moverOf(key, nodeMode)),
  ]);
  const withDistances = needDistances(bodies, columns, center);
  const answer = kernel.positions({ jdUt, movers: [...movers], zodiac: ayanamsa, withDistances });
  if (!answer.ok) return answer;
  const table = withDistances ? withMoonDistances(answer.value) : answer.value;
  const instants = needSpace(columns, center) ? instantsOf(table, question) : [];
  const outside = bodies.some(isOuterKey) ? outsideOf(table, question) : null;
  if (outside !== null) return fail(outside);
  const states = hasFar ? earthStates(table) : [];
  const [jdTt = Number.NaN] = table.jdTt;
  return ok({
    deltaTSeconds: (jdTt - (jdUt[0] ?? Number.NaN)) * 86_400,
    ayanamshaDeg: norm360(table.zeroDeg[0] ?? Number.NaN),
    bodies: Object.fromEntries(bodies.map((key) => [key, bodyColumns(table, key, question, instants, states)])),
  });
}
