/** Names of house systems in fifteen languages, without the other names of a language. */
import { HOUSE_SYSTEM_LABELS } from '../../build/lexicon/alone/house_system';
import type { LanguageTag } from '../data/language';
import { HOUSE_SYSTEMS, type HouseSystem } from '../domain/chart/houseCusps';

export const houseSystemName = (system: HouseSystem, language: LanguageTag): string =>
  HOUSE_SYSTEM_LABELS[language].split('|')[HOUSE_SYSTEMS.indexOf(system)] ?? system;
