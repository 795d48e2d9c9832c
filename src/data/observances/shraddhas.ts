/**
 * The śrāddhas of the pitṛ-pakṣa, from the pūrṇimā of Bhādrapada to its amāvāsyā: each on the day whose aparāhṇa has the
 * larger share of its tithi. Those of the nakṣatras are in `nakshatras.ts`.
 */
import { WORLD } from './regions';
import { type Called, tithi } from './row';
import type { UtsavaRule } from './rule';

const APARAHNA = { kala: 'aparahna', onTwo: 'larger', onNone: 'begins' } as const;

/** From kṛṣṇa 1 to kṛṣṇa 14. */
const OF_THE_TITHIS: readonly Called[] = [
  ['pratipada_shraddha', 'Pratipadā-śrāddha', 'प्रतिपदाश्राद्ध', 'Pratipada Shraddha'],
  ['dwitiya_shraddha', 'Dvitīyā-śrāddha', 'द्वितीयाश्राद्ध', 'Dwitiya Shraddha'],
  ['tritiya_shraddha', 'Tṛtīyā-śrāddha', 'तृतीयाश्राद्ध', 'Tritiya Shraddha'],
  ['chaturthi_shraddha', 'Caturthī-śrāddha', 'चतुर्थीश्राद्ध', 'Chaturthi Shraddha'],
  ['panchami_shraddha', 'Pañcamī-śrāddha', 'पञ्चमीश्राद्ध', 'Panchami Shraddha'],
  ['shashthi_shraddha', 'Ṣaṣṭhī-śrāddha', 'षष्ठीश्राद्ध', 'Shashthi Shraddha'],
  ['saptami_shraddha', 'Saptamī-śrāddha', 'सप्तमीश्राद्ध', 'Saptami Shraddha'],
  ['ashtami_shraddha', 'Aṣṭamī-śrāddha', 'अष्टमीश्राद्ध', 'Ashtami Shraddha'],
  ['navami_shraddha', 'Navamī-śrāddha', 'नवमीश्राद्ध', 'Navami Shraddha'],
  ['dashami_shraddha', 'Daśamī-śrāddha', 'दशमीश्राद्ध', 'Dashami Shraddha'],
  ['ekadashi_shraddha', 'Ekādaśī-śrāddha', 'एकादशीश्राद्ध', 'Ekadashi Shraddha'],
  ['dwadashi_shraddha', 'Dvādaśī-śrāddha', 'द्वादशीश्राद्ध', 'Dwadashi Shraddha'],
  ['trayodashi_shraddha', 'Trayodaśī-śrāddha', 'त्रयोदशीश्राद्ध', 'Trayodashi Shraddha'],
  ['chaturdashi_shraddha', 'Caturdaśī-śrāddha', 'चतुर्दशीश्राद्ध', 'Chaturdashi Shraddha'],
];

export const SHRADDHAS = [
  tithi(
    ['purnima_shraddha', 'Pūrṇimā-śrāddha', 'पूर्णिमाश्राद्ध', 'Purnima Shraddha'],
    { month: 6, paksha: 'shukla', tithi: 15, ...APARAHNA },
    { kind: 'shraddha', regions: WORLD, source: 'customary' },
  ),
  ...OF_THE_TITHIS.map((called, i) =>
    tithi(
      called,
      { month: 6, paksha: 'krishna', tithi: i + 1, ...APARAHNA },
      { kind: 'shraddha', regions: WORLD, source: 'customary' },
    ),
  ),
  tithi(
    [
      'sarvapitri_amavasya',
      'Sarvapitṛ-amāvāsyā (Mahālayā)',
      'सर्वपितृ-अमावास्या (महालया)',
      'Sarva Pitru Amavasya / Mahalaya',
    ],
    { month: 6, paksha: 'krishna', tithi: 15, ...APARAHNA },
    { kind: 'shraddha', regions: WORLD, major: true, source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga' },
  ),
] satisfies readonly UtsavaRule[];
