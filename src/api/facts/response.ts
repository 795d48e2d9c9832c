/** GET /api/v1/facts: the response. */
import * as z from 'zod';
import { Fact } from '../kundali-facts/response';
import { LANGUAGE } from '../shapes/language';
import { PAGE } from '../shapes/page';

export const FactsResponse = z
  .object({
    query: z.string().describe('The normalised search text.'),
    ...LANGUAGE,
    ...PAGE,
    facts: z.array(Fact).describe('Best match first.'),
  })
  .meta({ id: 'FactsResponse', description: 'A page of facts.' });
