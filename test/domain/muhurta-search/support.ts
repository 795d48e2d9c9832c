import { readFileSync } from 'node:fs';
import type { CivilDate } from '../../../src/domain/day/types';
import { type Muhurtas, muhurtasOf } from '../../../src/domain/muhurta-search/search';
import type { MuhurtaQuestion } from '../../../src/domain/muhurta-search/types';
import { civilFromDays, daysFromCivil } from '../../../src/domain/time/civil';
import { kernel } from '../support/kernel';

export function truthOf<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../../truth/muhurtas/${file}`, import.meta.url), 'utf8')) as T;
}

export const DELHI = {
  place: { latDeg: 28.6139, lonDeg: 77.209 },
  zone: { kind: 'iana', id: 'Asia/Kolkata' },
} as const;

export const dateOf = (iso: string): CivilDate => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
};

export const isoOf = ({ year, month, day }: CivilDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

export const dayNumber = ({ year, month, day }: CivilDate): number => daysFromCivil(year, month, day);
export const dateAfter = (date: CivilDate, days: number): CivilDate => civilFromDays(dayNumber(date) + days);

/** A search at New Delhi. A refusal fails the test. */
export function search(question: Partial<MuhurtaQuestion> & { from: CivilDate; to: CivilDate }): Muhurtas {
  const result = muhurtasOf(kernel, { purpose: 'vivaha', tradition: 'almanac', ...DELHI, ...question });
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
}

export const openDates = ({ days }: Muhurtas): string[] =>
  days.filter(({ verdict }) => verdict === 'open').map(({ date }) => isoOf(date));
