/** Graha-dṛṣṭi in virūpas, 0 to 60 and what Maṅgala, Guru and Śani add: the aspect by degrees that the seven grahas cast (BPHS 26). */

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
