/** The resource that an unknown path of the API probably means. */
import { RESOURCES } from '../api/registry';
import { nearestTo } from '../domain/text/nearest';

/** Resources of `/api/v1`, by the last step of their path, each with other words for it. */
const WORDS: readonly (readonly string[])[] = [
  ['chart', 'birth-chart', 'horoscope', 'kundali', 'kundli'],
  ['days', 'day', 'panchanga', 'panchang', 'panchangam', 'almanac', 'calendar'],
  ['observances', 'utsavas', 'festivals', 'vratas'],
  ['muhurta-search', 'muhurtas', 'muhurta'],
  ['sky', 'events', 'eclipses'],
  ['ephemeris', 'positions', 'planets'],
  ['match', 'matching', 'compatibility'],
  ['places', 'cities', 'towns', 'locations'],
  ['facts', 'kundali-facts'],
  ['card.svg', 'card'],
];

const API = '/api/';
const V1 = '/api/v1/';

/** Words of fewer letters are near too many others. */
const SHORTEST = 4;
const LONGEST = 40;

/** The path of the resource, if any, that an unknown path resembles or names by another word. */
export function pathNear(path: string): string | undefined {
  const folded = path.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '').replaceAll('_', '-');
  if (!folded.startsWith(API)) return undefined;
  const paths = RESOURCES.map((resource) => resource.path);
  if (paths.includes(folded)) return folded;
  const word = folded.slice(folded.lastIndexOf('/') + 1);
  const [named] = folded.startsWith(V1) ? (WORDS.find((words) => words.includes(word)) ?? []) : [];
  if (named !== undefined) return V1 + named;
  if (word.length < SHORTEST || word.length > LONGEST) return undefined;
  const near = paths.filter((known) => known.startsWith(V1) === folded.startsWith(V1));
  return nearestTo(word, near, (known) => known.slice(known.lastIndexOf('/') + 1))[0];
}
