/** The name of a window of the day as a place spells it. */
import { isSouthOf } from '../../domain/places/borders';
import { windowLabel } from '../../lexicon/windows';
import type { Reader } from '../reader/reader';

export const windowName = ({ labels, place }: Pick<Reader, 'labels' | 'place'>, key: string): string =>
  windowLabel(labels, key, isSouthOf('languages', place));
