/** The question about observances: a year at a place, and a selection of them. */

import type { Kind, Tradition } from '../../data/observances/practice';
import type { Region } from '../../data/observances/regions';
import type { Place } from '../../data/place';
import type { CivilDate } from '../day/types';
import type { ZoneHistories } from '../time/zone';

/** The first year whose observances are computed: by the rules of the texts, which is not what was kept at the time. */
export const FIRST_YEAR_OF_OBSERVANCES = 1500;

/** A selection of a year's observances; an absent field selects all. */
export interface Selection {
  tradition?: Tradition | undefined;
  /** `all`: the observances of every region and tradition, on the days of a question without a selection. */
  region?: Region | 'all' | undefined;
  kinds?: readonly Kind[] | undefined;
  /** Only observances with this key. */
  key?: string | undefined;
  /** Only observances that are kept widely, or that are principal in the region. */
  principal?: boolean | undefined;
  /** First and last civil day, both included. */
  from?: CivilDate | undefined;
  to?: CivilDate | undefined;
  /** Maximum number of observances, from the first of the year. */
  limit?: number | undefined;
}

/** A year at a place, and a selection of its observances. */
export interface UtsavaQuestion extends Selection {
  year: number;
  place: Place;
  /** IANA zone or UTC offset in hours. Civil days follow it. */
  tz: string | number;
  /** Histories of merged zones, from `historiesFor`. */
  histories?: ZoneHistories | null;
  /** Whether observances have their times; by default they do not. */
  times?: boolean | undefined;
  /** Searches only the days on which the observances from `from` to `to` depend, and not the whole year. */
  partOfYear?: boolean | undefined;
}
