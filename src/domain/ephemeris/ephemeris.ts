/**
 * An ephemeris: columns of the places of bodies at many instants. The centre changes the place (longitude, latitude,
 * distance, right ascension, declination, elongation, diameter) and what follows from the longitude; speed, retrogression
 * and combustion are geocentric, azimuth and altitude always topocentric.
 */

import { type GrahaKey, isBody, isNode } from '../../data/keys';
import { isOuterKey } from '../../data/outer';
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
import { fillClasses } from './classes';
import {
  type Center,
  columnsIn,
  type EphemerisBody,
  type EphemerisColumn,
  isNear,
  isStar,
  needDistances,
  needSpace,
} from './columns';
import { type EarthState, earthStates } from './far';
import { farColumns, isWithin } from './farColumns';
import { type MoonDistances, moonDistances } from './moonDistance';
import type { OuterPlanets } from './outer';
import { fillSpatialColumn, instantsOf, type SeenBody, SPATIAL_CELLS } from './space';
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

/** The question of an ephemeris without its instants. */
type RowsQuestion = Omit<EphemerisQuestion, 'jdUt'>;

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
  { nodeMode, place, outer, columns: wanted }: RowsQuestion,
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
  return offset === 0 ? columns : { ...columns, lonDeg: plus(columns.lonDeg, offset) };
}

/** A column with a number added. Unlike the callback of `map`, a loop has no cost for each call. */
function plus(column: Float64Array, addend: number): Float64Array {
  const sums = new Float64Array(column.length);
  for (let i = 0; i < sums.length; i++) sums[i] = (column[i] as number) + addend;
  return sums;
}

/** The disc or the star of a body; null for points without a body. */
function seenAs(key: EphemerisBody): SeenBody | null {
  if (isStar(key)) return STARS[key];
  if (isOuterKey(key)) return key;
  return isGraha(key) && isBody(key) ? key : null;
}

/** A table with distances of the Moon by the longer series. */
function withMoonDistances(table: PositionTable, distanceAu: MoonDistances): PositionTable {
  const { moon } = table.movers;
  if (moon === undefined) return table;
  return { ...table, movers: { ...table.movers, moon: { ...moon, distAu: table.jdTt.map(distanceAu) } } };
}

/** The error for the first instant of a table outside the series of the planets beyond Saturn; null if they cover all. */
function outsideOf(
  { jdTt }: PositionTable,
  { outer }: RowsQuestion,
  jdUt: ArrayLike<number>,
  row: number,
): EpochOutOfRange | null {
  if (outer === undefined) return null;
  const { firstJd: from, lastJd: to } = outer;
  const at = jdTt.findIndex((jd) => !isWithin(outer, jd));
  return at < 0 ? null : { reason: 'epoch_out_of_range', jdUt: jdUt[row + at] as number, from, to };
}

/** Longitudes of a body, 0 to 360 degrees: from the true equinox, and from the zero of the zodiac. */
interface Longitudes {
  tropical: Float64Array;
  sidereal: Float64Array;
}

/** Fills columns of longitudes. The loops of this file run for each of up to 1.8 million cells. */
function fillTropical({ tropical }: Longitudes, lonDeg: Float64Array): void {
  for (let i = 0; i < lonDeg.length; i++) tropical[i] = norm360(lonDeg[i] as number);
}

function fillSidereal({ tropical, sidereal }: Longitudes, zeroDeg: Float64Array): void {
  for (let i = 0; i < zeroDeg.length; i++) sidereal[i] = norm360((tropical[i] as number) - (zeroDeg[i] as number));
}

/** Fills a column of speeds of the sidereal longitude. */
function fillSpeed(speed: Float64Array, lonSpeed: Float64Array, zeroRate: Float64Array): void {
  for (let i = 0; i < zeroRate.length; i++) speed[i] = (lonSpeed[i] as number) - (zeroRate[i] as number);
}

/** The columns that need no directions in space, and are no longitudes. */
function plainCells(table: PositionTable, key: EphemerisBody, own: MoverColumns, nodeMode: NodeMode) {
  const { sun } = table.movers;
  const isMeanNode = nodeMode === 'mean' && isGraha(key) && isNode(key);
  const isRetrograde = (i: number): boolean =>
    isMeanNode || (own.lonSpeedDegPerDay[i] as number) - (table.zeroRateDegPerDay[i] as number) < 0;
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
  return { retrograde: (i: number): number => (isRetrograde(i) ? 1 : 0), combust };
}

/** The values that the bodies share at some instants. */
interface Shared {
  table: PositionTable;
  instants: ReturnType<typeof instantsOf>;
  states: readonly EarthState[];
}

