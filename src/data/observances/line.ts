/** Rows of long tables, one a line. Each states its kāla, and the day to keep if two days have the tithi there, or none. */
import type { KalaKey } from './kala';
import type { Kind } from './practice';
import { nakshatra, solar, tithi } from './row';
import type { NakshatraRule, OnNone, OnTwo, Row, SolarRule, TithiRule } from './rule';

type Names = [key: string, name: string, sa: string, nameCommon: string, kind: Kind];

/** A tithi 1..30 of a lunar month, or with the Sun in a rāśi. */
export type TithiLine = readonly [
  ...Names,
  month: number | { sun: number },
  tithi: number,
  kala: KalaKey,
  onTwo: OnTwo,
  onNone: OnNone,
  source: string,
];

/** A nakṣatra in a solar month, counted from Meṣa; where it comes twice the first, the later, or both. */
export type NakshatraLine = readonly [
  ...Names,
  nakshatra: number,
  solarMonth: number,
  kala: KalaKey,
  onTwo: OnTwo,
  onNone: OnNone,
  onTwice: 'first' | 'later' | 'both',
  source: string,
];

/** A day of a Tamil solar month. */
export type DayLine = readonly [...Names, tamilMonth: number, day: number, source: string];

/** What is said of all rows of a table. */
export type About = Pick<Row, 'tradition' | 'regions' | 'added' | 'major' | 'alsoOf'>;

/** A line whose source is a part of the rule book adyatithi. */
export function asBook<Line extends TithiLine | NakshatraLine | DayLine>(line: Line): Line {
  const part = line.at(-1) as string;
  return [...line.slice(0, -1), `adyatithi (${part}), as the engine jyotisha reads it`] as unknown as Line;
}

export function tithiRow(line: TithiLine, about: About): TithiRule {
  const [key, name, sa, nameCommon, kind, month, index, kala, onTwo, onNone, source] = line;
  const paksha = index <= 15 ? 'shukla' : 'krishna';
  const when = { paksha, tithi: paksha === 'shukla' ? index : index - 15, kala, onTwo, onNone } as const;
  return tithi(
    [key, name, sa, nameCommon],
    typeof month === 'number' ? { ...when, month } : { ...when, month: 'every', sunRashi: month.sun },
    { kind, source, ...about },
  );
}

export function nakshatraRow(
  line: NakshatraLine,
  about: About,
  reckoning: 'tamil' | 'malayalam' = 'tamil',
): NakshatraRule {
  const [key, name, sa, nameCommon, kind, star, solarMonth, kala, onTwo, onNone, onTwice, source] = line;
  const when = { nakshatra: star, within: { solarMonth, reckoning }, kala, onTwo, onNone };
  return nakshatra([key, name, sa, nameCommon], onTwice === 'both' ? when : { ...when, onTwice }, {
    kind,
    source,
    ...about,
  });
}

export function dayRow(line: DayLine, about: About): SolarRule {
  const [key, name, sa, nameCommon, kind, tamilMonth, day, source] = line;
  const shift = day === 1 ? {} : { shift: day - 1 };
  return solar(
    [key, name, sa, nameCommon],
    { sunDeg: 30 * (tamilMonth - 1), day: 'tamil', ...shift },
    { kind, source, ...about },
  );
}
