/** POST /api/v1/chart: the response of `POST /api/chart` in the vocabulary of `/api/v1`. */
import * as z from 'zod';
import { ChartResponse } from '../chart/response';
import { BirthShape } from '../shapes/birth';
import { Assumed } from '../shapes/location';
import { StampSettings } from '../shapes/stamp';
import { inVocabulary } from '../shapes/vocabulary';

const { input: _input, place: _place, sovereigntySignature: _signature, ...PARTS } = ChartResponse.shape;

/** The parts of the chart. */
export const CHART_PARTS = inVocabulary(z.object(PARTS));
/** The settings of the chart. */
export const CHART_SETTINGS = inVocabulary(StampSettings);

export const BirthChartResponse = z
  .object({
    birth: BirthShape,
    assumed: Assumed,
    name: z.string().optional().describe('The label of the request.'),
    settings: CHART_SETTINGS.schema.extend({ preset: z.string().describe('The preset.') }).meta({
      id: 'AppliedSettings',
      description: 'The settings of the chart. They can be sent again.',
    }),
    time_dependent: z
      .array(z.string())
      .optional()
      .meta({
        description:
          'Only if the time of birth is unknown: dotted paths of the labels that differ between the beginning, the middle ' +
          'and the end of the day. All other labels hold whatever the time was.',
        examples: [['lagna.rashi', 'grahas.moon.pada']],
      }),
    ...CHART_PARTS.schema.shape,
  })
  .meta({
    id: 'BirthChartResponse',
    description:
      'A birth chart by its settings. `include` chooses its parts. A part that could not be computed is null, with a note.',
  });