/** Fills the requested columns of a body. @param spare  for longitudes that are not requested */
function fillBody(
  into: EphemerisColumns,
  key: EphemerisBody,
  { table, instants, states }: Shared,
  question: RowsQuestion,
  spare: Longitudes,
): void {
  const { columns, center, nodeMode } = question;
  const own = columnsOf(table, key, question, states);
  const body = seenAs(key);
  const plain = plainCells(table, key, own, nodeMode);
  const isMoved = center === 'topocentric' && body !== null;
  const fillSpatial = (out: Float64Array, column: EphemerisColumn): void => {
    const cell = SPATIAL_CELLS[column];
    if (cell === undefined) throw new RangeError(`no column ${column}`);
    fillSpatialColumn(out, cell, own, body, instants, center);
  };
  const longitudes = {
    tropical: into.tropical_longitude ?? spare.tropical,
    sidereal: into.longitude ?? spare.sidereal,
  };
  if (isMoved) fillSpatial(longitudes.tropical, 'tropical_longitude');
  else fillTropical(longitudes, own.lonDeg);
  fillSidereal(longitudes, table.zeroDeg);
  fillClasses(into, longitudes.sidereal, table.jdTt.length);
  for (const column of columns) {
    const out = into[column] as Float64Array;
    switch (column) {
      case 'longitude':
      case 'tropical_longitude':
      case 'rashi':
      case 'nakshatra':
      case 'pada':
        break;
      case 'latitude':
        if (isMoved) fillSpatial(out, column);
        else out.set(own.latDeg);
        break;
      case 'distance':
        if (isMoved) fillSpatial(out, column);
        else out.set(own.distAu);
        break;
      case 'speed':
        fillSpeed(out, own.lonSpeedDegPerDay, table.zeroRateDegPerDay);
        break;
      case 'retrograde':
      case 'combust':
        for (let i = 0; i < table.jdTt.length; i++) out[i] = plain[column](i);
        break;
      default:
        fillSpatial(out, column);
    }
  }
}

/** Figures of an instant: ΔT, seconds, and the ayanāṃśa with nutation, degrees. */
export type InstantFigures = Pick<Ephemeris, 'deltaTSeconds' | 'ayanamshaDeg'>;

/**
 * Reads rows of an ephemeris, from one row of the question on. The columns may be longer than the rows, and the next page
 * overwrites them.
 */
type EphemerisReader = (bodies: Ephemeris['bodies'], row: number, count: number) => void;

/** Columns for a number of rows, to be filled. */
const emptyColumns = ({ bodies, columns }: RowsQuestion, count: number): Ephemeris['bodies'] =>
  Object.fromEntries(
    bodies.map((key) => [key, Object.fromEntries(columns.map((column) => [column, new Float64Array(count)]))]),
  );

/** The function that computes rows of an ephemeris page by page. It returns the figures of the first instant. */
type ComputeRows = (jdUt: ArrayLike<number>, read: EphemerisReader) => Result<InstantFigures, DomainError>;

/** Returns the function that computes the rows of a question. All pages share their memory: see `ephemeris`. */
export function ephemerisRows(kernel: Pick<Kernel, 'positionPages'>, question: RowsQuestion): ComputeRows {
  const { bodies, columns, ayanamsa: zodiac, nodeMode, center } = question;
  const hasFar = !bodies.every(isNear);
  const hasOuter = bodies.some(isOuterKey);
  const isInSpace = needSpace(columns, center);
  const needsSun = hasFar || isInSpace || columns.includes('combust');
  const movers = new Set<MoverKey>([
    ...(needsSun ? ['sun' as const] : []),
    ...bodies.filter(isGraha).map((key) => moverOf(key, nodeMode)),
  ]);
  const withDistances = needDistances(bodies, columns, center);
  const positions = { movers: [...movers], zodiac, withDistances };
  const distanceAu = moonDistances();
  let length = 0;
  let page: Ephemeris['bodies'] = {};
  let spare = { tropical: new Float64Array(), sidereal: new Float64Array() };
  const makeRoom = (count: number): void => {
    if (count <= length) return;
    length = count;
    page = emptyColumns(question, count);
    spare = { tropical: new Float64Array(count), sidereal: new Float64Array(count) };
  };
  return (jdUt, read) => {
    let figures = { deltaTSeconds: Number.NaN, ayanamshaDeg: Number.NaN };
    let outside: EpochOutOfRange | null = null;
    const answer = kernel.positionPages({ jdUt, ...positions }, (geometric, row) => {
      if (outside !== null) return;
      const table = withDistances ? withMoonDistances(geometric, distanceAu) : geometric;
      outside = hasOuter ? outsideOf(table, question, jdUt, row) : null;
      if (outside !== null) return;
      const count = table.jdTt.length;
      makeRoom(count);
      const instants = isInSpace ? instantsOf(table, question) : [];
      const shared = { table, instants, states: hasFar ? earthStates(table) : [] };
      for (const key of bodies) fillBody(page[key] as EphemerisColumns, key, shared, question, spare);
      if (row === 0) {
        figures = {
          deltaTSeconds: ((table.jdTt[0] as number) - (jdUt[0] as number)) * 86_400,
          ayanamshaDeg: norm360(table.zeroDeg[0] as number),
        };
      }
      read(page, row, count);
    });
    if (!answer.ok) return answer;
    return outside === null ? ok(figures) : fail(outside);
  };
}

/**
 * The places of bodies at many instants.
 *
 * Longitudes are apparent, sidereal in the ayanāṃśa; right ascension and declination refer to the true equator and equinox
 * of date. Error: an instant outside the range of the kernel, or of the requested planets beyond Saturn. Throws a
 * RangeError if a column or a body needs a place, or a planet beyond Saturn its series.
 */
export function ephemeris(
  kernel: Pick<Kernel, 'positionPages'>,
  question: EphemerisQuestion,
): Result<Ephemeris, DomainError> {
  const bodies = emptyColumns(question, question.jdUt.length);
  const columns = columnsIn(bodies);
  const figures = ephemerisRows(kernel, question)(question.jdUt, (page, row, count) => {
    for (const [i, column] of columnsIn(page).entries()) columns[i]?.set(column.subarray(0, count), row);
  });
  return figures.ok ? ok({ ...figures.value, bodies }) : figures;
}
