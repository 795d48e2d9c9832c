/**
 * The upagrahas of the eighths of Sūrya, Maṅgala, Budha and Guru: the rising point at the start of each (BPHS 3.66 to
 * 70).
 */

import type { EighthKey } from '../../data/chart/upagrahas';
import { VARAS } from '../../data/chart/upagrahas';
import { attempt } from '../positions/attempt';
import type { BirthDay } from '../positions/birthDay';
import type { Note } from '../positions/notes';
import type { ChartKernel, Positions } from '../positions/types';
import { eighthOf, type RisingPoint, risingOn } from './upagrahas';

/** The four points. Each is null, with a note, where the Sun does not rise and set. */
export function computeEighths(
  kernel: ChartKernel,
  { question }: Positions,
  day: BirthDay | null,
  notes: Note[],
): Record<EighthKey, RisingPoint | null> {
  const points = Object.entries(VARAS).map(([key, vara]) => {
    const instant = (birthDay: BirthDay): number => eighthOf(birthDay, vara).startJd;
    return [key, attempt(`upagrahas.${key}`, notes, () => risingOn(kernel, question, day, instant))];
  });
  return Object.fromEntries(points) as Record<EighthKey, RisingPoint | null>;
}
