/** Observances of Nepal, by the tithi at the place. */

import { tithiLines, tithiRow } from './line';

const PATRO = 'patro of Kathmandu, BS 2066 to 2074';

// biome-ignore format: one row a line
const TITHIS = tithiLines([
  ['bala_chaturdashi', 'festival', 8, 29, 'sunrise', 'first', 'begins', PATRO],
  ['chaite_dashain', 'festival', 1, 8, 'sunrise', 'first', 'begins', PATRO],
  ['dar_khane_din', 'festival', 6, 2, 'sunrise', 'first', 'begins', PATRO],
  ['drona_navami', 'festival', 11, 9, 'sunrise', 'first', 'begins', PATRO],
  ['gathemangal', 'festival', 4, 29, 'aparahna', 'first', 'begins', PATRO],
  ['ghode_jatra', 'festival', 12, 30, 'aparahna', 'first', 'begins', PATRO],
  ['gyalpo_lhosar', 'festival', 12, 1, 'sunrise', 'first', 'begins', PATRO],
  ['kushe_aunsi', 'festival', 5, 30, 'sunrise', 'first', 'begins', PATRO],
  ['kushmanda_navami', 'festival', 8, 9, 'sunrise', 'first', 'begins', PATRO],
  ['matati_charhe', 'festival', 1, 28, 'sunrise', 'first', 'begins', PATRO],
  ['matatirtha_aunsi', 'festival', 1, 30, 'sunrise', 'first', 'begins', PATRO],
  ['nalasane_charhe', 'festival', 6, 29, 'sunrise', 'first', 'begins', PATRO],
  ['pasha_charhe', 'festival', 12, 29, 'aparahna', 'first', 'begins', PATRO],
  ['sakimana_punhi', 'festival', 8, 15, 'sunrise', 'first', 'begins', PATRO],
  ['shalya_dashami', 'festival', 11, 10, 'sunrise', 'first', 'begins', PATRO],
  ['sithi_charhe', 'festival', 2, 29, 'sunset', 'first', 'begins', PATRO],
  ['sithi_nakha', 'festival', 3, 6, 'sunrise', 'first', 'begins', PATRO],
  ['sohra_shraddha_begins', 'shraddha', 6, 16, 'sunrise', 'first', 'begins', PATRO],
  ['sohra_shraddha_ends', 'shraddha', 6, 30, 'sunrise', 'first', 'begins', PATRO],
  ['sonam_lhosar', 'festival', 11, 1, 'sunrise', 'first', 'begins', 'patro of Kathmandu and the list of the government of Nepal'],
  ['swasthani_vrata_begins', 'vrata', 10, 15, 'sangava', 'first', 'begins', PATRO],
  ['yomari_punhi', 'festival', 9, 15, 'sunrise', 'first', 'begins', PATRO],
]);

export const NEPALI = TITHIS.map((line) => tithiRow(line, { regions: ['nepal'], added: true }));
