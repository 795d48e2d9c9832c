/** A birth of the library in words. */
import { daysFromCivil } from '../../../domain/time/civil';
import type { Reader } from '../../reader/reader';
import { type Birth, timeText } from '../../shared/birth';

export const nameOf = ({ name, place }: Birth, { t }: Reader): string => name || place || t('library.noName');

/** `19 Feb 1985, 20:56, Varanasi`. */
export function birthLine(reader: Reader, { clock, isTimeKnown, place }: Birth): string {
  const { year, month, day } = clock;
  return [
    reader.date(daysFromCivil(year, month, day), 'short'),
    ...(isTimeKnown ? [reader.figures(timeText(clock))] : []),
    ...(place ? [place] : []),
  ].join(', ');
}
