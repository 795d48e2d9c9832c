/**
 * KP horary: a number 1..249 determines the lagna, the start of its division; the grahas are taken at the moment of the
 * question (K. S. Krishnamurti's Readers). The cusps follow from the sidereal time at which that point rises at the
 * place.
 */

import type { GrahaKey } from '../../data/keys';
import { RADIANS } from '../../kernel/units';
import { arcBetween, norm360 } from '../circle';
import { Lacking } from '../positions/attempt';
import type { ChartKernel, Positions } from '../positions/types';
import { KP_NUMBERS, type KpDivision, kpDivisions } from './divisions';
import { cuspSpeeds, type KpCusp, type KpGraha, kpAyanamsha, kpGrahas, kpOf } from './kp';
import type { KpSignificators } from './significators';

export interface KpHorary extends KpDivision {
  /** Cusps 1..12, the first at the start of the division; null if Placidus cusps do not exist. */
  cusps: KpCusp[] | null;
  /** The grahas of the moment, in houses by these cusps. */
  grahas: Record<GrahaKey, KpGraha>;
  significators: KpSignificators | null;
}

/** Tolerance for recognising the same point, degrees. */
const SAME_DEG = 1e-6;

/**
 * Local sidereal time, as an angle, at which a point of the ecliptic rises: its right ascension minus 90° minus its
 * ascensional difference. Null if it does not rise (Meeus 1998, ch. 13 to 15).
 *
 * @param lonDeg        tropical longitude of the point, degrees
 * @param obliquityDeg  true obliquity
 */
export function risingSiderealTime(lonDeg: number, obliquityDeg: number, latDeg: number): number | null {
  const [lon, eps, lat] = [lonDeg * RADIANS, obliquityDeg * RADIANS, latDeg * RADIANS];
  const rightAscension = Math.atan2(Math.sin(lon) * Math.cos(eps), Math.cos(lon));
  const declination = Math.asin(Math.sin(lon) * Math.sin(eps));
  const difference = Math.asin(Math.tan(lat) * Math.tan(declination));
  return Number.isNaN(difference) ? null : norm360((rightAscension - difference) / RADIANS - 90);
}

/** @throws RangeError  for a number outside 1 to 249 */
export function kpDivision(number: number): KpDivision {
  const division = kpDivisions()[number - 1];
  if (division === undefined) throw new RangeError(`number must be a whole number from 1 to ${KP_NUMBERS}`);
  return division;
}

/**
 * The horary chart of a number at a moment and a place.
 *
 * @param number  1..249
 */
export function computeKpHorary(kernel: ChartKernel, { question, sky }: Positions, number: number): KpHorary {
  const division = kpDivision(number);
  const { latDeg, lonDeg } = question;
  const ayanamsha = kernel.ayanamsha(sky, kpAyanamsha(question.ayanamsha));
  const tropicalDeg = norm360(division.startDeg + ayanamsha.appliedDeg);
  const siderealTimeDeg = risingSiderealTime(tropicalDeg, sky.trueObliquityDeg, latDeg);
  const turned = siderealTimeDeg === null ? null : { ...sky, gastDeg: norm360(siderealTimeDeg - lonDeg) };
  const angles = turned && kernel.angles(turned, latDeg, lonDeg);
  if (turned === null || angles === null || !(arcBetween(angles.ascendantDeg, tropicalDeg) < SAME_DEG)) {
    throw new Lacking({ lack: 'rising', latDeg });
  }
  const { grahasDeg, speeds } = kpGrahas(sky, question, ayanamsha);
  const cuspsDeg =
    angles.placidusDeg?.map((deg, i) => (i === 0 ? division.startDeg : norm360(deg - ayanamsha.appliedDeg))) ?? null;
  const cusps = cuspsDeg && cuspSpeeds(kernel, turned, question, ayanamsha);
  const { grahas, significators, ...rest } = kpOf({ grahasDeg, ascendantDeg: division.startDeg, cuspsDeg }, null, {
    grahas: speeds,
    cusps,
  });
  return { ...division, cusps: rest.cusps, grahas, significators };
}
