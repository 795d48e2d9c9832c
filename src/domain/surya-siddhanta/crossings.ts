/** The Sūrya-siddhānta's crossings of multiples of an angle, by the true Sun or Moon, their difference or their sum. */
import { KALI_JD } from '../../data/suryaSiddhanta';
import { ANGLES, type CrossingList } from '../../kernel/almanac';
import { norm180, norm360 } from '../circle';
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
