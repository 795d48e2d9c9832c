/** The name of the reader's place in the language of the page. */
import type { NamedPlace } from '../../data/place';
import type { PlaceNames } from '../../lexicon/places';
import { given } from './given';

/** The names of places in Hindi. English pages need none. */
export const pagePlaceNames = async (): Promise<PlaceNames> => (await import('./placeNames')).placeNames();

/** From the page if it has it. */
export async function placeNameOf({ name, tz }: NamedPlace): Promise<string> {
  const { locale, place, placeName } = given();
  if (locale === 'en') return name;
  return (place.name === name && placeName) || (await pagePlaceNames()).town(name, tz);
}
