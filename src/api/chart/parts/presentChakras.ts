/** Chakras as fields of a response. */
import type * as z from 'zod';
import { SARVATOBHADRA } from '../../../data/chakras';
import { GRAHA_KEYS, type GrahaKey } from '../../../data/keys';
import type { Chakras } from '../../../domain/chart/chakras';
import type { ChakrasPart } from './chakras';

type Answer = z.output<typeof ChakrasPart>;

function presentGraha(chakras: Chakras, key: GrahaKey): Answer['grahas'][GrahaKey] {
  const { nakshatra, grahas } = chakras.saptaShalaka[key];
  const { lord, ...kakshya } = chakras.kakshya[key];
  return {
    mansion: chakras.mansions[key],
    vedha: chakras.sarvatobhadra[key],
    sapta_shalaka: { mansion: nakshatra, grahas },
    kota: chakras.kota.grahas[key],
    kakshya: { ...kakshya, kakshya_lord: lord },
  };
}

export const presentChakras = (chakras: Chakras): Answer => ({
  sarvatobhadra: SARVATOBHADRA.map((row) => [...row]),
  janma: chakras.kota.janma,
  svami: chakras.kota.svami,
  grahas: Object.fromEntries(GRAHA_KEYS.map((key) => [key, presentGraha(chakras, key)])) as Answer['grahas'],
});
