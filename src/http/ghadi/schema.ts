/** GET /api/ghadi: the traditional time in force. */
import * as z from 'zod';
import { keyed, Masa, numbered, Paksha, ReferencePlace, RUNNING, SunriseDefinition, Vara } from '../almanac/schema';
import { instant, localInstant } from '../fields';
import { SubstrateStamp } from '../stamp/schema';

const Samvatsara = numbered(60, 'from Prabhava').meta({ id: 'Samvatsara', description: 'A year of the sixty.' });
const Ritu = numbered(6, 'from Vasanta').meta({ id: 'Ritu', description: 'A season.' });
const Ayana = keyed(['uttarayana', 'dakshinayana']).meta({ id: 'Ayana', description: 'A half of the year.' });

const elapsedYears = (era: string) => z.int().meta({ description: `Elapsed years of the ${era} era.` });

export const GhadiResponse = z
  .object({
    time: instant('The instant of this answer.'),
    time_local: localInstant('The instant of this answer.'),
    reference_place: ReferencePlace,
    kali_year: elapsedYears('Kali'),
    vikrama_year: elapsedYears('Vikrama (Caitrādi)'),
    shaka_year: elapsedYears('Śaka'),
    samvatsara: z
      .object({ north: Samvatsara, south: Samvatsara })
      .meta({ description: 'By Jupiter’s mean motion (north), and in plain succession (south).' }),
    ayana: Ayana,
    ritu: Ritu,
    sayana: z
      .object({ ayana: Ayana, ritu: Ritu })
      .meta({ description: 'The same two by the tropical Sun; those beside are by the nirayana Sun.' }),
    masa: z.object({
      amanta: Masa,
      purnimanta: Masa,
      adhika: z.boolean().meta({ description: 'The Sun enters no rāśi in the month.' }),
      kshaya: z.boolean().meta({ description: 'The Sun enters two rāśis in the month.' }),
      lost: Masa.nullable().meta({ description: 'The month whose name a kṣaya month loses.' }),
    }),
    solar_masa: numbered(12, 'from Meṣa').meta({ id: 'SolarMonth', description: 'The rāśi that the Sun is in.' }),
    paksha: Paksha,
    tithi: RUNNING.tithi,
    vara: Vara,
    muhurta: numbered(30, 'in the day').meta({
      id: 'RunningMuhurta',
      description: 'The muhūrta in force: 1 to 15 by day, 16 to 30 by night.',
    }),
    ghati: z.int().min(0).meta({ description: 'Whole ghaṭīs of 24 minutes gone by since sunrise.' }),
    vighati: z.int().min(0).max(59).meta({ description: 'Whole vighaṭīs of 24 seconds gone by of the running ghaṭī.' }),
    sunrise: instant('The sunrise that the day began with.'),
    sunrise_local: localInstant('The sunrise that the day began with.'),
    next_sunrise: instant('The sunrise that the day ends with.'),
    next_sunrise_local: localInstant('The sunrise that the day ends with.'),
    sunrise_definition: SunriseDefinition,
    substrate_stamp: SubstrateStamp,
  })
  .meta({ id: 'GhadiResponse', description: 'The traditional time of the present instant.' });
