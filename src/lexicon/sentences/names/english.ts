/** Names in English sentences: Sanskrit in IAST. */
import { monthName, nakshatraName, PAKSHA_NAMES, rashiName, tithiName, varaName } from '../../names';
import type { Names } from './types';

export const englishNames: Names = {
  tithi: (number) => tithiName(number).iast,
  paksha: (key) => PAKSHA_NAMES[key].iast,
  nakshatra: (number) => nakshatraName(number).iast,
  rashi: (number) => rashiName(number).iast,
  month: (number) => monthName(number).iast,
  vara: (number) => varaName(number).iast,
};
