/** Labels of the lagna and the grahas in a drawing, in either script. */

import { GRAHA_NAMES } from '../../build/lexicon/terms/graha';
import type { PointKey } from '../data/keys';
import type { Script } from './types';

/** Customary labels: the first syllable of the name. */
export const GRAHA_LABELS: Record<PointKey, Record<Script, string>> = {
  lagna: { iast: 'La', devanagari: 'ल' },
  sun: { iast: 'Sū', devanagari: 'सू' },
  moon: { iast: 'Ca', devanagari: 'च' },
  mars: { iast: 'Ma', devanagari: 'मं' },
  mercury: { iast: 'Bu', devanagari: 'बु' },
  jupiter: { iast: 'Gu', devanagari: 'गु' },
  venus: { iast: 'Śu', devanagari: 'शु' },
  saturn: { iast: 'Śa', devanagari: 'श' },
  rahu: { iast: 'Rā', devanagari: 'रा' },
  ketu: { iast: 'Ke', devanagari: 'के' },
};

/** The whole name, in IAST. */
export const pointTitle = (key: PointKey): string => (key === 'lagna' ? 'Lagna' : GRAHA_NAMES[key].iast);
