/** Combustion (asta): a graha is too near the Sun to be seen. */
import type { BodyKey } from '../../kernel/keys';
import { arcBetween } from '../circle';

/** Least visible distance in longitude from the Sun, degrees (Sūrya Siddhānta 9). */
export const VISIBLE_FROM_DEG = { moon: 12, mars: 17, mercury: 14, jupiter: 11, venus: 10, saturn: 15 };
/** The same for the retrograde inner grahas: they are nearer to the Earth and visible nearer to the Sun. */
export const VISIBLE_RETROGRADE_FROM_DEG = { ...VISIBLE_FROM_DEG, mercury: 12, venus: 8 };

/** Whether a graha is combust. The Sun never is; null if a longitude is NaN. */
export function isCombust(key: BodyKey, lonDeg: number, sunLonDeg: number, retrograde: boolean): boolean | null {
  const arc = arcBetween(lonDeg, sunLonDeg);
  if (Number.isNaN(arc)) return null;
  if (key === 'sun') return false;
  return arc < (retrograde ? VISIBLE_RETROGRADE_FROM_DEG : VISIBLE_FROM_DEG)[key];
}
