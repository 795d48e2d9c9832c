/** The words of the reference facts in Hindi, by topic. The Worker stores them as a text. */
import { CALENDAR_IN_HINDI } from './calendar';
import { DASHAS_IN_HINDI } from './dashas';
import { DAY_IN_HINDI } from './day';
import { GRAHAS_IN_HINDI } from './grahas';
import { PANCHANGA_IN_HINDI } from './panchanga';
import { POINTS_IN_HINDI } from './points';
import { STATES_IN_HINDI } from './states';
import { TIME_IN_HINDI } from './time';
import { VARGAS_IN_HINDI } from './vargas';
import type { HindiRow } from './words';
import { ZODIAC_IN_HINDI } from './zodiac';

export const HINDI_ROWS: readonly HindiRow[] = [
  ...GRAHAS_IN_HINDI,
  ...ZODIAC_IN_HINDI,
  ...VARGAS_IN_HINDI,
  ...DASHAS_IN_HINDI,
  ...PANCHANGA_IN_HINDI,
  ...DAY_IN_HINDI,
  ...STATES_IN_HINDI,
  ...POINTS_IN_HINDI,
  ...CALENDAR_IN_HINDI,
  ...TIME_IN_HINDI,
];
