/** Names in English sentences: the Sun, the Moon and the planets in English, all else in IAST. */
import { GRAHA_ENGLISH } from '../../../../build/lexicon/english/graha';
import { GRAHA_NAMES } from '../../../../build/lexicon/terms/graha';
import { masaName } from '../../../../build/lexicon/terms/masa';
import { nakshatraName } from '../../../../build/lexicon/terms/nakshatra';
import { PAKSHA_NAMES } from '../../../../build/lexicon/terms/paksha';
import { rashiName } from '../../../../build/lexicon/terms/rashi';
import { tithiName } from '../../../../build/lexicon/terms/tithi';
import { varaName } from '../../../../build/lexicon/terms/vara';
import { yogaName } from '../../../../build/lexicon/terms/yoga';
import { isBody } from '../../../data/keys';
import type { NamesInSentences } from './types';

export const englishNames: NamesInSentences = {
  graha: (key) => (isBody(key) ? GRAHA_ENGLISH[key] : GRAHA_NAMES[key].iast),
  tithi: (number) => tithiName(number).iast,
  paksha: (key) => PAKSHA_NAMES[key].iast,
  nakshatra: (number) => nakshatraName(number).iast,
  yoga: (number) => yogaName(number).iast,
  rashi: (number) => rashiName(number).iast,
  month: (number) => masaName(number).iast,
  vara: (number) => varaName(number).iast,
};
