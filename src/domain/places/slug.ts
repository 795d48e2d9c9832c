/** Towns by their URL slugs: `pune`, `new-york-city`. */
import { withoutMarks } from '../text/withoutMarks';
import type { PlaceList, PlaceRecord } from './list';
import { clearWinner, type PlaceMatch, recordOf, searchPlaces } from './search';

/** Minimum population of a town with its own page. */
export const LARGE_TOWN = 100_000;

/** Maximum number of compared matches, and of offered towns. */
const MAX_COMPARED = 50;
const MAX_OFFERED = 6;

/** The URL slug of a town. */
export const slugOf = (name: string): string =>
  withoutMarks(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const matchesOf = (list: PlaceList, slug: string): PlaceMatch[] =>
  searchPlaces(list, slug.replaceAll('-', ' '), { limit: MAX_COMPARED });

/** The largest town with a name or a former name; null if there is no large one. */
export function townOfSlug(list: PlaceList, slug: string): PlaceRecord | null {
  const large = matchesOf(list, slug).filter(
    ({ quality, population }) => quality === 'name' && population >= LARGE_TOWN,
  );
  return large.reduce<PlaceRecord | null>(
    (best, town) => (best && best.population >= town.population ? best : town),
    null,
  );
}

/** Whether a slug is the name of one town, large or small; otherwise the towns of that name and of the nearest ones. */
export function townsOfSlug(list: PlaceList, slug: string): { isOneTown: boolean; nearest: PlaceRecord[] } {
  const near = matchesOf(list, slug).filter(({ isNear }) => isNear);
  const isOneTown = clearWinner(near.filter(({ quality }) => quality === 'name' || quality === 'spelling')) !== null;
  return { isOneTown, nearest: near.slice(0, MAX_OFFERED).map(recordOf) };
}
