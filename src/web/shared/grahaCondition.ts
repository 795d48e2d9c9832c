/** The condition of a graha in the words of the reader. */
import { isNode } from '../../data/keys';
import type { GrahaPlacement } from '../../domain/positions/types';
import type { Reader } from '../reader/reader';

/** Dignity, retrograde motion and combustion of a graha; empty for none. */
export function conditionText(reader: Reader, { key, dignity, combust, retrograde }: GrahaPlacement): string {
  return [
    dignity === 'none' ? '' : reader.name('dignity', dignity),
    retrograde && !isNode(key) ? reader.t('words.retrograde') : '',
    combust ? reader.t('desk.combust') : '',
  ]
    .filter(Boolean)
    .join(', ');
}
