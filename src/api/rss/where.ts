/** The scope of a feed: the place with its time zone, and the region and tradition of observances. */

import { type SentenceLanguage, sentenceLanguage } from '../../data/language';
import { dayNumber as dayNumberOf } from '../../domain/day/run';
import { midnights } from '../../domain/feeds/midnights';
import type { FeedPlace } from '../../domain/feeds/utsavas';
import { type DomainError, ok, type Result } from '../../domain/result';
import { unixToJd } from '../../domain/time/civil';
import { zoneOffsets } from '../../domain/time/zone';
import { type FeedKey, feedAbout, feedName, feedTitle } from '../../lexicon/sentences/feeds';
import { withCivil } from '../shapes/civil';
import { placeText } from '../shapes/place';
import type { AnswerNames } from '../utsavas/present';
import { isAtSeat, type UtsavasChoice } from '../utsavas/question';
import { utsavasTitle } from '../utsavas/title';
import { FEED_PATHS } from './heads';

export interface FeedWhere extends AnswerNames {
  where: FeedPlace;
  choice: UtsavasChoice;
  /** The language of sentences. */
  language: SentenceLanguage;
  /** The name of the place. */
  name: string;
  /** UTC offset of the place at an instant, hours. */
  hoursAt(jdUt: number): number;
  /** The instant at which a civil day begins, counted from 1970-01-01; Julian day UT. */
  midnightOf(day: number): number;
}

/** The civil day of a place at an instant in Unix milliseconds, counted from 1970-01-01. */
export function todayAt(tz: string, nowMs: number): Result<number, DomainError> {
  const jd = unixToJd(nowMs);
  const clocks = zoneOffsets(tz, jd, jd);
  return clocks.ok ? ok(dayNumberOf(clocks.value, jd)) : clocks;
}

/** Days around today for which the feeds need clocks: the saṅkrāntis reach back a year and a quarter. */
const [BACK, AHEAD] = [600, 200];

export async function feedWhere(
  choice: UtsavasChoice,
  today: number,
  names: AnswerNames,
): Promise<Result<FeedWhere, DomainError>> {
  const { lat, lon, tz, selection } = choice;
  const [firstDay, lastDay] = [today - BACK, today + AHEAD];
  const midnightOf = midnights(tz, firstDay, lastDay);
  if (!midnightOf.ok) return midnightOf;
  const clocks = zoneOffsets(tz, midnightOf.value(firstDay), midnightOf.value(lastDay));
  if (!clocks.ok) return clocks;
  return ok({
    where: { ...selection, ...(await withCivil(selection)), place: { latDeg: lat, lonDeg: lon }, tz },
    choice,
    language: sentenceLanguage(choice.lang ?? 'en'),
    name: placeText(choice),
    hoursAt: clocks.value.hoursAt,
    midnightOf: midnightOf.value,
    ...names,
  });
}

/** The query string that reproduces a choice; empty for the reference place and all observances. */
function queryOf(choice: UtsavasChoice): string {
  const { lat, lon, tz, id, show, selection, lang } = choice;
  const { region, tradition, kinds } = selection;
  const fields = {
    ...(isAtSeat(choice) ? {} : id === undefined ? { lat, lon, tz } : { place: id }),
    ...(region && { region }),
    ...(tradition && show !== tradition && { tradition }),
    ...(kinds && { kind: kinds.join(',') }),
    ...(show !== 'all' && { show }),
    ...(lang && { lang }),
  };
  const query = Object.entries(fields).map(
    ([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

/** Distinguishes the items of different feeds. */
export function itemSuffix(choice: UtsavasChoice): string {
  const { lat, lon, tz } = choice;
  const { region, tradition } = choice.selection;
  const where = isAtSeat(choice) ? [] : [`${lat},${lon},${tz}`];
  return [region, tradition, ...where]
    .filter((part) => part !== undefined)
    .map((part) => `:${part}`)
    .join('');
}

/** `, for Kochi (Kerala, vaishnava)`; empty for the reference place and all observances. */
function whose(choice: UtsavasChoice): string {
  return queryOf(choice) === '' ? '' : `: ${utsavasTitle(choice, 'all')}`;
}

/** URL, title, description and language of a feed. */
export function headOf(key: FeedKey, { choice, name, language }: FeedWhere) {
  return {
    path: FEED_PATHS[key] + queryOf(choice),
    title: feedTitle(feedName(key, language), language) + whose(choice),
    description: feedAbout(key, name, language),
    language,
  };
}
