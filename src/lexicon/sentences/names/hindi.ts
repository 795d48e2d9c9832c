/** Names in Hindi sentences. */
import { GRAHA_HINDI } from '../../../../build/lexicon/hindi/graha';
import { MASA_HINDI } from '../../../../build/lexicon/hindi/masa';
import { NAKSHATRA_HINDI } from '../../../../build/lexicon/hindi/nakshatra';
import { PAKSHA_HINDI } from '../../../../build/lexicon/hindi/paksha';
import { RASHI_HINDI } from '../../../../build/lexicon/hindi/rashi';
import { TITHI_HINDI } from '../../../../build/lexicon/hindi/tithi';
import { VARA_HINDI } from '../../../../build/lexicon/hindi/vara';
import { YOGA_HINDI } from '../../../../build/lexicon/hindi/yoga';
import { rowAt } from '../../../data/rowAt';
import type { NamesInSentences } from './types';

const numbered =
  (names: readonly string[], kind: string) =>
  (number: number): string =>
    rowAt(names, number, kind);

export const hindiNames: NamesInSentences = {
  graha: (key) => GRAHA_HINDI[key],
  tithi: numbered(TITHI_HINDI, 'tithi'),
  paksha: (key) => PAKSHA_HINDI[key],
  nakshatra: numbered(NAKSHATRA_HINDI, 'nakshatra'),
  yoga: numbered(YOGA_HINDI, 'yoga'),
  rashi: numbered(RASHI_HINDI, 'rashi'),
  month: numbered(MASA_HINDI, 'masa'),
  vara: numbered(VARA_HINDI, 'vara'),
};
