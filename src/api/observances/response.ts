/** GET /api/v1/observances: the response. */
import * as z from 'zod';
import { KINDS, TRADITIONS } from '../../data/observances/practice';
import { OTHER_YEARS, undecided } from '../shapes/anyYear';
import { Assumed, LocationShape } from '../shapes/location';
import { PAGE } from '../shapes/page';
import { inVocabulary } from '../shapes/vocabulary';
import { UtsavasResponse } from '../utsavas/response';

const { utsavas, notes, lang, sentence_lang, rules_version, sunrise_definition, substrate_stamp } =
  UtsavasResponse.shape;

const Observance = utsavas.element
  .extend({
    undecided: undecided('within three standard errors of ΔT, the day may change.'),
    other_dates: z
      .array(z.string())
      .optional()
      .describe('The other days that an undecided observance may have; empty if it may not occur.'),
  })
  .meta({ id: 'ObservanceOfAllYears', description: 'An observance on its day.' });

/** The computed part of the answer, for a year. */
export const FOUND_OBSERVANCES = inVocabulary(
  z.object({
    lang,
    sentence_lang,
    observances: z.array(Observance),
    rules_version,
    sunrise_definition,
    substrate_stamp,
  }),
);

export const ObservancesResponse = z
  .object({
    from: z.string().describe('First date.'),
    to: z.string().describe('Last date.'),
    place: LocationShape,
    assumed: Assumed,
    ...OTHER_YEARS,
    notes,
    region: z.string().optional().describe('The region, where the request names one.'),
    tradition: z.enum(TRADITIONS).optional().describe('The tradition, where the request names one.'),
    kind: z.array(z.enum(KINDS)).optional().describe('The kinds, where the request names some.'),
    principal: z.boolean().describe('Whether only principal observances are listed.'),
    ...PAGE,
    ...FOUND_OBSERVANCES.schema.shape,
  })
  .meta({ id: 'ObservancesResponse', description: 'Observances of a span, by date, then key.' });
