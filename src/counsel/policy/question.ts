/**
 * The class of a question: whether it asks, in its own voice, for what happens in a life, a means, a decision or a
 * verdict. The pattern is judged and not single words: a wedding on a past date, a rule or the name of a festival is none.
 */
import { spelledOut } from '../grammar/words';
import { type Bound, boundBy, type Reason } from './bound';
import { ADVICE, MATCH_VERDICT, REMEDY, TIMING } from './bounds/decisions';
import { CHARACTER, DEATH, FEAR, MARRIAGE, PREDICTION, WORK } from './bounds/life';
import { HEALTH, LAW, MONEY, WORLD } from './bounds/matters';
import { isAlwaysOpen, isOpen } from './open';
import { patternOfQuestion } from './vocabulary';

/** Asks to set the rules aside, or to tell them. */
const INSTRUCTIONS = patternOfQuestion(`
  ignore .. all|previous|your|the|instructions|rules
  system prompt
  your instructions|prompt
  reveal|print|show .. prompt|instructions|key|system
  api key
  jailbreak|dan
  developer|debug mode
  pretend|act|roleplay|behave .. as|to|you|astrologer|predict
  you are now
  niyam|nirdesh|instruction* .. bhool|bhul|chhod|chod|tod`);

/** A value of a relative's birth, which is no question of marriage: `my wife's moon sign`. */
const OWNED = patternOfQuestion(`
  <kin> ka|ki|ke|for? .. <ofBirth>
  <ofBirth> for|of my|his|her|our? <kin>
  <kin> ~ was|were? born`);
/** Children who ask when a festival is: no question of having them. */
const OF_FESTIVAL = patternOfQuestion(`
  when|what_time|which_day|what_day is|are|does|do|will? the? next? <festival>|<sky>
  <festival>|<sky> .. kab`);
const OF_MARRIAGE = patternOfQuestion('<wedding>');
/** Asks when the worship of a festival is, which is no means: `puja muhurat for Dhanteras`. */
const OF_WORSHIP = patternOfQuestion(`
  <festival>|<rite> ... kab|when|muhurat|muhurt|muhurta|time|timing|timings|samay|date|tarikh
  kab|when|muhurat|muhurt|muhurta|time|timing|timings|samay|date|tarikh|which_day ... <festival>|<rite>`);
/** The bounds that such a question does not touch, unless it chooses or asks for a means against something. */
const OF_MEANS: readonly Reason[] = ['remedy', 'advice'];
const AGAINST = patternOfQuestion(`<cure>|<disease>|<money>|<work>|<wedding>
  dosha|dosh|shani|saturn|rahu|ketu|sade_sati|dhaiya|nivaran|shanti
  best|should|lucky`);

/** The other reasons, in the order in which they are judged. */
const BOUNDS: readonly Bound[] = [
  DEATH,
  MATCH_VERDICT,
  REMEDY,
  HEALTH,
  LAW,
  MONEY,
  TIMING,
  ADVICE,
  WORLD,
  FEAR,
  CHARACTER,
  MARRIAGE,
  WORK,
  PREDICTION,
].map(boundBy);

/** The reason for which a message is declined; null if it is open. */
export function boundOf(message: string): Reason | null {
  const words = spelledOut(message);
  if (INSTRUCTIONS.test(words)) return 'instructions';
  if (isAlwaysOpen(words)) return null;
  const isOwned = (OWNED.test(words) || OF_FESTIVAL.test(words)) && !OF_MARRIAGE.test(words);
  const isOfWorship = OF_WORSHIP.test(words) && !AGAINST.test(words);
  const asked = BOUNDS.filter(
    ({ reason }) => !(isOwned && reason === 'marriage') && !(isOfWorship && OF_MEANS.includes(reason)),
  );
  return asked.find(({ asks, yields }) => asks.test(words) && !(yields && isOpen(words)))?.reason ?? null;
}
