/** The reference facts by topic. */

import type { Fact } from '../types';
import { CALENDAR_FACTS } from './calendar';
import { DASHA_FACTS } from './dashas';
import { DAY_FACTS } from './day';
import { GRAHA_FACTS } from './grahas';
import { PANCHANGA_FACTS } from './panchanga';
import { POINT_FACTS } from './points';
import { STATE_FACTS } from './states';
import { TIME_FACTS } from './time';
import { VARGA_FACTS } from './vargas';
import { ZODIAC_FACTS } from './zodiac';

export const FACTS: readonly Fact[] = [
  ...GRAHA_FACTS,
  ...ZODIAC_FACTS,
  ...VARGA_FACTS,
  ...DASHA_FACTS,
  ...PANCHANGA_FACTS,
  ...DAY_FACTS,
  ...STATE_FACTS,
  ...POINT_FACTS,
  ...CALENDAR_FACTS,
  ...TIME_FACTS,
];
