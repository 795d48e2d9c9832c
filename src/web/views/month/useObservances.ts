/** The observances of a month on the page. */
import { useEffect, useState } from 'preact/hooks';
import type { NamedPlace } from '../../../data/place';
import type { Utsava } from '../../../domain/observances/types';
import type { Kernel } from '../../../kernel/kernel';
import type { Reader } from '../../reader/reader';
import type { MonthOf } from './model';

type Observances = ReadonlyMap<number, readonly Utsava[]>;

/** Earlier computed observances of a month. */
export interface MonthObservances {
  month: MonthOf;
  place: NamedPlace;
  observances: Observances;
}

/** The observances of a month by day; null until the rules have loaded. */
export function useObservances(
  kernel: Kernel,
  { place }: Reader,
  { year, month }: MonthOf,
  first: MonthObservances,
): Observances | null {
  const [found, setFound] = useState<MonthObservances | null>(first);
  const isOf = (known: MonthObservances | null): known is MonthObservances =>
    known !== null &&
    `${[known.month.year, known.month.month, known.place.lat, known.place.lon, known.place.tz]}` ===
      `${[year, month, place.lat, place.lon, place.tz]}`;
  useEffect(() => {
    if (isOf(found)) return undefined;
    let isCurrent = true;
    const empty = { month: { year, month }, place, observances: new Map() };
    import('./observances').then(
      ({ observancesOf }) =>
        isCurrent && setFound({ ...empty, observances: observancesOf(kernel, { year, month }, place) }),
      () => isCurrent && setFound(empty),
    );
    return () => {
      isCurrent = false;
    };
  }, [kernel, place.lat, place.lon, place.tz, year, month]);
  return isOf(found) ? found.observances : null;
}
