/** GET /api/ghadi: the response. */

import * as z from 'zod';
import { CALENDAR_NAMES } from '../../../build/lexicon/terms/calendar';
import { keyed, Masa, numbered, Paksha, ReferencePlace, RUNNING, SunriseDefinition, Vara } from '../shapes/almanac';
import { instant, localInstant } from '../shapes/kinds';
import { LANGUAGE } from '../shapes/language';
import { SubstrateStamp } from '../shapes/stamp';

const Samvatsara = numbered(60, 'from Prabhava').meta({
  id: 'Samvatsara',
  description: 'One of the sixty years of the cycle.',
});
const Ritu = numbered(6, 'from Vasanta').meta({ id: 'Ritu', description: 'A season.' });
const Ayana = keyed(['uttarayana', 'dakshinayana']).meta({ id: 'Ayana', description: 'A half of the year.' });

const elapsedYears = (era: string) => z.int().describe(`Elapsed years of the ${era} era.`);

export const GhadiResponse = z
  .object({
    time: instant('The instant of this response.'),
    time_local: localInstant('The instant of this response.'),
    reference_place: ReferencePlace,
    ...LANGUAGE,
    kali_year: elapsedYears('Kali'),
    vikrama_year: elapsedYears(CALENDAR_NAMES.vikrama_chaitradi.iast),
    shaka_year: elapsedYears('Śaka'),
    samvatsara: z
      .object({ north: Samvatsara, south: Samvatsara })
      .describe('By Jupiter’s mean motion (north), and in unbroken succession (south).'),
    ayana: Ayana,
    ritu: Ritu,
    sayana: z
      .object({ ayana: Ayana, ritu: Ritu })
      .describe('Season and ayana by the tropical Sun. The fields beside it use the nirayana Sun.'),
    masa: z.object({
      amanta: Masa,
      purnimanta: Masa,
      adhika: z.boolean().describe('Whether the Sun enters no rāśi in the month.'),
      kshaya: z.boolean().describe('Whether the Sun enters two rāśis in the month.'),
      lost: Masa.nullable().describe('The month name that a kṣaya month drops.'),
    }),
    solar_masa: numbered(12, 'from Meṣa').meta({ id: 'SolarMonth', description: 'The rāśi of the Sun.' }),
    paksha: Paksha,
    tithi: RUNNING.tithi,
    vara: Vara,
    muhurta: numbered(30, 'in the day').meta({
      id: 'RunningMuhurta',
      description: 'The current muhūrta: 1 to 15 by day, 16 to 30 by night.',
    }),
    ghati: z.int().min(0).describe('Whole ghaṭīs of 24 minutes since sunrise.'),
    vighati: z.int().min(0).max(59).describe('Whole vighaṭīs of 24 seconds in the current ghaṭī.'),
    sunrise: instant('The sunrise that starts the day.'),
    sunrise_local: localInstant('The sunrise that starts the day.'),
    next_sunrise: instant('The sunrise that ends the day.'),
    next_sunrise_local: localInstant('The sunrise that ends the day.'),
    sunrise_definition: SunriseDefinition,
    substrate_stamp: SubstrateStamp,
  })
  .meta({ id: 'GhadiResponse', description: 'The traditional time of the present instant.' });
