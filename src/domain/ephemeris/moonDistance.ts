/** The geometric distance of the Moon from the Earth's centre, by more terms than the kernel has. */
import { MOON_DISTANCE } from '../generated/moonDistance';
import { once } from '../lazy';
import { sineCosine } from '../sineCosine';
import { DAYS_PER_CENTURY, J2000 } from './frame';
import { KM_PER_AU } from './vectors';

/** Coefficients of the powers 0 to 4. */
type Quartic = [number, number, number, number, number];

/** Numbers of a term: its amplitude, and five coefficients of its phase. */
const WIDTH = 6;

/** The terms of each power of time, one after the other, the largest first. */
const terms = once(() =>
  MOON_DISTANCE.map((rows) => {
    const packed = new Float64Array(WIDTH * rows.length);
    for (const [i, row] of rows.entries()) packed.set(row, WIDTH * i);
    return packed;
  }),
);

/** Sines and cosines at equal parts of a turn, from which those between follow by a short series. */
const PARTS = 512;
const PART = (2 * Math.PI) / PARTS;
const turn = once(() => {
  const values = new Float64Array(2 * PARTS);
  for (let i = 0; i < PARTS; i++) {
    const { sine, cosine } = sineCosine((360 * i) / PARTS);
    values[2 * i] = sine;
    values[2 * i + 1] = cosine;
  }
  return values;
});

/** A distance with its derivatives. */
interface ChangingDistance {
  km: number;
  kmPerDay: number;
  kmPerDay2: number;
  kmPerDay3: number;
}

/** The sum of the first terms of each power of time, at most `count` of them. */
function sumOf(jdTt: number, count: number): ChangingDistance {
  const t = (jdTt - J2000) / DAYS_PER_CENTURY;
  const values = turn();
  let km = 0;
  let rate = 0;
  let bend = 0;
  let twist = 0;
  let growth = 1;
  for (const packed of terms()) {
    const end = Math.min(packed.length, WIDTH * count);
    for (let i = 0; i < end; i += WIDTH) {
      const amplitude = growth * (packed[i] as number);
      const c1 = packed[i + 2] as number;
      const c2 = packed[i + 3] as number;
      const c3 = packed[i + 4] as number;
      const c4 = packed[i + 5] as number;
      const parts = PARTS * ((packed[i + 1] as number) + t * (c1 + t * (c2 + t * (c3 + t * c4))));
      const turnsPerCentury = c1 + t * (2 * c2 + t * (3 * c3 + t * 4 * c4));
      const part = Math.floor(parts + 0.5);
      const x = PART * (parts - part);
      const z = x * x;
      const near = x * (1 - z * (1 / 6 - z / 120));
      const far = 1 - z * (0.5 - z / 24);
      const at = (part & (PARTS - 1)) << 1;
      const sine = values[at] as number;
      const cosine = values[at + 1] as number;
      const along = amplitude * (sine * far + cosine * near);
      const across = amplitude * (cosine * far - sine * near) * turnsPerCentury;
      const square = turnsPerCentury * turnsPerCentury;
      km += along;
      rate += across;
      bend -= along * square;
      twist -= across * square;
    }
    growth *= t;
  }
  const perDay = (2 * Math.PI) / DAYS_PER_CENTURY;
  return { km, kmPerDay: rate * perDay, kmPerDay2: bend * perDay ** 2, kmPerDay3: twist * perDay ** 3 };
}

/**
 * The distance of the Moon at an instant.
 *
 * Error   0.3 km from 1900 to 2100, 1 km from −1900 to 3000, 3 km before
 * Source  ELP/MPP02, terms of 10 m and more
 */
export const moonDistance = (jdTt: number): ChangingDistance => sumOf(jdTt, Number.POSITIVE_INFINITY);

/** An apsis of the Moon, JD TT. */
interface Apsis {
  jdTt: number;
  isApogee: boolean;
}

