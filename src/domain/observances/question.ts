/** What is asked of the observances: a year at a place, and which of them. */

import type { Kind, Tradition } from '../../data/observances/practice';
import type { Region } from '../../data/observances/regions';
import type { Place } from '../../data/place';
import type { CivilDate } from '../day/types';
import type { ZoneHistories } from '../time/zone';

/** Part of a year's observances; what is absent leaves nothing out. */
export interface Selection {
  tradition?: Tradition | undefined;
  /** `all`: those of every region and tradition, on the days that are given where nothing is asked for. */
  region?: Region | 'all' | undefined;
  kinds?: readonly Kind[] | undefined;
  /** Only those kept widely, or principal in the region. */
  principal?: boolean | undefined;
  /** First and last civil day, both included. */
  from?: CivilDate | undefined;
  to?: CivilDate | undefined;
  /** At most so many, the first of the year's. */
  limit?: number | undefined;
}

/** A year at a place, and which of its observances. */
export interface UtsavaQuestion extends Selection {
  year: number;
  place: Place;
  /** IANA zone or UTC offset in hours. Civil days follow it. */
  tz: string | number;
  /** Histories of merged zones, from `historiesFor`. */
  histories?: ZoneHistories | null;
}
