/**
 * Upagrahas: points of the zodiac without a body. Five follow from the longitude of Sūrya; Gulika and Māndi are what
 * rises at an instant of the day or night of birth that belongs to Śani.
 */
import type { Kernel } from '../../kernel/types';
import { attempt } from '../attempt';
import type { Name } from '../names';
import { type BirthDay, NO_DAY } from './birthDay';
import { place, placeSidereal } from './placement';
import { type Standing, standingFrom } from './standing';
import type { ChartQuestion, Placement, Positions } from './types';

export const UPAGRAHA_NAMES = {
  gulika: { key: 'gulika', iast: 'Gulika', sa: 'गुलिक' },
  mandi: { key: 'mandi', iast: 'Māndi', sa: 'मान्दि' },
  dhuma: { key: 'dhuma', iast: 'Dhūma', sa: 'धूम' },
  vyatipata: { key: 'vyatipata', iast: 'Vyatīpāta', sa: 'व्यतीपात' },
  parivesha: { key: 'parivesha', iast: 'Pariveṣa', sa: 'परिवेष' },
  indrachapa: { key: 'indrachapa', iast: 'Indracāpa', sa: 'इन्द्रचाप' },
  upaketu: { key: 'upaketu', iast: 'Upaketu', sa: 'उपकेतु' },
} as const satisfies Record<string, Name>;

export type UpagrahaKey = keyof typeof UPAGRAHA_NAMES;
export type RisingUpagrahaKey = 'gulika' | 'mandi';
export type SunUpagrahaKey = Exclude<UpagrahaKey, RisingUpagrahaKey>;

/** What rises at an instant; it stands still while birth moves within its half of the day. */
export interface RisingPoint extends Placement {
  /** The instant, Julian days UT. */
  jdUt: number;
}

/** A point that could not be computed is null. */
export type Upagrahas = Record<RisingUpagrahaKey, RisingPoint | null> & Record<SunUpagrahaKey, Placement | null>;

/**
 * Each as the longitude of Sūrya, or as what it lacks to the full circle, and an arc in minutes. It is the chain of
 * the text: Dhūma is 133°20′ beyond Sūrya, Vyatīpāta what it lacks to 360°, Pariveṣa the point opposite, Indracāpa
 * what that lacks to 360°, and Upaketu 16°40′ beyond, one rāśi before Sūrya.
 */
export const SUN_UPAGRAHAS = [
  { key: 'dhuma', sun: 1, plusMinutes: 133 * 60 + 20, source: 'Phaladīpikā 25' },
  { key: 'vyatipata', sun: -1, plusMinutes: 226 * 60 + 40, source: 'Phaladīpikā 25' },
  { key: 'parivesha', sun: -1, plusMinutes: 46 * 60 + 40, source: 'Phaladīpikā 25' },
  { key: 'indrachapa', sun: 1, plusMinutes: 313 * 60 + 20, source: 'Phaladīpikā 25' },
  { key: 'upaketu', sun: 1, plusMinutes: 330 * 60, source: 'Phaladīpikā 25' },
] as const satisfies readonly { key: SunUpagrahaKey; sun: 1 | -1; plusMinutes: number; source: string }[];

/** Ghaṭīs from the beginning of a day of thirty ghaṭīs to Māndi, Ravivāra to Śanivāra (Phaladīpikā 25). */
const MANDI_GHATIS = [26, 22, 18, 14, 10, 6, 2] as const;
const GHATIS_OF_HALF = 30;

/** Each half of the day has eight parts: the lords of the weekdays in their order, and one without a lord. */
const PARTS = 8;
const VARAS = 7;
/** The parts of the night begin with the lord of the fifth weekday from that of the day. */
const NIGHT_VARA_STEP = 4;

/** The half of the day that holds the birth, and the weekday 1..7 from Ravivāra with whose lord it begins. */
function halfOf({ isDay, sunriseJd, sunsetJd, nextSunriseJd, vara }: BirthDay) {
  if (isDay) return { startJd: sunriseJd, lengthDays: sunsetJd - sunriseJd, vara };
  const nightVara = ((vara - 1 + NIGHT_VARA_STEP) % VARAS) + 1;
  return { startJd: sunsetJd, lengthDays: nextSunriseJd - sunsetJd, vara: nightVara };
}

/**
 * Śani's eighth of the day, for a birth between sunrise and sunset, or of the night (BPHS 3). Julian days UT.
 */
export function shaniPart(day: BirthDay): { startJd: number; endJd: number } {
  const { startJd, lengthDays, vara } = halfOf(day);
  const before = VARAS - vara; // parts of other lords, Śani's weekday being the seventh
  return { startJd: startJd + (lengthDays * before) / PARTS, endJd: startJd + (lengthDays * (before + 1)) / PARTS };
}

/** Gulika rises when Śani's eighth begins (BPHS 3; others take its middle or its end). */
export function gulikaInstant(day: BirthDay): number {
  return shaniPart(day).startJd;
}

/**
 * Māndi rises at the end of the ghaṭīs of its weekday, in proportion where the day or the night has more or fewer than
 * thirty (Phaladīpikā 25). That falls within Śani's eighth; others take Māndi and Gulika for one.
 */
export function mandiInstant(day: BirthDay): number {
  const { startJd, lengthDays, vara } = halfOf(day);
  return startJd + (lengthDays * (MANDI_GHATIS[vara - 1] as number)) / GHATIS_OF_HALF;
}

/** The sidereal longitude that rises at an instant at the place of the birth. */
export function risingAt(kernel: Pick<Kernel, 'sky' | 'angles'>, question: ChartQuestion, jdUt: number): RisingPoint {
  const answer = kernel.sky(jdUt);
  if (!answer.ok) throw new Error(answer.error.reason);
  const sky = answer.value;
  const { ascendantDeg } = kernel.angles(sky, question.latDeg, question.lonDeg);
  return { ...place(ascendantDeg, sky.ayanamsha[question.ayanamsha].appliedDeg, 0), jdUt };
}

/**
 * All upagrahas of a birth. One that could not be computed is null, and a note says why: Gulika and Māndi have no
 * instant where the Sun does not rise and set.
 *
 * @param day  null where the Sun does not rise and set about the birth
 */
export function computeUpagrahas(
  kernel: Pick<Kernel, 'sky' | 'angles'>,
  positions: Positions,
  day: BirthDay | null,
  notes: string[],
  standing: Standing = standingFrom(positions),
): Upagrahas {
  const rising = (key: RisingUpagrahaKey, instant: (day: BirthDay) => number) =>
    attempt(`upagrahas.${key}`, notes, () => {
      if (day === null) throw new Error(NO_DAY);
      return risingAt(kernel, positions.question, instant(day));
    });
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
