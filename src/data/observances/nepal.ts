/** Observances of Nepal, by the tithi at the place. */

import { type TithiLine, tithiRow } from './line';
import type { UtsavaRule } from './rule';

const PATRO = 'patro of Kathmandu, BS 2066 to 2074';

// biome-ignore format: one row a line
const TITHIS: readonly TithiLine[] = [
  ['bala_chaturdashi', 'Bālā-caturdaśī', 'बालाचतुर्दशी', 'Bala Chaturdashi', 'festival', 8, 29, 'sunrise', 'first', 'begins', PATRO],
  ['chaite_dashain', 'Caite Daśaĩ', 'चैते दशैँ', 'Chaite Dashain', 'festival', 1, 8, 'sunrise', 'first', 'begins', PATRO],
  ['dar_khane_din', 'Dara khāne dina', 'दर खाने दिन', 'Dar Khane Din (eve of Teej)', 'festival', 6, 2, 'sunrise', 'first', 'begins', PATRO],
  ['drona_navami', 'Droṇa-navamī', 'द्रोणनवमी', 'Drona Navami', 'festival', 11, 9, 'sunrise', 'first', 'begins', PATRO],
  ['gathemangal', 'Gaṭhemaṅgala', 'गठेमङ्गल', 'Gathemangal / Ghantakarna', 'festival', 4, 29, 'aparahna', 'first', 'begins', PATRO],
  ['ghode_jatra', 'Ghoḍe jātrā', 'घोडे जात्रा', 'Ghode Jatra', 'festival', 12, 30, 'aparahna', 'first', 'begins', PATRO],
  ['gyalpo_lhosar', 'Gyālpo lhosāra', 'ग्याल्पो ल्होसार', 'Gyalpo Lhosar', 'festival', 12, 1, 'sunrise', 'first', 'begins', PATRO],
  ['kushe_aunsi', 'Kuśe aũsī', 'कुशे औँसी', 'Kushe Aunsi (fathers)', 'festival', 5, 30, 'sunrise', 'first', 'begins', PATRO],
  ['kushmanda_navami', 'Kuṣmāṇḍa-navamī', 'कुष्माण्डनवमी', 'Kushmanda Navami', 'festival', 8, 9, 'sunrise', 'first', 'begins', PATRO],
  ['matati_charhe', 'Mātāti caḥhre', 'माताति चःह्रे', 'Matati Charhe', 'festival', 1, 28, 'sunrise', 'first', 'begins', PATRO],
  ['matatirtha_aunsi', 'Mātātīrtha aũsī', 'मातातीर्थ औँसी', 'Matatirtha Aunsi (mothers)', 'festival', 1, 30, 'sunrise', 'first', 'begins', PATRO],
  ['nalasane_charhe', 'Nalāsane caḥhre', 'नलासने चःह्रे', 'Nalasane Charhe', 'festival', 6, 29, 'sunrise', 'first', 'begins', PATRO],
  ['pasha_charhe', 'Pāśā caḥhre', 'पाशा चःह्रे', 'Pasha Charhe / Paha Charhe', 'festival', 12, 29, 'aparahna', 'first', 'begins', PATRO],
  ['sakimana_punhi', 'Sakimanā punhi', 'सकिमना पुन्हि', 'Sakimana Punhi', 'festival', 8, 15, 'sunrise', 'first', 'begins', PATRO],
  ['shalya_dashami', 'Śalya-daśamī', 'शल्यदशमी', 'Shalya Dashami', 'festival', 11, 10, 'sunrise', 'first', 'begins', PATRO],
  ['sithi_charhe', 'Siṭhi caḥhre', 'सिठि चःह्रे', 'Sithi Charhe', 'festival', 2, 29, 'sunset', 'first', 'begins', PATRO],
  ['sithi_nakha', 'Siṭhi nakhaḥ', 'सिठि नखः', 'Sithi Nakha', 'festival', 3, 6, 'sunrise', 'first', 'begins', PATRO],
  ['sohra_shraddha_begins', 'Sohra-śrāddha (ārambha)', 'सोह्रश्राद्ध (आरम्भ)', 'Sohra Shraddha begins', 'shraddha', 6, 16, 'sunrise', 'first', 'begins', PATRO],
  ['sohra_shraddha_ends', 'Sohra-śrāddha (samāpti)', 'सोह्रश्राद्ध (समाप्ति)', 'Sohra Shraddha ends', 'shraddha', 6, 30, 'sunrise', 'first', 'begins', PATRO],
  ['sonam_lhosar', 'Sonāma lhosāra', 'सोनाम ल्होसार', 'Sonam Lhosar', 'festival', 11, 1, 'sunrise', 'first', 'begins', 'patro of Kathmandu and the list of the government of Nepal'],
  ['swasthani_vrata_begins', 'Svasthānī-vrata (ārambha)', 'स्वस्थानीव्रत (आरम्भ)', 'Swasthani Brata Katha begins', 'vrata', 10, 15, 'sangava', 'first', 'begins', PATRO],
  ['yomari_punhi', 'Yomarī punhi', 'योमरी पुन्हि', 'Yomari Punhi', 'festival', 9, 15, 'sunrise', 'first', 'begins', PATRO],
];

export const NEPALI: readonly UtsavaRule[] = TITHIS.map((line) => tithiRow(line, { regions: ['nepal'], added: true }));
