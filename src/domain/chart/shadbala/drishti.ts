/** Sphuṭa-dṛṣṭi, the aspect by degrees, and dṛk-bala, the strength from aspects (BPHS 26 and 27). */
import { BODY_KEYS, type BodyKey } from '../../../kernel/keys';
import { norm360 } from '../../circle';

/**
 * The common aspect by the distance to the aspected point: at `fromDeg` it is `virupas`, and it changes linearly until
 * the next row.
 */
const COMMON = [
  { fromDeg: 0, virupas: 0, perDeg: 0 },
  { fromDeg: 30, virupas: 0, perDeg: 0.5 },
  { fromDeg: 60, virupas: 15, perDeg: 1 },
  { fromDeg: 90, virupas: 45, perDeg: -0.5 },
  { fromDeg: 120, virupas: 30, perDeg: -1 },
  { fromDeg: 150, virupas: 0, perDeg: 2 },
  { fromDeg: 180, virupas: 60, perDeg: -0.5 },
  { fromDeg: 300, virupas: 0, perDeg: 0 },
] as const satisfies readonly { fromDeg: number; virupas: number; perDeg: number }[];

interface SpecialAspect {
  /** Starts of the arcs of 30° where it is added. */
  fromDeg: readonly number[];
  virupas: number;
}

/** Additions of the special aspects: Śani on the third and tenth, Maṅgala fourth and eighth, Guru fifth and ninth. */
const SPECIAL: Partial<Record<BodyKey, SpecialAspect>> = {
  saturn: { fromDeg: [60, 270], virupas: 45 },
  mars: { fromDeg: [90, 210], virupas: 15 },
  jupiter: { fromDeg: [120, 240], virupas: 30 },
};
const SPECIAL_ARC_DEG = 30;

/** Fraction of the aspects that counts as strength. */
const DRIK_SHARE = 1 / 4;

/** Virūpas of the aspect from one longitude on another. */
export function sphutaDrishti(of: BodyKey, fromDeg: number, toDeg: number): number {
  const ahead = norm360(toDeg - fromDeg);
  const row = COMMON.findLast((one) => ahead >= one.fromDeg) ?? COMMON[0];
  const common = row.virupas + row.perDeg * (ahead - row.fromDeg);
  const special = SPECIAL[of];
  const falls = special?.fromDeg.some((deg) => ahead >= deg && ahead < deg + SPECIAL_ARC_DEG);
  return falls ? common + (special?.virupas ?? 0) : common;
}

/** Dṛk-bala of a graha, virūpas: a quarter of the aspects of benefics minus those of malefics. It may be negative. */
export function drikBala(key: BodyKey, lonDeg: Record<BodyKey, number>, benefic: Record<BodyKey, boolean>): number {
  return DRIK_SHARE * aspectsOn(lonDeg[key], lonDeg, (of) => (of === key ? 0 : benefic[of] ? 1 : -1));
}

/** Weighted sum of the aspects of the seven on a longitude. */
export function aspectsOn(toDeg: number, lonDeg: Record<BodyKey, number>, weight: (of: BodyKey) => number): number {
  return BODY_KEYS.reduce((sum, of) => sum + weight(of) * sphutaDrishti(of, lonDeg[of], toDeg), 0);
}
