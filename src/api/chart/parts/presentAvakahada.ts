import type * as z from 'zod';
import type { Name } from '../../../data/terms/name';
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
import type { AvakahadaPart } from './avakahada';

const presentName = <N extends Readonly<Record<string, Name>>, K extends keyof N & string>(names: N, key: K) => {
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
