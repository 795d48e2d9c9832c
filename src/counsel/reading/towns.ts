/**
 * Finds the towns that a message names: words that are nothing else in the grammar and match the list of places exactly.
 */
import { find } from '../../lexicon/find';
import { spelling } from '../grammar/words';
import { ORDINARY_WORDS } from './ordinaryWords';
import type { MessageToken } from './tokens';
import {
  DEVANAGARI,
  heardName,
  inRegion,
  LARGE,
  LEAST_POPULATION,
  type Look,
  lettersOf,
  looseOf,
  placesLike,
  placesNamed,
  settled,
  type TownMention,
} from './townNames';
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

/** In a message of so few words, a word that is nothing else is a town. */
const FEW_WORDS = 4;

/** Maximum number of look-ups for one message. */
const MAX_LOOKUPS = 12;

const LONGEST_NAME = 3;

/** Maximum number of unread words that are compared with names of towns. */
const MAX_UNREAD = 6;

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
    isMark(from - 1) || isMark(to) || isTaken(from - 1) || isTaken(to) || (wordAt(to) === 'on' && isTaken(to + 1));
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
    const isUnread = all.every((at) => unread.has(at));
    const free = isUnread || tokens.length <= FEW_WORDS ? LEAST_POPULATION.short : LEAST_POPULATION.free;
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
