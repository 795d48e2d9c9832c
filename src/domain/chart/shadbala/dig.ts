/** Dig-bala, strength of direction (BPHS 27). */
import { DIG_POWERLESS } from '../../../data/chart/shadbala';
import type { BodyKey } from '../../../kernel/keys';
import { virupasFrom } from './fold';
import type { ShadbalaInput } from './types';

/** Dig-bala of a graha by its distance from that point, virūpas; NaN if the angle is NaN. */
export function digBala(key: BodyKey, { standing, midheavenDeg }: ShadbalaInput): number {
  const { from, deg } = DIG_POWERLESS[key];
  const angle = from === 'lagna' ? standing.lonDeg('lagna') : midheavenDeg;
  return virupasFrom(angle + deg, standing.lonDeg(key));
}
