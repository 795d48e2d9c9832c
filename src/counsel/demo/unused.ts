/**
 * Finds answers that leave a part of the question unused: no claim gives what a word asks for, or no computation took a
 * town. The service then asks which part is meant.
 */

import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { lunarDateIn } from '../reading/lunarDates';
import type { Conversation } from './conversation';
import { askedForTown } from './unknownTowns';

/** Words that ask for something, and the kinds of claims that give it. */
const NEEDS: readonly (readonly [asks: RegExp, given: RegExp])[] = [
  [
    patternOf('how_many|kitne|kitni|number_of'),
    /count|house|between|names|total|accuracy|eclipse|adhika|purpose|fact|method|left|until|length|age|kuta|bindus|passages|compared|observances|balance|gap|open|margin|rising|names|events|holds|divisions|eclipses|now|limb/,
  ],
  [patternOf('yogini|ashtottari|chara_dasha|kalachakra|char_dasha'), /dasha_other|fact/],
  [patternOf('adhik|adhika|malmas|mal_maas|purushottam_maas|leap_month|adhikmas'), /adhika|fact|no_observance|^month$/],
  [
    patternOf(
      'muntha|varshphal|varshaphal|varshaphala|varsha_pravesh|varshapravesh|varshpravesh|solar_return|annual_chart|varsaphal',
    ),
    /varsha|fact/,
  ],
  [patternOf('chandrabala|chandrabal|chandra_bal|chandra_balam|tarabala|tarabal|tara_bal|tara_balam'), /bala|fact/],
  [patternOf('disha_shool|dishashool|disha_shul|dishashul|dishasul'), /disha|fact/],
  [patternOf('age|umar|umra|how_old|kitne_saal_ka|kitne_sal_ka'), /_age|refusal|fact/],
  [
    patternOf(`birthday|janmdin|janmadin
  turn|turns|turned #`),
    /birthday|tithi_return/,
  ],
  [patternOf('visible|dikhega|dikhegi|dikhe|dikhai'), /visible|rising|eclipse|sky_events|moon_age/],
  [patternOf('ayanamsa|ayanamsha|ayanansh|raman_ayan*'), /comparison|settings|ayanamsha|method|fact|same/],
  [patternOf('nakshatra_lord|nakshatra_swami|nakshatra_ka_swami|star_lord|naksatra svami'), /lord|fact|class/],
  [patternOf('porutham|porutam|dashakuta|dasakoota|poruttam'), /tamil|traditions|fact|match_total/],
  [
    patternOf('last|longest|shortest|sabse_chota|sabse_chhota|sabse_bada|sabse_lamba'),
    /last|eclipse|passages|previous|shortest|observance|limb|sky|rising|transit|passage|day|window|goodbye|thanks|adhika/,
  ],
  [patternOf('earliest|latest ... date|year|month'), /compar|day_length|observance|window|purpose/],
  [patternOf('retrograde|vakri|margi|direct|retro'), /retrograde|sky_event|graha|fact/],
  [patternOf('combust|asta_hai|combustion'), /combust|sky_event|graha|fact|rising/],
  [patternOf('parana|paran'), /observance_time|fact/],
  [patternOf('kshaya|kshay|vriddhi|lupt'), /fact|adhika|holds|names|birth_class/],
  // A lunar date: Vaishakha shukla tritiya.
  [
    patternOf(
      `shukla|shukl|krishna|krishn|sudi|vadi|badi pratipada|dwitiya|dvitiya|tritiya|chaturthi|panchami|shashthi|saptami|ashtami|navami|dashami|ekadashi|dwadashi|dvadashi|trayodashi|chaturdashi`,
    ),
    /observance|limb_holds|limb_begins|adhika|fact|limb_next|^month$/,
  ],
  [
    patternOf(`rule|niyam|source|srot
      by|the|which|what|kaun|all|its rules`),
    /rule|fact|method|yoga_holds|kuta|purpose|about|observance|match/,
  ],
  [
    patternOf('kaun kaun|konse konse|kaunse kaunse|kya kya'),
    /yogas|observances|table|house|fact|purpose|dignities|mahadashas|sky_events|windows|divisions|limbs|kutas|graha|antardashas/,
  ],
  [patternOf('farak|fark|farq|antar|difference'), /compar|fact|method|gap|margin|between|differ/],
];

