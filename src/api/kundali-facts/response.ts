/** GET /api/kundali-facts: the response. */
import * as z from 'zod';
import { TOPICS } from '../../lexicon/facts/types';
import { LABEL, LANGUAGE } from '../shapes/language';

export const Fact = z
  .object({
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .describe('Stable.'),
    topic: z.enum(TOPICS).describe('Topic.'),
    title: z.string().describe('Title.'),
    label: LABEL,
    statement: z.string().describe('The fact in one or two sentences.'),
    attribution: z.string().describe('The source; `customary` if no single work is named.'),
    citation: z.string().nullable().describe('Place in the work; null if unknown.'),
    keywords: z.array(z.string()).describe('Other spellings and words that find the fact.'),
  })
  .meta({ id: 'Fact', description: 'A fact about the system and its definitions.' });

export const KundaliFactsResponse = z
  .object({
    query: z.string().describe('The normalised search text; empty if none was given.'),
    ...LANGUAGE,
    count: z.int().min(0).describe('Number of facts in the answer.'),
    total: z.int().min(0).describe('Number of all matching facts, including those beyond `limit`.'),
    facts: z
      .array(Fact)
      .describe('Whole words rank above beginnings of words, and the title above keywords above the statement.'),
  })
  .meta({ id: 'KundaliFactsResponse', description: 'The facts that contain every word of a search.' });
