/** The reference facts in Hindi, in the order of all facts. */
import { FACTS } from '../english/facts';
import type { Fact } from '../types';
import { CALENDAR_IN_HINDI } from './calendar';
import { DASHAS_IN_HINDI } from './dashas';
import { DAY_IN_HINDI } from './day';
import { GRAHAS_IN_HINDI } from './grahas';
import { PANCHANGA_IN_HINDI } from './panchanga';
import { POINTS_IN_HINDI } from './points';
import { STATES_IN_HINDI } from './states';
import { TIME_IN_HINDI } from './time';
import { VARGAS_IN_HINDI } from './vargas';
import { ZODIAC_IN_HINDI } from './zodiac';

const ROWS = new Map(
  [
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
  ].map(([id, title, statement]) => [id, { title, statement }]),
);

/** A fact in Hindi; one without Hindi is a bug and throws. */
function inHindi(fact: Fact): Fact {
  const hindi = ROWS.get(fact.id);
  if (hindi === undefined) throw new RangeError(`no Hindi for the fact ${fact.id}`);
  return { ...fact, ...hindi };
}

export const HINDI_FACTS: readonly Fact[] = FACTS.map(inHindi);
