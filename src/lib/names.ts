/** Names: Sanskrit by number or key, and other languages by `loadLabels` or `khagola/names/<language>`. */
import { AYANA_NAMES } from '../../build/lexicon/terms/ayana';
import { CHOGHADIYA_NAMES } from '../../build/lexicon/terms/choghadiya';
import { GRAHA_NAMES } from '../../build/lexicon/terms/graha';
import { VARA_NAMES as NAMES } from '../../build/lexicon/terms/vara';
import { VARGA_NAMES } from '../../build/lexicon/terms/varga';
import { WINDOW_NAMES } from '../../build/lexicon/terms/window';
import { type Ayana, VARAS } from '../data/almanac';
import type { ChoghadiyaKey } from '../data/days/choghadiyas';
import type { WindowKey } from '../data/days/muhurtas';
import type { GrahaKey, VargaKey } from '../data/keys';
import { rowAt } from '../data/rowAt';
import { DASHA_KEYS, type DashaKey } from '../domain/dasha/keys';
import { dashaName } from '../lexicon/dasha';
import type { Name } from '../lexicon/name';

export { AGNI_ABODE_NAMES as AGNI_ABODES } from '../../build/lexicon/terms/agni_abode';
export { ANANDADI_NAMES } from '../../build/lexicon/terms/anandadi';
export { BHADRA_ABODE_NAMES as BHADRA_ABODES } from '../../build/lexicon/terms/bhadra_abode';
export { DIRECTION_NAMES as DIRECTIONS } from '../../build/lexicon/terms/direction';
export { GAURI_NAMES } from '../../build/lexicon/terms/gauri';
export { KARANA_NAMES } from '../../build/lexicon/terms/karana';
export { KUTA_NAMES } from '../../build/lexicon/terms/kuta';
export { MASA_NAMES as MONTH_NAMES, masaName as monthName } from '../../build/lexicon/terms/masa';
export { muhurtaName } from '../../build/lexicon/terms/muhurta';
export { NAKSHATRA_NAMES, nakshatraName } from '../../build/lexicon/terms/nakshatra';
export { PAKSHA_NAMES } from '../../build/lexicon/terms/paksha';
export { PANCHAKA_NAMES as PANCHAKA_KINDS } from '../../build/lexicon/terms/panchaka';
export { PURPOSE_NAMES } from '../../build/lexicon/terms/purpose';
export { RASHI_NAMES, rashiName } from '../../build/lexicon/terms/rashi';
export { RITU_NAMES, rituName } from '../../build/lexicon/terms/ritu';
export { SAMVATSARA_NAMES, samvatsaraName } from '../../build/lexicon/terms/samvatsara';
export { SPECIAL_YOGA_NAMES as SPECIAL_YOGAS } from '../../build/lexicon/terms/special_yoga';
export { TITHI_NAMES, tithiName } from '../../build/lexicon/terms/tithi';
export { YOGA_NAMES, yogaName } from '../../build/lexicon/terms/yoga';
export {
  LANGUAGE_TAGS,
  type LanguageTag,
  SENTENCE_LANGUAGES,
  type SentenceLanguage,
  sentenceLanguage,
} from '../data/language';
export { type LabelKind, type Labels, languageOf, loadLabels, tithiLabel } from '../lexicon/labels';
export type { Name } from '../lexicon/name';
export { karanaName } from '../lexicon/name';
export { outerName, starName } from '../lexicon/sentences/farBodies';
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

/** Name of a choghaḍiyā. */
export const choghadiyaName = (key: ChoghadiyaKey): Name => CHOGHADIYA_NAMES[key];

/** Name of a window of the day. */
export const windowName = (key: WindowKey): Name => WINDOW_NAMES[key];

/** The daśās by key. */
export const DASHA_NAMES = Object.fromEntries(DASHA_KEYS.map((key) => [key, dashaName(key)])) as Record<DashaKey, Name>;
