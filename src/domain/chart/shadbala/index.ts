/** Ṣaḍ-bala and bhāva-bala (BPHS 27): the six strengths of the seven grahas and what follows from them. */
import { BODY_KEYS, type BodyKey, type Kernel } from '../../../kernel/types';
import { RADIANS } from '../../../kernel/units';
import { norm360 } from '../../circle';
import { sripatiMadhyas } from '../bhavas';
import { type BirthDay, NO_DAY } from '../birthDay';
import { type Standing, standingFrom } from '../standing';
import type { Positions } from '../types';
import { bhavaBalas } from './bhavaBala';
import { cheshtaBala, cheshtaPhala } from './cheshta';
import { digBala } from './dig';
import { drikBala } from './drishti';
import { kalaBala } from './kala';
import { lordsOfTime } from './lords';
import { NAISARGIKA } from './naisargika';
import { REQUIRED_RUPAS } from './required';
import { sthanaBala } from './sthana';
import type { GrahaBala, Shadbala, ShadbalaInput } from './types';

export { REQUIRED_PARTS, REQUIRED_RUPAS } from './required';
export type { BhavaBala, GrahaBala, KalaBala, Shadbala, ShadbalaInput, SthanaBala } from './types';

const VIRUPAS_PER_RUPA = 60;

const WITHOUT_DAY = `shadbala: tribhāga, abda, māsa, vāra, horā and every sum of them ${NO_DAY}`;
const NO_MADHYAS = 'shadbala.bhava_bala: Śrīpati madhyas do not exist while the midheaven is below the horizon';

/** One value for each of the seven. */
function eachBody<T>(value: (key: BodyKey) => T): Record<BodyKey, T> {
  return Object.fromEntries(BODY_KEYS.map((key) => [key, value(key)])) as Record<BodyKey, T>;
}

/**
 * The strengths of a birth in virūpas, unrounded.
 *
 * Without a day from sunrise, and without Śrīpati madhyas, the values that need them are NaN with the totals that
 * hold them, and a note says so. A lagna or graha that is not placed is thrown.
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

/**
 * Hour angle of the Sun, −180 ≤ h < 180 degrees: the right ascension of the meridian (local apparent sidereal time)
 * less that of the Sun.
 */
export function sunHourAngle(armcDeg: number, { bodies, trueObliquityDeg }: Positions['sky']): number {
  const lon = bodies.sun.lonDeg * RADIANS;
  const lat = bodies.sun.latDeg * RADIANS;
  const eps = trueObliquityDeg * RADIANS;
  const y = Math.sin(lon) * Math.cos(eps) - Math.tan(lat) * Math.sin(eps);
  const rightAscensionDeg = Math.atan2(y, Math.cos(lon)) / RADIANS;
  return norm360(armcDeg - rightAscensionDeg + 180) - 180;
}

/** Ṣaḍ-bala and bhāva-bala of a chart; a lagna or graha that could not be placed is thrown. */
export function shadbalaOf(
  kernel: Pick<Kernel, 'angles'>,
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
    ramanAyanamshaDeg: sky.ayanamsha.raman.appliedDeg,
    birthDay,
  });
}
