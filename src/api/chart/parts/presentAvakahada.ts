import type * as z from 'zod';
import { GANA_NAMES } from '../../../../build/lexicon/terms/gana';
import { NADI_NAMES } from '../../../../build/lexicon/terms/nadi';
import { PAYA_NAMES } from '../../../../build/lexicon/terms/paya';
import { TATTVA_NAMES } from '../../../../build/lexicon/terms/tattva';
import { VARNA_NAMES } from '../../../../build/lexicon/terms/varna';
import { VASHYA_NAMES } from '../../../../build/lexicon/terms/vashya';
import { YONI_NAMES } from '../../../../build/lexicon/terms/yoni';
import { YUNJA_NAMES } from '../../../../build/lexicon/terms/yunja';
import type { Avakahada } from '../../../domain/chart/avakahada/avakahada';
import { capitalised, type Name } from '../../../lexicon/name';
import { syllableOf } from '../../../lexicon/syllables';
import type { AvakahadaPart } from './avakahada';

/** A name with its key, with a capital letter. */
const presentName = <Key extends string>(names: Readonly<Record<Key, Name>>, key: Key) => {
  const { iast, sa } = names[key];
  return { key, name: capitalised(iast), sa };
};

export function presentAvakahada(classes: Avakahada): z.output<typeof AvakahadaPart> {
  const { paya } = classes;
  const syllable = syllableOf(classes.pada);
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
