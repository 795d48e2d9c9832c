/** Ceṣṭā-bala, strength of motion, from mean longitudes (BPHS 27; means of Raman, Graha and Bhava Balas). */
import { MEAN_MOTIONS, MEAN_ROLES, type MeanKey, type Tara } from '../../../data/chart/shadbala';
import type { BodyKey } from '../../../kernel/keys';
import { norm360 } from '../../circle';
import { virupasFrom } from './fold';
import type { ShadbalaInput } from './types';

/** Epoch of the means: 1 January 1900, midnight at the meridian 76° east of Greenwich. Julian days UT. */
const EPOCH_JD = 2415020.5 - 76 / 360;
const YEAR_DAYS = 365.25;

type Instant = Pick<ShadbalaInput, 'jdUt' | 'ayanamshaDeg' | 'ramanAyanamshaDeg'>;

const isTara = (key: BodyKey): key is Tara => key in MEAN_ROLES;

/** Mean longitude or śīghrocca in the ayanāṃśa of the chart, degrees. */
export function meanLongitude(key: MeanKey, input: Instant): number {
  const days = input.jdUt - EPOCH_JD;
  const { deg, perDay, correction, perYear } = MEAN_MOTIONS[key];
  const inRaman = deg + perDay * days + correction + perYear * (days / YEAR_DAYS);
  return norm360(inRaman + input.ramanAyanamshaDeg - input.ayanamshaDeg);
}

/** The middle of the shorter arc between two longitudes, degrees. */
function middleOf(aDeg: number, bDeg: number): number {
  const forward = norm360(bDeg - aDeg);
  return norm360(aDeg + (forward > 180 ? forward - 360 : forward) / 2);
}

/** Ceṣṭā-bala in virūpas; the Sun and the Moon have none. */
export function cheshtaBala(key: BodyKey, input: ShadbalaInput): number {
  return isTara(key) ? cheshtaPhala(key, input) : 0;
}

/**
 * A third of the ceṣṭā-kendra, 0 to 60, for iṣṭa and kaṣṭa. For the five planets it is the distance of the śīghrocca
 * from the midpoint of mean and true longitude; for the Sun, that of its tropical longitude plus 90° from 0°; for the
 * Moon, its elongation.
 */
export function cheshtaPhala(key: BodyKey, input: ShadbalaInput): number {
  const lonDeg = input.standing.lonDeg(key);
  if (key === 'sun') return virupasFrom(0, lonDeg + input.ayanamshaDeg + 90);
  if (!isTara(key)) return virupasFrom(input.standing.lonDeg('sun'), lonDeg);
  const { mean, shighrochcha } = MEAN_ROLES[key];
  return virupasFrom(middleOf(meanLongitude(mean, input), lonDeg), meanLongitude(shighrochcha, input));
}
