/** What a message says, in slots: times, births, towns, coordinates and a UTC offset. */
import type { CivilDate } from '../../domain/day/types';
import { wordsOfNames } from '../../lexicon/find';
import { fold } from '../classify/normalise';
import { spelledOut, spelling } from '../grammar/words';
import { timesIn } from './clocks';
import type { ClockMention, DateMention, SpanMention } from './mentions';
import { type MessageToken, tokensOf } from './tokens';
import type { Look, TownMention } from './townNames';
import { townsIn } from './towns';
import { unreadIn } from './unread';
import { wordList } from './vocabulary';

interface Coordinates {
  lat: number;
  lon: number;
}

/** A birth as far as a message gives it. */
export interface BirthReading {
  date: DateMention | null;
  clock: ClockMention | null;
  town: TownMention | null;
  coordinates: Coordinates | null;
  tzHours: number | null;
}

/** Whether a message gives a birth its date and its clock. */
export const isTimed = ({ date, clock }: BirthReading): boolean => date !== null && clock !== null;

export interface Reading {
  /** The message in the spelling of the grammar, for patterns. */
  words: string;
  tokens: readonly MessageToken[];
  dates: readonly DateMention[];
  spans: readonly SpanMention[];
  clocks: readonly ClockMention[];
  towns: readonly TownMention[];
  /** Positions of the words that are no part of a slot and that nothing knows. */
  unread: readonly number[];
  coordinates: Coordinates | null;
  tzHours: number | null;
  births: readonly BirthReading[];
}

const signed = (degrees: string, side: string | undefined): number =>
  Number(degrees) * (side === 's' || side === 'w' ? -1 : 1);

/** Coordinates with labels, with letters of the sides, or as two decimal numbers. */
function coordinatesIn(text: string): Coordinates | null {
  const number = '(-?\\d{1,3}(?:\\.\\d+)?)';
  const labelled = new RegExp(
    `(?:latitude|lat)\\W{1,3}${number}.{0,20}?(?:longitude|long|lon|lng)\\W{1,3}${number}`,
  ).exec(text);
  if (labelled) return { lat: Number(labelled[1]), lon: Number(labelled[2]) };
  const sided = new RegExp(`${number} ?°? ?([ns])\\b[ ,;/]*${number} ?°? ?([ew])\\b`).exec(text);
  if (sided) return { lat: signed(sided[1] ?? '', sided[2]), lon: signed(sided[3] ?? '', sided[4]) };
  const bare = /(?<![\d.:/-])(-?\d{1,2}\.\d+) ?[,;/ ] ?(-?\d{1,3}\.\d+)(?![\d.:/])/.exec(text);
  return bare ? { lat: Number(bare[1]), lon: Number(bare[2]) } : null;
}

/** A UTC offset in hours. */
function offsetIn(text: string): number | null {
  const clock =
    /(?:utc|gmt|tz|offset|timezone)\W{0,2}([+-])(\d{1,2}):(\d{2})(?!\d)|(?<![\d:T-])([+-])(\d{1,2}):(\d{2})(?!\d)/.exec(
      text,
    );
  if (clock) {
    const [, sign = clock[4], hours = clock[5], minutes = clock[6]] = clock;
    return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
  }
  const hours = /(?:utc|gmt|tzhours|tz|offset|timezone)\W{0,2}([+-]?\d{1,2}(?:\.\d+)?)(?![\d:])/.exec(text);
  if (hours) return Number(hours[1]);
  if (/\bist\b/.test(text)) return 5.5;
  return /\b(utc|gmt)\b/.test(text) ? 0 : null;
}

/** Maximum number of characters that are searched for names of observances. */
const MAX_SEARCHED = 600;

const NOT_AFTER = wordList('nahi, nahin, नहीं');
const NOT_BEFORE = wordList('not');

