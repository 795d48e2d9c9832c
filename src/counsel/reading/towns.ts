/**
 * Finds the towns that a message names: words that are nothing else in the grammar and match the list of places exactly.
 */
import { sounded } from '../../domain/places/fold';
import { differingLetters, isLookAlike, isMostOf } from '../../domain/places/nearness';
import { find } from '../../lexicon/find';
import { wordsOf } from '../../lexicon/spelling';
import { fold } from '../classify/normalise';
import { spelling } from '../grammar/words';
import { ORDINARY_WORDS } from './ordinaryWords';
import type { MessageToken } from './tokens';
import { GRAHA_WORDS, MONTHS, WEEKDAYS } from './vocabulary';

/** Words that are not towns where no preposition or comma marks them. */
const NO_TOWNS: ReadonlySet<string> = new Set(
  [
    ...ORDINARY_WORDS.trim().split(/\s+/),
    ...[...MONTHS, ...WEEKDAYS].flatMap((names) => [...names]),
    ...Object.values(GRAHA_WORDS).flatMap((names) => names.split('|')),
  ].map(spelling),
);

/** Whether a word may be the name of a town: it is nothing else in the grammar. */
export const isTownLike = (raw: string): boolean => !NO_TOWNS.has(spelling(raw));

/** Words before and after a town. */
const BEFORE = new Set(['in', 'at', 'from', 'near', 'of', 'for', 'to', 'vs', 'about', 'or', 'ya', 'या'].map(spelling));
const AFTER = new Set(
  ['mein', 'me', 'ka', 'ki', 'ke', 'se', 'wale', 'में', 'मे', 'का', 'की', 'के', 'से', 'vs', 'or', 'ya', 'या'].map(spelling),
);

/** Words that join a town to the sentence and are not part of its name. */
const JOINS: ReadonlySet<string> = new Set([...BEFORE, ...AFTER]);
/** Words that join two towns. */
const AND = new Set(['and', 'aur', 'और', 'n', 'evam'].map(spelling));
/** Names of towns that are verbs elsewhere. */
const VERBS = new Set(['gaya', 'गया'].map(spelling));

const STARS = new Set(['nakshatra', 'nakshatram', 'naksatra', 'nakshatr', 'नक्षत्र', 'star'].map(spelling));
const MOON: ReadonlySet<string> = new Set(GRAHA_WORDS.moon.split('|').map(spelling));
/** Words of rising, setting and being seen. */
const RISES = /^(?:ris|set|nikal|nikl|dub|dhal|ug|uday|ast|dikh|visib|appear|seen)/;

/** Kinds of names that are near to names of towns. */
const OF_THE_SKY = ['graha', 'rashi', 'nakshatra', 'tithi', 'yoga', 'karana', 'vara'] as const;

/** Smaller towns need a preposition, a comma or a message of their own. */
const LEAST_POPULATION = { marked: 1_000, short: 10_000, free: 40_000 };
/** In a message of so few words, a word that is nothing else is a town. */
const FEW_WORDS = 4;
/** Maximum number of look-ups for one message. */
const MAX_LOOKUPS = 12;
const LONGEST_NAME = 3;
/** Maximum number of unread words that are compared with names of towns. */
const MAX_UNREAD = 6;

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
const looseOf = (name: string): string =>
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
const lettersOf = (name: string): string =>
  fold(name)
    .text.normalize('NFD')
    .replace(/[^a-z]/g, '')
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u');

const DEVANAGARI = /[\u0900-\u097f]/;
/** Endings of names of towns. */
export const TOWN_ENDING =
  /(?:pur|pura|purva|purwa|puram|garh|gadh|nagar|nagaram|abad|ganj|gaon|gaanv|kot|patnam|pally|palli|pali|wadi|vadi|wada|vada|kheda|khera|khedi|halli|dih|tola)$/;

/** Fewer consonants fit too many names, and a small town is rarely meant. */
const LEAST_CONSONANTS = 4;
const LARGE = 200_000;

/** The IANA time zone of a town, of its most populous namesake where several are likely. */
export const zoneOf = ({ place, candidates }: TownMention): string | undefined =>
  (candidates.find(({ id }) => id === place) ?? candidates[0])?.tz;

