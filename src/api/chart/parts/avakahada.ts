/** Avakahaḍā: the classes of a birth by its Moon. */
import * as z from 'zod';
import type { Avakahada } from '../../../domain/chart/avakahada/avakahada';
import {
  GANA_NAMES,
  NADI_NAMES,
  PAYA_NAMES,
  TATTVA_NAMES,
  VARNA_NAMES,
  VASHYA_NAMES,
  YONI_NAMES,
  YUNJA_NAMES,
} from '../../../domain/chart/avakahada/tables';
import type { Name } from '../../../domain/names';
import { LABEL, labelFields } from '../../shapes/language';
import { GrahaKeyEnum } from '../../shapes/names';

type Names = Readonly<Record<string, Name>>;

/** A name with its key, one of a closed set. */
const named = <N extends Names>(names: N, description: string) =>
  z
    .object({
      key: z.enum(Object.keys(names) as [keyof N & string, ...(keyof N & string)[]]),
      name: z.string().meta({ description: 'Name in IAST.' }),
      sa: z.string().meta({ description: 'Name in Devanāgarī.' }),
      label: LABEL,
    })
    .meta({ description });

export const AvakahadaPart = z
  .object({
    varna: named(VARNA_NAMES, 'By the rāśi of the Moon.'),
    vashya: named(VASHYA_NAMES, 'By the half of the rāśi.'),
    yoni: named(YONI_NAMES, 'By the nakṣatra.'),
    gana: named(GANA_NAMES, 'By the nakṣatra.'),
    nadi: named(NADI_NAMES, 'By the nakṣatra.'),
    tattva: named(TATTVA_NAMES, 'By the rāśi.'),
    paya: z.object({
      by_rashi: named(PAYA_NAMES, 'By the house of the Moon from the lagna.'),
      by_nakshatra: named(PAYA_NAMES, 'By the nakṣatra; several tables are in use.'),
    }),
    syllable: z
      .object({ key: z.string(), name: z.string(), sa: z.string() })
      .meta({ description: 'First syllable of a name, by the pāda.', examples: [{ key: 'cu', name: 'cū', sa: 'चू' }] }),
    yunja: named(YUNJA_NAMES, 'By the nakṣatra (Bṛhat-saṃhitā’s groups of 6, 12 and 9).'),
    rashi_lord: GrahaKeyEnum,
    nakshatra_lord: GrahaKeyEnum,
    ...labelFields('rashi_lord', 'nakshatra_lord'),
  })
  .meta({ id: 'Avakahada', description: 'Classes of a birth by the rāśi, nakṣatra and pāda of its Moon.' });

const presentName = <N extends Names, K extends keyof N & string>(names: N, key: K) => {
  const { iast, sa } = names[key] as Name;
  return { key, name: iast, sa };
};

export function presentAvakahada(classes: Avakahada): z.output<typeof AvakahadaPart> {
  const { paya, syllable } = classes;
  return {
    varna: presentName(VARNA_NAMES, classes.varna),
    vashya: presentName(VASHYA_NAMES, classes.vashya),
    yoni: presentName(YONI_NAMES, classes.yoni),
    gana: presentName(GANA_NAMES, classes.gana),
    nadi: presentName(NADI_NAMES, classes.nadi),
    tattva: presentName(TATTVA_NAMES, classes.tattva),
    paya: {
      by_rashi: presentName(PAYA_NAMES, paya.byRashi),
      by_nakshatra: presentName(PAYA_NAMES, paya.byNakshatra),
    },
    syllable: { key: syllable.key, name: syllable.iast, sa: syllable.sa },
    yunja: presentName(YUNJA_NAMES, classes.yunja),
    rashi_lord: classes.rashiLord,
    nakshatra_lord: classes.nakshatraLord,
  };
}
