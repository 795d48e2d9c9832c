/** The observances of the calendar, family by family: rows of data, each with its source. */

import { EKADASHIS } from './ekadashis';
import { GAUDIYA } from './gaudiya';
import { MONTHLY } from './monthly';
import { ASHADHA } from './months/ashadha';
import { ASHVINA } from './months/ashvina';
import { BHADRAPADA } from './months/bhadrapada';
import { CHAITRA } from './months/chaitra';
import { JYAISHTHA } from './months/jyaishtha';
import { KARTIKA } from './months/kartika';
import { MAGHA } from './months/magha';
import { MARGASHIRSHA } from './months/margashirsha';
import { PAUSHA } from './months/pausha';
import { PHALGUNA } from './months/phalguna';
import { SHRAVANA } from './months/shravana';
import { VAISHAKHA } from './months/vaishakha';
import { MOONS } from './moons';
import { NAKSHATRAS } from './nakshatras';
import { NEPALI } from './nepal';
import { RELATIVES } from './relatives';
import type { BaseRule, UtsavaRule } from './rule';
import { SHRADDHAS } from './shraddhas';
import { SMARTA } from './smarta';
import { SOLAR } from './solar';
import { STATE_DAYS } from './states';
import { TAMIL_DAYS } from './tamil';

const ROWS = [
  ...CHAITRA,
  ...VAISHAKHA,
  ...JYAISHTHA,
  ...ASHADHA,
  ...SHRAVANA,
  ...BHADRAPADA,
  ...ASHVINA,
  ...SHRADDHAS,
  ...KARTIKA,
  ...MARGASHIRSHA,
  ...PAUSHA,
  ...MAGHA,
  ...PHALGUNA,
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

export const RULES: readonly UtsavaRule[] = ROWS;

/** The further keys of a row. One without has the keys of its context, any string. */
type FurtherOf<Rule> =
  Rule extends BaseRule<string, infer Further> ? (string extends Further ? never : Further) : never;
/** Keys of the rules. */
type RuleKey = (typeof ROWS)[number]['key'];
/** Keys of all named rules: of the rows, of separate rows of variants, and of the names of variants. */
export type ObservanceKey = RuleKey | FurtherOf<(typeof ROWS)[number]>;
