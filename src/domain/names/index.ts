export { GRAHA_NAMES, grahaName } from './grahas';
export { NAKSHATRA_NAMES, nakshatraName } from './nakshatras';
export type { Name } from './name';
export { RASHI_NAMES, rashiName } from './rashis';
export { PAKSHA_NAMES, type Paksha, TITHI_NAMES, tithiName } from './tithis';
export { VARGA_NAMES, vargaName } from './vargas';
