/** Rows of long tables, one a line. Each states its kāla, and the day to keep if two days have the tithi there, or none. */
import type { KalaKey } from './kala';
import type { Kind } from './practice';
import { nakshatra, solar, tithi } from './row';
import type { BaseRule, NakshatraRule, OnNone, OnTwo, SolarRule, TithiRule } from './rule';

/** A tithi 1..30 of a lunar month, or with the Sun in a rāśi. */
type TithiLine<Key extends string = string> = readonly [
  key: Key,
  kind: Kind,
  month: number | { sun: number },
  tithi: number,
  kala: KalaKey,
  onTwo: OnTwo,
  onNone: OnNone,
  source: string,
];

/** A nakṣatra in a solar month, counted from Meṣa; if it occurs twice: the first, the later, or both. */
type NakshatraLine<Key extends string = string> = readonly [
  key: Key,
  kind: Kind,
  nakshatra: number,
  solarMonth: number,
  kala: KalaKey,
  onTwo: OnTwo,
  onNone: OnNone,
  onTwice: 'first' | 'later' | 'both',
  source: string,
];

/** A day of a Tamil solar month. */
type DayLine<Key extends string = string> = readonly [
  key: Key,
  kind: Kind,
  tamilMonth: number,
  day: number,
  source: string,
];

/** The fields that all rows of a table share. */
export type About = Pick<BaseRule, 'tradition' | 'regions' | 'added' | 'major' | 'alsoOf'>;

/** The lines of a table, with their keys. */
export const tithiLines = <const Key extends string>(lines: readonly TithiLine<Key>[]) => lines;
export const nakshatraLines = <const Key extends string>(lines: readonly NakshatraLine<Key>[]) => lines;
export const dayLines = <const Key extends string>(lines: readonly DayLine<Key>[]) => lines;

/** A line whose source is a part of the rule book adyatithi. */
export function asBook<Line extends TithiLine | NakshatraLine | DayLine>(line: Line): Line {
  const part = line.at(-1) as string;
  return [...line.slice(0, -1), `adyatithi (${part}), as the engine jyotisha reads it`] as unknown as Line;
}

export function tithiRow<Key extends string>(line: TithiLine<Key>, about: About): TithiRule<Key, never> {
  const [key, kind, month, index, kala, onTwo, onNone, source] = line;
  const paksha = index <= 15 ? 'shukla' : 'krishna';
  const when = { paksha, tithi: paksha === 'shukla' ? index : index - 15, kala, onTwo, onNone } as const;
  return tithi(key, typeof month === 'number' ? { ...when, month } : { ...when, month: 'every', sunRashi: month.sun }, {
    kind,
    source,
    ...about,
  });
}

export function nakshatraRow<Key extends string>(
  line: NakshatraLine<Key>,
  about: About,
  reckoning: 'tamil' | 'malayalam' = 'tamil',
): NakshatraRule<Key, never> {
  const [key, kind, star, solarMonth, kala, onTwo, onNone, onTwice, source] = line;
  const when = { nakshatra: star, within: { solarMonth, reckoning }, kala, onTwo, onNone };
  return nakshatra(key, onTwice === 'both' ? when : { ...when, onTwice }, { kind, source, ...about });
}

export function dayRow<Key extends string>(line: DayLine<Key>, about: About): SolarRule<Key, never> {
  const [key, kind, tamilMonth, day, source] = line;
  const shift = day === 1 ? {} : { shift: day - 1 };
  return solar(key, { sunDeg: 30 * (tamilMonth - 1), day: 'tamil', ...shift }, { kind, source, ...about });
}
