/**
 * The named ayanāṃśas. Each has a quartic in Julian centuries TT from J2000, arcseconds, which follows its definition
 * within 0.00001″ from 1890 to 2110, with the precession of Vondrák, Capitaine and Wallace 2011.
 * `tools/tables/ayanamshas.py` computes the quartics and the latitudes from the definitions. Stars are from F. van
 * Leeuwen, Hipparcos, the New Reduction, 2007; the sources of the others are beside their rows.
 */
import type { AyanamshaKey } from './keys';

type Quartic = readonly [number, number, number, number, number];

/** A mean value at an epoch, precessed to date. */
interface FixedAyanamsha {
  arcsec: Quartic;
  /** Julian day TT, and the mean value there. */
  epochJd: number;
  deg: number;
  /** Correction for a value that was stated with an older precession; otherwise 0. */
  rebasedArcsec: number;
}

/** A star with a fixed sidereal longitude, in its apparent place of date. */
export interface StarAyanamsha {
  /** The star's mean longitude minus its fixed sidereal longitude. */
  arcsec: Quartic;
  heldAtDeg: number;
  star: StarPlace;
}

/** A star: its ICRS place at J2000, and its latitude in the mean ecliptic of date. */
interface StarPlace {
  name: string;
  rightAscensionDeg: number;
  declinationDeg: number;
  /** Proper motion per year. The one in right ascension is multiplied by the cosine of the declination. */
  motionMas: readonly [number, number];
  parallaxMas: number;
  radialVelocityKmPerS: number;
  /** Ecliptic latitude at J2000, and its change per century. */
  latitudeArcsec: readonly [number, number];
}

export const AYANAMSHAS: Readonly<Record<AyanamshaKey, FixedAyanamsha | StarAyanamsha>> = {
  // Indian Astronomical Ephemeris 1989, p. 556: 23°15′00.658″ true on 1956 March 21, less 16.769″ of nutation.
  lahiri: {
    arcsec: [85885.5323716, 5028.7965764, 1.1055658, 1.3e-5, -2.25e-5],
    epochJd: 2435553.5,
    deg: 23.245524743,
    rebasedArcsec: 0.130362,
  },
  // B. V. Raman: value at J1900, with Newcomb’s precession.
  raman: {
    arcsec: [80678.8476435, 5028.7970088, 1.1054453, 1.25e-5, -2.24e-5],
    epochJd: 2415020,
    deg: 21.01444,
    rebasedArcsec: -0.827955,
  },
  // K. S. Krishnamurti: value at J1900, with Newcomb’s precession.
  kp: {
    arcsec: [85536.8640435, 5028.7970088, 1.1054453, 1.25e-5, -2.24e-5],
    epochJd: 2415020,
    deg: 22.363889,
    rebasedArcsec: -0.827955,
  },
  // Sūrya-siddhānta: the mean Sun at the zero of the zodiac on 21 March 499 (Julian).
  'surya-siddhanta': {
    arcsec: [75222.2118092, 5028.780722, 1.1023526, 1.72e-5, -2.13e-5],
    epochJd: 1903396.8776562, // 07:30:31.57 UT, mean noon of Ujjain; ΔT is 5597.93 s
    deg: 0,
    rebasedArcsec: 0,
  },
  // Śrī Yukteśvar: value at J1900.
  yukteshwar: {
    arcsec: [80923.6907984, 5028.7970088, 1.1054453, 1.25e-5, -2.24e-5],
    epochJd: 2415020,
    deg: 21.082222,
    rebasedArcsec: 0,
  },
  // Calendar Reform Committee, 1955: 23°15′ true on 1956 March 21, less 16.711″ of nutation.
  'lahiri-icrc': {
    arcsec: [85884.4403571, 5028.7965764, 1.1055658, 1.3e-5, -2.25e-5],
    epochJd: 2435553.5,
    deg: 23.24535793,
    rebasedArcsec: -0.361126,
  },
  // D. Senthilathiban, Study of KP Ayanamsa with Modern Precession Theories: zero at the vernal equinox of 291.
  'kp-vp291': {
    arcsec: [85609.3138375, 5028.7737497, 1.1018949, 2.04e-5, -2.11e-5],
    epochJd: 1827424.752255678,
    deg: 0,
    rebasedArcsec: 0,
  },
  'true-citra': {
    arcsec: [85828.8934359, 5024.5236911, 1.106504, 1.282e-4, -2.22e-5],
    heldAtDeg: 180,
    star: {
      name: 'α Virginis (Spica)',
      rightAscensionDeg: 201.298247375,
      declinationDeg: -11.161319472,
      motionMas: [-42.35, -30.67],
      parallaxMas: 13.06,
      radialVelocityKmPerS: 1,
      latitudeArcsec: [-7396.2176, -27.1806],
    },
  },
  'true-pushya': {
    arcsec: [81799.1722248, 5033.1381385, 1.1042652, 1.037e-4, -2.23e-5],
    heldAtDeg: 106,
    star: {
      name: 'δ Cancri (Asellus Australis)',
      rightAscensionDeg: 131.171246708,
      declinationDeg: 18.1543065,
      motionMas: [-17.67, -229.26],
      parallaxMas: 24.98,
      radialVelocityKmPerS: 17.14,
      latitudeArcsec: [277.755, 11.3059],
    },
  },
  'true-mula': {
    arcsec: [88508.5658892, 5028.0100372, 1.1536818, 1.08e-4, -2.26e-5],
    heldAtDeg: 240,
    star: {
      name: 'λ Scorpii (Shaula)',
      rightAscensionDeg: 263.402167167,
      declinationDeg: -37.103823556,
      motionMas: [-8.53, -30.8],
      parallaxMas: 5.71,
      radialVelocityKmPerS: -3,
      latitudeArcsec: [-49638.4561, -50.1147],
    },
  },
  'true-revati': {
    arcsec: [72159.1760899, 5040.2812477, 1.1045742, 1.009e-4, -2.22e-5],
    heldAtDeg: 359 + 50 / 60,
    star: {
      name: 'ζ Piscium',
      rightAscensionDeg: 18.432863958,
      declinationDeg: 7.575354028,
      motionMas: [145, -55.69],
      parallaxMas: 18.76,
      radialVelocityKmPerS: 15,
      latitudeArcsec: [-768.2921, 9.2358],
    },
  },
  // C. Fagan, D. Bradley: synetic vernal point at 335°57′28.64″ at B1950, with Newcomb’s precession.
  'fagan-bradley': {
    arcsec: [89065.0798782, 5028.7966282, 1.1055525, 1.29e-5, -2.25e-5],
    epochJd: 2433282.42346,
    deg: 24.042044444,
    rebasedArcsec: -0.412585,
  },
};
