/** The Moon and a body as a place sees them: how far apart they are, and where. */
import type { OuterKey } from '../../data/outer';
import type { Place } from '../../data/place';
import type { StarKey } from '../../data/stars';
import type { MoverColumns, MoverKey, PositionTable } from '../../kernel/almanac';
import { norm360 } from '../circle';
import { type EarthState, earthStates } from '../ephemeris/far';
import { farColumns } from '../ephemeris/farColumns';
import type { OuterPlanets } from '../ephemeris/outer';
import { placeAt } from '../ephemeris/space';
import {
  angleBetween,
  discDeg,
  equatorialVector,
  horizontalPlace,
  KM_PER_AU,
  length,
  observerAt,
  positionAngle,
  topocentric,
} from '../ephemeris/vectors';
import { sineCosine } from '../sineCosine';
import { type Tables, tableAt } from './tables';
import { isOccultedPlanet, type OccultedKey } from './types';

const MOON_RADIUS_AU = (0.2725076 * 6378.1366) / KM_PER_AU;

/** The place, and what computes bodies. */
export interface MoonSight {
  kernel: Tables;
  place: Place;
  outer: OuterPlanets | undefined;
}

/** The mover that the kernel computes for a body: the planet, or the Sun, which gives the place of the Earth. */
const sourceOf = (key: OccultedKey): MoverKey => (isOccultedPlanet(key) ? key : 'sun');

/** The Moon and a body from the place. */
export interface MoonView {
  /** Distance of the body from the Moon's centre and from its limb, degrees; the latter is negative behind the disc. */
  apartDeg: number;
  fromLimbDeg: number;
  positionAngleDeg: number;
  altitudeDeg: number;
}

/** The columns of bodies with one source, in the rows of its table: each row has the body of its key. */
function columnsOf(
  keys: readonly OccultedKey[],
  source: MoverKey,
  table: PositionTable,
  outer: OuterPlanets | undefined,
): MoverColumns {
  if (source !== 'sun') return table.movers[source] as MoverColumns;
  const states = earthStates(table);
  const [lonDeg, latDeg, distAu] = [0, 1, 2].map(() => new Float64Array(keys.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (const [key, rows] of Map.groupBy(keys.keys(), (row) => keys[row] as OuterKey | StarKey)) {
    const columns = farColumns(
      key,
      rows.map((row) => states[row] as EarthState),
      outer,
    );
    for (const [i, row] of rows.entries()) {
      lonDeg[row] = columns.lonDeg[i] as number;
      latDeg[row] = columns.latDeg[i] as number;
      distAu[row] = columns.distAu[i] as number;
    }
  }
  return { lonDeg, latDeg, distAu, lonSpeedDegPerDay: new Float64Array(0) };
}

/** The views of bodies with one source, each at its instant. */
function viewsFrom(
  { kernel, place, outer }: MoonSight,
  keys: readonly OccultedKey[],
  jdUt: readonly number[],
): MoonView[] {
  const source = sourceOf(keys[0] as OccultedKey);
  const table = tableAt(kernel, ['moon', source], jdUt);
  const { obliquityDeg, gastDeg, movers } = table;
  const [moon, bodies] = [movers.moon as MoverColumns, columnsOf(keys, source, table, outer)];
  return jdUt.map((_, i) => {
    const obliquity = sineCosine(obliquityDeg[i] as number);
    const observer = observerAt(place, gastDeg[i] as number);
    const from = (mover: MoverColumns) => topocentric(equatorialVector(placeAt(mover, i), obliquity), observer);
    const [disc, other] = [from(moon), from(bodies)];
    const apartDeg = angleBetween(disc, other);
    return {
      apartDeg,
      fromLimbDeg: apartDeg - discDeg(MOON_RADIUS_AU, length(disc)),
      positionAngleDeg: positionAngle(disc, other),
      altitudeDeg: horizontalPlace(other, observer).altitudeDeg,
    };
  });
}

/**
 * A reader of views, which computes each of them once.
 *
 * @param keys  the bodies; `which` names one of them for each instant
 */
export function viewsOnce(
  sight: MoonSight,
  keys: readonly OccultedKey[],
): (jdUt: readonly number[], which: readonly number[]) => MoonView[] {
  const known = keys.map(() => new Map<number, MoonView>());
  const at = (which: number): Map<number, MoonView> => known[which] as Map<number, MoonView>;
  return (jdUt, which) => {
    const missing = [...jdUt.keys()].filter((i) => !at(which[i] as number).has(jdUt[i] as number));
    const keyOf = (i: number): OccultedKey => keys[which[i] as number] as OccultedKey;
    for (const rows of Map.groupBy(missing, (i) => sourceOf(keyOf(i))).values()) {
      const views = viewsFrom(
        sight,
        rows.map(keyOf),
        rows.map((i) => jdUt[i] as number),
      );
      for (const [row, i] of rows.entries()) at(which[i] as number).set(jdUt[i] as number, views[row] as MoonView);
    }
    return jdUt.map((jd, i) => at(which[i] as number).get(jd) as MoonView);
  };
}

/** The Sun at instants: its altitude, and the Moon's elongation in longitude. */
export function sunAt({ kernel, place }: MoonSight, jdUt: readonly number[]) {
  const { obliquityDeg, gastDeg, movers } = tableAt(kernel, ['sun', 'moon'], jdUt);
  const [sun, moon] = [movers.sun as MoverColumns, movers.moon as MoverColumns];
  return jdUt.map((_, i) => {
    const at = placeAt(sun, i);
    const observer = observerAt(place, gastDeg[i] as number);
    const vector = topocentric(equatorialVector(at, sineCosine(obliquityDeg[i] as number)), observer);
    return {
      altitudeDeg: horizontalPlace(vector, observer).altitudeDeg,
      elongationDeg: norm360((moon.lonDeg[i] as number) - at.lonDeg),
    };
  });
}
