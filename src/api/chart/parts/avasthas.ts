import * as z from 'zod';
import {
  BALADI_KEYS,
  DEEPTADI_KEYS,
  JAGRADADI_KEYS,
  LAJJITADI_KEYS,
  SHAYANADI_KEYS,
} from '../../../data/chart/avasthas';
import { GRAHA_KEYS } from '../../../data/keys';
import { forEach } from '../../shapes/kinds';
import { labelFields } from '../../shapes/language';

export const AvasthasPart = forEach(
  GRAHA_KEYS,
  z
    .object({
      baladi: z.enum(BALADI_KEYS),
      jagradadi: z.enum(JAGRADADI_KEYS).nullable(),
      deeptadi: z
        .object({
          by_sign: z.enum(DEEPTADI_KEYS),
          vikala: z.boolean().describe('The graha shares its rāśi with another malefic.'),
          kopa: z.boolean().describe('Combust.'),
          ...labelFields('by_sign'),
        })
        .nullable(),
      lajjitadi: z.array(z.enum(LAJJITADI_KEYS)).nullable(),
      shayanadi: z.enum(SHAYANADI_KEYS).nullable(),
      ...labelFields('baladi', 'jagradadi', 'shayanadi'),
    })
    .meta({
      id: 'Avasthas',
      description:
        'Avasthās of a graha. Those that depend on dignity are null for the nodes. śayanādi is null without a sunrise.',
    }),
).describe('Avasthās (BPHS 45).');