/** Terms that find an apsis within an hour or two, then within some minutes. */
const APSIS_TERMS = 12;
const CLOSER_APSIS_TERMS = 60;
/** Steps to an apsis, the longest one, and one after which the next would be shorter than the error, days. */
const APSIS_STEPS = 8;
const APSIS_STEP_DAYS = 1.5;
const APSIS_CLOSE_DAYS = 0.05;

/** A Newton step to the apsis near an instant, days. */
function stepToApsis(jdTt: number, count: number): number {
  const { kmPerDay, kmPerDay2 } = sumOf(jdTt, count);
  return -kmPerDay / kmPerDay2;
}

/**
 * Perigees and apogees of a span of TT within some minutes, and some beyond it. Each half turn of the mean anomaly has one;
 * the largest term after the constant counts these turns, and has its sine at 1 at the mean apogee.
 */
export function roughApsides(fromTt: number, toTt: number): Apsis[] {
  const [c0, c1, c2, c3, c4] = (terms()[0] as Float64Array).subarray(WIDTH + 1, 2 * WIDTH) as unknown as Quartic;
  const halfTurns = (jdTt: number): number => {
    const t = (jdTt - J2000) / DAYS_PER_CENTURY;
    return 2 * (c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)))) - 0.5;
  };
  const perDay = (2 * c1) / DAYS_PER_CENTURY;
  const [first, last] = [Math.floor(halfTurns(fromTt)) - 1, Math.ceil(halfTurns(toTt)) + 1];
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const number = first + i;
    let jdTt = fromTt + (number - halfTurns(fromTt)) / perDay;
    jdTt += (number - halfTurns(jdTt)) / perDay;
    for (let step = 0; step < APSIS_STEPS; step++) {
      const days = Math.min(Math.max(stepToApsis(jdTt, APSIS_TERMS), -APSIS_STEP_DAYS), APSIS_STEP_DAYS);
      jdTt += days;
      if (Math.abs(days) < APSIS_CLOSE_DAYS) break;
    }
    jdTt += stepToApsis(jdTt, CLOSER_APSIS_TERMS);
    return { jdTt, isApogee: number % 2 === 0 };
  });
}

/** Days between the instants for which a table computes the series. */
export const NODE_DAYS = 2;

/** The polynomial of the fifth degree between two nodes, in days after the first, that has both with their derivatives. */
function between(a: ChangingDistance, b: ChangingDistance): readonly number[] {
  const h = NODE_DAYS;
  const [rise, rateA, rateB] = [(b.km - a.km) / h, a.kmPerDay, b.kmPerDay];
  const [bendA, bendB] = [h * a.kmPerDay2, h * b.kmPerDay2];
  return [
    a.km,
    rateA,
    a.kmPerDay2 / 2,
    (10 * rise - 6 * rateA - 4 * rateB - 1.5 * bendA + 0.5 * bendB) / h ** 2,
    (-15 * rise + 8 * rateA + 7 * rateB + 1.5 * bendA - bendB) / h ** 3,
    (6 * rise - 3 * rateA - 3 * rateB - 0.5 * bendA + 0.5 * bendB) / h ** 4,
  ];
}

/** Light time of the Moon, days. */
const LIGHT_DAYS = 1.486e-5;

/** The distance of the Moon at an instant, JD TT, corrected for light time, au. */
export type MoonDistances = (jdTt: number) => number;

/** Distances of the Moon, interpolated within 0.1 km of `moonDistance`. Instants in order share their nodes. */
export function moonDistances(): MoonDistances {
  let node = Number.NaN;
  let next: ChangingDistance | undefined;
  let polynomial: readonly number[] = [];
  return (jd) => {
    const sent = jd - LIGHT_DAYS;
    const number = Math.floor(sent / NODE_DAYS);
    const start = NODE_DAYS * number;
    if (number !== node) {
      const first = number === node + 1 && next ? next : moonDistance(start);
      next = moonDistance(start + NODE_DAYS);
      polynomial = between(first, next);
      node = number;
    }
    return polynomial.reduceRight((sum, coefficient) => sum * (sent - start) + coefficient, 0) / KM_PER_AU;
  };
}
