/** Avakahaḍā: the classes of a birth by the Moon's rāśi, nakṣatra and pāda. */

import {
  PAYA_RUNS,
  PAYAS_BY_HOUSE,
  type PayaKey,
  TATTVAS,
  type TattvaKey,
  YUNJA_RUNS,
  type YunjaKey,
} from '../../../data/chart/avakahada';
import type { GrahaKey } from '../../../data/keys';
import {
  GANAS,
  type GanaKey,
  NADIS,
  type NadiKey,
  VARNAS_OF_ELEMENTS,
  VASHYAS,
  type VarnaKey,
  type VashyaKey,
  YONIS,
  type YoniKey,
} from '../../../data/moonClasses';
import { partOf } from '../../circle';
import { vimshottariLord } from '../../dasha/vimshottari';
import { element, rashiLord } from '../../positions/rashi';
import type { Standing } from '../../positions/standing';

export interface Avakahada {
  varna: VarnaKey;
  vashya: VashyaKey;
  yoni: YoniKey;
  gana: GanaKey;
  nadi: NadiKey;
  tattva: TattvaKey;
  /** By the Moon's house from the lagna, and by its nakṣatra. */
  paya: { byRashi: PayaKey; byNakshatra: PayaKey };
  /** The pāda of the Moon, 1..108 from Aśvinī, which has the first syllable of a name. */
  pada: number;
  yunja: YunjaKey;
  rashiLord: GrahaKey;
  nakshatraLord: GrahaKey;
}

const PADAS = 108;
const PADAS_PER_NAKSHATRA = 4;
const NAKSHATRAS = 27;
const HALF_RASHI_DEG = 15;
const LORDS = 9;
/** The nakṣatra, counted from 0, where the series begin. */
const REVATI = 26;

/** The series that contains a nakṣatra counted from 0. */
function runOf<Key>(runs: readonly { key: Key; nakshatras: number }[], nakshatra: number): Key {
  let left = (nakshatra - REVATI + NAKSHATRAS) % NAKSHATRAS;
  for (const { key, nakshatras } of runs) {
    if (left < nakshatras) return key;
    left -= nakshatras;
  }
  throw new RangeError(`no series contains nakṣatra ${nakshatra + 1}`);
}

/** The classes of a birth. Throws if the Moon or the lagna is not placed. */
export function computeAvakahada(standing: Standing): Avakahada {
  const moonDeg = standing.lonDeg('moon');
  const rashi = standing.rashi('moon');
  const pada = partOf(moonDeg, PADAS);
  const nakshatra = Math.floor(pada / PADAS_PER_NAKSHATRA);
  const [firstHalf, secondHalf] = VASHYAS[rashi - 1] as (typeof VASHYAS)[number];
  return {
    varna: VARNAS_OF_ELEMENTS[element(rashi)] as VarnaKey,
    vashya: standing.degrees('moon') < HALF_RASHI_DEG ? firstHalf : secondHalf,
    yoni: YONIS[nakshatra] as YoniKey,
    gana: GANAS[nakshatra] as GanaKey,
    nadi: NADIS[nakshatra] as NadiKey,
    tattva: TATTVAS[element(rashi)] as TattvaKey,
    paya: {
      byRashi: PAYAS_BY_HOUSE[standing.house('moon') - 1] as PayaKey,
      byNakshatra: runOf(PAYA_RUNS, nakshatra),
    },
    pada: pada + 1,
    yunja: runOf(YUNJA_RUNS, nakshatra),
    rashiLord: rashiLord(rashi),
    nakshatraLord: vimshottariLord(nakshatra % LORDS).lord,
  };
}
