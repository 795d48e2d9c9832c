/** Ṣaḍ-bala and bhāva-bala (BPHS 27): the six strengths of the seven grahas, and values derived from them. */

import { NAISARGIKA, REQUIRED_RUPAS } from '../../../data/chart/shadbala';
import { BODY_KEYS, type BodyKey, recordFor } from '../../../kernel/keys';
import { RADIANS } from '../../../kernel/units';
import { norm180 } from '../../circle';
import type { BirthDay } from '../../positions/birthDay';
import type { Note } from '../../positions/notes';
import { type Standing, standingFrom } from '../../positions/standing';
import type { ChartKernel, Positions } from '../../positions/types';
import { sripatiMadhyas } from '../bhavas';
import { bhavaBalas } from './bhavaBala';
import { cheshtaBala, cheshtaPhala } from './cheshta';
import { digBala } from './dig';
import { drikBala } from './drishti';
import { kalaBala } from './kala';
import { lordsOfTime } from './lords';
import { sthanaBala } from './sthana';
import type { GrahaBala, Shadbala, ShadbalaInput } from './types';

export type { BhavaBala, GrahaBala, Shadbala, ShadbalaInput } from './types';

const VIRUPAS_PER_RUPA = 60;

const WITHOUT_DAY: Note = { part: 'shadbala', why: { lack: 'day-for-strengths' } };
const NO_MADHYAS: Note = { part: 'shadbala.bhava_bala', why: { lack: 'sripati-madhyas' } };

/** One value for each of the seven. */
function eachBody<T>(value: (key: BodyKey) => T): Record<BodyKey, T> {
  return recordFor(BODY_KEYS, value);
}

/**
 * The strengths of a birth in virūpas, unrounded.
 *
 * Values that need a day from sunrise or the Śrīpati madhyas are NaN without them, like all totals that include them,
 * and a note says so. Throws if the lagna or a graha is not placed.
 */
export function computeShadbala(input: ShadbalaInput): Shadbala {
  const { standing, midheavenDeg, birthDay } = input;
  const lonDeg = eachBody((key) => standing.lonDeg(key));
  const benefic = eachBody((key) => standing.benefic(key));
  const rashis = standing.bodyRashis;
  const lords = birthDay && lordsOfTime(birthDay);
  const madhyas = sripatiMadhyas(standing.lonDeg('lagna'), midheavenDeg);

  const grahas = eachBody((key): GrahaBala => {
    const parts = {
      ...sthanaBala(key, standing, rashis),
      dig: digBala(key, input),
      ...kalaBala(key, input, benefic[key], lords),
      cheshta: cheshtaBala(key, input),
      naisargika: NAISARGIKA[key],
      drik: drikBala(key, lonDeg, benefic),
    };
    const total = parts.sthana + parts.dig + parts.kala + parts.cheshta + parts.naisargika + parts.drik;
    const rupa = total / VIRUPAS_PER_RUPA;
    const required = REQUIRED_RUPAS[key];
    const phala = cheshtaPhala(key, input);
    return {
      ...parts,
      total,
      rupa,
      required,
      ratio: rupa / required,
      ishta: Math.sqrt(parts.uchcha * phala),
      kashta: Math.sqrt((60 - parts.uchcha) * (60 - phala)),
    };
  });

  const bhavaBala = bhavaBalas(
    madhyas,
    eachBody((key) => grahas[key].total),
    lonDeg,
    benefic,
  );
  return { grahas, bhavaBala, notes: [...(lords ? [] : [WITHOUT_DAY]), ...(madhyas ? [] : [NO_MADHYAS])] };
}

/** Hour angle of the Sun, −180 ≤ h < 180 degrees: local apparent sidereal time minus the right ascension of the Sun. */
export function sunHourAngle(armcDeg: number, { bodies, trueObliquityDeg }: Positions['sky']): number {
  const lon = bodies.sun.lonDeg * RADIANS;
  const lat = bodies.sun.latDeg * RADIANS;
  const eps = trueObliquityDeg * RADIANS;
  const y = Math.sin(lon) * Math.cos(eps) - Math.tan(lat) * Math.sin(eps);
  const rightAscensionDeg = Math.atan2(y, Math.cos(lon)) / RADIANS;
  return norm180(armcDeg - rightAscensionDeg);
}

/** Ṣaḍ-bala and bhāva-bala of a chart. Throws if the lagna or a graha is not placed. */
export function shadbalaOf(
  kernel: ChartKernel,
  positions: Positions,
  birthDay: BirthDay | null,
  standing: Standing = standingFrom(positions),
): Shadbala {
  const { sky, question, midheavenDeg, ayanamshaDeg } = positions;
  const { armcDeg } = kernel.angles(sky, question.latDeg, question.lonDeg);
  return computeShadbala({
    standing,
    midheavenDeg,
    jdUt: question.jdUt,
    sunHourAngleDeg: sunHourAngle(armcDeg, sky),
    ayanamshaDeg,
    ramanAyanamshaDeg: kernel.ayanamsha(sky, 'raman').appliedDeg,
    birthDay,
  });
}
