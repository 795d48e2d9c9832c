/**
 * Finds answers that leave a part of the question unused: no claim gives what a word asks for, or no computation took a
 * town. The service then asks which part is meant.
 */

import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import type { Conversation } from './conversation';

/** Words that ask for something, and the kinds of claims that give it. */
const NEEDS: readonly (readonly [asks: RegExp, given: RegExp])[] = [
  [
    patternOf('how_many|kitne|kitni|number_of'),
    /count|total|accuracy|eclipse|adhika|purpose|fact|method|left|until|length|age|kuta|bindus|passages|compared|observances|balance|gap|open|margin|rising|names|events|holds|divisions|eclipses|now|limb/,
  ],
  [patternOf('yogini|ashtottari|chara_dasha|kalachakra|char_dasha'), /dasha_other|fact/],
  [patternOf('adhik|adhika|malmas|mal_maas|purushottam_maas|leap_month|adhikmas'), /adhika|fact|no_observance/],
  [
    patternOf(
      'muntha|varshphal|varshaphal|varshaphala|varsha_pravesh|varshapravesh|varshpravesh|solar_return|annual_chart|varsaphal',
    ),
    /varsha|fact/,
  ],
  [patternOf('chandrabala|chandrabal|chandra_bal|tarabala|tarabal|tara_bal'), /bala|fact/],
  [patternOf('disha_shool|dishashool|disha_shul|dishashul|dishasul'), /disha|fact/],
  [patternOf('age|umar|umra|how_old|kitne_saal_ka|kitne_sal_ka'), /_age|refusal|fact/],
  [
    patternOf(`birthday|janmdin|janmadin
  turn|turns|turned #`),
    /birthday|tithi_return/,
  ],
  [patternOf('visible|dikhega|dikhegi|dikhe|dikhai'), /visible|rising|eclipse|sky_events/],
  [patternOf('ayanamsa|ayanamsha|ayanansh|raman_ayan*'), /comparison|settings|ayanamsha|method|fact|same/],
  [patternOf('nakshatra_lord|nakshatra_swami|nakshatra_ka_swami|star_lord|naksatra svami'), /lord|fact|class/],
  [patternOf('porutham|porutam|dashakuta|dasakoota|poruttam'), /tamil|traditions|fact|match_total/],
  [
    patternOf('last|longest|shortest|sabse_chota|sabse_chhota|sabse_bada|sabse_lamba'),
    /last|passages|previous|shortest|observance|limb|sky|rising|transit|passage|day|window|goodbye|thanks/,
  ],
  [patternOf('retrograde|vakri|margi|direct|retro'), /retrograde|sky_event|graha|fact/],
  [patternOf('combust|asta_hai|combustion'), /sky_event|graha|fact|rising/],
  [patternOf('parana|paran'), /observance_time|fact/],
  [patternOf('rule|rules|niyam|source|srot'), /rule|fact|method|yoga_holds|kuta|purpose|about|observance|match/],
  [
    patternOf('kaun kaun|konse konse|kaunse kaunse|kya kya'),
    /yogas|observances|table|house|fact|purpose|dignities|mahadashas|sky_events|windows|divisions|limbs|kutas|graha|antardashas/,
  ],
  [patternOf('farak|fark|farq|antar|difference'), /compar|fact|method|gap|margin|between|differ/],
];

/** Claims that ask, decline or say what the service cannot do: they leave nothing unused. */
const OPEN =
  /^(?:question|which_place|refusal|failed|unknown|language_note|about|suggestion|no_observance|goodbye|thanks|greeting)$/;

const inputsOf = ({ calls }: Conversation): string =>
  JSON.stringify(calls.results().map(({ input }) => input)).toLowerCase();

/** Whether every town that the message marks as one went into a computation. */
function usesTowns(conversation: Conversation): boolean {
  const { towns } = conversation.readings[0];
  const inputs = inputsOf(conversation);
  return towns.every(({ place, isMarked }) => !isMarked || inputs.includes(JSON.stringify(place.toLowerCase())));
}

/** Whether the claims use all words of the message that look like a slot. */
export function usesAll(conversation: Conversation, claims: readonly Claim[]): boolean {
  if (claims.some(({ kind }) => OPEN.test(kind))) return true;
  const words = conversation.readings[0].words.replace(/\bkitne baje\b/g, '');
  const isGiven = (given: RegExp): boolean => claims.some(({ kind }) => given.test(kind));
  return NEEDS.every(([asks, given]) => !asks.test(words) || isGiven(given)) && usesTowns(conversation);
}

/** Asks which part of the question is meant. */
export const ASKS_BACK: readonly Claim[] = [
  { kind: 'unknown', reason: 'unclear' },
  { kind: 'question', for: 'which' },
];
