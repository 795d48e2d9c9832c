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
import { BODY_KEYS } from '../../../kernel/types';
import { almanacNumber, forEach } from '../../fields';
import { GRAHA_KEYS, GrahaKeyEnum } from '../../names';
import { presentRashi, RASHI, RashiPlace } from './rashi';
import { mapValues } from './values';

const PADAS = [...HOUSE_PADAS, 'AL', 'UL'] as const;

export const ArudhasPart = forEach(PADAS, RashiPlace)
  .extend({
    grahas: forEach(
      GRAHA_KEYS,
      z.array(
        z
          .object({ own_rashi_index: almanacNumber(12, 'The rāśi it owns.'), ...RASHI })
          .meta({ id: 'GrahaPada', description: 'Ārūḍha of a graha for one rāśi that it owns.' }),
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
});

export const NaisargikaPart = z
  .object({
    grahas: forEach(BODY_KEYS, z.array(Signified)).meta({ description: 'What each graha stands for.' }),
    bhavas: z
      .array(
        z.object({
          number: almanacNumber(12, 'A house.'),
          karaka: GrahaKeyEnum,
          also: z.array(GrahaKeyEnum),
          source: z.string(),
        }),
      )
      .length(12)
      .meta({ description: 'Which graha stands for each house, and which others with it.' }),
  })
  .meta({ id: 'NaisargikaKarakas', description: 'Natural significators: the same in every chart.' });

export const NAISARGIKA: z.output<typeof NaisargikaPart> = {
  grahas: mapValues<
    (typeof BODY_KEYS)[number],
    (typeof GRAHA_SIGNIFIES)[keyof typeof GRAHA_SIGNIFIES],
    z.output<typeof Signified>[]
  >(GRAHA_SIGNIFIES, ({ signifies }) => [...signifies]),
  bhavas: BHAVA_KARAKAS.map(({ bhava, karaka, also, source }) => ({ number: bhava, karaka, also: [...also], source })),
};

export const CharaKarakasPart = z
  .object({ seven: forEach(SEVEN_KARAKAS, GrahaKeyEnum), eight: forEach(EIGHT_KARAKAS, GrahaKeyEnum) })
  .meta({
    id: 'CharaKarakas',
    description: "Jaimini's kārakas by degrees in the rāśi, of seven and of eight grahas (BPHS 32).",
  });

/** The domain's kārakas are already in the fields of the answer. */
export const presentCharaKarakas = (of: CharaKarakas): z.output<typeof CharaKarakasPart> => of;
