import * as z from 'zod';
import { BALA_VALUES } from '../../../domain/chart/shadbala/types';
import { BODY_KEYS } from '../../../kernel/keys';
import { almanacNumber, forEach, orNull } from '../../shapes/kinds';

const figure = orNull(z.number());

const GrahaStrength = forEach(BALA_VALUES, figure).meta({
  id: 'GrahaBala',
  description:
    'Virūpas of 1/60 rūpa. `rupa` is the total in rūpas, `required` the required rūpas, and `ratio` their quotient.',
});

export const ShadbalaPart = forEach(BODY_KEYS, GrahaStrength)
  .extend({
    bhava_bala: z
      .array(
        z
          .object({
            number: almanacNumber(12, 'A house.'),
            adhipati: figure,
            dig: figure,
            drishti: figure,
            total: figure,
          })
          .meta({ id: 'BhavaBala' }),
      )
      .length(12),
  })
  .meta({ id: 'Shadbala', description: 'Ṣaḍ-bala (BPHS 27) and bhāva-bala, in virūpas.' });
