/** Subjects of a conversation, in declined messages too: the length of a life, and significators. */
import { spelledOut } from '../grammar/words';
import { patternOfQuestion } from './vocabulary';

/** The length of a life, death and disease count from their first mention, also in a definition. */
const LIFE = patternOfQuestion(`
  ayushkarak|ayushkaraka|ayushakarak|ayushkarka
  marak|maraka|markesh|marakesh|maraksthan
  longevity|lifespan|alpayu|alpayus|dirghayu|purnayu
  mrityu|maut
  ayu|aayu karak|karaka|bhav|sthan
  <ofDeath> .. <significator>
  <significator> .. <ofDeath>`);

const SIGNIFICATOR = patternOfQuestion(`
  lord|lords|swami|svami|malik|adhipati|ruler|rules|ruled|<lordOfHouse>
  house|houses|bhav|bhava|bhavas|ghar|sthan
  yog|yoga|yogas|dosh|dosha|manglik|mangalik
  navamsa|navamsha|navansh|navamansh|varga|vargas|vargottama|vargottam|d7|d9|d10
  exalted|debilitated|exaltation|debilitation|uchch|uchcha|neech|neecha|dignity|dignities|moolatrikona|swagrahi
  bindu|bindus|ashtakavarga|ashtakvarga|sarvashtakavarga`);

/** Daśās and other dates of a birth. */
const PERIODS = patternOfQuestion(`
  dasha|dashas|dasa|mahadasha|mahadashas|mahadasa|antardasha|antardashas|antardasa|pratyantar*|bhukti|vimshottari
  period|periods
  sade_sati|sadhe_sati|sadesati|sadhesati|dhaiya
  transit|transits|gochar|varshaphal|varshphal|varshaphala|muntha|annual_chart|solar_return`);

/** Days that rules leave open. */
const DAYS = patternOfQuestion(`
  muhurat|muhurt|muhurta|muhurtas|mahurat
  open|closed|closes|khula|khule|band
  day|days|date|dates|din|tarikh|list|rules|niyam`);

/** Whether a message speaks of the length of a life. */
export const touchesLife = (message: string): boolean => LIFE.test(spelledOut(message));

/** Whether a message asks for a significator: a lord, a house, a yoga, a dignity or a divisional chart. */
export const asksSignificator = (message: string): boolean => SIGNIFICATOR.test(spelledOut(message));

/** Whether a message asks for periods or other dates of a birth. */
export const asksPeriods = (message: string): boolean => PERIODS.test(spelledOut(message));

/** Whether a message asks for days of a purpose. */
export const asksDays = (message: string): boolean => DAYS.test(spelledOut(message));

/** The years that a message names. */
export const yearsIn = (message: string): string[] => spelledOut(message).match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
