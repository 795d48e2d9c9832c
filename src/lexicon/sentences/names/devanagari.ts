/** Names in Hindi sentences about charts and rules: as Sanskrit spells them. */
import { GRAHA_NAMES } from '../../../../build/lexicon/terms/graha';
import { masaName } from '../../../../build/lexicon/terms/masa';
import { nakshatraName } from '../../../../build/lexicon/terms/nakshatra';
import { PAKSHA_NAMES } from '../../../../build/lexicon/terms/paksha';
import { rashiName } from '../../../../build/lexicon/terms/rashi';
import { tithiName } from '../../../../build/lexicon/terms/tithi';
import { varaName } from '../../../../build/lexicon/terms/vara';
import { yogaName } from '../../../../build/lexicon/terms/yoga';
import type { NamesInSentences } from './types';

export const devanagariNames: NamesInSentences = {
  graha: (key) => GRAHA_NAMES[key].sa,
  tithi: (number) => tithiName(number).sa,
  paksha: (key) => PAKSHA_NAMES[key].sa,
  nakshatra: (number) => nakshatraName(number).sa,
  yoga: (number) => yogaName(number).sa,
  rashi: (number) => rashiName(number).sa,
  month: (number) => masaName(number).sa,
  vara: (number) => varaName(number).sa,
};
