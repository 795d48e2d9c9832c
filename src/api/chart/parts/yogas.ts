import * as z from 'zod';
import { YOGA_CATEGORIES } from '../../../data/yogas/types';
import { almanacNumber } from '../../shapes/kinds';
import { DEVANAGARI, IAST, LABEL } from '../../shapes/language';
import { GrahaKeyEnum } from '../../shapes/names';

const Cancellation = z.object({ rule: z.string(), source: z.string() }).meta({ id: 'YogaCancellation' });

export const YogaPart = z
  .object({
    key: z.string().meta({ examples: ['gajakesari'] }),
    name: IAST,
    iast: z.string().describe('The same.'),
    sa: DEVANAGARI,
    category: z.enum(YOGA_CATEGORIES),
    grahas: z.array(GrahaKeyEnum).describe('The grahas that form it.'),
    houses: z.array(almanacNumber(12, 'A house.')).describe('Their houses.'),
    rule: z.string().describe('The rule in words.'),
    source: z.string(),
    cancelled: z
      .boolean()
      .nullable()
      .describe('Whether a cancellation (bhaṅga) applies; null if the source gives none.'),
    cancelled_by: z.array(Cancellation).describe('The cancellations that hold.'),
    label: LABEL,
  })
  .meta({ id: 'Yoga', description: 'A yoga in the chart: a fact, without effects.' });
