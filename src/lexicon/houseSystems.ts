/** Names of house systems in fifteen languages, without the other names of a language. */
import { HOUSE_SYSTEM_LABELS } from '../../build/lexicon/alone/house_system';
import { HOUSE_SYSTEMS, type HouseSystem } from '../data/houseSystems';
import type { LanguageTag } from '../data/language';

export const houseSystemName = (system: HouseSystem, language: LanguageTag): string =>
  HOUSE_SYSTEM_LABELS[language].split('|')[HOUSE_SYSTEMS.indexOf(system)] ?? system;
