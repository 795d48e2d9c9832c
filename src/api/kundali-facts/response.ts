/** GET /api/kundali-facts: the response. */
import * as z from 'zod';
import { TOPICS } from '../../lexicon/facts/types';
import { LABEL, LANGUAGE } from '../shapes/language';

export const Fact = z
  .object({
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .meta({ description: 'Stable.' }),
    topic: z.enum(TOPICS).meta({ description: 'Topic.' }),
    title: z.string().meta({ description: 'Title.' }),
    label: LABEL,
    statement: z.string().meta({ description: 'The fact in one or two sentences.' }),
    attribution: z.string().meta({ description: 'The source; `customary` if no single work is named.' }),
    citation: z.string().nullable().meta({
      description: 'Place in the work; null if unknown.',
    }),
    keywords: z.array(z.string()).meta({ description: 'Other spellings and words that find the fact.' }),
  })
  .meta({ id: 'Fact', description: 'A fact about the system and its definitions.' });

export const KundaliFactsResponse = z
  .object({
    query: z.string().meta({ description: 'The normalised search text; empty if none was given.' }),
    ...LANGUAGE,
    count: z.int().min(0).meta({ description: 'Number of facts in the answer.' }),
    total: z.int().min(0).meta({ description: 'Number of all matching facts, including those beyond `limit`.' }),
    facts: z.array(Fact).meta({
      description: 'Whole words rank above beginnings of words, and the title above keywords above the statement.',
    }),
  })
  .meta({ id: 'KundaliFactsResponse', description: 'The facts that contain every word of a search.' });
