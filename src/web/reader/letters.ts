/** Short labels of about two letters for lagna and grahas in drawings, in the language of the names. */

import type { PointKey } from '../../data/keys';
import { IN_DEVANAGARI } from '../../data/language';
import { GRAHA_LABELS } from '../../drawing/labels';
import type { Reader } from './reader';

const ENGLISH: Record<PointKey, string> = {
  lagna: 'La',
  sun: 'Su',
  moon: 'Mo',
  mars: 'Ma',
  mercury: 'Me',
  jupiter: 'Ju',
  venus: 'Ve',
  saturn: 'Sa',
  rahu: 'Ra',
  ketu: 'Ke',
};

const HINDI: Record<PointKey, string> = {
  lagna: 'ल',
  sun: 'सू',
  moon: 'चं',
  mars: 'मं',
  mercury: 'बु',
  jupiter: 'गु',
  venus: 'शु',
  saturn: 'श',
  rahu: 'रा',
  ketu: 'के',
};

/** The name of the lagna or a graha. */
export const pointName = (reader: Reader, key: PointKey): string =>
  key === 'lagna' ? reader.name('term', 'lagna') : reader.name('graha', key);

export function lettersOf(reader: Reader, key: PointKey): string {
  const { tag } = reader.labels;
  if (tag === 'en') return ENGLISH[key];
  if (tag === 'sa') return GRAHA_LABELS[key].iast;
  if (IN_DEVANAGARI.includes(tag)) return HINDI[key];
  return initialsOf(reader, pointName(reader, key), 1);
}

/** The first letters of a name, with their combining marks. */
export const initialsOf = ({ labels: { tag } }: Reader, name: string, count: number): string =>
  [...new Intl.Segmenter(tag, { granularity: 'grapheme' }).segment(name)]
    .slice(0, count)
    .map(({ segment }) => segment)
    .join('');
