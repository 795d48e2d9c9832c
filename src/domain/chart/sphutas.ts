/** Sphuṭas: points that are sums of longitudes (bīja and kṣetra customary; the others Praśna-mārga 5). */

import { SPHUTA_SUMS, type SphutaKey } from '../../data/chart/upagrahas';
import type { PointKey } from '../../data/keys';
import { attempt } from '../positions/attempt';
import type { BirthDay } from '../positions/birthDay';
import type { Note } from '../positions/notes';
import { placeSidereal } from '../positions/placement';
import type { Standing } from '../positions/standing';
import type { ChartKernel, Placement, Positions } from '../positions/types';
import { gulikaInstant, risingOn } from './upagrahas';

/** A sphuṭa that could not be computed is null. */
export type Sphutas = Record<SphutaKey, Placement | null>;

/**
 * The sphuṭas of a birth. Those with Gulika are null, with a note, where the Sun does not rise and set. Their distance
 * to a boundary in time assumes that Gulika does not move, that is, that birth stays in its day or night.
 *
 * @param day  the day of the birth; null where the Sun does not rise and set around it
 */
export function computeSphutas(
  kernel: ChartKernel,
  { question, ayanamshaDeg, lagna, grahas }: Positions,
  day: BirthDay | null,
  notes: Note[],
  standing: Standing,
): Sphutas {
  let gulikaDeg: number | undefined;
  const longitude = (key: PointKey | 'gulika'): number => {
    if (key !== 'gulika') return standing.lonDeg(key);
    gulikaDeg ??= risingOn(kernel, question, day, gulikaInstant).siderealDeg;
    return gulikaDeg;
  };
  const speed = (key: PointKey | 'gulika'): number => {
    if (key === 'gulika') return 0;
    if (key === 'lagna') return lagna.speedDegPerDay;
    return grahas.find((graha) => graha.key === key)?.speedDegPerDay ?? Number.NaN;
  };
  const sphuta = (key: SphutaKey) =>
    attempt(`sphutas.${key}`, notes, () => {
      const addends = Object.entries(SPHUTA_SUMS[key]) as [PointKey | 'gulika', number][];
      const sum = (value: (point: PointKey | 'gulika') => number) =>
        addends.reduce((total, [point, times]) => total + times * value(point), 0);
      return placeSidereal(sum(longitude), ayanamshaDeg, sum(speed));
    });
  return Object.fromEntries(Object.keys(SPHUTA_SUMS).map((key) => [key, sphuta(key as SphutaKey)])) as Sphutas;
}
