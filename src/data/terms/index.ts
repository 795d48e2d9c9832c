/** Sanskrit names by kind. What the pages reach imports the single files, because a page loads every file that it reaches. */
export { BODY_ENGLISH, GRAHA_NAMES, grahaName } from './grahas';
export { KARANA_NAMES, karanaName } from './karanas';
export { MONTH_NAMES, monthName } from './months';
export { NAKSHATRA_NAMES, nakshatraName } from './nakshatras';
export type { Name } from './name';
export { RASHI_NAMES, rashiName } from './rashis';
export { SAMVATSARA_NAMES, samvatsaraName } from './samvatsaras';
export { AYANA_NAMES, type Ayana, ayanaName, RITU_NAMES, rituName } from './seasons';
export { PAKSHA_NAMES, TITHI_NAMES, tithiName } from './tithis';
export { VARA_NAMES, type VaraName, varaName } from './varas';
export { VARGA_NAMES, vargaName } from './vargas';
export { YOGA_NAMES, yogaName } from './yogas';
