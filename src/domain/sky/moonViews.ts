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
  return jdUt.map((jd, i) => {
    const obliquity = sineCosine(obliquityDeg[i] as number);
    const observer = observerAt(place, gastDeg[i] as number);
    const from = (mover: MoverColumns) => topocentric(equatorialVector(placeAt(mover, i), obliquity), observer);
    return new MoonView(jd, from(moon), from(bodies), observer);
  });
}

/** The views of bodies, each at its instant. Bodies with one source share a table. */
export function viewsOf(sight: MoonSight, keys: readonly OccultedKey[], jdUt: readonly number[]): MoonView[] {
  const views = new Array<MoonView>(keys.length);
  for (const rows of Map.groupBy(keys.keys(), (row) => sourceOf(keys[row] as OccultedKey)).values()) {
    const own = viewsFrom(
      sight,
      rows.map((row) => keys[row] as OccultedKey),
      rows.map((row) => jdUt[row] as number),
    );
    for (const [i, row] of rows.entries()) views[row] = own[i] as MoonView;
  }
  return views;
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
