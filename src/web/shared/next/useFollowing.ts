/** The next observances, vows and public holiday of the reader's place. */
import { useEffect, useState } from 'preact/hooks';
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
    const empty: Following = { day, next: [], vows: [], holiday: null };
    const addHoliday = async (following: Following) => {
      const { place: own, region } = given();
      const { holidayAt } = await import('./holidayAt');
      const knownRegion = isSamePlace(own, place) ? region : undefined;
      show({ ...following, holiday: await holidayAt(kernel, reader, day, knownRegion) });
    };
    import('./following')
      .then(({ nextAt }) => withYears(() => nextAt(kernel, place, day)))
      .then(
        (following) => {
          show(following);
          // The other rows do not depend on the list of holidays.
          if (isCurrent) addHoliday(following).catch(() => undefined);
        },
        () => show(empty),
      );
    return () => {
      isCurrent = false;
    };
  }, [kernel, place.lat, place.lon, place.tz, day]);
  return isOf(found) ? found.following : null;
}
