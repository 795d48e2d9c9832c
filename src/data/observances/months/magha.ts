/** Yearly observances by tithi in Māgha (amānta): Vasanta-pañcamī and Mahā-śivarātri. */
import { WORLD } from '../regions';
import { tithi } from '../row';
import type { UtsavaRule } from '../rule';
import { beside, gaudiya, SUNRISE_FIRST_ELSE_BEGINS } from '../variants';

export const MAGHA = [
  // Śukla pakṣa
  tithi(
    ['magha_navaratri', 'Māgha-gupta-navarātra', 'माघगुप्तनवरात्र', 'Magha (Gupta) Navratri'],
    { month: 11, paksha: 'shukla', tithi: 1, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'navaratra', source: 'customary' },
  ),
  tithi(
    ['ganesha_jayanti', 'Gaṇeśa-jayantī', 'गणेशजयन्ती', 'Ganesha Jayanti'],
    { month: 11, paksha: 'shukla', tithi: 4, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['vasanta_panchami', 'Vasanta-pañcamī', 'वसन्तपञ्चमी', 'Vasant Panchami'],
    { month: 11, paksha: 'shukla', tithi: 5, kala: 'purvahna', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: pūrvāhṇa, on both days the earlier; Smṛtikaustubha 479',
      variants: [
        {
          for: [{ regions: ['west-bengal', 'assam', 'nepal', 'telangana', 'himachal-pradesh'] }],
          change: SUNRISE_FIRST_ELSE_BEGINS,
          source: 'holiday lists of West Bengal, Telangana and Himachal Pradesh; patro of Kathmandu',
        },
        {
          for: [{ regions: ['odisha'] }],
          change: {},
          source: 'holiday list of Odisha 2016',
          open: {
            authorities: ['holiday list of Odisha (2016)'],
            other: {
              change: SUNRISE_FIRST_ELSE_BEGINS,
              source: 'holiday lists of Odisha 2014 and 2022',
              authorities: ['holiday lists of Odisha (2014, 2022)'],
            },
          },
        },
        gaudiya(),
      ],
    },
  ),
  tithi(
    ['ratha_saptami', 'Ratha-saptamī', 'रथसप्तमी', 'Ratha Saptami'],
    { month: 11, paksha: 'shukla', tithi: 7, kala: 'arunodaya', onTwo: 'first', onNone: 'begins' },
    {
      kind: 'festival',
      regions: WORLD,
      source: 'Dharmasindhu, as reported by bdsatish/drik-panchanga: aruṇodaya, on both days the earlier',
    },
  ),
  tithi(
    ['narmada_jayanti', 'Narmadā-jayantī', 'नर्मदाजयन्ती', 'Narmada Jayanti'],
    { month: 11, paksha: 'shukla', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', regions: ['madhya-pradesh', 'gujarat', 'maharashtra', 'chhattisgarh'], source: 'customary' },
  ),
  tithi(
    ['bhishma_ashtami', 'Bhīṣmāṣṭamī', 'भीष्माष्टमी', 'Bhishma Ashtami'],
    { month: 11, paksha: 'shukla', tithi: 8, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'vrata', source: 'customary', variants: [gaudiya()] },
  ),
  tithi(
    ['bhishma_dwadashi', 'Bhīṣma-dvādaśī', 'भीष्मद्वादशी', 'Bhishma Dwadashi'],
    { month: 11, paksha: 'shukla', tithi: 12, kala: 'aparahna', onTwo: 'first', onNone: 'begins' },
    { kind: 'vrata', source: 'customary' },
  ),
  tithi(
    ['guru_ravidas_jayanti', 'Guru Ravidāsa Jayantī', 'गुरु रविदास जयन्ती', 'Guru Ravidas Jayanti'],
    { month: 11, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['lalita_jayanti', 'Lalitā-jayantī', 'ललिताजयन्ती', 'Lalita Jayanti'],
    { month: 11, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),

  // Kṛṣṇa pakṣa
  tithi(
    ['yashoda_jayanti', 'Yaśodā-jayantī', 'यशोदाजयन्ती', 'Yashoda Jayanti'],
    { month: 11, paksha: 'krishna', tithi: 6, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['shabari_jayanti', 'Śabarī-jayantī', 'शबरीजयन्ती', 'Shabari Jayanti'],
    { month: 11, paksha: 'krishna', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['janaki_jayanti', 'Jānakī-jayantī (Sītāṣṭamī)', 'जानकीजयन्ती (सीताष्टमी)', 'Janaki Jayanti'],
    { month: 11, paksha: 'krishna', tithi: 8, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary' },
  ),
  tithi(
    ['dayananda_jayanti', 'Dayānanda-sarasvatī-jayantī', 'दयानन्दसरस्वतीजयन्ती', 'Maharishi Dayanand Saraswati Jayanti'],
    { month: 11, paksha: 'krishna', tithi: 10, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'jayanti', source: 'customary', otherwise: 'timeanddate.com keeps the later of two sunrises' },
  ),
  tithi(
    ['maha_shivaratri', 'Mahā-śivarātri', 'महाशिवरात्रि', 'Maha Shivaratri'],
    { month: 11, paksha: 'krishna', tithi: 14, kala: 'nishitha', onTwo: 'larger', onNone: 'ends' },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source:
        'Dharmasindhu, as reported by bdsatish/drik-panchanga: niśītha, the whole of it before a part, on neither day the later; on two whole ones the earlier, after Hemādri',
      variants: [
        {
          for: [],
          change: { onTwo: 'larger-else-second' },
          source: 'Mādhava and Nirṇayasindhu, as reported by bdsatish/drik-panchanga',
          ...beside(
            ['maha_shivaratri_madhava', 'Mahā-śivarātri (Mādhava)', 'महाशिवरात्रि (माधव)', 'Maha Shivaratri (Madhava)'],
            'madhava',
          ),
        },
        gaudiya(['Śiva-rātri', 'शिवरात्रि', 'Shiva Ratri']),
      ],
    },
  ),
] satisfies readonly UtsavaRule[];
