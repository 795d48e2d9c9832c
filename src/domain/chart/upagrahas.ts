/**
 * Upagrahas: points of the zodiac without a body. Five follow from the longitude of Sūrya. The others are the rising
 * point at an instant of the day or night of birth that belongs to a graha.
 */
import {
  type EighthKey,
  MANDI_GHATIS,
  type RisingUpagrahaKey,
  SUN_UPAGRAHAS,
  type SunUpagrahaKey,
} from '../../data/chart/upagrahas';
import { attempt, Lacking } from '../positions/attempt';
import type { BirthDay } from '../positions/birthDay';
import type { Note } from '../positions/notes';
import { place, placeSidereal } from '../positions/placement';
import { type Standing, standingFrom } from '../positions/standing';
import type { ChartKernel, ChartQuestion, Placement, Positions } from '../positions/types';

/** A rising point at an instant. It is constant while birth stays in the same half of the day. */
export interface RisingPoint extends Placement {
  /** The instant, Julian days UT. */
  jdUt: number;
}

/** A point that could not be computed is null. Those of the eighths exist only on request. */
export type Upagrahas = Record<RisingUpagrahaKey, RisingPoint | null> &
  Record<SunUpagrahaKey, Placement | null> &
  Partial<Record<EighthKey, RisingPoint | null>>;

const GHATIS_OF_HALF = 30;

/** Each half of the day has eight parts: for the lords of the weekdays in order, and one without a lord. */
const PARTS = 8;
const VARAS = 7;
/** The parts of the night begin with the lord of the fifth weekday, counted from the day's own. */
const NIGHT_VARA_STEP = 4;

/** The half of the day with the birth, and the weekday (1..7 from Ravivāra) whose lord begins it. */
function halfOf({ isDay, sunriseJd, sunsetJd, nextSunriseJd, vara }: BirthDay) {
  if (isDay) return { startJd: sunriseJd, lengthDays: sunsetJd - sunriseJd, vara };
  const nightVara = ((vara - 1 + NIGHT_VARA_STEP) % VARAS) + 1;
  return { startJd: sunsetJd, lengthDays: nextSunriseJd - sunsetJd, vara: nightVara };
}

/**
 * The eighth of the lord of a weekday: of the day for a birth between sunrise and sunset, otherwise of the night (BPHS
 * 3.66 to 70). Julian days UT.
 *
 * @param vara  1..7 from Ravivāra
 */
export function eighthOf(day: BirthDay, vara: number): { startJd: number; endJd: number } {
  const { startJd, lengthDays, vara: firstVara } = halfOf(day);
  const before = (vara - firstVara + VARAS) % VARAS;
  return { startJd: startJd + (lengthDays * before) / PARTS, endJd: startJd + (lengthDays * (before + 1)) / PARTS };
}

/**
 * Māndi rises after the ghaṭīs of its weekday, scaled to the length of the day or the night (Phaladīpikā 25). This is
 * within Śani's eighth; some authors treat Māndi and Gulika as one.
 */
export function mandiInstant(day: BirthDay): number {
  const { startJd, lengthDays, vara } = halfOf(day);
  return startJd + (lengthDays * (MANDI_GHATIS[vara - 1] as number)) / GHATIS_OF_HALF;
}

const SHANIVARA = 7;

/** Gulika rises at the start of Śani's eighth (BPHS 3; others use its middle or end). */
export const gulikaInstant = (day: BirthDay): number => eighthOf(day, SHANIVARA).startJd;

/** The rising sidereal longitude at an instant and the place of birth. */
export function risingAt(kernel: ChartKernel, question: ChartQuestion, jdUt: number): RisingPoint {
  const answer = kernel.sky(jdUt, question.ayanamsha);
  if (!answer.ok) throw new Error(answer.error.reason);
  const sky = answer.value;
  const { ascendantDeg } = kernel.angles(sky, question.latDeg, question.lonDeg);
  return { ...place(ascendantDeg, sky.ayanamsha.appliedDeg, 0), jdUt };
}

/** The rising point of an upagraha; null for a birth without a day. */
export function risingOn(
  kernel: ChartKernel,
  question: ChartQuestion,
  day: BirthDay | null,
  instant: (day: BirthDay) => number,
): RisingPoint {
  if (day === null) throw new Lacking({ lack: 'day' });
  return risingAt(kernel, question, instant(day));
}

/**
 * The upagrahas of a birth, without the points of the eighths. One that could not be computed is null, with a note:
 * Gulika and Māndi have no instant where the Sun does not rise and set.
 *
 * @param day  null where the Sun does not rise and set around the birth
 */
export function computeUpagrahas(
  kernel: ChartKernel,
  positions: Positions,
  day: BirthDay | null,
  notes: Note[],
  standing: Standing = standingFrom(positions),
): Upagrahas {
  const rising = (key: RisingUpagrahaKey, instant: (day: BirthDay) => number) =>
    attempt(`upagrahas.${key}`, notes, () => risingOn(kernel, positions.question, day, instant));
  const sunSpeed = positions.grahas.find(({ key }) => key === 'sun')?.speedDegPerDay ?? Number.NaN;
  const ofSun = SUN_UPAGRAHAS.map(({ key, sun, plusMinutes }) => {
    const placed = attempt(`upagrahas.${key}`, notes, () =>
      placeSidereal(sun * standing.lonDeg('sun') + plusMinutes / 60, positions.ayanamshaDeg, sun * sunSpeed),
    );
    return [key, placed] as const;
  });
  return {
    gulika: rising('gulika', gulikaInstant),
    mandi: rising('mandi', mandiInstant),
    ...(Object.fromEntries(ofSun) as Record<SunUpagrahaKey, Placement | null>),
  };
}
