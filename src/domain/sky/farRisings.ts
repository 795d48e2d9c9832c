/**
 * Risings, upper transits and settings of stars and of the planets beyond Saturn at a place: the centre or the star, with
 * refraction of 15 °C, seen from the surface.
 */
import type { OuterKey } from '../../data/outer';
import type { Place } from '../../data/place';
import type { StarKey } from '../../data/stars';
import { norm180, norm360 } from '../circle';
import { earthStates } from '../ephemeris/far';
import { farColumns } from '../ephemeris/farColumns';
import type { OuterPlanets } from '../ephemeris/outer';
import { HORIZON_DEG } from '../ephemeris/refraction';
import { placeAt } from '../ephemeris/space';
import { equatorialVector, horizontalPlace, observerAt, rightAscensionDeg, topocentric } from '../ephemeris/vectors';
import { SIDEREAL_DEG_PER_DAY } from '../positions/lagna';
import { sineCosine } from '../sineCosine';
import { cubic } from './cubic';
import { type Tables, tableAt } from './tables';
import { RISING_KINDS, type RisingEvent, type SkyKind } from './types';
import { zerosIn } from './zeros';

export interface FarRisingQuestion {
  fromJd: number;
  toJd: number;
  kinds: readonly SkyKind[];
  place: Place;
  bodies: readonly (OuterKey | StarKey)[];
  /** Required for a planet: the caller loads the module. */
  outer?: OuterPlanets | undefined;
}

const SIDEREAL_DAY = 360 / SIDEREAL_DEG_PER_DAY;
/** Each step divides the error of a culmination by some thousands. */
const CULMINATION_STEPS = 3;
/** Places are computed at multiples of this, days, and interpolated by cubics: within 0.1″, 1″ for a star beside the Sun. */
const GRID_DAYS = 2;

/** The table of the Earth around a span, on the grid. */
function earthAround(kernel: Tables, fromJd: number, toJd: number) {
  const first = Math.floor(fromJd / GRID_DAYS) - 2;
  const count = Math.ceil(toJd / GRID_DAYS) + 4 - first;
  const grid = Array.from({ length: count }, (_, i) => (first + i) * GRID_DAYS);
  const table = tableAt(kernel, ['sun'], grid);
  // The sidereal time without the rotation changes little.
  const slowDeg = table.gastDeg.map((gastDeg, i) => norm180(gastDeg - SIDEREAL_DEG_PER_DAY * (grid[i] as number)));
  const [near = 0] = slowDeg;
  return {
    table,
    states: earthStates(table),
    slowDeg: slowDeg.map((deg) => near + norm180(deg - near)),
    /** The index of the interval of an instant, and where it is in it. */
    at(jdUt: number): readonly [from: number, x: number] {
      const index = jdUt / GRID_DAYS - first;
      return [Math.floor(index), index - Math.floor(index)];
    },
  };
}

/**
 * Risings, upper transits and settings with fromJd ≤ instant < toJd, body by body.
 *
 * Throws a RangeError for a planet without its series.
 */
export function farRisings(kernel: Tables, question: FarRisingQuestion): RisingEvent[] {
  const { fromJd, toJd, kinds, place, bodies, outer } = question;
  const wanted = RISING_KINDS.filter((kind) => kinds.includes(kind));
  if (wanted.length === 0) return [];
  const first = Math.floor(fromJd) - 1;
  const days = Array.from({ length: Math.ceil(toJd) - first + 1 }, (_, i) => first + i);
  const earth = earthAround(kernel, fromJd, toJd);
  return bodies.flatMap((body) => {
    const own = farColumns(body, earth.states, outer);
    const vectors = earth.states.map((_, i) =>
      equatorialVector(placeAt(own, i), sineCosine(earth.table.obliquityDeg[i] as number)),
    );
    const axes = (['x', 'y', 'z'] as const).map((axis) => Float64Array.from(vectors, (vector) => vector[axis]));
    const seenAt = (jdUt: readonly number[]) =>
      jdUt.map((jd) => {
        const [from, share] = earth.at(jd);
        const gastDeg = SIDEREAL_DEG_PER_DAY * jd + cubic(earth.slowDeg, from, share);
        const [x, y, z] = axes.map((axis) => cubic(axis, from, share)) as [number, number, number];
        const vector = { x, y, z };
        const observer = observerAt(place, gastDeg);
        const hourAngleDeg = norm360(gastDeg + place.lonDeg - rightAscensionDeg(vector));
        return { hourAngleDeg, ...horizontalPlace(topocentric(vector, observer), observer) };
      });
    /** Instants near given ones at which the hour angle has a value. */
    const culminations = (near: readonly number[], hourAngleDeg: number): number[] => {
      let instants = [...near];
      for (let step = 0; step < CULMINATION_STEPS; step++) {
        const seen = seenAt(instants);
        instants = instants.map(
          (jdUt, i) => jdUt - norm180((seen[i]?.hourAngleDeg as number) - hourAngleDeg) / SIDEREAL_DEG_PER_DAY,
        );
      }
      return instants;
    };
    // Each day has the first culmination after its beginning, and a second one if that was early.
    const starts = seenAt(days).map(({ hourAngleDeg }) => norm360(-hourAngleDeg) / SIDEREAL_DEG_PER_DAY);
    const near = days.flatMap((day, i) => {
      const after = starts[i] as number;
      return after + SIDEREAL_DAY < 1 ? [day + after, day + after + SIDEREAL_DAY] : [day + after];
    });
    const upper = culminations(near, 0);
    const lower = (side: 1 | -1) =>
      culminations(
        upper.map((jdUt) => jdUt + (side * SIDEREAL_DAY) / 2),
        180,
      );
    const crossings = (side: 1 | -1): number[] => {
      const ends = lower(side);
      const [high, low] = [upper, ends].map((instants) =>
        seenAt(instants).map(({ altitudeDeg }) => altitudeDeg - HORIZON_DEG),
      );
      const brackets = upper.flatMap((jdUt, i) => {
        const [top, bottom, end] = [high?.[i] as number, low?.[i] as number, ends[i] as number];
        if (!(top > 0 && bottom < 0)) return [];
        return [
          side < 0
            ? { low: end, high: jdUt, before: bottom, after: top }
            : { low: jdUt, high: end, before: top, after: bottom },
        ];
      });
      return zerosIn((jdUt) => seenAt(jdUt).map(({ altitudeDeg }) => altitudeDeg - HORIZON_DEG), brackets);
    };
    const instantsOf = { rise: () => crossings(-1), transit: () => upper, set: () => crossings(1) };
    return wanted.flatMap((kind) => {
      const instants = instantsOf[kind]().filter((jdUt) => jdUt >= fromJd && jdUt < toJd);
      return seenAt(instants).map(({ azimuthDeg, altitudeDeg }, i): RisingEvent => {
        return { kind, jdUt: instants[i] as number, body, azimuthDeg, altitudeDeg };
      });
    });
  });
}
