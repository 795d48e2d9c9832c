/**
 * The ekādaśīs of the twelve months and of an intercalary one, each with the breaking of its fast, and with the day of
 * vaiṣṇavas, Gauḍīyas and Mādhvas under the names that these use. After them those of the solar months, and the days
 * that follow an ekādaśī.
 */
import type { Paksha } from '../../lexicon/names';
import { KERALA, WORLD } from './regions';
import { type Called, relative, tithi } from './row';
import type { EkadashiRule, UtsavaRule, Variant } from './rule';
import { gaudiya, type Renamed, SUNRISE_FIRST_ELSE_AFTER } from './variants';

const SOURCE = 'customary, as in the digests; the observances from the Padma, Brahmavaivarta and Nārada purāṇas';

/** Called otherwise by Gauḍīyas and by Mādhvas. */
interface OtherNames {
  gaudiya?: Renamed;
  madhva?: Renamed;
}

const calledAs = (renamed: Renamed | undefined): Pick<Variant, 'called'> =>
  renamed ? { called: { name: renamed[0], sa: renamed[1], nameCommon: renamed[2] } } : {};

const variantsOf = ([key, name, sa, nameCommon]: Called, names: OtherNames): Variant[] => [
  {
    for: [{ traditions: ['vaishnava'] }],
    change: { school: 'vaishnava' },
    source: SOURCE,
    beside: {
      key: `${key}_vaishnava`,
      name: `${name} (vaiṣṇava)`,
      sa: `${sa} (वैष्णव)`,
      nameCommon: `Vaishnava ${nameCommon}`,
      tradition: 'vaishnava',
    },
  },
  {
    for: [{ traditions: ['gaudiya'] }],
    change: { school: 'gaudiya' },
    ...calledAs(names.gaudiya),
    source: 'the calendar program of ISKCON (gaurabda-calendar), with the mahādvādaśīs in both halves of the month',
  },
  {
    for: [{ traditions: ['madhva'] }],
    change: { school: 'madhva' },
    ...calledAs(names.madhva),
    source: 'published Mādhva tables of 2017 to 2019: aruṇodaya as four ghaṭikās of the night',
  },
];

const ekadashi = (
  month: number | 'adhika',
  paksha: Paksha,
  called: Called,
  names: OtherNames = {},
  major?: true,
): EkadashiRule => {
  const [key, name, sa, nameCommon] = called;
  return {
    by: 'ekadashi',
    key,
    name,
    sa,
    nameCommon,
    kind: 'ekadashi',
    tradition: 'smarta',
    // No dated list of a Śrīvaiṣṇava authority is known.
    notOf: ['shrivaishnava'],
    regions: WORLD,
    source: SOURCE,
    ...(major && { major }),
    variants: variantsOf(called, names),
    month,
    paksha,
    school: 'smarta',
  };
};