/** Claims that ask, decline or say what the service cannot do: they leave nothing unused. */
const OPEN = /^(?:question|which_place|refusal|failed|unknown|about|no_observance|goodbye|thanks|greeting)$/;

const inputsOf = ({ calls }: Conversation): string =>
  JSON.stringify(calls.results().map(({ input }) => input)).toLowerCase();

/** Whether every town that the message marks as one, or names beside another, went into a computation. Facts have no town. */
function usesTowns(conversation: Conversation, claims: readonly Claim[]): boolean {
  const { towns } = conversation.readings[0];
  if (claims.every(({ kind }) => kind === 'fact' || kind === 'names')) return true;
  const inputs = inputsOf(conversation);
  const needed = towns.filter(({ isMarked }) => isMarked || towns.length > 1);
  return needed.every(({ place }) => inputs.includes(JSON.stringify(place.toLowerCase())));
}

/** Kinds of claims that belong to one day at one place. */
const OF_A_DAY =
  /^(?:limb|limbs|limb_holds|limb_count|rising|day_length|window|windows|window_holds|day_window|divisions|division_at|muhurta_of_day|disha_shula|chandrabala|regional_date|season)$/;
/** Kinds whose values differ from town to town. */
const OF_A_PLACE =
  /^(?:limb|limbs|limb_holds|rising|day_length|window|windows|window_holds|day_window|divisions|division_at|time_left|observance|eclipse_visible|purpose_open|purpose_day)$/;
/** Words for several days, which the claims of one day do not cover. */
const SPAN_OF_DAYS = patternOf('week|weeks|weekend|hafta|hafte|saptah|fortnight|dino|dinon|month_long|whole_month');
/** The question back for a slot of the message that the claims of a day or an observance leave unused; null if they use all. */
async function openSlot(conversation: Conversation, claims: readonly Claim[]): Promise<Claim[] | null> {
  const [reading] = conversation.readings;
  // The claims of several days have the date of each.
  const isOfDay =
    claims.some(({ kind, date }) => OF_A_DAY.test(kind) && date === undefined) &&
    !claims.some(({ kind }) => kind === 'observance');
  const isSpan = lunarDateIn(reading.words) === null && (reading.spans.length > 0 || SPAN_OF_DAYS.test(reading.words));
  const isBesideLast = conversation.isFollowUp && lunarDateIn(conversation.readings[1]?.words ?? '') !== null;
  if (isOfDay && isSpan && !isBesideLast && reading.dates.length === 0) return [{ kind: 'question', for: 'date' }];
  // A list of a month is no answer to a festival that nothing knows.
  const searched = conversation.calls.results().filter(({ input }) => input.search !== undefined);
  const isOfMonth = claims.some(
    ({ kind, call }) => kind === 'observances' && searched.every((result) => result.call !== call),
  );
  if (isOfMonth && reading.unread.length > 0) return [{ kind: 'question', for: 'observance' }];
  const hasPlace =
    reading.towns.length > 0 || reading.coordinates !== null || !claims.some(({ kind }) => OF_A_PLACE.test(kind));
  return hasPlace ? null : askedForTown(conversation, claims, isOfDay);
}

/** Whether the claims use all words of the message that ask for something. */
function usesAll(conversation: Conversation, claims: readonly Claim[]): boolean {
  const words = conversation.readings[0].words.replace(/\bkitn[ei] (?:baje|degri|ans)\b/g, '');
  const isGiven = (given: RegExp): boolean => claims.some(({ kind }) => given.test(kind));
  return NEEDS.every(([asks, given]) => !asks.test(words) || isGiven(given)) && usesTowns(conversation, claims);
}

/** Asks which part of the question is meant. */
const ASKS_WHICH: readonly Claim[] = [
  { kind: 'unknown', reason: 'unclear' },
  { kind: 'question', for: 'which' },
];

/** The question back for a part of the message that the claims leave unused; null if they use all of it. */
export async function askedBack(conversation: Conversation, claims: readonly Claim[]): Promise<Claim[] | null> {
  if (claims.some(({ kind }) => OPEN.test(kind))) return null;
  const open = await openSlot(conversation, claims);
  if (open !== null) return open;
  return usesAll(conversation, claims) ? null : [...ASKS_WHICH];
}
