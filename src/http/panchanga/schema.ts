/** GET /api/panchang: the five limbs in force. */
import * as z from 'zod';
import { ReferencePlace, RUNNING, SunriseDefinition, Vara } from '../almanac/schema';
import { instant, localInstant } from '../fields';
import { Point } from '../point';
import { SubstrateStamp } from '../stamp/schema';

export const PanchangaResponse = z
  .object({
    time: instant('The instant of this answer.'),
    time_local: localInstant('The instant of this answer.'),
    reference_place: ReferencePlace,
    ayanamsha: z.literal('lahiri'),
    ayanamsha_deg: z.number().meta({ description: 'Ayanāṃśa applied, degrees.' }),
    sun: Point,
    moon: Point,
    vara: Vara.extend({
      start: instant('The sunrise it began with.'),
      end: instant('The sunrise it ends with.'),
    }).meta({ id: 'RunningVara', description: 'The weekday in force: before sunrise that of the day before.' }),
    ...RUNNING,
    sunrise_definition: SunriseDefinition,
    substrate_stamp: SubstrateStamp,
  })
  .meta({ id: 'PanchangaResponse', description: 'The pañcāṅga of the present instant.' });
