/** Avakahaḍā: the classes of a birth by its Moon. */
import * as z from 'zod';
import { PAYA_KEYS, TATTVAS, YUNJA_KEYS } from '../../../data/chart/avakahada';
import { GANA_KEYS, NADI_KEYS, VARNA_KEYS, VASHYA_KEYS, YONI_KEYS } from '../../../data/moonClasses';
import { DEVANAGARI, IAST, LABEL, labelFields } from '../../shapes/language';
import { GrahaKeyEnum } from '../../shapes/names';

/** A name with its key from a closed set. */
const named = <const Key extends string>(keys: readonly [Key, ...Key[]], description: string) =>
  z
    .object({
      key: z.enum(keys),
      name: IAST,
      sa: DEVANAGARI,
      label: LABEL,
    })
    .meta({ description });

export const AvakahadaPart = z
  .object({
    varna: named(VARNA_KEYS, 'By the rāśi of the Moon.'),
    vashya: named(VASHYA_KEYS, 'By the half of the rāśi.'),
    yoni: named(YONI_KEYS, 'By the nakṣatra.'),
    gana: named(GANA_KEYS, 'By the nakṣatra.'),
    nadi: named(NADI_KEYS, 'By the nakṣatra.'),
    tattva: named(TATTVAS, 'By the rāśi.'),
    paya: z.object({
      by_rashi: named(PAYA_KEYS, 'By the house of the Moon from the lagna.'),
      by_nakshatra: named(PAYA_KEYS, 'By the nakṣatra; several tables are in use.'),
    }),
    syllable: z
      .object({ key: z.string(), name: z.string(), sa: z.string() })
      .meta({ description: 'First syllable of a name, by the pāda.', examples: [{ key: 'cu', name: 'cū', sa: 'चू' }] }),
    yunja: named(YUNJA_KEYS, 'By the nakṣatra (Bṛhat-saṃhitā’s groups of 6, 12 and 9).'),
    rashi_lord: GrahaKeyEnum,
    nakshatra_lord: GrahaKeyEnum,
    ...labelFields('rashi_lord', 'nakshatra_lord'),
  })
  .meta({ id: 'Avakahada', description: 'Classes of a birth by the rāśi, nakṣatra and pāda of its Moon.' });
