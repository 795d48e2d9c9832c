/** The reference facts by topic, and their search. */
import { CALENDAR_FACTS } from './rows/calendar';
import { DASHA_FACTS } from './rows/dashas';
import { DAY_FACTS } from './rows/day';
import { GRAHA_FACTS } from './rows/grahas';
import { PANCHANGA_FACTS } from './rows/panchanga';
import { POINT_FACTS } from './rows/points';
import { STATE_FACTS } from './rows/states';
import { TIME_FACTS } from './rows/time';
import { VARGA_FACTS } from './rows/vargas';
import { ZODIAC_FACTS } from './rows/zodiac';
import { searchOf } from './search';
import type { Fact } from './types';

export type { Fact, Topic } from './types';
export { TOPICS } from './types';

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

/**
 * Finds the facts that contain every word of a text in title, keywords, topic or statement, in any spelling. Whole
 * words rank above beginnings of words, and the title above keywords and topic above the statement. An empty text finds
 * all facts.
 */
export const searchFacts = searchOf(FACTS);
