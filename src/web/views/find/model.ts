/** A search for days: the parameters in the URL, and the days with their windows. */

import { DIRECTIONS, type Direction } from '../../../data/almanac';
import {
  type MuhurtaTradition,
  PURPOSES,
  type Purpose,
  RULE_IDS,
  type RuleId,
} from '../../../data/muhurta-search/rule';
import type { NamedPlace } from '../../../data/place';
import { traditionsOf } from '../../../domain/muhurta-search/ruleSet';
import { type Muhurtas, muhurtasOf } from '../../../domain/muhurta-search/search';
import { MAX_DAYS } from '../../../domain/muhurta-search/sky';
import type { MuhurtaQuestion, MuhurtaWindow, SearchedDay } from '../../../domain/muhurta-search/types';
import { civilFromDays, daysFromCivil, LAST_YEAR } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { zonePast } from '../../reader/zonePast';
import { dayOfText, numberOf, textOfDay } from '../../shared/dates';

export interface Search {
  purpose: Purpose;
  tradition: MuhurtaTradition;
  /** Days from 1970-01-01. `from` null means today; `to` null means a year from the first. */
  from: number | null;
  to: number | null;
  nakshatra: number | null;
  rashi: number | null;
  direction: Direction | null;
  /** Rules that the reader has switched off. */
  without: readonly RuleId[];
}

/** Default number of days. */
const USUAL_DAYS = 365;

/** Parses a whole number from 1 to a maximum; null otherwise. */
function indexOf(text: string | null, max: number): number | null {
  const value = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= 1 && value <= max ? value : null;
}

const isRule = (id: string): id is RuleId => RULE_IDS.some((known) => known === id);

export function readSearch(query: URLSearchParams): Search {
  const purpose = PURPOSES.find((key) => key === query.get('purpose')) ?? 'vivaha';
  return {
    purpose,
    tradition: traditionsOf(purpose).find((key) => key === query.get('tradition')) ?? 'almanac',
    from: dayOfText(query.get('from') ?? ''),
    to: dayOfText(query.get('to') ?? ''),
    nakshatra: indexOf(query.get('nakshatra'), 27),
    rashi: indexOf(query.get('rashi'), 12),
    direction: DIRECTIONS.find((key) => key === query.get('direction')) ?? null,
    without: (query.get('without') ?? '').split(',').filter(isRule),
  };
}

export function writeSearch(search: Search): Record<string, string | null> {
  const { purpose, tradition, from, to, nakshatra, rashi, direction, without } = search;
  return {
    purpose,
    tradition: tradition === 'almanac' ? null : tradition,
    from: from === null ? null : textOfDay(from),
    to: to === null ? null : textOfDay(to),
    nakshatra: nakshatra === null ? null : String(nakshatra),
    rashi: rashi === null ? null : String(rashi),
    direction,
    without: without.length === 0 ? null : without.join(','),
  };
}

export interface DaySpan {
  from: number;
  to: number;
}

/** The span of the search. */
export function spanOf({ from, to }: Search, today: number): DaySpan {
  const first = from ?? today;
  return { from: first, to: to ?? Math.min(first + USUAL_DAYS - 1, daysFromCivil(LAST_YEAR, 12, 31)) };
}

export type SpanProblem = 'order' | 'long';

export function problemOf({ from, to }: DaySpan): SpanProblem | null {
  if (to < from) return 'order';
  return to - from > MAX_DAYS ? 'long' : null;
}

export const questionOf = (search: Search, span: DaySpan, { lat, lon, tz }: NamedPlace): MuhurtaQuestion => {
  const { purpose, tradition, nakshatra, rashi, direction, without } = search;
  return {
    purpose,
    tradition,
    from: civilFromDays(span.from),
    to: civilFromDays(span.to),
    place: { latDeg: lat, lonDeg: lon },
    zone: { kind: 'iana', id: tz },
    histories: zonePast(),
    natal: { ...(nakshatra !== null && { nakshatra }), ...(rashi !== null && { rashi }) },
    ...(purpose === 'yatra' && direction && { direction }),
    without,
  };
};

/** A day of the search with its windows. */
export interface FoundDay extends SearchedDay {
  number: number;
  windows: MuhurtaWindow[];
}

export interface FoundMuhurtas {
  muhurtas: Muhurtas;
  days: FoundDay[];
  openDays: number;
}

/** Runs a search; null if a day is outside the kernel's span. */
export function found(kernel: Kernel, question: MuhurtaQuestion): FoundMuhurtas | null {
  const muhurtas = muhurtasOf(kernel, question);
  if (!muhurtas.ok) return null;
  const byDay = Map.groupBy(muhurtas.value.windows, ({ date }) => numberOf(date));
  const days = muhurtas.value.days.map((day): FoundDay => {
    const number = numberOf(day.date);
    return { ...day, number, windows: byDay.get(number) ?? [] };
  });
  return { muhurtas: muhurtas.value, days, openDays: days.filter(({ verdict }) => verdict === 'open').length };
}

/** The closed day with the fewest closing rules; the earliest of equal ones. */
export function closestOf(days: readonly FoundDay[]): FoundDay | null {
  const closed = days.filter(({ verdict, day }) => verdict === 'closed' && day);
  const fewest = Math.min(...closed.map(({ closedBy }) => closedBy.length));
  return closed.find(({ closedBy }) => closedBy.length === fewest) ?? null;
}
