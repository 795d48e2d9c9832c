import * as z from 'zod';
import { GRAHA_KEYS } from '../../../data/keys';
import {
  BALADI_NAMES,
  DEEPTADI_NAMES,
  JAGRADADI_NAMES,
  LAJJITADI_NAMES,
  SHAYANADI_NAMES,
} from '../../../domain/chart/avasthas/names';
import { forEach } from '../../shapes/kinds';
import { labelFields } from '../../shapes/language';

/** The keys of a family of avasthās. */
function keysOf<const N extends readonly { key: string }[]>(names: N) {
  return z.enum(names.map(({ key }) => key) as [N[number]['key'], ...N[number]['key'][]]);
}

export const AvasthasPart = forEach(
  GRAHA_KEYS,
  z
    .object({
      baladi: keysOf(BALADI_NAMES),
      jagradadi: keysOf(JAGRADADI_NAMES).nullable(),
      deeptadi: z
        .object({
          by_sign: keysOf(DEEPTADI_NAMES),
          vikala: z.boolean().meta({ description: 'The graha shares its rāśi with another malefic.' }),
          kopa: z.boolean().meta({ description: 'Combust.' }),
          ...labelFields('by_sign'),
        })
        .nullable(),
      lajjitadi: z.array(keysOf(LAJJITADI_NAMES)).nullable(),
      shayanadi: keysOf(SHAYANADI_NAMES).nullable(),
      ...labelFields('baladi', 'jagradadi', 'shayanadi'),
    })
    .meta({
      id: 'Avasthas',
      description:
        'Avasthās of a graha. Those that depend on dignity are null for the nodes. śayanādi is null without a sunrise.',
    }),
).meta({ description: 'Avasthās (BPHS 45).' });
