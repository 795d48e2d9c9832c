/** The changes of a period by the Sūrya-siddhānta, as ordered lists. Each list is computed once, on first use. */
import { KALI_JD } from '../../data/suryaSiddhanta';
import { ANGLES, type CrossingList } from '../../kernel/almanac';
import { type AmantaMonth, monthsBetween } from '../calendar/month';
import { norm180, norm360, partOf } from '../circle';
import { type Lazy, once } from '../lazy';
import { limbsFrom, limbsOf } from '../panchanga/limbs';
import type { Limb, LimbsOfDay } from '../panchanga/types';
import { dailyDeg, siddhantaPlace } from './places';

/** A crossing is found when the angle is this close, degrees: a sum of days has no further digits. */
const CLOSE_DEG = 1e-8;
const STEPS = 20;
/** A rate is within this share of the mean rate. */
const LARGEST_CHANGE = 0.3;

/** The day near a guess on which an angle is zero: the secant, as far as its rate is possible. */
function zeroNear(angleAt: (days: number) => number, guess: number, meanRate: number): number {
  let [before, angleBefore] = [guess, angleAt(guess)];
  let days = before - angleBefore / meanRate;
  for (let step = 0; step < STEPS; step++) {
    const angle = angleAt(days);
    if (Math.abs(angle) < CLOSE_DEG) break;
    const rate = (angle - angleBefore) / (days - before);
    [before, angleBefore] = [days, angle];
    days -= angle / (Math.abs(rate / meanRate - 1) < LARGEST_CHANGE ? rate : meanRate);
  }
  return days;
}

/**
 * The crossings of multiples of a step, from the last one up to a first day to the first one after a last day; instants
 * are Julian days UT.
 *
 * @param stepDeg          a divisor of 360
 * @param fromDay, toDay   days from the start of the Kali age
 */
export function siddhantaCrossings(
  angle: keyof typeof ANGLES,
  stepDeg: number,
  fromDay: number,
  toDay: number,
): CrossingList {
  const [moon, sun] = ANGLES[angle];
  const meanRate = moon * dailyDeg('moon') + sun * dailyDeg('sun');
  const angleAt = (days: number): number =>
    (moon === 0 ? 0 : moon * siddhantaPlace('moon', days).trueDeg) +
    (sun === 0 ? 0 : sun * siddhantaPlace('sun', days).trueDeg);
  const parts = Math.round(360 / stepDeg);
  const firstDeg = norm360(angleAt(fromDay));
  const first = Math.floor(firstDeg / stepDeg);
  const found: number[] = [];
  let days = fromDay - (firstDeg - first * stepDeg) / meanRate;
  for (let number = first; ; number++) {
    days = zeroNear((at) => norm180(angleAt(at) - number * stepDeg), days, meanRate);
    found.push(days + KALI_JD);
    if (days > toDay) break;
    days += stepDeg / meanRate;
  }
  return { first: first % parts, jdUt: Float64Array.from(found) };
}

const [RASHIS, NAKSHATRAS, YOGAS, KARANAS] = [12, 27, 27, 60];
/** A lunar month is shorter than this, days. */
const MONTH_DAYS = 32;

interface SiddhantaLists {
  limbs: Lazy<LimbsOfDay>;
  sunRashis: Lazy<Limb[]>;
  sunNakshatras: Lazy<Limb[]>;
  moonRashis: Lazy<Limb[]>;
  /** Amānta months, named by the entries of the Sun. */
  months: Lazy<AmantaMonth[]>;
}

/**
 * The lists of a period: everything that overlaps it is complete.
 *
 * @param fromDay, toDay  days from the start of the Kali age
 */
export function siddhantaLists(fromDay: number, toDay: number): SiddhantaLists {
  const crossings = (angle: Parameters<typeof siddhantaCrossings>[0], parts: number) =>
    siddhantaCrossings(angle, 360 / parts, fromDay, toDay);
  return {
    // Every second karaṇa begins a tithi.
    limbs: once(() =>
      limbsOf({
        karanas: siddhantaCrossings('moon-sun', 360 / KARANAS, fromDay - 1, toDay + 1),
        nakshatras: crossings('moon', NAKSHATRAS),
        yogas: crossings('moon+sun', YOGAS),
      }),
    ),
    sunRashis: once(() => limbsFrom(crossings('sun', RASHIS), RASHIS)),
    sunNakshatras: once(() => limbsFrom(crossings('sun', NAKSHATRAS), NAKSHATRAS)),
    moonRashis: once(() => limbsFrom(crossings('moon', RASHIS), RASHIS)),
    months: once(() => {
      const { jdUt } = siddhantaCrossings('moon-sun', 360, fromDay - MONTH_DAYS, toDay + MONTH_DAYS);
      const rashiAt = (jd: number): number => partOf(siddhantaPlace('sun', jd - KALI_JD).trueDeg, RASHIS);
      return monthsBetween(Array.from(jdUt, (jd) => ({ jdUt: jd, rashi: rashiAt(jd) })));
    }),
  };
}
