/** The title of a chart: the name of the person, or a placeholder. */

import { wallAt } from '../../reader/format';
import type { Reader } from '../../reader/reader';
import { type Birth, birthFragment, type Resolved } from '../../shared/birth';
import { exampleIn } from '../now/example';

export const titleOf = (reader: Reader, birth: Birth): string => {
  const { settings, place } = birth;
  const isExample = birthFragment(birth) === birthFragment({ ...exampleIn(reader), settings, place });
  return birth.name || reader.t(isExample ? 'desk.example' : 'desk.chartOf');
};

/** `Ramesh, 19 Feb 1985`: tells the tabs of several charts apart. */
export function titleWithDate(reader: Reader, { birth, question, offsetHours }: Resolved): string {
  const date = reader.date(wallAt(question.jdUt, offsetHours).dayNumber, 'short');
  return `${titleOf(reader, birth)}, ${date}`;
}
