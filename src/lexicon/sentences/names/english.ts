/** Names in English sentences: the Sun, the Moon and the planets in English, all else in IAST. */
import {
  BODY_ENGLISH,
  grahaName,
  monthName,
  nakshatraName,
  PAKSHA_NAMES,
  rashiName,
  tithiName,
  varaName,
  yogaName,
} from '../../../data/terms';
import type { Names } from './types';

export const englishNames: Names = {
  graha: (key) => (key === 'rahu' || key === 'ketu' ? grahaName(key).iast : BODY_ENGLISH[key]),
  tithi: (number) => tithiName(number).iast,
  paksha: (key) => PAKSHA_NAMES[key].iast,
  nakshatra: (number) => nakshatraName(number).iast,
  yoga: (number) => yogaName(number).iast,
  rashi: (number) => rashiName(number).iast,
  month: (number) => monthName(number).iast,
  vara: (number) => varaName(number).iast,
};
