import * as z from 'zod';
import { BINDU_KEYS } from '../../../domain/chart/ashtakavarga';
import { BODY_KEYS } from '../../../kernel/keys';
import { forEach } from '../../shapes/kinds';

const Row = z
  .array(z.int().min(0))
  .length(12)
  .meta({ id: 'AshtakavargaRow', description: 'One figure for each rāśi, from Meṣa.' });

export const AshtakavargaPart = z
  .object({
    bhinna: forEach(BINDU_KEYS, Row).describe('Bindus of the seven grahas and of the lagna.'),
    sarva: Row.describe('Sum of the seven grahas, without the lagna. Its total is 337.'),
    trikona: forEach(BODY_KEYS, Row).describe('After trikoṇa-śodhana.'),
    ekadhipatya: forEach(BODY_KEYS, Row).describe(
      'After trikoṇa- and ekādhipatya-śodhana. The nine grahas and the lagna count as occupants of a rāśi.',
    ),
    pinda: forEach(
      BODY_KEYS,
      z.object({ rashi: z.int().min(0), graha: z.int().min(0), shodhya: z.int().min(0) }).meta({ id: 'Pinda' }),
    ).describe('Rāśi-, graha- and śodhya-piṇḍa of the reduced figures.'),
  })
  .meta({ id: 'Ashtakavarga', description: 'Aṣṭakavarga (BPHS 66 to 71).' });
