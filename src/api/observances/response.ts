/** GET /api/v1/observances: the response. */
import * as z from 'zod';
import { KINDS, TRADITIONS } from '../../data/observances/practice';
import { Assumed, LocationShape } from '../shapes/location';
import { inVocabulary } from '../shapes/vocabulary';
import { UtsavasResponse } from '../utsavas/response';

const { utsavas, lang, sentence_lang, rules_version, sunrise_definition, substrate_stamp } = UtsavasResponse.shape;

/** What is computed for a year. */
export const FOUND_OBSERVANCES = inVocabulary(
  z.object({ lang, sentence_lang, observances: utsavas, rules_version, sunrise_definition, substrate_stamp }),
);

export const ObservancesResponse = z
  .object({
    from: z.string().meta({ description: 'First date.' }),
    to: z.string().meta({ description: 'Last date.' }),
    place: LocationShape,
    assumed: Assumed,
    region: z.string().optional().meta({ description: 'The region, where the request names one.' }),
    tradition: z.enum(TRADITIONS).optional().meta({ description: 'The tradition, where the request names one.' }),
    kind: z.array(z.enum(KINDS)).optional().meta({ description: 'The kinds, where the request names some.' }),
    principal: z.boolean().meta({ description: 'Whether only principal observances are listed.' }),
    count: z.int().min(0).meta({ description: 'Number of observances in `observances`.' }),
    total: z.int().min(0).meta({ description: 'Number of observances on all pages.' }),
    next: z.string().nullable().meta({ description: 'The query of the next page; null on the last one.' }),
    ...FOUND_OBSERVANCES.schema.shape,
  })
  .meta({ id: 'ObservancesResponse', description: 'Observances of a span, by date, then key.' });
