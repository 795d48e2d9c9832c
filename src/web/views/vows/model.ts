/** Observances of one kind in a year at a place, and the eclipses of several years. */
import type { Kind } from '../../../data/observances/practice';
import type { NamedPlace } from '../../../data/place';
import { type YearSky, yearSky } from '../../../domain/observances/engine/sky';
import type { Utsava } from '../../../domain/observances/types';
import { utsavasIn } from '../../../domain/observances/year';
import { LAST_YEAR } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { zonePast } from '../../reader/zonePast';
import { numberOf } from '../../shared/dates';

/** A list of observances: all of a kind, or all of one key. */
export interface Listed {
  kind: Kind;
  key?: string;
  /** Number of years on one page. */
  years: number;
}

/** The lists by their names in addresses. */
export const LISTS = {
  ekadashi: { kind: 'ekadashi', years: 1 },
  pradosha: { kind: 'monthly', key: 'pradosha_vrata', years: 1 },
  sankashti: { kind: 'monthly', key: 'sankashti_chaturthi', years: 1 },
  vinayaka: { kind: 'monthly', key: 'vinayaka_chaturthi', years: 1 },
  shivaratri: { kind: 'monthly', key: 'masika_shivaratri', years: 1 },
  purnima: { kind: 'purnima', years: 1 },
  amavasya: { kind: 'amavasya', years: 1 },
  sankranti: { kind: 'sankranti', years: 1 },
  eclipses: { kind: 'eclipse', years: 6 },
} as const satisfies Record<string, Listed>;
export type ListKey = keyof typeof LISTS;
export const LIST_KEYS = Object.keys(LISTS) as ListKey[];

export const vowsPath = (list: ListKey, year: number): string => `/vows/${list}/${year}`;

/** An observance with the sky of its year. */
export interface ListedRow {
  utsava: Utsava;
  sky: YearSky;
  /** The Vaiṣṇava fast of the same tithi; null if the year has none. */
  vaishnava: Utsava | null;
}

/** Maximum distance of the Vaiṣṇava fast from the other of the same tithi, days. */
const SAME_TITHI_DAYS = 3;

const isNear = (a: Utsava, b: Utsava): boolean => Math.abs(numberOf(a.date) - numberOf(b.date)) <= SAME_TITHI_DAYS;

/** The rows of a list at a place from a year on, in order of days; null outside 1900..2100. */
export function rowsOf(kernel: Kernel, list: ListKey, year: number, place: NamedPlace): ListedRow[] | null {
  const { kind, key, years }: Listed = LISTS[list];
  const rows: ListedRow[] = [];
  for (let each = year; each < year + years && each <= LAST_YEAR; each++) {
    const where = { year: each, place: { latDeg: place.lat, lonDeg: place.lon }, tz: place.tz, histories: zonePast() };
    const sky = yearSky(kernel, where);
    if (!sky.ok) return null;
    const inTradition = (tradition?: 'smarta' | 'vaishnava') => {
      const question = { ...where, kinds: [kind], times: true, ...(tradition && { tradition }) };
      const found = utsavasIn(kernel, sky.value, question);
      return found.ok ? found.value.filter((utsava) => key === undefined || utsava.key === key) : [];
    };
    const isFast = kind === 'ekadashi';
    const fasts = isFast ? inTradition('vaishnava') : [];
    for (const utsava of inTradition(isFast ? 'smarta' : undefined)) {
      const vaishnava = fasts.find((fast) => isNear(fast, utsava)) ?? null;
      rows.push({ utsava, sky: sky.value, vaishnava });
    }
  }
  return rows;
}
