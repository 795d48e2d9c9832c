/** The next observances, vows and public holiday of the reader's place. */
import { useEffect, useState } from 'preact/hooks';
import type { Region } from '../../../data/observances/regions';
import { isSamePlace, type NamedPlace } from '../../../data/place';
import type { Kernel } from '../../../kernel/kernel';
import { type Following, given } from '../../reader/given';
import type { Reader } from '../../reader/reader';
import { withYears } from '../kernel';

/** The known events of a place. */
export interface KnownFollowing {
  place: NamedPlace;
  following: Following;
}

/** The events in the HTML of the page. */
export function knownFollowing(): KnownFollowing | null {
  const { place, following } = given();
  return following ? { place, following } : null;
}

/**
 * The events that follow a civil day: the known ones while they are valid, otherwise from the rules, which are then
 * loaded; the holiday follows as soon as the region is known. Null until the rules have loaded.
 */
export function useFollowing(
  kernel: Kernel,
  reader: Reader,
  day: number | undefined,
  known: KnownFollowing | null,
): Following | null {
  const { place } = reader;
  const [found, setFound] = useState(known);
  const isOf = (one: KnownFollowing | null): one is KnownFollowing =>
    one !== null && one.following.day === day && isSamePlace(one.place, place);
  useEffect(() => {
    if (isOf(found) || day === undefined) return undefined;
    let isCurrent = true;
    const show = (following: Following) => isCurrent && setFound({ place, following });
    const { place: own, region: regionGiven } = given();
    const knownRegion = isSamePlace(own, place) ? regionGiven : undefined;
    const compute = async (region: Region | null) => {
      const { nextAt } = await import('./following');
      return withYears(() => nextAt(kernel, place, day, region));
    };
    // The holiday and the vows of a region follow as soon as the region is known.
    const addRegion = async (following: Following) => {
      const { nextHoliday, regionHere } = await import('./holidayAt');
      const region = knownRegion === undefined ? await regionHere(place) : knownRegion;
      const ofRegion = knownRegion === undefined && region !== null ? await compute(region) : following;
      show({ ...ofRegion, holiday: nextHoliday(kernel, reader, region, day) });
    };
    compute(knownRegion ?? null).then(
      (following) => {
        show(following);
        // The other rows do not depend on the region.
        if (isCurrent) addRegion(following).catch(() => undefined);
      },
      () => show({ day, next: [], vows: [] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [kernel, place.lat, place.lon, place.tz, day]);
  return isOf(found) ? found.following : null;
}
