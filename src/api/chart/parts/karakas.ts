/** Ārūḍhas and kārakas. */
import * as z from 'zod';
import { EIGHT_KARAKAS, SEVEN_KARAKAS } from '../../../data/chart/karakas';
import { GRAHA_KEYS } from '../../../data/keys';
import { HOUSE_PADAS } from '../../../domain/chart/arudhas';
import { BODY_KEYS } from '../../../kernel/keys';
import { almanacNumber, forEach } from '../../shapes/kinds';
import { DEVANAGARI, LABEL, labelFields } from '../../shapes/language';
import { GrahaKeyEnum } from '../../shapes/names';
import { RASHI, RashiPlace } from '../../shapes/placement';

const PADAS = [...HOUSE_PADAS, 'AL', 'UL'] as const;

export const ArudhasPart = forEach(PADAS, RashiPlace)
  .extend({
    grahas: forEach(
      GRAHA_KEYS,
      z.array(
        z
          .object({ own_rashi_index: almanacNumber(12, 'The rāśi that the graha owns.'), ...RASHI })
          .meta({ id: 'GrahaPada', description: 'Ārūḍha of a graha for one of its own rāśis.' }),
      ),
    ),
  })
  .meta({ id: 'Arudhas', description: 'Ārūḍhas of the houses (A1 is AL, A12 is UL) and of the grahas (BPHS 29).' });

export const Signified = z.object({
  key: z.string(),
  iast: z.string(),
  sa: DEVANAGARI,
  label: LABEL,
});

export const NaisargikaPart = z
  .object({
    grahas: forEach(BODY_KEYS, z.array(Signified)).describe('What each graha signifies.'),
    bhavas: z
      .array(
        z.object({
          number: almanacNumber(12, 'A house.'),
          karaka: GrahaKeyEnum,
          also: z.array(GrahaKeyEnum),
          source: z.string(),
          ...labelFields('karaka'),
        }),
      )
      .length(12)
      .describe('The main significator of each house, and further ones.'),
  })
  .meta({ id: 'NaisargikaKarakas', description: 'Natural significators, the same in every chart.' });

export const CharaKarakasPart = z
  .object({
    seven: forEach(SEVEN_KARAKAS, GrahaKeyEnum).extend(labelFields(...SEVEN_KARAKAS)),
    eight: forEach(EIGHT_KARAKAS, GrahaKeyEnum).extend(labelFields(...EIGHT_KARAKAS)),
  })
  .meta({
    id: 'CharaKarakas',
    description: "Jaimini's kārakas by degrees in the rāśi, for seven and for eight grahas (BPHS 32).",
  });
