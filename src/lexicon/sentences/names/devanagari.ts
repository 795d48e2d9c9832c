/** Names in Hindi sentences about charts and rules: as Sanskrit spells them. */
import {
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

export const devanagariNames: Names = {
  graha: (key) => grahaName(key).sa,
  tithi: (number) => tithiName(number).sa,
  paksha: (key) => PAKSHA_NAMES[key].sa,
  nakshatra: (number) => nakshatraName(number).sa,
  yoga: (number) => yogaName(number).sa,
  rashi: (number) => rashiName(number).sa,
  month: (number) => monthName(number).sa,
  vara: (number) => varaName(number).sa,
};
