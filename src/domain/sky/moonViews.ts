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
  type Observer,
  observerAt,
  positionAngle,
  topocentric,
  type Vector,
} from '../ephemeris/vectors';
import { sineCosine } from '../sineCosine';
import { type FiveNumbers, quarticAt, quarticThrough } from './quartic';
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

/** The Moon and a body from the place at an instant. A search reads few of the angles, so they are computed when read. */
export class MoonView {
  /** Julian day UT. */
  readonly jdUt: number;
  /** Distance of the body from the Moon's centre, degrees. */
  readonly apartDeg: number;
  readonly #disc: Vector;
  readonly #body: Vector;
  readonly #observer: Observer;

  /** @param disc, body  topocentric vectors, true equator of date */
  constructor(jdUt: number, disc: Vector, body: Vector, observer: Observer) {
    this.jdUt = jdUt;
    this.apartDeg = angleBetween(disc, body);
    this.#disc = disc;
    this.#body = body;
    this.#observer = observer;
  }

  /** The square of the distance from the centre, which is smooth where the Moon's centre passes over the body. */
  get value(): number {
    return this.apartDeg ** 2;
  }

  /** Distance of the body from the Moon's limb, negative behind the disc. */
  get fromLimbDeg(): number {
    return this.apartDeg - discDeg(MOON_RADIUS_AU, length(this.#disc));
  }

  /** Direction of the body from the Moon's centre, degrees from north through east. */
  get positionAngleDeg(): number {
    return positionAngle(this.#disc, this.#body);
  }

  /** Airless altitude of the body. */
  get altitudeDeg(): number {
    return horizontalPlace(this.#body, this.#observer).altitudeDeg;
  }
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

/** Instants about the middle of a path that determine it, in steps. */
const STEPS = [-2, -1, 0, 1, 2] as const;
type FiveVectors = [Vector, Vector, Vector, Vector, Vector];

/**
 * The path of a body over some hours, on the true equator of date.
 *
 * Error   0.01″ for a star within 1° of the Sun, whose light it bends; otherwise below 0.0001″
 */
export class BodyPath {
  readonly #middleJd: number;
  readonly #stepDays: number;
  readonly #axes: readonly FiveNumbers[];

  constructor(middleJd: number, stepDays: number, vectors: FiveVectors) {
    this.#middleJd = middleJd;
    this.#stepDays = stepDays;
    this.#axes = (['x', 'y', 'z'] as const).map((axis) =>
      quarticThrough(vectors.map((vector) => vector[axis]) as readonly number[] as FiveNumbers),
    );
  }

  at(jdUt: number): Vector {
    const t = (jdUt - this.#middleJd) / this.#stepDays;
    const [x, y, z] = this.#axes as [FiveNumbers, FiveNumbers, FiveNumbers];
    return { x: quarticAt(x, t), y: quarticAt(y, t), z: quarticAt(z, t) };
  }
}

/** The paths of bodies, each from `reachDays` before an instant to as much after it. Bodies with one source share a table. */
export function pathsOf(
  { kernel, outer }: MoonSight,
  keys: readonly OccultedKey[],
  middles: readonly number[],
  reachDays: number,
): BodyPath[] {
  const stepDays = reachDays / 2;
  const paths = new Array<BodyPath>(keys.length);
  for (const [source, rows] of Map.groupBy(keys.keys(), (row) => sourceOf(keys[row] as OccultedKey))) {
    const instants = rows.flatMap((row) => STEPS.map((step) => (middles[row] as number) + step * stepDays));
    const table = tableAt(kernel, [source], instants);
    const columns = columnsOf(
      rows.flatMap((row) => STEPS.map(() => keys[row] as OccultedKey)),
      source,
      table,
      outer,
    );
    const vectors = instants.map((_, i) =>
      equatorialVector(placeAt(columns, i), sineCosine(table.obliquityDeg[i] as number)),
    );
    for (const [i, row] of rows.entries()) {
      const own = vectors.slice(STEPS.length * i, STEPS.length * (i + 1)) as FiveVectors;
      paths[row] = new BodyPath(middles[row] as number, stepDays, own);
    }
  }
  return paths;
}

/** The views of bodies, each on its path at an instant. */
export function viewsOf({ kernel, place }: MoonSight, paths: readonly BodyPath[], jdUt: readonly number[]): MoonView[] {
  const { obliquityDeg, gastDeg, movers } = tableAt(kernel, ['moon'], jdUt);
  const moon = movers.moon as MoverColumns;
  return jdUt.map((jd, i) => {
    const observer = observerAt(place, gastDeg[i] as number);
    const disc = equatorialVector(placeAt(moon, i), sineCosine(obliquityDeg[i] as number));
    const body = (paths[i] as BodyPath).at(jd);
    return new MoonView(jd, topocentric(disc, observer), topocentric(body, observer), observer);
  });
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
