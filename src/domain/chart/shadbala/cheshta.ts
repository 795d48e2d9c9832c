/** Ceṣṭā-bala, strength of motion, from mean longitudes (BPHS 27; means of Raman, Graha and Bhava Balas). */
import type { BodyKey } from '../../../kernel/keys';
import { norm360 } from '../../circle';
import { virupasFrom } from './fold';
import type { ShadbalaInput } from './types';

/** Epoch of the means: 1 January 1900, midnight at the meridian 76° east of Greenwich. Julian days UT. */
const EPOCH_JD = 2415020.5 - 76 / 360;
const YEAR_DAYS = 365.25;

type MeanKey = Exclude<BodyKey, 'moon'>;
type Tara = Exclude<MeanKey, 'sun'>;

/**
 * Longitude at the epoch, degrees in Raman's ayanāṃśa; daily motion; and its correction: at the epoch, and its yearly
 * change. For Budha and Śukra this is the śīghrocca, for the others the graha itself.
 */
const MEANS = {
  sun: { deg: 257.4568, perDay: 0.98560265, correction: 0, perYear: 0 },
  mars: { deg: 270.22, perDay: 0.524019, correction: 0, perYear: 0 },
  mercury: { deg: 164, perDay: 4.092318, correction: 6.67, perYear: -0.00133 },
  jupiter: { deg: 220.04, perDay: 0.083096, correction: -3.33, perYear: -0.0067 },
  venus: { deg: 328.51, perDay: 1.602146, correction: -5, perYear: -0.0001 },
  saturn: { deg: 236.74, perDay: 0.033439, correction: 5, perYear: 0.001 },
} as const satisfies Record<MeanKey, { deg: number; perDay: number; correction: number; perYear: number }>;

/** Which row is a graha's own mean, and which its śīghrocca. */
const ROLES = {
  mars: { mean: 'mars', shighrochcha: 'sun' },
  mercury: { mean: 'sun', shighrochcha: 'mercury' },
  jupiter: { mean: 'jupiter', shighrochcha: 'sun' },
  venus: { mean: 'sun', shighrochcha: 'venus' },
  saturn: { mean: 'saturn', shighrochcha: 'sun' },
} as const satisfies Record<Tara, { mean: MeanKey; shighrochcha: MeanKey }>;

type Instant = Pick<ShadbalaInput, 'jdUt' | 'ayanamshaDeg' | 'ramanAyanamshaDeg'>;

const isTara = (key: BodyKey): key is Tara => key in ROLES;

/** Mean longitude or śīghrocca in the ayanāṃśa of the chart, degrees. */
export function meanLongitude(key: MeanKey, input: Instant): number {
  const days = input.jdUt - EPOCH_JD;
  const { deg, perDay, correction, perYear } = MEANS[key];
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
  const { mean, shighrochcha } = ROLES[key];
  return virupasFrom(middleOf(meanLongitude(mean, input), lonDeg), meanLongitude(shighrochcha, input));
}
