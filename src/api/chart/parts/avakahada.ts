/** Avakahaḍā: the classes of a birth by its Moon. */
import * as z from 'zod';
import type { Name } from '../../../data/terms/name';
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
import { LABEL, labelFields } from '../../shapes/language';
import { GrahaKeyEnum } from '../../shapes/names';

/** A name with its key, one of a closed set. */
const named = <N extends Readonly<Record<string, Name>>>(names: N, description: string) =>
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
