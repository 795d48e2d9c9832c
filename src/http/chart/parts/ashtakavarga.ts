import * as z from 'zod';
import { type Ashtakavarga, BINDU_KEYS } from '../../../domain/chart/ashtakavarga';
import { BODY_KEYS } from '../../../kernel/types';
import { forEach } from '../../fields';

const Row = z
  .array(z.int().min(0))
  .length(12)
  .meta({ id: 'AshtakavargaRow', description: 'One figure for each rāśi, from Meṣa.' });

export const AshtakavargaPart = z
  .object({
    bhinna: forEach(BINDU_KEYS, Row).meta({ description: 'Bindus of each of the seven grahas, and of the lagna.' }),
    sarva: Row.meta({ description: 'Sum of the seven, without the lagna: 337 in all.' }),
    trikona: forEach(BODY_KEYS, Row).meta({ description: 'After trikoṇa-śodhana.' }),
    ekadhipatya: forEach(BODY_KEYS, Row).meta({
      description: 'After ekādhipatya-śodhana as well; a rāśi is occupied by any of the nine grahas or the lagna.',
    }),
    pinda: forEach(
      BODY_KEYS,
      z.object({ rashi: z.int().min(0), graha: z.int().min(0), shodhya: z.int().min(0) }).meta({ id: 'Pinda' }),
    ).meta({ description: 'Rāśi-, graha- and śodhya-piṇḍa of the reduced figures.' }),
  })
  .meta({ id: 'Ashtakavarga', description: 'Aṣṭakavarga (BPHS 66 to 71).' });

/** The domain's figures are already in the fields of the answer. */
export const presentAshtakavarga = (of: Ashtakavarga): z.output<typeof AshtakavargaPart> => of;
