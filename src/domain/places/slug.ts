/** Towns by their URL slugs: `pune`, `new-york-city`. */
import { withoutMarks } from '../text/withoutMarks';
import type { PlaceList, PlaceRecord } from './list';
import { searchPlaces } from './search';

/** Minimum population of a town with its own page. */
export const LARGE_TOWN = 100_000;

const MAX_COMPARED = 50;

/** The URL slug of a town. */
export const slugOf = (name: string): string =>
  withoutMarks(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The largest town with a name or a former name; null if there is no large one. */
export function townOfSlug(list: PlaceList, slug: string): PlaceRecord | null {
  const matches = searchPlaces(list, slug.replaceAll('-', ' '), { limit: MAX_COMPARED });
  const large = matches.filter(({ quality, population }) => quality === 'name' && population >= LARGE_TOWN);
  return large.reduce<PlaceRecord | null>(
    (best, town) => (best && best.population >= town.population ? best : town),
    null,
  );
}
