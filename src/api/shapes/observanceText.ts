/** The times of an observance as lines of text, for calendar files and feeds. */

import type { SentenceLanguage } from '../../data/language';
import type { Utsava } from '../../domain/observances/types';
import { isoLocal } from '../../domain/time/iso';
import type { Clocks } from '../../domain/time/zone';
import type { Cite } from '../../lexicon/citations';
import { timesHeading } from '../../lexicon/sentences/observanceLines';
import { timeLine } from '../../lexicon/sentences/times';
import { type Location, placeText } from './place';
import { presentDate } from './presentAlmanac';

/** "18:16", with the date if it differs from the observance's: "2024-11-02 00:31". The minute begun, as on the pages. */
function clockText(jdUt: number, date: string, { hoursAt }: Clocks): string {
  const text = isoLocal(jdUt, hoursAt(jdUt));
  const clock = text.slice(11, 16);
  return text.startsWith(date) ? clock : `${text.slice(0, 10)} ${clock}`;
}

/** A heading with the place, and a line for each time; none for an observance without times. */
export function timeLines(
  { times, date }: Pick<Utsava, 'times' | 'date'>,
  where: Location<string>,
  clocks: Clocks,
  cite: Cite,
  language: SentenceLanguage,
): string[] {
  if (times.length === 0) return [];
  const day = presentDate(date);
  return [
    timesHeading(placeText(where), String(where.tz), language),
    ...times.map((time) => timeLine(time, (jdUt) => clockText(jdUt, day, clocks), cite, language)),
  ];
}
