import type * as z from 'zod';
import { SIGNIFICATION_NAMES } from '../../../../build/lexicon/terms/signification';
import { BHAVA_KARAKAS, GRAHA_SIGNIFIES } from '../../../data/chart/karakas';
import type { Arudhas } from '../../../domain/chart/arudhas';
import type { CharaKarakas } from '../../../domain/chart/karakas';
import type { BODY_KEYS } from '../../../kernel/keys';
import { presentRashi } from '../../shapes/presentPoint';
import { mapValues } from '../../shapes/values';
import type { ArudhasPart, CharaKarakasPart, NaisargikaPart, Signified } from './karakas';

export const presentArudhas = ({ padas, grahas }: Arudhas): z.output<typeof ArudhasPart> => ({
  ...mapValues(padas, presentRashi),
  grahas: mapValues(grahas, (of) =>
    of.map(({ ownRashi, rashi }) => ({ own_rashi_index: ownRashi, ...presentRashi(rashi) })),
  ),
});

export const NAISARGIKA: z.output<typeof NaisargikaPart> = {
  grahas: mapValues<
    (typeof BODY_KEYS)[number],
    (typeof GRAHA_SIGNIFIES)[keyof typeof GRAHA_SIGNIFIES],
    z.output<typeof Signified>[]
  >(GRAHA_SIGNIFIES, ({ signifies }) => signifies.map((key) => SIGNIFICATION_NAMES[key])),
  bhavas: BHAVA_KARAKAS.map(({ bhava, karaka, also, source }) => ({ number: bhava, karaka, also: [...also], source })),
};

/** The domain uses the field names of the response. */
export const presentCharaKarakas = (of: CharaKarakas): z.output<typeof CharaKarakasPart> => of;
