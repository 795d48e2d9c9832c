/** A birth in a line: `19 Feb 1985, 20:56:22, Varanasi`. */

import { wallAt } from '../reader/format';
import type { Reader } from '../reader/reader';
import type { Resolved } from './birth';

export function birthText(reader: Reader, { birth, question, offsetHours }: Resolved): string {
  const wall = wallAt(question.jdUt, offsetHours);
  return [
    reader.date(wall.dayNumber, 'short'),
    ...(birth.isTimeKnown ? [reader.clock(wall, wall.second > 0)] : []),
    ...(birth.place ? [birth.place] : []),
  ].join(', ');
}
