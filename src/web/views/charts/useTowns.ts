/** The towns of births that name no place, once the towns are on this device. */
import { useEffect, useState } from 'preact/hooks';
import { hasGazetteer, openGazetteer, townNear } from '../../shared/gazetteer';
import type { LibraryChart } from './entries';

/**
 * The towns by the keys of charts. The list of towns is there if the reader has looked one up.
 *
 * @param wanted  whether to load it otherwise
 */
export function useTowns(entries: readonly LibraryChart[], wanted: boolean): ReadonlyMap<string, string> {
  const [towns, setTowns] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const unnamed = entries.filter(({ birth }) => birth.place === '');
    const name = async () => {
      if (unnamed.length === 0 || !(wanted || (await hasGazetteer()))) return;
      await openGazetteer();
      const named = await Promise.all(
        unnamed.map(async ({ key, birth: { lat, lon } }) => [key, await townNear(lat, lon)] as const),
      );
      if (isCurrent) setTowns(new Map(named.flatMap(([key, town]) => (town ? [[key, town]] : []))));
    };
    name().catch(() => undefined); // Coordinates are shown instead.
    return () => {
      isCurrent = false;
    };
  }, [entries, wanted]);
  return towns;
}
