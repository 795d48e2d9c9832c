/** The geometric distance of the Moon from the Earth's centre, by more terms than the kernel has. */
import { MOON_DISTANCE } from '../generated/moonDistance';
import { once } from '../lazy';
import { sineCosine } from '../sineCosine';
import { DAYS_PER_CENTURY, J2000 } from './frame';
import { KM_PER_AU } from './vectors';

/** Numbers of a term: its amplitude, and five coefficients of its phase. */
const WIDTH = 6;

/** The terms of each power of time, one after the other. */
const terms = once(() =>
  MOON_DISTANCE.map((rows) => {
    const packed = new Float64Array(WIDTH * rows.length);
    for (const [i, row] of rows.entries()) packed.set(row, WIDTH * i);
    return packed;
  }),
);

/** A distance with its derivatives. */
interface ChangingDistance {
  km: number;
  kmPerDay: number;
  kmPerDay2: number;
  kmPerDay3: number;
}

/**
 * The distance of the Moon at an instant.
 *
 * Error   0.3 km from 1900 to 2100, 1 km from −1900 to 3000, 3 km before
 * Source  ELP/MPP02, terms of 10 m and more
 */
export function moonDistance(jdTt: number): ChangingDistance {
  const t = (jdTt - J2000) / DAYS_PER_CENTURY;
  let km = 0;
  let rate = 0;
  let bend = 0;
  let twist = 0;
  let growth = 1;
  for (const packed of terms()) {
    for (let i = 0; i < packed.length; i += WIDTH) {
      const amplitude = growth * (packed[i] as number);
      const c1 = packed[i + 2] as number;
      const c2 = packed[i + 3] as number;
      const c3 = packed[i + 4] as number;
      const c4 = packed[i + 5] as number;
      const turns = (packed[i + 1] as number) + t * (c1 + t * (c2 + t * (c3 + t * c4)));
      const turnsPerCentury = c1 + t * (2 * c2 + t * (3 * c3 + t * 4 * c4));
      const { sine, cosine } = sineCosine(360 * turns);
      km += amplitude * sine;
      rate += amplitude * cosine * turnsPerCentury;
      bend -= amplitude * sine * turnsPerCentury * turnsPerCentury;
      twist -= amplitude * cosine * turnsPerCentury * turnsPerCentury * turnsPerCentury;
    }
    growth *= t;
  }
  const perDay = (2 * Math.PI) / DAYS_PER_CENTURY;
  return { km, kmPerDay: rate * perDay, kmPerDay2: bend * perDay ** 2, kmPerDay3: twist * perDay ** 3 };
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
