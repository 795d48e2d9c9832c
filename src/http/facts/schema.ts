/** GET /api/kundali-facts: what it is asked and what it answers. */
import * as z from 'zod';
import { TOPICS } from '../../domain/facts/types';
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

export const Fact = z
  .object({
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .meta({ description: 'Stable.' }),
    topic: z.enum(TOPICS),
    title: z.string(),
    statement: z.string().meta({ description: 'The fact in one or two sentences.' }),
    attribution: z.string().meta({ description: 'Who says so; `customary` where no single work is named.' }),
    citation: z.string().nullable().meta({
      description: 'Where in the work, as far as that is known; null where it is not.',
    }),
    keywords: z.array(z.string()).meta({ description: 'Other spellings and words that it is found by.' }),
  })
  .meta({ id: 'Fact', description: 'A fact of the system and of how its parts are formed.' });

export const FactsResponse = z
  .object({
    query: z.string().meta({ description: 'What was asked, blanks set in order; empty where nothing was.' }),
    count: z.int().min(0),
    facts: z.array(Fact).meta({
      description: 'Words found whole before beginnings of words, title before keywords before statement.',
    }),
  })
  .meta({ id: 'FactsResponse', description: 'The facts that have every word of a question.' });
