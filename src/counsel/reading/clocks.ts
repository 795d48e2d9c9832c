/** Reads clocks: `5:15 pm`, `half past nine`, `साढ़े नौ बजे`. */

import type { CivilDate } from '../../domain/day/types';
import { spelling } from '../grammar/words';
import { counted } from './counted';
import { namedDate, numericDate, relative, span, weekday } from './dates';
import type { DateMention, SpanMention } from './mentions';
import { type ClockMention, type Read, wordAt } from './mentions';
import type { MessageToken } from './tokens';
import { matchAt } from './tokens';
import { AFTERNOON, CLOCK_WORDS, EVENING, MORNING, NIGHT, NUMBERS, PAST, QUARTERS, wordList } from './vocabulary';

/** Reads dates, spans and clocks from the tokens of a message, in three languages. Nothing is guessed. */
type TimeMention = DateMention | SpanMention | ClockMention;

/**
 * Reads the mentions of time in order; each token belongs to one.
 *
 * @param anchor  the day that the conversation is about, for "the next day"; by default today
 */
export function timesIn(tokens: readonly MessageToken[], today: CivilDate, anchor: CivilDate = today): TimeMention[] {
  const isPast = tokens.some((_, at) => matchAt(tokens, at, PAST) > 0);
  const found: TimeMention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const mention =
      numericDate(tokens, at, today, isPast) ??
      namedDate(tokens, at, today, isPast, anchor) ??
      clock(tokens, at) ??
      counted(tokens, at, today, isPast, anchor) ??
      relative(tokens, at, today, isPast) ??
      weekday(tokens, at, today, isPast) ??
      span(tokens, at, today, isPast);
    if (mention !== null) found.push(mention);
    at = mention?.to ?? at + 1;
  }
  return found;
}

const HOUR_WORDS = wordList('baje, बजे, o clock, oclock, am, pm, baj, bje, hours, hrs, बजकर');
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const DOTTED = /^(\d{1,2})\.(\d{2})$/;
/** Minutes from the hour that follows: half past nine is 9:30. */
const PAST_HOUR: ReadonlyMap<string, number> = new Map([
  ['half past', 30],
  [`${spelling('quarter')} past`, 15],
  [`${spelling('quarter')} to`, -15],
]);
/** Maximum distance of am, pm or night from a clock, in tokens. */
const NEAR = 3;

/** The half of the day that the words near a clock name, or night. */
function halfNear(tokens: readonly MessageToken[], from: number, to: number): 'am' | 'pm' | 'noon' | 'night' | null {
  const halfAt = (at: number): 'am' | 'pm' | 'noon' | 'night' | null => {
    const word = wordAt(tokens, at);
    if (MORNING.has(word)) return 'am';
    if (EVENING.has(word)) return 'pm';
    if (AFTERNOON.has(word)) return 'noon';
    return NIGHT.has(word) ? 'night' : null;
  };
  for (let away = 0; away < NEAR; away++) {
    const found = halfAt(to + away) ?? (away < 2 ? halfAt(from - 1 - away) : null);
    if (found !== null) return found;
    if (/^\d/.test(wordAt(tokens, to + away))) break;
  }
  return null;
}

/** The clock that begins at a token. */
function clock(tokens: readonly MessageToken[], at: number): Read<ClockMention> {
  const word = wordAt(tokens, at);
  const raw = tokens[at]?.raw ?? '';
  const named = CLOCK_WORDS.get(word);
  const colon = CLOCK.exec(raw);
  const dotted = DOTTED.exec(raw);
  const isHour = HOUR_WORDS.has(wordAt(tokens, at + 1)) || wordAt(tokens, at + 1) === 'o';
  const quarter = QUARTERS.get(word);
  const hourOf = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : (NUMBERS.get(text) ?? Number.NaN));
  const make = (hour: number, minute: number, second: number, to: number, isTwelve: boolean): Read<ClockMention> => {
    const half = halfNear(tokens, at, to);
    const end = HOUR_WORDS.has(wordAt(tokens, to)) ? to + 1 : to;
    const rest = { kind: 'clock', from: at, to: end, minute, second } as const;
    if (hour > 24 || minute > 59) return null;
    if (hour > 12 || !isTwelve) return { ...rest, hour: hour % 24, isHalfOpen: false, isNightOpen: false };
    if (half === 'night') {
      if (hour >= 6 && hour < 12) return { ...rest, hour: hour + 12, isHalfOpen: false, isNightOpen: false };
      return { ...rest, hour: hour % 12, isHalfOpen: false, isNightOpen: true };
    }
    if (half === null) return { ...rest, hour, isHalfOpen: true, isNightOpen: false };
    const isLate = half === 'pm' || (half === 'noon' && (hour < 7 || hour === 12));
    return { ...rest, hour: (hour % 12) + (isLate ? 12 : 0), isHalfOpen: false, isNightOpen: false };
  };
  if (named) {
    const [hour, minute] = named;
    if (hour === 12) return make(12, 0, 0, at + 1, false);
    return isHour ? make(hour, minute, 0, at + 1, true) : null;
  }
  const past = PAST_HOUR.get(`${word} ${wordAt(tokens, at + 1)}`);
  if (past !== undefined) {
    const of = wordAt(tokens, at + 2);
    const whole = of === 'midnight' ? 24 : of === 'noon' ? 12 : null;
    if (whole !== null) return make(Math.floor((whole * 60 + past) / 60) % 24, (past + 60) % 60, 0, at + 3, false);
    const minutes = hourOf(of) * 60 + past;
    return Number.isNaN(minutes) ? null : make(Math.floor(minutes / 60), minutes % 60, 0, at + 3, true);
  }
  if (quarter !== undefined) {
    const minutes = hourOf(wordAt(tokens, at + 1)) * 60 + quarter;
    return Number.isNaN(minutes) ? null : make(Math.floor(minutes / 60), minutes % 60, 0, at + 2, true);
  }
  if (colon) {
    const isTwelve = Number(colon[1]) < 10 ? !(colon[1] ?? '').startsWith('0') : halfNear(tokens, at, at + 1) !== null;
    return make(Number(colon[1]), Number(colon[2]), Number(colon[3] ?? 0), at + 1, isTwelve);
  }
  if (dotted) {
    const half = halfNear(tokens, at, at + 1);
    const hour = Number(dotted[1]);
    if (half === null && hour < 13) return null;
    return make(hour, Number(dotted[2]), 0, at + 1, hour < 13);
  }
  if (!isHour) return null;
  const hour = hourOf(word);
  if (Number.isNaN(hour) || hour > 24) return null;
  const isOClock = wordAt(tokens, at + 1) === 'o';
  return make(hour, 0, 0, isOClock ? at + 3 : at + 1, hour < 13);
}
