import type { CivilTime } from '../../../src/domain/time/civil';

/** A wall clock from its ISO text, `2024-03-10T02:30:00`. */
export function clockOf(text: string): CivilTime {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/[-T:]/).map(Number);
  return { year, month, day, hour, minute, second };
}
