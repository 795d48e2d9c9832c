/** The question of a request for observances of a span in canonical form. */
import type * as z from 'zod';
import type { Location } from '../shapes/location';
import type { PageQuestion } from '../shapes/page';
import type { UtsavasFileQuestion, UtsavasQuestion } from '../utsavas/question';
import type { ObservancesResponse } from './response';

export interface ObservancesQuestion {
  /** Gregorian dates. */
  from: string;
  to: string;
  years: readonly UtsavasQuestion[];
  place: Location;
  /** Whether instants are written in UTC. */
  isUtc: boolean;
  assumed: readonly string[];
  chosen: Pick<z.output<typeof ObservancesResponse>, 'region' | 'tradition' | 'kind' | 'principal'>;
  /** A name or a part of one. */
  q: string | undefined;
  /** The number of observances after which the search ends. */
  next: number | undefined;
  page: PageQuestion;
  /** What a calendar file has beside its observances; other answers have the defaults. */
  file: Pick<UtsavasFileQuestion, 'origin' | 'events' | 'alarms'>;
}
