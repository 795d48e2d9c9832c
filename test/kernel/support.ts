import type { Sky } from '../../src/kernel/types';
import { kernel } from '../accuracy/compare';

export { evenly, longitude, runs } from '../domain/support/property';
export { kernel };

export const J2000 = 2451545;

/** The sky at an instant inside the certified span. */
export function skyAt(jdUt: number): Sky {
  const sky = kernel.sky(jdUt);
  if (!sky.ok) throw new Error(`refused ${jdUt}`);
  return sky.value;
}
