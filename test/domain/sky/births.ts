/** The births of `test/truth/sky`. */
import { readFileSync } from 'node:fs';
import type { ChartQuestion } from '../../../src/domain/positions/types';
import { jdOf } from './truth';

interface ReferenceBirth {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  lat: number;
  lon: number;
  tzHours: number;
}

/** The records of a file. */
export const recordsOf = <Record>(file: string): Record[] =>
  (JSON.parse(readFileSync(new URL(`../../truth/sky/${file}.json`, import.meta.url), 'utf8')) as { records: Record[] })
    .records;

export const worked = () => JSON.parse(readFileSync(new URL('../../truth/sky/worked.json', import.meta.url), 'utf8'));

/** A birth as a chart question: Lahiri and the mean node. */
export function natalOf({ year, month, day, hour, minute, second, lat, lon, tzHours }: ReferenceBirth): ChartQuestion {
  const unix = Date.UTC(year, month - 1, day, hour, minute, second);
  const jdUt = jdOf(new Date(unix).toISOString()) - tzHours / 24;
  return { jdUt, latDeg: lat, lonDeg: lon, tzHours, ayanamsha: 'lahiri', nodeMode: 'mean' };
}

export interface BirthRecord {
  birth: ReferenceBirth;
}
