/** The expectations of test/truth/jyotish for families of chart values, and the comparison with them. */

import { expect } from 'vitest';
import { type Arudhas, HOUSE_PADAS } from '../../../src/domain/chart/arudhas';
import type { Ashtakavarga } from '../../../src/domain/chart/ashtakavarga';
import type { CharaKarakas } from '../../../src/domain/chart/karakas';
import type { BodyKey } from '../../../src/kernel/keys';
import { type Birth, grahaOf, REFERENCE_GRAHAS, type ReferenceGraha } from './cases';

type Rows = Record<ReferenceGraha, number[]>;

export interface AshtakavargaCase extends Birth {
  expected: {
    bav: Rows;
    sav: number[];
    trikona: Rows;
    ekadhipatya_occ_9grahas_lagna: Rows;
    pinda_occ_9grahas_lagna: Record<
      ReferenceGraha,
      { rashi_pinda: number; graha_pinda: number; shodhya_pinda: number }
    >;
  };
}

export function expectAshtakavarga(ashtakavarga: Ashtakavarga, { expected }: AshtakavargaCase): void {
  expect(ashtakavarga.sarva).toEqual(expected.sav);
  for (const name of REFERENCE_GRAHAS.slice(0, 7)) {
    const key = grahaOf(name) as BodyKey;
    expect(ashtakavarga.bhinna[key], name).toEqual(expected.bav[name]);
    expect(ashtakavarga.trikona[key], name).toEqual(expected.trikona[name]);
    expect(ashtakavarga.ekadhipatya[key], name).toEqual(expected.ekadhipatya_occ_9grahas_lagna[name]);
    const { rashi_pinda, graha_pinda, shodhya_pinda } = expected.pinda_occ_9grahas_lagna[name];
    expect(ashtakavarga.pinda[key], name).toEqual({ rashi: rashi_pinda, graha: graha_pinda, shodhya: shodhya_pinda });
  }
}

export interface ArudhaKarakaCase extends Birth {
  expected: {
    bhava_arudha: Record<(typeof HOUSE_PADAS)[number], number>;
    /** Keys are the owned rāśis, from 0. */
    graha_arudha: Record<ReferenceGraha, Record<string, number>>;
    chara_karaka_7: Record<string, ReferenceGraha>;
    chara_karaka_8: Record<string, ReferenceGraha>;
  };
}

export function expectArudhas({ padas, grahas }: Arudhas, { expected }: ArudhaKarakaCase): void {
  for (const key of HOUSE_PADAS) expect(padas[key] - 1, key).toBe(expected.bhava_arudha[key]);
  for (const name of REFERENCE_GRAHAS) {
    const entries = grahas[grahaOf(name)].map(({ ownRashi, rashi }) => [String(ownRashi - 1), rashi - 1]);
    expect(Object.fromEntries(entries), name).toEqual(expected.graha_arudha[name]);
  }
}

export function expectCharaKarakas(karakas: CharaKarakas, { expected }: ArudhaKarakaCase): void {
  const named = (karakas: Record<string, ReferenceGraha>) =>
    Object.fromEntries(Object.entries(karakas).map(([karaka, name]) => [karaka, grahaOf(name)]));
  expect(karakas).toEqual({ seven: named(expected.chara_karaka_7), eight: named(expected.chara_karaka_8) });
}

export interface OtherDashasCase extends Birth {
  expected: {
    'yogini_365.25': [yogini: string, lord: ReferenceGraha, startJd: number, endJd: number][];
    'ashtottari_365.25': [lord: ReferenceGraha, startJd: number, endJd: number][];
    /** Rāśi from 0, and its years. */
    chara_single_lord_years: [rashi: number, years: number][];
  };
}
