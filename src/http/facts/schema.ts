/** GET /api/kundali-facts: what it answers. */
import * as z from 'zod';
import { TOPICS } from '../../domain/facts/types';

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
