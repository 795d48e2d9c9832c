/** Combustion (asta): a graha is too near the Sun to be seen. */
import { VISIBLE_FROM_DEG, VISIBLE_RETROGRADE_FROM_DEG } from '../../data/dignity';
import type { BodyKey } from '../../kernel/keys';
import { arcBetween } from '../circle';

/** Whether a graha is combust. The Sun never is; null if a longitude is NaN. */
export function isCombust(key: BodyKey, lonDeg: number, sunLonDeg: number, retrograde: boolean): boolean | null {
  const arc = arcBetween(lonDeg, sunLonDeg);
  if (Number.isNaN(arc)) return null;
  if (key === 'sun') return false;
  return arc < (retrograde ? VISIBLE_RETROGRADE_FROM_DEG : VISIBLE_FROM_DEG)[key];
}
