/** Sphuṭa-dṛṣṭi, the aspect by degrees, and dṛk-bala, the strength from aspects (BPHS 26 and 27). */
import { COMMON_ASPECT, SPECIAL_ASPECTS } from '../../../data/chart/shadbala';
import { BODY_KEYS, type BodyKey } from '../../../kernel/keys';
import { norm360 } from '../../circle';

const SPECIAL_ARC_DEG = 30;

/** Fraction of the aspects that counts as strength. */
const DRIK_SHARE = 1 / 4;

/** Virūpas of the aspect from one longitude on another. */
export function sphutaDrishti(of: BodyKey, fromDeg: number, toDeg: number): number {
  const ahead = norm360(toDeg - fromDeg);
  const row = COMMON_ASPECT.findLast((one) => ahead >= one.fromDeg) ?? COMMON_ASPECT[0];
  const common = row.virupas + row.perDeg * (ahead - row.fromDeg);
  const special = SPECIAL_ASPECTS[of];
  const falls = special?.fromDeg.some((deg) => ahead >= deg && ahead < deg + SPECIAL_ARC_DEG);
  return falls ? common + (special?.virupas ?? 0) : common;
}

/**
 * Dṛk-bala of a graha, virūpas: a quarter of the aspects of benefics minus the aspects of malefics. It may be negative.
 */
export function drikBala(key: BodyKey, lonDeg: Record<BodyKey, number>, benefic: Record<BodyKey, boolean>): number {
  return DRIK_SHARE * aspectsOn(lonDeg[key], lonDeg, (of) => (of === key ? 0 : benefic[of] ? 1 : -1));
}

/** Weighted sum of the aspects of the seven on a longitude. */
export function aspectsOn(toDeg: number, lonDeg: Record<BodyKey, number>, weight: (of: BodyKey) => number): number {
  return BODY_KEYS.reduce((sum, of) => sum + weight(of) * sphutaDrishti(of, lonDeg[of], toDeg), 0);
}
