/** The parts of a language that sentences about observances use. */

import { BASES } from '../../../../build/lexicon/observances/bases';
import type { Sentences } from '../../../../build/lexicon/sentences/observances';
import type { KalaKey } from '../../../data/observances/kala';
import { CRESCENT_DAYS } from '../../../domain/observances/engine/syzygy';
import { MINUTES_PER_DAY } from '../../../domain/time/civil';
import type { Formatter } from '../../format';
import type { NamesInSentences } from '../names/types';

/** In IAST and in Hindi. */
export function baseNames(key: string): { sa: string; hi: string } {
  const names = BASES[key];
  if (names === undefined) throw new RangeError(`no rule counts from ${key}`);
  return names;
}

export interface ObservanceLanguage {
  texts: Sentences;
  format: Formatter;
  names: NamesInSentences;
  /** The name of an observance by its key. */
  observance(key: string): string;
  /** The name of a town that decides days, by its Latin name. */
  town(name: string): string;
}

const GHATI_MINUTES = 24;

/** "covers madhyāhna", "prevails at sunrise"; with a least share "covers at least 24 min of aparāhṇa". */
export function atKala({ texts }: ObservanceLanguage, key: KalaKey, leastGhatis?: number | null): string {
  if (!leastGhatis) return texts.at[key];
  return texts['at-least']({ at: texts.at[key], kala: texts.kala[key], minutes: leastGhatis * GHATI_MINUTES });
}

/** The same of a tithi that has it on no day: "covers no madhyāhna". */
export function neverAtKala({ texts }: ObservanceLanguage, key: KalaKey, leastGhatis?: number | null): string {
  if (!leastGhatis) return texts.never[key];
  return texts['at-least-never']({ at: texts.at[key], kala: texts.kala[key], minutes: leastGhatis * GHATI_MINUTES });
}

/** A nirayana longitude: "Meṣa", "20° of Meṣa". */
export const longitudeOf = ({ format, names }: ObservanceLanguage, sunDeg: number): string =>
  format.inRashi(sunDeg % 30, names.rashi(Math.floor(sunDeg / 30) + 1));

/** A duration of days, to the minute. */
export const minutesOf = ({ format }: ObservanceLanguage, days: number): string =>
  format.minutes(days * MINUTES_PER_DAY);

/** The least time from sunset to moonset on the evening of the crescent. */
export const crescentLeast = (language: ObservanceLanguage): string => minutesOf(language, CRESCENT_DAYS);
