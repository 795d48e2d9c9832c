/** The name of an observance in a language. */

import type { Utsava } from '../../domain/observances/types';
import { type Labels, utsavaLabel } from '../../lexicon/labels';

/** An observance may have a name of its own in a region; the tables of other languages have one name for each key. */
export function utsavaLabelOf({ key, name, sa, hi, nameCommon }: Utsava, labels: Labels): string {
  switch (labels.tag) {
    case 'sa':
      return name;
    case 'sa-Deva':
      return sa;
    case 'hi':
      return hi;
    case 'en':
      return nameCommon;
    default:
      return utsavaLabel(labels, key);
  }
}
