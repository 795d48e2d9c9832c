/** The layers of a month that are loaded when they are chosen: holidays of the region, and days of births. */
import { useEffect, useState } from 'preact/hooks';
import { isSamePlace, type NamedPlace } from '../../../data/place';
import type { Kernel } from '../../../kernel/kernel';
import { given } from '../../reader/given';
import type { Reader } from '../../reader/reader';
import { withYears } from '../../shared/kernel';
import type { SpanOfDays } from '../../shared/observances';
import type { Layer, NamesByDay } from './model';

type Named = Partial<Record<Layer, NamesByDay | null>>;

/** Names of a month that were computed before. */
export interface KnownNames {
  span: SpanOfDays;
  place: NamedPlace;
  names: Named;
}

async function holidaysHere(kernel: Kernel, reader: Reader, span: SpanOfDays): Promise<NamesByDay> {
  const { holidaysOn, regionHere } = await import('../../shared/next/holidayAt');
  const { place, region } = given();
  const known = isSamePlace(place, reader.place) ? region : undefined;
  return holidaysOn(kernel, reader, known === undefined ? await regionHere(reader.place) : known, span);
}

async function birthsHere(kernel: Kernel, reader: Reader, span: SpanOfDays): Promise<NamesByDay | null> {
  const { daysOfBirths } = await import('./mine');
  return withYears(() => daysOfBirths(kernel, reader, span));
}

const LOADED = { holidays: holidaysHere, mine: birthsHere } as const;

/** The names of chosen layers by day; a layer is absent until it is known. */
export function useLayers(
  kernel: Kernel,
  reader: Reader,
  span: SpanOfDays,
  layers: readonly Layer[],
  known: KnownNames | null,
): Named {
  const { place } = reader;
  const [found, setFound] = useState(known);
  const names =
    found && found.span.first === span.first && found.span.last === span.last && isSamePlace(found.place, place)
      ? found.names
      : {};
  const missing = (['holidays', 'mine'] as const).filter((layer) => layers.includes(layer) && !(layer in names));
  useEffect(() => {
    if (missing.length === 0) return undefined;
    let isCurrent = true;
    const loaded = missing.map(async (layer) => [layer, await LOADED[layer](kernel, reader, span)] as const);
    Promise.all(loaded).then(
      (entries) => isCurrent && setFound({ span, place, names: { ...names, ...Object.fromEntries(entries) } }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [kernel, place.lat, place.lon, place.tz, span.first, span.last, missing.join()]);
  return names;
}
