import { arcBetween } from '../../circle';

/**
 * The part of 60 virūpas by the distance from the powerless point: 0 there, 60 on the opposite side, linear between.
 */
export function virupasFrom(powerlessDeg: number, lonDeg: number): number {
  return arcBetween(lonDeg, powerlessDeg) / 3;
}
