/** The observances of the calendar, family by family: rows of data, each with its source. */
import type { UtsavaRule } from '../rule';
import { CHAITRA_TO_ASHADHA } from './chaitraToAshadha';
import { EKADASHIS } from './ekadashis';
import { GAUDIYA } from './gaudiya';
import { KARTIKA_TO_PHALGUNA } from './kartikaToPhalguna';
import { MONTHLY } from './monthly';
import { MOONS } from './moons';
import { NAKSHATRAS } from './nakshatras';
import { NEPALI } from './nepal';
import { RELATIVES } from './relatives';
import { SHRADDHAS } from './shraddhas';
import { SHRAVANA_TO_ASHVINA } from './shravanaToAshvina';
import { SMARTA } from './smarta';
import { SOLAR } from './solar';
import { STATE_DAYS } from './states';
import { TAMIL_DAYS } from './tamil';

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
  ...STATE_DAYS,
  ...TAMIL_DAYS,
  ...NEPALI,
  ...SMARTA,
  ...GAUDIYA,
];
