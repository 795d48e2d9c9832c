/** Ārūḍhas and kārakas. */

import * as z from 'zod';
import { type Arudhas, HOUSE_PADAS } from '../../../domain/chart/arudhas';
import {
  BHAVA_KARAKAS,
  type CharaKarakas,
  EIGHT_KARAKAS,
  GRAHA_SIGNIFIES,
  SEVEN_KARAKAS,
} from '../../../domain/chart/karakas';
import { GRAHA_KEYS } from '../../../domain/keys';
import { BODY_KEYS } from '../../../kernel/keys';
import { almanacNumber, forEach } from '../../shapes/kinds';
import { LABEL, labelFields } from '../../shapes/language';
import { GrahaKeyEnum } from '../../shapes/names';
import { presentRashi, RASHI, RashiPlace } from '../../shapes/rashi';
import { mapValues } from '../../shapes/values';

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

export const presentArudhas = ({ padas, grahas }: Arudhas): z.output<typeof ArudhasPart> => ({
  ...mapValues(padas, presentRashi),
  grahas: mapValues(grahas, (of) =>
    of.map(({ ownRashi, rashi }) => ({ own_rashi_index: ownRashi, ...presentRashi(rashi) })),
  ),
});

const Signified = z.object({
  key: z.string(),
  iast: z.string(),
  sa: z.string().meta({ description: 'Name in Devanāgarī.' }),
  label: LABEL,
});

export const NaisargikaPart = z
  .object({
    grahas: forEach(BODY_KEYS, z.array(Signified)).meta({ description: 'What each graha signifies.' }),
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
      .meta({ description: 'The main significator of each house, and further ones.' }),
  })
  .meta({ id: 'NaisargikaKarakas', description: 'Natural significators, the same in every chart.' });

export const NAISARGIKA: z.output<typeof NaisargikaPart> = {
  grahas: mapValues<
    (typeof BODY_KEYS)[number],
    (typeof GRAHA_SIGNIFIES)[keyof typeof GRAHA_SIGNIFIES],
    z.output<typeof Signified>[]
  >(GRAHA_SIGNIFIES, ({ signifies }) => [...signifies]),
  bhavas: BHAVA_KARAKAS.map(({ bhava, karaka, also, source }) => ({ number: bhava, karaka, also: [...also], source })),
};

export const CharaKarakasPart = z
  .object({
    seven: forEach(SEVEN_KARAKAS, GrahaKeyEnum).extend(labelFields(...SEVEN_KARAKAS)),
    eight: forEach(EIGHT_KARAKAS, GrahaKeyEnum).extend(labelFields(...EIGHT_KARAKAS)),
  })
  .meta({
    id: 'CharaKarakas',
    description: "Jaimini's kārakas by degrees in the rāśi, for seven and for eight grahas (BPHS 32).",
  });

/** The domain uses the field names of the response. */
export const presentCharaKarakas = (of: CharaKarakas): z.output<typeof CharaKarakasPart> => of;
