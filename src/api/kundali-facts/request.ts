/** GET /api/kundali-facts: the request. */

import * as z from 'zod';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import type { LanguageTag } from '../../data/language';
import { integerFrom, textOf } from '../fields';
import { languageField } from '../shapes/language';
import { expecting } from '../validate';

/** Maximum length of a search text, in characters. */
const LONGEST_QUERY = 200;
/** More than the number of facts. */
export const MAX_FACTS = 1000;
const FORMATS = ['json', 'text', 'markdown'] as const;

/** The words of a search. */
export const FACT_WORDS = textOf({ max: LONGEST_QUERY })
  .optional()
  .meta({
    description:
      'Words that a fact must contain, all of them, in its title, keywords, topic or statement, in any spelling, in Latin ' +
      'or Devanāgarī. Three letters find the start of a word. `lang=hi` searches the Hindi sentences too. Default: all facts.',
    examples: ['rohini', 'exaltation of Jupiter', nakshatraName(4).sa],
  });

export const KundaliFactsRequest = z.object({
  q: FACT_WORDS,
  limit: integerFrom(1, MAX_FACTS)
    .optional()
    .meta({ description: 'Maximum number of facts, best matches first. Default: all.', examples: [5] }),
  lang: languageField(),
  format: expecting({ type: 'format', values: FORMATS }, z.enum(FORMATS))
    .optional()
    .describe('Format of the response, `json` by default.'),
});

/** The question of a search of the facts in canonical form. */
export interface FactsQuestion {
  query: string;
  limit?: number;
  lang?: LanguageTag;
}
