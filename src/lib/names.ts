/** Sanskrit names by number or key. */
import { AYANA_NAMES } from '../../build/lexicon/terms/ayana';
import { GRAHA_NAMES } from '../../build/lexicon/terms/graha';
import { VARA_NAMES as NAMES } from '../../build/lexicon/terms/vara';
import { VARGA_NAMES } from '../../build/lexicon/terms/varga';
import { type Ayana, VARAS } from '../data/almanac';
import type { GrahaKey, VargaKey } from '../data/keys';
import { rowAt } from '../data/rowAt';
import type { Name } from '../lexicon/name';

export { KARANA_NAMES } from '../../build/lexicon/terms/karana';
export { MASA_NAMES as MONTH_NAMES, masaName as monthName } from '../../build/lexicon/terms/masa';
export { NAKSHATRA_NAMES, nakshatraName } from '../../build/lexicon/terms/nakshatra';
export { PAKSHA_NAMES } from '../../build/lexicon/terms/paksha';
export { RASHI_NAMES, rashiName } from '../../build/lexicon/terms/rashi';
export { RITU_NAMES, rituName } from '../../build/lexicon/terms/ritu';
export { SAMVATSARA_NAMES, samvatsaraName } from '../../build/lexicon/terms/samvatsara';
export { TITHI_NAMES, tithiName } from '../../build/lexicon/terms/tithi';
export { YOGA_NAMES, yogaName } from '../../build/lexicon/terms/yoga';
export { karanaName } from '../lexicon/karana';
export { AYANA_NAMES, GRAHA_NAMES, VARGA_NAMES };

/** A weekday and its lord. */
export interface VaraName extends Name {
  lord: GrahaKey;
}

/** The seven weekdays from Sunday. */
export const VARA_NAMES: readonly VaraName[] = NAMES.map((name, i) => ({
  ...name,
  lord: rowAt(VARAS, i + 1, 'vāra').lord,
}));

/** Name of a vāra, 1..7 from Ravivāra, with its lord. */
export const varaName = (number: number): VaraName => rowAt(VARA_NAMES, number, 'vāra');

/** Name of a graha. */
export const grahaName = (key: GrahaKey): Name => GRAHA_NAMES[key];

/** Name of an ayana. */
export const ayanaName = (key: Ayana): Name => AYANA_NAMES[key];

/** Name of a divisional chart. */
export const vargaName = (key: VargaKey): Name => VARGA_NAMES[key];
