/** Stays in rāśis: of Jupiter, and of the lagna. */
import { norm360, partOf } from '../../circle';
import type { Limb } from '../../panchanga/types';
import { type DomainError, ok, type Result } from '../../result';
import { lagnaStays } from '../lagnas';
import { MAX_KERNEL_DAYS, type SearchSky } from '../sky';
import { type Stretches, united } from '../stretches';

const inRashis = (stays: readonly Limb[], rashis: readonly number[]): Stretches =>
  united(stays.filter(({ index }) => rashis.includes(index)));

/** Stays of Jupiter in the given rāśis, 1..12. */
export function jupiterIn({ kernel, known }: SearchSky, rashis: readonly number[]): Result<Stretches, DomainError> {
  const first = kernel.sky(known.startJd);
  if (!first.ok) return first;
  const { bodies, ayanamsha } = first.value;
  const part = partOf(norm360(bodies.jupiter.lonDeg - ayanamsha.appliedDeg), 12);
  const entries = [{ jdUt: known.startJd, part }];
  for (let fromUt = known.startJd; fromUt < known.endJd; fromUt += MAX_KERNEL_DAYS) {
    const days = Math.min(MAX_KERNEL_DAYS, known.endJd - fromUt);
    const ingresses = kernel.ingresses({ mover: 'jupiter', zodiac: 'lahiri', fromUt, days, partDeg: 30 });
    if (!ingresses.ok) return ingresses;
    entries.push(...ingresses.value);
  }
  const stays = entries.map((entry, i) => ({
    index: entry.part + 1,
    startJd: entry.jdUt,
    endJd: entries[i + 1]?.jdUt ?? known.endJd,
  }));
  return ok(inRashis(stays, rashis));
}

/** Stays of the Sun in the given rāśis. */
export const sunIn = ({ sunStays }: SearchSky, rashis: readonly number[]): Stretches => inRashis(sunStays, rashis);

/** Periods in which the given rāśis rise, from a day before the first date of the search to a day after the last. */
export function lagnaIn(
  { kernel, place, dates, days }: SearchSky,
  rashis: readonly number[],
): Result<Stretches, DomainError> {
  const first = dates.find(({ day }) => day)?.day ?? days[0];
  const last = dates.findLast(({ day }) => day)?.day ?? days.at(-1);
  if (!first || !last) return ok([]);
  const stays = lagnaStays(kernel, place, { startJd: first.startJd - 1, endJd: last.endJd + 1 });
  return stays.ok ? ok(inRashis(stays.value, rashis)) : stays;
}
