import { arcBetween } from '../../circle';

/**
 * The part of 60 virūpas that falls to a point by its distance from where it has none: nothing there, all of them
 * on the opposite side, in proportion between.
 */
export function virupasFrom(powerlessDeg: number, lonDeg: number): number {
  return arcBetween(lonDeg, powerlessDeg) / 3;
}
