/** Combustion (asta): a graha too near the Sun to be seen. */
import type { BodyKey } from '../../kernel/types';
import { arcBetween } from '../circle';

/** Least visible distance in longitude from the Sun, degrees (Sūrya Siddhānta 9). */
const VISIBLE_FROM_DEG = { moon: 12, mars: 17, mercury: 14, jupiter: 11, venus: 10, saturn: 15 };
/** The same for the inner grahas when retrograde: nearer to the Earth, they are seen nearer to the Sun. */
const VISIBLE_RETROGRADE_FROM_DEG = { ...VISIBLE_FROM_DEG, mercury: 12, venus: 8 };

/** Whether a graha is combust, which the Sun itself never is; null where a longitude is NaN. */
export function isCombust(key: BodyKey, lonDeg: number, sunLonDeg: number, retrograde: boolean): boolean | null {
  const arc = arcBetween(lonDeg, sunLonDeg);
  if (Number.isNaN(arc)) return null;
  if (key === 'sun') return false;
  return arc < (retrograde ? VISIBLE_RETROGRADE_FROM_DEG : VISIBLE_FROM_DEG)[key];
}
