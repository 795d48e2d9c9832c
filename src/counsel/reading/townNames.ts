/** The places that a name means: by its letters, its sound, its consonants and its region. */
import { sounded } from '../../domain/places/fold';
import { differingLetters, isLookAlike, isMostOf } from '../../domain/places/nearness';
import { wordsOf } from '../../lexicon/spelling';
import { fold } from '../classify/normalise';
import { spelling } from '../grammar/words';

/** A town of the list of places. */
interface Found {
  id: string;
  name: string;
  matched: string;
  admin1?: string;
  population: number;
  tz: string;
}

/** A town as the message writes it. */
export interface TownMention {
  from: number;
  to: number;
  /** As written, with its state or country. */
  name: string;
  /** For the tools: the id of the place that is meant, or the name if it may be one of several. */
  place: string;
  /** The places with this name, most populous first. */
  candidates: readonly Found[];
  /** Whether a preposition, a comma or a state marks it as a town. */
  isMarked: boolean;
}

/** The tool `places`; null if it failed. */
export type Look = (q: string) => Promise<Record<string, unknown> | null>;

/** A name in the loosest spelling, in Latin letters. */
export const looseOf = (name: string): string =>
  wordsOf(fold(name).text)
    .map(({ bare, stem }) => bare || stem)
    .join('');

/** A name by its consonants, which Devanāgarī and English spellings share: ग्वालियर and Gwalior. */
const consonantsOf = (name: string): string =>
  looseOf(name)
    .replace(/[aeiouy]/g, '')
    .replaceAll('v', 'w')
    .replace(/[dr]h/g, 'r')
    .replace(/(.)\1/g, '$1');

/** The letters of a name, without marks. */
export const lettersOf = (name: string): string =>
  fold(name)
    .text.normalize('NFD')
    .replace(/[^a-z]/g, '')
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u');

export const DEVANAGARI = /[\u0900-\u097f]/;

/** Endings of names of towns. */
export const TOWN_ENDING =
  /(?:pur|pura|purva|purwa|puram|garh|gadh|nagar|nagaram|abad|ganj|gaon|gaanv|kot|patnam|pally|palli|pali|wadi|vadi|wada|vada|kheda|khera|khedi|halli|dih|tola)$/;

/** Smaller towns need a preposition, a comma or a message of their own. */
export const LEAST_POPULATION = { marked: 1_000, short: 10_000, free: 40_000 };

/** Fewer consonants fit too many names, and a small town is rarely meant. */
const LEAST_CONSONANTS = 4;

export const LARGE = 200_000;

/** The IANA time zone of a town, of its most populous namesake where several are likely. */
export const zoneOf = ({ place, candidates }: TownMention): string | undefined =>
  (candidates.find(({ id }) => id === place) ?? candidates[0])?.tz;

/** A name as it is heard, in Latin letters. */
export const heardName = (name: string): string => name.split(' ').map(spelling).join(' ').replace(/gadh$/, 'garh');

/**
 * The places with a name. Few towns have a name in Devanāgarī in the list, so their namesakes are looked up as the name
 * is heard, and a large town is also known by its consonants.
 */
export async function placesNamed(name: string, look: Look): Promise<Found[]> {
  const [town = ''] = name.split(',');
  const places = ((await look(name))?.places ?? []) as Found[];
  const named = places.filter((place) => [place.name, place.matched].some((known) => looseOf(known) === looseOf(town)));
  if (!DEVANAGARI.test(town)) return named;
  const [first] = places;
  const sound = consonantsOf(town);
  const isLarge = first !== undefined && first.population >= LARGE && sound.length >= LEAST_CONSONANTS;
  const isSound = isLarge && !named.includes(first) && sound === consonantsOf(first.name);
  const heard = heardName(town);
  if (named.length === 0 && !TOWN_ENDING.test(heard)) return isSound ? [first] : [];
  const namesakes = (((await look(heard))?.places ?? []) as Found[]).filter(
    ({ id, matched }) => lettersOf(matched) === lettersOf(heard) && named.every((place) => place.id !== id),
  );
  return [...named, ...namesakes, ...(isSound ? [first] : [])];
}

/** The larger of two towns with one name is meant if it has this many times the population of the other. */
const CLEAR = 10;

/** The place that is meant; null if several are likely. */
export function settled(candidates: readonly Found[]): Found | null {
  const [first, second] = candidates.toSorted((a, b) => b.population - a.population);
  if (first === undefined) return null;
  if (second === undefined || first.population >= CLEAR * second.population) return first;
  // A smaller town that has the name only among others is not meant.
  const own = candidates.filter(({ name, matched }) => looseOf(name) === looseOf(matched));
  return own.length === 1 && own[0] === first ? first : null;
}

/** Whether a name is spelled almost like a text: it sounds alike, has one other letter, or is most of the name. */
const isNearly = (text: string, { matched, population }: Found): boolean =>
  population >= LEAST_POPULATION.short &&
  (isMostOf(text, matched) ||
    (isLookAlike(text, matched, population) &&
      (sounded(text) === sounded(matched) || differingLetters(text, matched) === 1)));

/** The places whose names are spelled almost like a text, if one of them is meant; none otherwise. */
export async function placesLike(text: string, look: Look): Promise<Found[]> {
  const places = (((await look(text))?.places ?? []) as Found[]).filter((place) => isNearly(text, place));
  const letters = places.map(({ matched }) => differingLetters(text, matched));
  const nearest = places.filter((_, i) => letters[i] === Math.min(...letters));
  return settled(nearest) === null ? [] : nearest;
}

/** Shorter texts may begin too many names of regions. */
const LEAST_REGION = 4;

/** The mention with the candidates that lie in a region; null if the words name no region that tells them apart. */
export async function inRegion(town: TownMention, region: string, look: Look): Promise<TownMention | null> {
  const wanted = looseOf(heardName(region));
  const isNamed = ({ admin1 = '' }: Found): boolean =>
    wanted.length >= LEAST_REGION && looseOf(admin1).startsWith(wanted);
  /** Codes and names of countries, which the search knows. */
  const isFound = async ({ id, matched }: Found): Promise<boolean> =>
    (((await look(`${matched}, ${region}`))?.places ?? []) as Found[]).some((place) => place.id === id);
  const named = town.candidates.filter(isNamed);
  const isKept = named.length > 0 ? [] : await Promise.all(town.candidates.map(isFound));
  const candidates = named.length > 0 ? named : town.candidates.filter((_, i) => isKept[i]);
  if (candidates.length === 0 || candidates.length === town.candidates.length) return null;
  return { ...town, candidates, place: settled(candidates)?.id ?? `${town.name}, ${region}`, isMarked: true };
}
