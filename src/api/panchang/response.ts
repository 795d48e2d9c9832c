/** GET /api/panchang: the response. */
import * as z from 'zod';
import { ReferencePlace, RUNNING, SunriseDefinition, Vara } from '../shapes/almanac';
import { instant, localInstant } from '../shapes/kinds';
import { LANGUAGE } from '../shapes/language';
import { Point } from '../shapes/point';
import { SubstrateStamp } from '../shapes/stamp';

export const PanchangaResponse = z
  .object({
    time: instant('The instant of this response.'),
    time_local: localInstant('The instant of this response.'),
    reference_place: ReferencePlace,
    ...LANGUAGE,
    ayanamsha: z.literal('lahiri'),
    ayanamsha_deg: z.number().describe('Ayanāṃśa applied, degrees.'),
    sun: Point,
    moon: Point,
    vara: Vara.extend({
      start: instant('The sunrise that starts the vāra.'),
      end: instant('The sunrise that ends the vāra.'),
    }).meta({ id: 'RunningVara', description: 'The current weekday. Before sunrise it is that of the previous day.' }),
    ...RUNNING,
    sunrise_definition: SunriseDefinition,
    substrate_stamp: SubstrateStamp,
  })
  .meta({ id: 'PanchangaResponse', description: 'The pañcāṅga of the present instant.' });
