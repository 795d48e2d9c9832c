/** What another school or region keeps in place of a row of the other tables, given only where its day is another. */
import type { Choice, UtsavaRule } from '../types';
import { nakshatra, tithi, UDAYA, weekday } from './row';

const AS_GIVEN = 'Dharmasindhu, as reported by bdsatish/drik-panchanga';

/** New-year rites of a Caitra that has an intercalary month before it. */
const ADHIKA_CHAITRA = { month: 1, paksha: 'shukla', tithi: 1, ...UDAYA, adhika: 'kept-in-adhika' } as const;

/** Navamī at sunrise, as in Karnataka and Tamil Nadu. */
const UDAYA_NAVAMI = { month: 7, paksha: 'shukla', tithi: 9, ...UDAYA } as const;

/** At least a ghaṭī (24 min) of the tithi after sunrise; the day before where it ends sooner. */
const GHATI_AFTER_SUNRISE = {
  kala: 'pratah',
  onTwo: 'second',
  onNone: 'begins',
  leastGhatis: 1,
} as const satisfies Choice;

export const VARIANTS = [
  tithi(['ugadi_adhika', 'Yugādi (adhika-caitra)', 'युगादि (अधिकचैत्र)', 'Ugadi (in adhika Chaitra)'], ADHIKA_CHAITRA, {
    kind: 'festival',
    tradition: 'dharmasindhu',
    variantOf: 'ugadi',
    source: AS_GIVEN,
  }),
  tithi(
    ['gudi_padwa_adhika', 'Guḍhī-pāḍavā (adhika-caitra)', 'गुढीपाडवा (अधिकचैत्र)', 'Gudi Padwa (in adhika Chaitra)'],
    ADHIKA_CHAITRA,
    {
      kind: 'festival',
      tradition: 'dharmasindhu',
      variantOf: 'gudi_padwa',
      source: AS_GIVEN,
    },
  ),
  tithi(
    [
      'chaitra_navaratri_adhika',
      'Caitra-navarātra (adhika-caitra)',
      'चैत्रनवरात्र (अधिकचैत्र)',
      'Chaitra Navratri begins (in adhika Chaitra)',
    ],
    ADHIKA_CHAITRA,
    { kind: 'navaratra', tradition: 'dharmasindhu', variantOf: 'chaitra_navaratri', source: AS_GIVEN },
  ),
  tithi(
    [
      'ganga_dussehra_adhika',
      'Gaṅgā-daśaharā (adhika-jyaiṣṭha)',
      'गङ्गादशहरा (अधिकज्यैष्ठ)',
      'Ganga Dussehra (in adhika Jyeshtha)',
    ],
    {
      month: 3,
      paksha: 'shukla',
      tithi: 10,
      kala: 'purvahna',
      onTwo: 'larger',
      onNone: 'begins',
      adhika: 'kept-in-adhika',
    },
    {
      kind: 'festival',
      tradition: 'dharmasindhu',
      variantOf: 'ganga_dussehra',
      source: 'customary, as in the digests: Daśaharā is not put off to the nija month',
    },
  ),
  weekday(
    ['shravana_somavara_amanta', 'Śrāvaṇa-somavāra (amānta)', 'श्रावणसोमवार (अमान्त)', 'Shravana Somvar (amanta)'],
    { vara: 2, on: { each: 5, reckoning: 'amanta' } },
    {
      kind: 'vrata',
      tradition: 'amanta',
      variantOf: 'shravana_somavara',
      source: 'customary: the Mondays of the amānta Śrāvaṇa',
    },
  ),
  weekday(
    ['mangala_gauri_amanta', 'Maṅgalā-gaurī-vrata (amānta)', 'मङ्गलागौरीव्रत (अमान्त)', 'Mangala Gauri Vrat (amanta)'],
    { vara: 3, on: { each: 5, reckoning: 'amanta' } },
    {
      kind: 'vrata',
      tradition: 'amanta',
      variantOf: 'mangala_gauri',
      source: 'customary: the Tuesdays of the amānta Śrāvaṇa',
    },
  ),
  tithi(
    ['durga_ashtami_dharmasindhu', 'Mahāṣṭamī (Dharmasindhu)', 'महाष्टमी (धर्मसिन्धु)', 'Durga Ashtami (Dharmasindhu)'],
    { month: 7, paksha: 'shukla', tithi: 8, ...GHATI_AFTER_SUNRISE },
    { kind: 'navaratra', tradition: 'dharmasindhu', variantOf: 'durga_ashtami', source: AS_GIVEN },
  ),
  tithi(['maha_navami_udaya', 'Mahānavamī (udaya)', 'महानवमी (उदय)', 'Maha Navami (by sunrise)'], UDAYA_NAVAMI, {
    kind: 'navaratra',
    tradition: 'udaya',
    variantOf: 'maha_navami',
    source: 'usage of the south, as reported by bdsatish/drik-panchanga',
  }),
  tithi(['ayudha_puja_udaya', 'Āyudha-pūjā (udaya)', 'आयुधपूजा (उदय)', 'Ayudha Puja (by sunrise)'], UDAYA_NAVAMI, {
    kind: 'navaratra',
    tradition: 'udaya',
    variantOf: 'ayudha_puja',
    source: 'usage of the south, as reported by bdsatish/drik-panchanga',
  }),
  tithi(
    [
      'lakshmi_puja_dharmasindhu',
      'Dīpāvalī (Dharmasindhu)',
      'दीपावली (धर्मसिन्धु)',
      'Diwali / Lakshmi Puja (Dharmasindhu)',
    ],
    {
      month: 7,
      paksha: 'krishna',
      tithi: 15,
      kala: 'pradosha',
      onTwo: 'second',
      onNone: 'begins',
      leastGhatis: 1,
    },
    { kind: 'festival', tradition: 'dharmasindhu', variantOf: 'lakshmi_puja', source: AS_GIVEN },
  ),
  tithi(
    ['maha_shivaratri_madhava', 'Mahā-śivarātri (Mādhava)', 'महाशिवरात्रि (माधव)', 'Maha Shivaratri (Madhava)'],
    { month: 11, paksha: 'krishna', tithi: 14, kala: 'nishitha', onTwo: 'larger-else-second', onNone: 'ends' },
    {
      kind: 'festival',
      tradition: 'madhava',
      variantOf: 'maha_shivaratri',
      source: 'Mādhava and Nirṇayasindhu, as reported by bdsatish/drik-panchanga',
    },
  ),
  nakshatra(
    ['thrissur_pooram_kerala', 'Tṛśśūr pūram (Kēraḷa)', 'तृश्शूर् पूरम् (केरळ)', 'Thrissur Pooram (as kept in Kerala)'],
    { nakshatra: 11, within: { sunRashi: 1 }, kala: 'nishitha', onTwo: 'larger', onNone: 'begins', onTwice: 'later' },
    {
      kind: 'nakshatra',
      tradition: 'kerala',
      variantOf: 'thrissur_pooram',
      source: 'customary: the days kept at Thrissur have the star in the night of the procession',
    },
  ),
] satisfies readonly UtsavaRule[];
