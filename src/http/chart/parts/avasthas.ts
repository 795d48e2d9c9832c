import * as z from 'zod';
import type { Avasthas } from '../../../domain/chart/avasthas/avasthas';
import {
  BALADI_NAMES,
  DEEPTADI_NAMES,
  JAGRADADI_NAMES,
  LAJJITADI_NAMES,
  SHAYANADI_NAMES,
} from '../../../domain/chart/avasthas/names';
import type { GrahaKey } from '../../../domain/chart/types';
import { forEach } from '../../fields';
import { GRAHA_KEYS } from '../../names';
import { mapValues } from './values';

/** The keys of a family of states. */
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
          vikala: z.boolean().meta({ description: 'Shares its rāśi with another malefic.' }),
          kopa: z.boolean().meta({ description: 'Combust.' }),
        })
        .nullable(),
      lajjitadi: z.array(keysOf(LAJJITADI_NAMES)).nullable(),
      shayanadi: keysOf(SHAYANADI_NAMES).nullable(),
    })
    .meta({
      id: 'Avasthas',
      description:
        'States of a graha. Null of the nodes where the rule rests on dignity, śayanādi also without a sunrise.',
    }),
).meta({ description: 'Avasthās (BPHS 45).' });

export const presentAvasthas = (avasthas: Record<GrahaKey, Avasthas>): z.output<typeof AvasthasPart> =>
  mapValues(avasthas, ({ baladi, jagradadi, deeptadi, lajjitadi, shayanadi }) => ({
    baladi,
    jagradadi,
    deeptadi: deeptadi && { by_sign: deeptadi.bySign, vikala: deeptadi.vikala, kopa: deeptadi.kopa },
    lajjitadi,
    shayanadi,
  }));
