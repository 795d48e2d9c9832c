/** The observances of the days on a page. */
import { useEffect, useState } from 'preact/hooks';
import type { NamedPlace } from '../../data/place';
import type { Utsava } from '../../domain/observances/types';
import type { Kernel } from '../../kernel/kernel';
import type { Reader } from '../reader/reader';
import { withYears } from './kernel';
import type { SpanOfDays } from './observances';

type Observances = ReadonlyMap<number, readonly Utsava[]>;

/** Earlier computed observances of some days. */
export interface ObservancesOfSpan {
  span: SpanOfDays;
  place: NamedPlace;
  observances: Observances;
}

/** The observances of some days, by day; null until the rules have loaded. */
export function useObservances(
  kernel: Kernel,
  { place }: Reader,
  { first, last }: SpanOfDays,
  known: ObservancesOfSpan,
): Observances | null {
  const [found, setFound] = useState<ObservancesOfSpan | null>(known);
  const isOf = (one: ObservancesOfSpan | null): one is ObservancesOfSpan =>
    one !== null &&
    `${[one.span.first, one.span.last, one.place.lat, one.place.lon, one.place.tz]}` ===
      `${[first, last, place.lat, place.lon, place.tz]}`;
  useEffect(() => {
    if (isOf(found)) return undefined;
    let isCurrent = true;
    const empty = { span: { first, last }, place, observances: new Map() };
    import('./observances')
      .then(({ observancesOf }) => withYears(() => observancesOf(kernel, { first, last }, place)))
      .then(
        (observances) => isCurrent && setFound({ ...empty, observances }),
        () => isCurrent && setFound(empty),
      );
    return () => {
      isCurrent = false;
    };
  }, [kernel, place.lat, place.lon, place.tz, first, last]);
  return isOf(found) ? found.observances : null;
}