export const EKADASHIS = [
  ekadashi(1, 'shukla', ['kamada_ekadashi', 'Kāmadā ekādaśī', 'कामदा एकादशी', 'Kamada Ekadashi']),
  ekadashi(1, 'krishna', ['varuthini_ekadashi', 'Varūthinī ekādaśī', 'वरूथिनी एकादशी', 'Varuthini Ekadashi']),
  ekadashi(2, 'shukla', ['mohini_ekadashi', 'Mohinī ekādaśī', 'मोहिनी एकादशी', 'Mohini Ekadashi']),
  ekadashi(2, 'krishna', ['apara_ekadashi', 'Aparā ekādaśī', 'अपरा एकादशी', 'Apara Ekadashi']),
  ekadashi(3, 'shukla', ['nirjala_ekadashi', 'Nirjalā ekādaśī', 'निर्जला एकादशी', 'Nirjala Ekadashi'], {
    gaudiya: ['Pāṇḍava-nirjalā ekādaśī', 'पाण्डवनिर्जला एकादशी', 'Pandava Nirjala Ekadashi'],
  }),
  ekadashi(3, 'krishna', ['yogini_ekadashi', 'Yoginī ekādaśī', 'योगिनी एकादशी', 'Yogini Ekadashi']),
  ekadashi(
    4,
    'shukla',
    ['devshayani_ekadashi', 'Devaśayanī ekādaśī', 'देवशयनी एकादशी', 'Devshayani Ekadashi'],
    {
      gaudiya: ['Śayanā ekādaśī', 'शयना एकादशी', 'Sayana Ekadashi'],
      madhva: ['Śayanī ekādaśī', 'शयनी एकादशी', 'Shayani Ekadashi'],
    },
    true,
  ),
  ekadashi(4, 'krishna', ['kamika_ekadashi', 'Kāmikā ekādaśī', 'कामिका एकादशी', 'Kamika Ekadashi']),
  ekadashi(
    5,
    'shukla',
    ['shravana_putrada_ekadashi', 'Śrāvaṇa-putradā ekādaśī', 'श्रावणपुत्रदा एकादशी', 'Shravana Putrada Ekadashi'],
    {
      gaudiya: ['Pavitrāropaṇī ekādaśī', 'पवित्रारोपणी एकादशी', 'Pavitropana Ekadashi'],
      madhva: ['Pavitrā ekādaśī', 'पवित्रा एकादशी', 'Pavitra Ekadashi'],
    },
  ),
  ekadashi(5, 'krishna', ['aja_ekadashi', 'Ajā ekādaśī', 'अजा एकादशी', 'Aja Ekadashi'], {
    gaudiya: ['Annadā ekādaśī', 'अन्नदा एकादशी', 'Annada Ekadashi'],
  }),
  ekadashi(
    6,
    'shukla',
    ['parsva_ekadashi', 'Pārśva (Parivartinī) ekādaśī', 'पार्श्व (परिवर्तिनी) एकादशी', 'Parsva Ekadashi'],
    {
      gaudiya: ['Pārśva ekādaśī', 'पार्श्व एकादशी', 'Parsva Ekadashi'],
      madhva: ['Pārśva-parivartinī ekādaśī', 'पार्श्वपरिवर्तिनी एकादशी', 'Parshva Parivartini Ekadashi'],
    },
  ),
  ekadashi(6, 'krishna', ['indira_ekadashi', 'Indirā ekādaśī', 'इन्दिरा एकादशी', 'Indira Ekadashi']),
  ekadashi(7, 'shukla', ['papankusha_ekadashi', 'Pāpāṅkuśā ekādaśī', 'पापाङ्कुशा एकादशी', 'Papankusha Ekadashi'], {
    gaudiya: ['Pāśāṅkuśā ekādaśī', 'पाशाङ्कुशा एकादशी', 'Pasankusha Ekadashi'],
    madhva: ['Pāśāṅkuśā ekādaśī', 'पाशाङ्कुशा एकादशी', 'Pashankusha Ekadashi'],
  }),
  ekadashi(7, 'krishna', ['rama_ekadashi', 'Ramā ekādaśī', 'रमा एकादशी', 'Rama Ekadashi']),
  ekadashi(
    8,
    'shukla',
    ['devutthana_ekadashi', 'Devotthāna (Prabodhinī) ekādaśī', 'देवोत्थान (प्रबोधिनी) एकादशी', 'Devutthana Ekadashi'],
    {
      gaudiya: ['Utthānā ekādaśī', 'उत्थाना एकादशी', 'Utthana Ekadashi'],
      madhva: ['Prabodhinī ekādaśī', 'प्रबोधिनी एकादशी', 'Prabodhini Ekadashi'],
    },
    true,
  ),
  ekadashi(8, 'krishna', ['utpanna_ekadashi', 'Utpannā ekādaśī', 'उत्पन्ना एकादशी', 'Utpanna Ekadashi'], {
    madhva: ['Utpattikā ekādaśī', 'उत्पत्तिका एकादशी', 'Utpattika Ekadashi'],
  }),
  ekadashi(9, 'shukla', ['mokshada_ekadashi', 'Mokṣadā ekādaśī', 'मोक्षदा एकादशी', 'Mokshada Ekadashi']),
  ekadashi(9, 'krishna', ['saphala_ekadashi', 'Saphalā ekādaśī', 'सफला एकादशी', 'Saphala Ekadashi']),
  ekadashi(
    10,
    'shukla',
    ['pausha_putrada_ekadashi', 'Pauṣa-putradā ekādaśī', 'पौषपुत्रदा एकादशी', 'Pausha Putrada Ekadashi'],
    {
      gaudiya: ['Putradā ekādaśī', 'पुत्रदा एकादशी', 'Putrada Ekadashi'],
      madhva: ['Putradā ekādaśī', 'पुत्रदा एकादशी', 'Putrada Ekadashi'],
    },
  ),
  ekadashi(10, 'krishna', ['shattila_ekadashi', 'Ṣaṭtilā ekādaśī', 'षट्तिला एकादशी', 'Shattila Ekadashi']),
  ekadashi(11, 'shukla', ['jaya_ekadashi', 'Jayā ekādaśī', 'जया एकादशी', 'Jaya Ekadashi'], {
    gaudiya: ['Bhaimī ekādaśī', 'भैमी एकादशी', 'Bhaimi Ekadashi'],
  }),
  ekadashi(11, 'krishna', ['vijaya_ekadashi', 'Vijayā ekādaśī', 'विजया एकादशी', 'Vijaya Ekadashi']),
  ekadashi(12, 'shukla', ['amalaki_ekadashi', 'Āmalakī ekādaśī', 'आमलकी एकादशी', 'Amalaki Ekadashi']),
  ekadashi(12, 'krishna', ['papmochani_ekadashi', 'Pāpamocanī ekādaśī', 'पापमोचनी एकादशी', 'Papmochani Ekadashi']),
  ekadashi('adhika', 'shukla', ['padmini_ekadashi', 'Padminī ekādaśī', 'पद्मिनी एकादशी', 'Padmini Ekadashi'], {
    madhva: ['Kamalā ekādaśī', 'कमला एकादशी', 'Kamala Ekadashi'],
  }),
  ekadashi('adhika', 'krishna', ['parama_ekadashi', 'Paramā ekādaśī', 'परमा एकादशी', 'Parama Ekadashi'], {
    madhva: ['Padmā ekādaśī', 'पद्मा एकादशी', 'Padma Ekadashi'],
  }),

  // By the Sun
  tithi(
    ['vaikuntha_ekadashi', 'Vaikuṇṭha ekādaśī', 'वैकुण्ठ एकादशी', 'Vaikuntha Ekadashi'],
    { month: 'every', paksha: 'shukla', tithi: 11, kala: 'sunrise', onTwo: 'first', onNone: 'begins', sunRashi: 9 },
    {
      kind: 'ekadashi',
      tradition: 'smarta',
      notOf: ['shrivaishnava'],
      regions: WORLD,
      major: true,
      source: 'customary: the śukla ekādaśī with the Sun in Dhanus',
      variants: (['vaishnava', 'gaudiya', 'madhva'] as const).map((school) => ({
        for: [{ traditions: [school] }],
        change: {
          instead: {
            by: 'ekadashi',
            month: 'every',
            paksha: 'shukla',
            sunRashi: 9,
            school,
            withoutParana: true,
          },
        },
        source: 'customary: the day of the fast with the Sun in Dhanus',
      })),
    },
  ),
  {
    by: 'ekadashi',
    key: 'guruvayur_ekadashi',
    name: 'Guruvāyūr ekādaśī',
    sa: 'गुरुवायूर् एकादशी',
    nameCommon: 'Guruvayur Ekadashi',
    kind: 'ekadashi',
    tradition: 'vaishnava',
    notOf: ['shrivaishnava'],
    regions: KERALA,
    source: 'customary: the śukla ekādaśī with the Sun in Vṛścika',
    month: 'every',
    paksha: 'shukla',
    sunRashi: 8,
    school: 'vaishnava',
    withoutParana: true,
  },

  // On the day of one
  relative(
    ['gita_jayanti', 'Gītā-jayantī', 'गीताजयन्ती', 'Gita Jayanti'],
    { to: 'mokshada_ekadashi', days: 0 },
    {
      kind: 'jayanti',
      regions: WORLD,
      source: 'customary: the day of Mokṣadā ekādaśī',
      variants: [
        gaudiya(undefined, {
          instead: { by: 'tithi', month: 9, paksha: 'shukla', tithi: 11, ...SUNRISE_FIRST_ELSE_AFTER },
        }),
      ],
    },
  ),
] satisfies readonly UtsavaRule[];
