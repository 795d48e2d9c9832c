/** Dig-bala, strength of direction (BPHS 27). */
import type { BodyKey } from '../../../kernel/keys';
import { virupasFrom } from './fold';
import type { ShadbalaInput } from './types';

/**
 * Where each graha has no dig-bala: degrees from the lagna or from the midheaven. The opposite point has 60 virūpas.
 */
const POWERLESS = {
  sun: { from: 'midheaven', deg: 180 },
  moon: { from: 'midheaven', deg: 0 },
  mars: { from: 'midheaven', deg: 180 },
  mercury: { from: 'lagna', deg: 180 },
  jupiter: { from: 'lagna', deg: 180 },
  venus: { from: 'midheaven', deg: 0 },
  saturn: { from: 'lagna', deg: 0 },
} as const satisfies Record<BodyKey, { from: 'lagna' | 'midheaven'; deg: number }>;

/** Dig-bala of a graha by its distance from that point, virūpas; NaN if the angle is NaN. */
export function digBala(key: BodyKey, { standing, midheavenDeg }: ShadbalaInput): number {
  const { from, deg } = POWERLESS[key];
  const angle = from === 'lagna' ? standing.lonDeg('lagna') : midheavenDeg;
  return virupasFrom(angle + deg, standing.lonDeg(key));
}
