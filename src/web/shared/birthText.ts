/** A birth in a line: `19 Feb 1985, 20:56:22, Varanasi`. */

import { wallAt } from '../reader/format';
import type { Reader } from '../reader/reader';
import type { Resolved } from './birth';

/** The parts of a birth in its line. */
export type BirthPart = 'date' | 'time' | 'place';

/** The parts of a birth that are known, in their order. */
export function birthParts(
  reader: Reader,
  { birth, question, offsetHours }: Resolved,
): [part: BirthPart, text: string][] {
  const wall = wallAt(question.jdUt, offsetHours);
  return [
    ['date', reader.date(wall.dayNumber, 'short')],
    ...(birth.isTimeKnown ? [['time', reader.clock(wall, wall.second > 0)] as [BirthPart, string]] : []),
    ...(birth.place ? [['place', birth.place] as [BirthPart, string]] : []),
  ];
}

export const birthText = (reader: Reader, resolved: Resolved): string =>
  birthParts(reader, resolved)
    .map(([, text]) => text)
    .join(', ');
