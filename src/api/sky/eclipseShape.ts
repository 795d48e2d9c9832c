/** An eclipse at a place, in the response of GET /api/v1/sky. */
import * as z from 'zod';
import { LUNAR_MOMENTS, SOLAR_CONTACTS } from '../../domain/sky/localEclipse';
import { forEach, instantAt as when } from '../shapes/kinds';

const Visibility = z.enum(['whole', 'part', 'no']);

const Contact = z
  .object({
    at: when('The instant.'),
    altitude_deg: z.number().describe('Altitude of the centre, topocentric, without refraction.'),
    position_angle_deg: z
      .number()
      .optional()
      .describe('Sun, at C1 and C4: angle of the Moon’s centre, from north through east.'),
  })
  .meta({ id: 'EclipseContact', description: 'A contact or the maximum of an eclipse at a place.' })
  .nullable();

/** The fields are in the order of the presentation. */
export const EclipseAtPlaceShape = z
  .object({
    visible: z.boolean().describe('Whether any of it is above the horizon.'),
    visibility: Visibility.describe(
      'How much from the first to the last contact is above the horizon: upper limb, refraction of 15 °C.',
    ),
    type: z.enum(['total', 'annular', 'partial', 'penumbral']).describe('Type at the place, also below the horizon.'),
    magnitude: z
      .number()
      .describe(
        'Covered part of the diameter; in a central solar phase, ratio of the diameters; of a penumbral eclipse, part in the penumbra.',
      ),
    obscuration: z.number().optional().describe('Sun: covered part of the area at the maximum.'),
    best: z
      .object({
        at: when('The instant.'),
        magnitude: z.number().describe('Magnitude then.'),
        obscuration: z.number().describe('Covered part of the area then.'),
      })
      .nullable()
      .optional()
      .describe('Sun: the largest magnitude above the horizon; null if the eclipse is not seen.'),
    umbra_visibility: Visibility.nullable().optional().describe('Moon: the same for the umbra; null if penumbral.'),
    magnitude_at_rise: z.number().nullable().optional().describe('Moon: umbral magnitude at moonrise.'),
    magnitude_at_set: z.number().nullable().optional().describe('Moon: umbral magnitude at moonset.'),
    near_limit: z
      .boolean()
      .optional()
      .describe('Moon: the type depends on the rule of the shadow, the umbral magnitude being within 0.012 of 0 or 1.'),
    contacts: z
      .union([forEach(SOLAR_CONTACTS, Contact), forEach(LUNAR_MOMENTS, Contact)])
      .describe('Contacts and maximum, also below the horizon; null for a phase that the eclipse does not have.'),
    rise: when('Rising between the first and the last contact; null for none.').nullable(),
    set: when('Setting between the first and the last contact; null for none.').nullable(),
    rises_eclipsed: z.boolean().describe('Grastodaya; of the Moon, in the umbra.'),
    sets_eclipsed: z.boolean().describe('Grastāsta; of the Moon, in the umbra.'),
    seen: z
      .object({ start: when('First instant.'), end: when('Last instant.') })
      .nullable()
      .describe('First and last instant above the horizon; of the Moon, of the umbra.'),
    sutaka: z
      .object({
        start: when('Four praharas before that of the contact for the Sun, three for the Moon.'),
        start_of_weak: when('For children, old and sick: one prahara before.'),
        end: when('The last contact that is seen.'),
      })
      .nullable()
      .describe('Sūtaka by praharas from sunrise and sunset (Dharmasindhu); null for an eclipse that is not seen.'),
  })
  .meta({ id: 'EclipseAtPlace', description: 'Circumstances of an eclipse at a place.' });
