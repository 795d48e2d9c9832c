/**
 * The numbers of the Sūrya-siddhānta. Revolutions are per age (mahāyuga) of 4,320,000 years; epicycles and longitudes are
 * in degrees.
 */
import type { BodyKey, PLANET_KEYS } from './keys';

/** Civil days of an age (1.37). */
export const DAYS_OF_AGE = 1_577_917_828;
export const YEARS_OF_AGE = 4_320_000;
/** Years from the start of the planets' motion to the Kali age (1.24, 1.45–47), and its civil days. */
const YEARS_BEFORE_KALI = 1_955_880_000;
export const DAYS_BEFORE_KALI = 714_402_296_627;

/** Longitude of Ujjayinī, degrees east: on the prime meridian of the text (1.62). */
export const UJJAYINI_LON_DEG = 75 + 46 / 60;
/** Start of the Kali age: midnight of Ujjayinī before 18 February 3102 BCE (Julian), Julian day UT. */
export const KALI_JD = 588_465.5 - UJJAYINI_LON_DEG / 360;

/** Diameter of the Earth, yojanas; its circumference is the root of ten times the square (1.59). */
export const EARTH_DIAMETER_YOJANAS = 1600;

/** The planets, which have two epicycles. */
export type StarPlanet = (typeof PLANET_KEYS)[number];

/** An epicycle: its circumference at the ends of the even and of the odd quadrants, degrees. */
export interface Epicycle {
  even: number;
  odd: number;
}

/** Revolutions per age (1.29–33): of the planet, or of the conjunction (śīghrocca) of Mercury and Venus. */
export const REVOLUTIONS = {
  sun: YEARS_OF_AGE,
  moon: 57_753_336,
  mars: 2_296_832,
  mercury: 17_937_060,
  jupiter: 364_220,
  venus: 7_022_376,
  saturn: 146_568,
  /** Of the Moon: its apsis, and its node, which runs backward. */
  apsis: 488_203,
  node: -232_238,
} as const;
export type Turning = keyof typeof REVOLUTIONS;

/** Longitudes at the start of the Kali age; all others are zero (1.57–58). */
export const AT_KALI_DEG: Partial<Record<Turning, number>> = { apsis: 90, node: 180 };

/** Ages per aeon (kalpa). */
const AGES_OF_AEON = 1000;

/** Longitude of a slow point at the start of the Kali age. @param revolutions  per aeon */
const slowAtKali = (revolutions: number): number =>
  (((revolutions * YEARS_BEFORE_KALI) / (AGES_OF_AEON * YEARS_OF_AGE)) % 1) * 360;

/** A slow point: its longitude at the start of the Kali age, and its motion, degrees a day. */
interface SlowPoint {
  atKaliDeg: number;
  degPerDay: number;
}

const slow = (revolutions: number): SlowPoint => ({
  atKaliDeg: slowAtKali(revolutions),
  degPerDay: (revolutions * 360) / (AGES_OF_AEON * DAYS_OF_AGE),
});

/** The apsides (mandocca) of the Sun and the planets (1.41–42). */
export const APSIDES: Record<Exclude<BodyKey, 'moon'>, SlowPoint> = {
  sun: slow(387),
  mars: slow(204),
  mercury: slow(368),
  jupiter: slow(900),
  venus: slow(535),
  saturn: slow(39),
};

/** The nodes (pāta) of the planets, which run backward (1.42–44). */
export const NODES: Record<StarPlanet, SlowPoint> = {
  mars: slow(-214),
  mercury: slow(-488),
  jupiter: slow(-174),
  venus: slow(-903),
  saturn: slow(-662),
};

/** Epicycles of the apsis (manda; 2.34–35). */
export const MANDA: Record<BodyKey, Epicycle> = {
  sun: { even: 14, odd: 14 - 20 / 60 },
  moon: { even: 32, odd: 32 - 20 / 60 },
  mars: { even: 75, odd: 72 },
  mercury: { even: 30, odd: 28 },
  jupiter: { even: 33, odd: 32 },
  venus: { even: 12, odd: 11 },
  saturn: { even: 49, odd: 48 },
};

/** Epicycles of the conjunction (śīghra; 2.36–37). */
export const SHIGHRA: Record<StarPlanet, Epicycle> = {
  mars: { even: 235, odd: 232 },
  mercury: { even: 133, odd: 132 },
  jupiter: { even: 70, odd: 72 },
  venus: { even: 262, odd: 260 },
  saturn: { even: 39, odd: 40 },
};

/** Greatest latitudes, minutes of arc (1.68–70). */
export const GREATEST_LATITUDE_MIN: Record<'moon' | StarPlanet, number> = {
  moon: 270,
  mars: 90,
  mercury: 120,
  jupiter: 60,
  venus: 120,
  saturn: 120,
};

/** The radius of the sines, minutes of arc, and the arc between two of them. */
export const RADIUS = 3438;
export const SINE_STEP_MIN = 225;
/** The sines of 0 to 24 times 225′ (2.15–22). */
export const SINES = [
  0, 225, 449, 671, 890, 1105, 1315, 1520, 1719, 1910, 2093, 2267, 2431, 2585, 2728, 2859, 2978, 3084, 3177, 3256, 3321,
  3372, 3409, 3431, 3438,
] as const;

/** Sine of the greatest declination, 24° (2.28). */
export const GREATEST_DECLINATION_SINE = 1397;

/** Respirations (asu) in which the first three signs from the equinox rise at the equator (3.43); the others repeat them. */
export const SIGN_RISING = [1670, 1795, 1935] as const;

/** Farthest latitude at which days are computed: from 66° on, 90° less the greatest declination, a date may lack a sunrise. */
export const FARTHEST_LAT_DEG = 65;

/** The libration of the equinoxes: swings per age, and degrees for each degree of its arc (3.9–10). */
export const LIBRATIONS_OF_AGE = 600;
export const LIBRATION_SHARE = 3 / 10;
