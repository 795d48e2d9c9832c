/** Holidays that lists put on another day than the observance with the same key. */

import { type Region, STATES, TELUGU } from '../observances/regions';
import type { HolidayKey } from './keys';
import type { HolidayRule } from './rule';

export interface HolidayDifference {
  key: HolidayKey;
  regions: readonly Region[];
  rule: HolidayRule;
  /** The lists that show the difference. */
  source: string;
}

/** Makara-saṅkrānti by three fifths of the daylight. */
const MAKARA = { by: 'observance', of: 'makara_sankranti', day: 'malayalam' } as const;
const MAKARA_LISTS =
  'lists of Andhra Pradesh for 2018 and 2026, of Karnataka for 2018, 2022 and 2026, of Telangana for 2025 and 2026: the next day if the Sun enters Makara after three fifths of the daylight';

export const HOLIDAY_DIFFERENCES: readonly HolidayDifference[] = [
  {
    key: 'lakshmi_puja',
    regions: [...STATES, 'mauritius', 'trinidad-and-tobago', 'guyana', 'suriname'],
    rule: { by: 'observance', of: 'lakshmi_puja', region: 'india' },
    source:
      'central lists, and lists of Mauritius, Trinidad, Guyana and Suriname for 2012 to 2025: the day that New Delhi keeps, in 38 of 40 years; the evening of the place in 28',
  },
  {
    key: 'ganesha_chaturthi',
    regions: ['mauritius'],
    rule: { by: 'observance', of: 'ganesha_chaturthi', region: 'india', days: 1 },
    source: 'lists of Mauritius for 2021 to 2025: the day after the one that India keeps',
  },
  {
    key: 'cheti_chand',
    regions: ['india', 'gujarat'],
    rule: { by: 'observance', of: 'ugadi' },
    source: 'central lists of 2012 to 2026, list of Gujarat for 2026: the day of Chaitra Sukladi',
  },
  {
    key: 'bohag_bihu',
    regions: ['india'],
    rule: { by: 'observance', of: 'bohag_bihu', days: 1 },
    source: 'central lists of 2012 to 2026: the day after the civil day of Meṣa-saṅkrānti',
  },
  {
    key: 'magh_bihu',
    regions: ['india'],
    rule: { by: 'observance', of: 'makara_sankranti' },
    source: 'central lists of 2021 to 2026: the day of Makara-saṅkrānti',
  },
  {
    key: 'dola_purnima',
    regions: ['india'],
    rule: { by: 'observance', of: 'holika_dahana' },
    source: 'central lists of 2017 to 2026: the day of Holikā-dahana',
  },
  {
    key: 'deepavali_tamil',
    regions: ['india'],
    rule: { by: 'observance', of: 'naraka_chaturdashi' },
    source: 'central lists of 2012 to 2018: the day of Naraka-caturdaśī',
  },
  {
    key: 'krishna_janmashtami',
    regions: ['gujarat', 'himachal-pradesh', 'punjab', 'rajasthan', 'uttar-pradesh'],
    rule: { by: 'observance', of: 'krishna_janmashtami', tradition: 'vaishnava' },
    source: 'lists of 2023 to 2026: the day of the Vaiṣṇava rule, as in the central lists',
  },
  {
    key: 'govardhana_puja',
    regions: ['himachal-pradesh'],
    rule: { by: 'observance', of: 'lakshmi_puja', days: 1 },
    source: 'lists of 2023 and 2026: the day after Dīpāvalī',
  },
  {
    key: 'ayudha_puja',
    regions: ['tamil-nadu'],
    rule: { by: 'observance', of: 'vijayadashami', days: -1, region: 'india' },
    source: 'lists of 2019 to 2026: the day before Vijayadaśamī',
  },
  {
    key: 'vijayadashami',
    regions: ['tamil-nadu'],
    rule: { by: 'observance', of: 'vijayadashami', region: 'india' },
    source: 'lists of 2019 to 2026: the day of the central lists',
  },
  {
    key: 'savitri_vratam',
    regions: ['odisha'],
    rule: { by: 'tithi', month: 2, paksha: 'krishna', tithi: 15 },
    source: 'list of 2021: Sāvitrī-amāvāsyā, the amāvāsyā at sunrise',
  },
  {
    key: 'makara_sankranti',
    regions: [...TELUGU, 'karnataka'],
    rule: MAKARA,
    source: MAKARA_LISTS,
  },
  {
    key: 'bhogi',
    regions: TELUGU,
    rule: { ...MAKARA, days: -1 },
    source: MAKARA_LISTS,
  },
  {
    key: 'kanuma',
    regions: TELUGU,
    rule: { ...MAKARA, days: 1 },
    source: MAKARA_LISTS,
  },
  {
    key: 'tula_sankranti',
    regions: ['karnataka'],
    rule: { by: 'observance', of: 'tula_sankranti', day: 'malayalam' },
    source:
      'lists of Karnataka for 2022 and 2026: the next day if the Sun enters Tulā after three fifths of the daylight',
  },
  {
    key: 'rama_navami',
    regions: TELUGU,
    rule: { by: 'tithi', month: 1, paksha: 'shukla', tithi: 9 },
    source: 'lists of Andhra Pradesh for 2018 and 2026, list of Telangana for 2026: the day with navamī at sunrise',
  },
];
