/** Paths of pages of a single thing each, for search engines: principal observances, holidays, and the largest towns. */
import { utsavaPath } from '../../api/shapes/utsavaPage';
import { REGIONS } from '../../data/observances/regions';
import { REFERENCE_PLACE } from '../../data/place';
import { SHOWN } from '../../domain/observances/selection';
import { utsavasOf } from '../../domain/observances/year';
import type { PlaceList, PlaceRecord } from '../../domain/places/list';
import { LARGE_TOWN, slugOf, townOfSlug } from '../../domain/places/slug';
import type { Kernel } from '../../kernel/kernel';
import { ALMANAC_TAGS, almanacPath } from '../views/almanac/almanacs';
import { holidaysPath } from '../views/holidays/model';

/** Maximum number of listed towns: most readers live in India and Nepal. */
const MAX_TOWNS = { near: 250, far: 100 };
const NEAR: readonly string[] = ['IN', 'NP'];

/** The principal observances of some years at the reference place. */
export function utsavaPaths(kernel: Kernel, years: readonly number[]): string[] {
  const { lat, lon, tz } = REFERENCE_PLACE;
  const paths = years.flatMap((year) => {
    const result = utsavasOf(kernel, { year, place: { latDeg: lat, lonDeg: lon }, tz, ...SHOWN.principal });
    return result.ok ? result.value.utsavas.map(utsavaPath) : [];
  });
  return [...new Set(paths)];
}

/** The holidays of every region in some years. */
export const holidayPaths = (years: readonly number[]): string[] =>
  years.flatMap((year) => REGIONS.map((region) => holidaysPath(region, year)));

/** The regional almanacs of the present day. */
export const almanacPaths = (): string[] => ALMANAC_TAGS.map((tag) => almanacPath(tag, null));

/** The pages of the largest towns, each by a name that finds it. */
export function townPaths(list: PlaceList): string[] {
  const bySize = Array.from({ length: list.count }, (_, at) => at)
    .filter((at) => list.populationOf(at) >= LARGE_TOWN)
    .map((at) => list.placeAt(at))
    .sort((a, b) => b.population - a.population);
  const isNear = ({ country }: PlaceRecord) => NEAR.includes(country);
  const chosen = [
    ...bySize.filter(isNear).slice(0, MAX_TOWNS.near),
    ...bySize.filter((place) => !isNear(place)).slice(0, MAX_TOWNS.far),
  ];
  const slugs = chosen.filter((place) => townOfSlug(list, slugOf(place.name))?.id === place.id);
  return slugs.map(({ name }) => `/panchanga/${slugOf(name)}`);
}
