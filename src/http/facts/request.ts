/** GET /api/kundali-facts: what it is asked. */
import * as z from 'zod';
import { oneOf } from '../fields';

/** The longest question, in characters. */
export const LONGEST_QUERY = 200;
export const FORMATS = ['json', 'text', 'markdown'] as const;
export type Format = (typeof FORMATS)[number];

export const FactsRequest = z.object({
  q: z
    .string('must be a text')
    .refine((text) => [...text].length <= LONGEST_QUERY, `must not have more than ${LONGEST_QUERY} characters`)
    .optional()
    .meta({
      description:
        'Words that a fact must have, all of them, in title, keywords, topic or statement. Case, diacritics and the ' +
        'common ways to spell Sanskrit make no difference, Devanāgarī is read too, and three letters or more find ' +
        'also the words that begin with them. Without it, or where it is empty, all facts.',
      maxLength: LONGEST_QUERY,
      examples: ['rohini', 'exaltation of Jupiter', 'रोहिणी'],
    }),
  format: oneOf(FORMATS).optional().meta({ description: 'How the answer is written; `json` where it is not given.' }),
});