/** A name as it is heard, in Latin letters. */
const heardName = (name: string): string => name.split(' ').map(spelling).join(' ').replace(/gadh$/, 'garh');

/**
 * The places with a name. Few towns have a name in Devanāgarī in the list, so their namesakes are looked up as the name
 * is heard, and a large town is also known by its consonants.
 */
async function placesNamed(name: string, look: Look): Promise<Found[]> {
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
function settled(candidates: readonly Found[]): Found | null {
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
async function placesLike(text: string, look: Look): Promise<Found[]> {
  const places = (((await look(text))?.places ?? []) as Found[]).filter((place) => isNearly(text, place));
  const letters = places.map(({ matched }) => differingLetters(text, matched));
  const nearest = places.filter((_, i) => letters[i] === Math.min(...letters));
  return settled(nearest) === null ? [] : nearest;
}

/** Shorter texts may begin too many names of regions. */
const LEAST_REGION = 4;

/** The mention with the candidates that lie in a region; null if the words name no region that tells them apart. */
async function inRegion(town: TownMention, region: string, look: Look): Promise<TownMention | null> {
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

/** The mention, narrowed by a state or country that later words name: `Hamirpur`, `the one in Himachal`. */
export async function narrowed(
  town: TownMention,
  tokens: readonly MessageToken[],
  look: Look,
): Promise<{ town: TownMention; from: number; to: number } | null> {
  if (town.candidates.length < 2) return null;
  for (const length of [2, 1]) {
    for (let at = 0; at + length <= tokens.length; at++) {
      const region = tokens.slice(at, at + length);
      if (!region.every(({ word, raw }) => /^[\p{L}\p{M}]{2,}$/u.test(raw) && !JOINS.has(word))) continue;
      const found = await inRegion(town, region.map(({ raw }) => raw).join(' '), look);
      if (found !== null) return { town: found, from: at, to: at + length };
    }
  }
  return null;
}

/**
 * The towns of a message, in order.
 *
 * @param isTaken  whether a token is part of a date or another slot
 * @param look     the tool `places`; null if it failed
 * @param unread   positions of the words that nothing else knows
 */
export async function townsIn(
  tokens: readonly MessageToken[],
  isTaken: (at: number) => boolean,
  look: Look,
  unread: ReadonlySet<number>,
): Promise<TownMention[]> {
  const wordAt = (at: number): string => tokens[at]?.word ?? '';
  const rawAt = (at: number): string => tokens[at]?.raw ?? '';
  const isWord = (at: number): boolean => /^[\p{L}\p{M}]{2,}/u.test(rawAt(at)) && !isTaken(at);
  // The Moon is in a nakṣatra, and rises in a town.
  const isOfMoon = tokens.some(({ word }) => MOON.has(word)) && !tokens.some(({ word }) => RISES.test(word));
  /** Whether the word nakṣatra is beside a word, or the message asks where the Moon is. */
  const isStar = (at: number): boolean => isOfMoon || STARS.has(wordAt(at + 1)) || STARS.has(wordAt(at - 1));
  /** गया is a town where a postposition follows, and a verb elsewhere. */
  const isFree = (at: number): boolean =>
    isWord(at) && (!NO_TOWNS.has(wordAt(at)) || (VERBS.has(wordAt(at)) && isPlaced(at, at + 1)));
  /** Whether some words have a preposition before them, or a postposition after them. */
  const isPlaced = (from: number, to: number): boolean => BEFORE.has(wordAt(from - 1)) || AFTER.has(wordAt(to));
  const isMark = (at: number): boolean => tokens[at] === undefined || wordAt(at) === '|';
  /** Whether words begin or end a clause, or are beside a date: a town elsewhere has a preposition. */
  const isAtEdge = (from: number, to: number): boolean =>
    isMark(from - 1) || isMark(to) || isTaken(from - 1) || isTaken(to);
  const towns: TownMention[] = [];
  let lookups = 0;

  /** The town in some words from a position; null if there is none. */
  async function townAt(from: number, length: number): Promise<TownMention | null> {
    const to = from + length;
    const all = Array.from({ length }, (_, i) => from + i);
    // A short word may be part of a name of several: New York, Port Blair.
    const isName = length === 1 ? isFree(from) : all.every(isWord) && isFree(to - 1) && !JOINS.has(wordAt(from));
    if (!isName || lookups >= MAX_LOOKUPS) return null;
    const name = all.map(rawAt).join(' ');
    const isMarked = isPlaced(from, to) || (isMark(from - 1) && isMark(to));
    lookups += 1;
    const free = tokens.length <= FEW_WORDS ? LEAST_POPULATION.short : LEAST_POPULATION.free;
    const least = isMarked ? LEAST_POPULATION.marked : free;
    const places = await placesNamed(name, look);
    // The name of a limb, or a word that nothing marks as a town, must be spelled as the town is: Mangala is not Mangalam.
    const isOfSky = places.length > 0 && (await find(name, undefined, OF_THE_SKY)).length > 0;
    // Rohini is a nakṣatra beside that word; Pune is a town.
    if (isOfSky && all.some(isStar)) return null;
    const isLoose = !isOfSky && (isMarked || DEVANAGARI.test(name));
    const spelled = (text: string): string => lettersOf(isOfSky ? heardName(text.toLowerCase()) : text);
    const candidates = places.filter(
      ({ name: known, matched }) => isLoose || [known, matched].some((each) => spelled(each) === spelled(name)),
    );
    const needed = isMarked || isAtEdge(from, to) ? least : LARGE;
    if (!candidates.some(({ population }) => population >= needed)) return null;
    return { from, to, name, place: settled(candidates)?.id ?? name, candidates, isMarked };
  }

  /** The town whose name is spelled almost like unread words from a position, where towns are named; null for none. */
  async function townLike(from: number): Promise<TownMention | null> {
    for (let length = LONGEST_NAME; length > 0; length--) {
      const to = from + length;
      const all = Array.from({ length }, (_, i) => from + i);
      if (!all.every((at) => unread.has(at)) || !(isPlaced(from, to) || isAtEdge(from, to))) continue;
      const name = all.map(rawAt).join(' ');
      const candidates = await placesLike(name, look);
      const place = settled(candidates)?.id;
      if (place !== undefined) return { from, to, name, place, candidates, isMarked: true };
    }
    return null;
  }

  /** A state or a country after the town tells namesakes apart. */
  async function withRegion(town: TownMention): Promise<TownMention> {
    const isJoined = (isMark(town.to) && tokens[town.to] !== undefined) || wordAt(town.to) === 'in';
    const next = isJoined ? town.to + 1 : town.to;
    for (const length of [2, 1]) {
      const region = Array.from({ length }, (_, i) => next + i);
      if (!region.every((at) => isWord(at) && !JOINS.has(wordAt(at)))) continue;
      const words = region.map(rawAt).join(' ');
      const found = await inRegion(town, words, look);
      if (found !== null) return { ...found, to: next + length, name: `${town.name}, ${words}` };
      // A region that all namesakes share, or that of the only one, is part of the name.
      const isOwn = region.every(isFree) && (await placesNamed(`${town.name}, ${words}`, look)).length > 0;
      if (isOwn && town.candidates.some(({ admin1 = '' }) => looseOf(admin1).startsWith(looseOf(words))))
        return { ...town, to: next + length };
    }
    return town;
  }

  for (let at = 0; at < tokens.length; ) {
    let found: TownMention | null = null;
    for (let length = LONGEST_NAME; length > 0 && found === null; length--) found = await townAt(at, length);
    if (found === null) {
      at += 1;
      continue;
    }
    const whole = await withRegion(found);
    towns.push(whole);
    at = whole.to;
  }
  for (const at of towns.length === 0 ? [...unread].slice(0, MAX_UNREAD) : []) {
    const found = at < (towns.at(-1)?.to ?? 0) ? null : await townLike(at);
    if (found !== null) towns.push(await withRegion(found));
  }
  /** Whether a town is joined to another: Pune and Mumbai. */
  const isJoined = ({ from, to }: TownMention): boolean =>
    towns.some(
      (other) => (other.from === to + 1 && AND.has(wordAt(to))) || (other.to === from - 1 && AND.has(wordAt(from - 1))),
    );
  return towns.map((town) => (isJoined(town) ? { ...town, isMarked: true } : town));
}