/** The mentions without those that the message retracts: `not Satara but Sangli`, `सतारा नहीं, सांगली`. */
function withoutRetracted<T extends { from: number; to: number }>(
  mentions: readonly T[],
  tokens: readonly MessageToken[],
): T[] {
  const isRetracted = ({ from, to }: T): boolean =>
    NOT_AFTER.has(tokens[to]?.word ?? '') || NOT_BEFORE.has(tokens[from - 1]?.word ?? '');
  const rest = mentions.filter((mention) => !isRetracted(mention));
  return rest.length > 0 ? rest : [...mentions];
}

const BORN = wordList('born, birth, dob, janm, janam, janma, paida, janme, janmi, जन्म, जन्मे, जन्मी, पैदा');

/** Groups the dates, clocks and towns of a message to births: each date with what follows it until the next. */
function birthsIn(
  tokens: readonly MessageToken[],
  dates: readonly DateMention[],
  clocks: readonly ClockMention[],
  towns: readonly TownMention[],
  rest: { coordinates: Coordinates | null; tzHours: number | null },
): BirthReading[] {
  // Somebody may be born today; other clocks of today are no births.
  const isBorn = tokens.some(({ word }) => BORN.has(word));
  const given = dates.filter(({ isYearGiven, isRelative }) => isYearGiven && (isBorn || !isRelative));
  if (given.length === 0) {
    const [clock = null] = clocks;
    return clock === null ? [] : [{ date: null, clock, town: towns[0] ?? null, ...rest }];
  }
  return given.map((date, i) => {
    const from = i === 0 ? 0 : (given[i]?.from ?? 0);
    const to = given[i + 1]?.from ?? tokens.length;
    const within = <T extends { from: number }>(mentions: readonly T[]): T[] =>
      mentions.filter((mention) => mention.from >= from && mention.from < to);
    const own = within(towns);
    const town = own.find((each) => each.from > date.from) ?? own.at(-1) ?? null;
    return { date, clock: within(clocks)[0] ?? null, town, ...rest };
  });
}

/**
 * Reads a message.
 *
 * @param today   civil date at the reader's place
 * @param look    the tool `places`
 * @param anchor  the day that the conversation is about
 */
export async function readingOf(
  message: string,
  today: CivilDate,
  look: Look,
  anchor: CivilDate = today,
): Promise<Reading> {
  const text = message.toLowerCase();
  const bare = text.replace(/(utc|gmt)? ?[+-]\d{1,2}:\d{2}/g, ' ');
  const coordinates = coordinatesIn(text);
  const tokens = tokensOf(bare);
  const times = timesIn(tokens, today, anchor);
  const dates = withoutRetracted(
    times.filter((time) => time.kind === 'date'),
    tokens,
  );
  const spans = times.filter((time): time is SpanMention => time.kind === 'month' || time.kind === 'year');
  // Decimal numbers beside coordinates are no clocks.
  const isClock = ({ from }: ClockMention): boolean =>
    coordinates === null || !/^\d+\.\d+$/.test(tokens[from]?.raw ?? '');
  const clocks = times.filter((time) => time.kind === 'clock').filter(isClock);
  // Bali in Bali Pratipada is not a town.
  const observances = new Set(
    [...(await wordsOfNames(message.slice(0, MAX_SEARCHED), ['utsava']))].map((word) => spelling(fold(word).text)),
  );
  const isTaken = (at: number): boolean =>
    times.some(({ from, to }) => from <= at && at < to) || observances.has(tokens[at]?.word ?? '');
  const unread = await unreadIn(message, tokens, isTaken);
  const mentioned = coordinates === null ? await townsIn(tokens, isTaken, look, unread) : [];
  const towns = withoutRetracted(mentioned, tokens);
  const tzHours = offsetIn(text);
  const births = birthsIn(tokens, dates, clocks, towns, { coordinates, tzHours });
  return {
    words: spelledOut(message),
    tokens,
    dates,
    spans,
    clocks,
    towns,
    unread: [...unread].filter((at) => mentioned.every(({ from, to }) => at < from || to <= at)),
    coordinates,
    tzHours,
    births,
  };
}
