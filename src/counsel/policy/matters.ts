/** What a conversation speaks of, whether or not a message is declined: the length of a life, and significators. */
import { spelledOut } from '../grammar/words';
import { patternOfQuestion } from './vocabulary';

/** The length of a life, death and disease count from their first mention, also in a definition. */
const LIFE = patternOfQuestion(`
  ayushkarak|ayushkaraka|ayushakarak|ayushkarka
  marak|maraka|markesh|marakesh|maraksthan
  longevity|lifespan|alpayu|alpayus|dirghayu|purnayu
  mrityu|maut
  ayu|aayu karak|karaka|bhav|sthan`);

const SIGNIFICATOR = patternOfQuestion(`
  lord|swami|svami|malik|adhipati
  house|bhav|bhava|ghar|sthan
  yog|yoga|dosh|dosha`);

/** Whether a message speaks of the length of a life. */
export const touchesLife = (message: string): boolean => LIFE.test(spelledOut(message));

/** Whether a message asks for a significator: a lord, a house or a yoga. */
export const asksSignificator = (message: string): boolean => SIGNIFICATOR.test(spelledOut(message));
