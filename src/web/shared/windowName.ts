/** The name of a window of the day as the reader's place spells it. */
import { isInSouth } from '../../domain/places/south';
import { windowLabel } from '../../lexicon/windows';
import type { Reader } from '../reader/reader';

export const windowName = ({ labels, place }: Reader, key: string): string =>
  windowLabel(labels, key, isInSouth(place));
