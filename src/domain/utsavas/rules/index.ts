/** The observances of the calendar, family by family: rows of data, each with its source. */
import type { UtsavaRule } from '../types';
import { CHAITRA_TO_ASHADHA } from './chaitraToAshadha';
import { EKADASHIS } from './ekadashis';
import { KARTIKA_TO_PHALGUNA } from './kartikaToPhalguna';
import { MONTHLY } from './monthly';
import { MOONS } from './moons';
import { NAKSHATRAS } from './nakshatras';
import { RELATIVES } from './relatives';
import { SHRADDHAS } from './shraddhas';
import { SHRAVANA_TO_ASHVINA } from './shravanaToAshvina';
import { SOLAR } from './solar';
import { VARIANTS } from './variants';

export const RULES: readonly UtsavaRule[] = [
  ...CHAITRA_TO_ASHADHA,
  ...SHRAVANA_TO_ASHVINA,
  ...SHRADDHAS,
  ...KARTIKA_TO_PHALGUNA,
  ...MOONS,
  ...MONTHLY,
  ...EKADASHIS,
  ...NAKSHATRAS,
  ...SOLAR,
  ...RELATIVES,
  ...VARIANTS,
];
