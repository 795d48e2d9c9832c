/**
 * Graha-dṛṣṭi in virūpas: the aspects by degrees of the seven grahas, 0 to 60 plus the special aspects of Maṅgala, Guru
 * and Śani (BPHS 26).
 */

import { POINT_KEYS, type PointKey } from '../../data/keys';
import { BODY_KEYS, type BodyKey } from '../../kernel/keys';
import type { Standing } from '../positions/standing';
import { sphutaDrishti } from './shadbala/drishti';

/** The aspects of each of the seven on the other grahas and on the lagna. */
export type GrahaDrishti = Record<BodyKey, Partial<Record<PointKey, number>>>;

/** Every aspect of a chart by degrees. */
export function computeGrahaDrishti(standing: Standing): GrahaDrishti {
  const rows = BODY_KEYS.map((of) => {
    const others = POINT_KEYS.filter((key) => key !== of);
    const cast = others.map((to) => [to, sphutaDrishti(of, standing.lonDeg(of), standing.lonDeg(to))] as const);
    return [of, Object.fromEntries(cast)] as const;
  });
  return Object.fromEntries(rows) as GrahaDrishti;
}
