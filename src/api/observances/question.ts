/** The question of a request for observances of a span in canonical form. */
import type * as z from 'zod';
import type { PageQuestion } from '../shapes/page';
import type { Location } from '../shapes/place';
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
  /** The options of a calendar file; other answers have the defaults. */
  file: Pick<UtsavasFileQuestion, 'origin' | 'events' | 'alarms'>;
}

/**
 * The question of the calendar file. It has whole years, so that an event has the same number in every span.
 */
export function fileQuestion({ years, file }: ObservancesQuestion): UtsavasFileQuestion {
  const [first] = years;
  if (first === undefined) throw new Error('a span without a year');
  const { from: _, to: __, ...selection } = first.selection;
  return { ...first, ...file, selection, years: years.flatMap((year) => year.years), times: true, fields: null };
}
