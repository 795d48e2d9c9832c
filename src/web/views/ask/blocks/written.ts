/** What answers of the service have in common: places, instants and names, written for the reader. */
import { isSamePlace, type NamedPlace, REFERENCE_PLACE } from '../../../../data/place';
import { unixToJd } from '../../../../domain/time/civil';
import { localPath } from '../../../i18n/locales';
import { pagePlaceNames } from '../../../reader/placeName';
import type { Reader } from '../../../reader/reader';
import { settingsQuery } from '../../../reader/settings';
import { momentText, spanText } from '../../../reader/times';
import { placeQuery, queryText } from '../../../reader/where';
import { dayOfText } from '../../../shared/dates';
import type { Input } from './types';

const MINUTE_MS = 60_000;

/** The place of an answer. */
export interface AnswerPlace {
  lat: number;
  lon: number;
  tz: string;
  name?: string;
  label?: string;
}

/** A thing of an answer: its name in IAST, and in the language of the request. */
export interface Labelled {
  name: string;
  label: string;
}

/** A stretch of an answer, with local instants. */
export interface LocalStretch {
  start: string;
  end: string;
}

/** An input with the place of its answer: New Delhi unless it names one. */
export function placedInput(input: Input): Input {
  const { lat, lon, tz } = REFERENCE_PLACE;
  return ['place', 'lat', 'region'].some((key) => input[key] !== undefined) ? input : { ...input, lat, lon, tz };
}

/** The address of a question, with fields that replace those of the input. */
export function addressOf(path: string, input: Record<string, unknown>, own: Record<string, string>): string {
  const given = Object.entries(input).flatMap(([key, value]): [string, string][] =>
    key in own || value === null || value === undefined ? [] : [[key, String(value)]],
  );
  return path + queryText([...given, ...Object.entries(own)]);
}

/** The answer to a question in an address, or in a body; null for a refusal. */
export async function answerOf<T>(address: string, body?: object): Promise<T | null> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(address, body && { method: 'POST', headers, body: JSON.stringify(body) });
  return response.ok ? ((await response.json()) as T) : null;
}

/** The place of an answer, with its name in the language of the page. An answer for coordinates has no name. */
export async function namedPlace(
  reader: Reader,
  { lat, lon, tz, name, label }: AnswerPlace,
): Promise<{ place: NamedPlace; called: string }> {
  const isHere = (one: NamedPlace) => isSamePlace(one, { name: '', lat, lon, tz });
  if (isHere(reader.place)) return { place: reader.place, called: reader.placeName };
  const place = { name: name ?? (isHere(REFERENCE_PLACE) ? REFERENCE_PLACE.name : `${lat}, ${lon}`), lat, lon, tz };
  const called = label ?? (reader.locale === 'en' ? place.name : (await pagePlaceNames()).town(place.name, tz));
  return { place, called };
}

/** A page for the place of an answer. */
export const pageFor = (
  { locale, settings }: Reader,
  path: string,
  place: NamedPlace,
  own: readonly [string, string][] = [],
): string => localPath(locale, path) + queryText([...own, ...placeQuery(place), ...settingsQuery(settings)]);

/** A name by the reader's choice of names. */
export const named = ({ locale, settings: { names } }: Reader, { name, label }: Labelled): string =>
  locale === 'en' && (names === 'scholarly' || names === 'sa') ? name : label;

/** The days of a date, from 1970-01-01. */
export const dayOf = (date: string): number => dayOfText(date.slice(0, 10)) ?? Number.NaN;

/** The offset of a local instant from UTC, hours. */
function hoursOf(instant: string): number {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)$/.exec(instant) ?? [];
  return (Number(hours) + Number(minutes) / 60) * (sign === '-' ? -1 : 1);
}

/** The nearest minute to an instant: replies write it, and other pages the minute begun. */
const jdOf = (instant: string): number => unixToJd(Math.round(Date.parse(instant) / MINUTE_MS) * MINUTE_MS);

/** `23:45`, with the weekday of another day than the given one. */
export const clockText = (reader: Reader, instant: string, date: string): string =>
  momentText(reader, jdOf(instant), () => hoursOf(instant), dayOf(date));

/** `06:59–09:04`, each with the weekday of another day than the given one. */
export function stretchText(reader: Reader, { start, end }: LocalStretch, date: string): string {
  const [startJd, endJd] = [jdOf(start), jdOf(end)];
  return spanText(reader, { startJd, endJd }, (jdUt) => hoursOf(jdUt === startJd ? start : end), dayOf(date));
}
