/**
 * Observances of Tamil Nadu, as the rule book adyatithi has them and the engine jyotisha reads it: no public body is
 * known that keeps these days. Of the Āḻvārs the star of their birth in its solar month.
 */

import {
  type About,
  asBook,
  type DayLine,
  dayRow,
  type NakshatraLine,
  nakshatraRow,
  type TithiLine,
  tithiRow,
} from './line';
import type { UtsavaRule } from './rule';

// biome-ignore format: one row a line
const TITHIS: readonly TithiLine[] = [
  ['karpagambal_kapalishvarar_tirukkalyanam', 'Kapālīśvarar tirukkalyāṇam', 'कपालीश्वरर् तिरुक्कल्याणम्', 'Kapaleeshwarar Thirukalyanam', 'festival', { sun: 12 }, 15, 'moonrise', 'second', 'begins', 'temples/Tamil'],
  ['kaumara_puja', 'Kaumāra-pūjā', 'कौमारपूजा', 'Kaumara Puja', 'festival', 5, 24, 'sunrise', 'first', 'begins', 'devatA/kaumAra'],
  ['kumara_purnima_maha_ashvini', 'Mahāśvinī (Kumāra-pūrṇimā)', 'महाश्विनी (कुमारपूर्णिमा)', 'Maha Ashwini / Kumara Purnima', 'festival', 7, 15, 'sunrise', 'first', 'begins', 'devatA/kaumAra'],
  ['maha_annabhisheka', 'Mahā-annābhiṣeka', 'महा-अन्नाभिषेक', 'Maha Annabhishekam', 'festival', { sun: 7 }, 15, 'sunset', 'first', 'begins', 'temples/Tamil'],
  ['sarvalaya_dipam', 'Carvālaya dīpam', 'चर्वालय दीपम्', 'Sarvalaya Deepam', 'festival', { sun: 8 }, 15, 'night', 'first', 'begins', 'tamil'],
  ['skanda_panchami', 'Skanda-pañcamī', 'स्कन्दपञ्चमी', 'Skanda Panchami', 'festival', 4, 5, 'sunrise', 'first', 'begins', 'devatA/kaumAra'],
  ['tirucchendur_machit_tiruvizha_niraivu', 'Mācit tiruviḻā niṟaivu (Tiruccentūr)', 'माचित् तिरुविऴा निऱैवु (तिरुच्चेन्तूर्)', 'Tiruchendur Masi Festival ends', 'festival', { sun: 11 }, 15, 'sunrise', 'first', 'begins', 'temples/Tamil'],
  ['tirunelveli_nellaiyappar_patra_dipa_tiruvizha', 'Pattira tīpat tiruviḻā (Tirunelvēli)', 'पत्तिर तीपत् तिरुविऴा (तिरुनेल्वेलि)', 'Bhadra Deepam (Tirunelveli)', 'festival', { sun: 10 }, 30, 'sunrise', 'first', 'begins', 'temples/Tamil'],
  ['tiruvishalur_gangakarshana_mahotsava_samapanam', 'Gaṅgākarṣaṇa-mahotsava (samāpti, Tiruvicalūr)', 'गङ्गाकर्षणमहोत्सव (समाप्ति, तिरुविचलूर्)', 'Gangakarshana Mahotsavam ends (Tiruvisanallur)', 'festival', 8, 30, 'aparahna', 'larger-else-second', 'begins', 'temples/Tamil'],
];

// biome-ignore format: one row a line
const STARS: readonly NakshatraLine[] = [
  ['adik_kiruttikai', 'Āṭik kiruttikai', 'आटिक् किरुत्तिकै', 'Aadi Krithigai', 'nakshatra', 3, 4, 'sunrise', 'first', 'begins', 'both', 'devatA/kaumAra'],
  ['bharani_dipam', 'Paraṇi dīpam', 'परणि दीपम्', 'Bharani Deepam', 'nakshatra', 2, 8, 'sunrise', 'second', 'begins', 'both', 'tamil'],
  ['bhutattazhvar_tirunakshattiram', 'Pūtattāḻvār tirunaṭcattiram', 'पूतत्ताऴ्वार् तिरुनट्चत्तिरम्', 'Bhoothathazhwar Thirunakshatram', 'jayanti', 23, 7, 'pratah', 'first', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['karttigai', 'Kārttikai nāḷ', 'कार्त्तिकै नाळ्', 'Karthigai (star of the month)', 'nakshatra', 3, 8, 'night', 'first', 'begins', 'both', 'tamil'],
  ['kulashekhara_azhvar_tirunakshattiram', 'Kulacēkara āḻvār tirunaṭcattiram', 'कुलचेकर आऴ्वार् तिरुनट्चत्तिरम्', 'Kulasekara Azhwar Thirunakshatram', 'jayanti', 7, 11, 'pratah', 'second', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['madhurakavi_azhvar_tirunakshattiram', 'Maturakavi āḻvār tirunaṭcattiram', 'मतुरकवि आऴ्वार् तिरुनट्चत्तिरम्', 'Madhurakavi Azhwar Thirunakshatram', 'jayanti', 14, 1, 'pratah', 'first', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['manikkavachakar_gurupujai', 'Māṇikkavācakar kurupūcai', 'माणिक्कवाचकर् कुरुपूचै', 'Manikkavasagar Guru Pooja', 'aradhana', 10, 3, 'pratah', 'second', 'begins', 'both', 'mahApuruSha/nAyanmAr'],
  ['minakshi_tirukkalyanam', 'Mīṉāṭci tirukkalyāṇam', 'मीऩाट्चि तिरुक्कल्याणम्', 'Meenakshi Thirukalyanam', 'nakshatra', 12, 1, 'madhyahna', 'first', 'begins', 'both', 'temples/Tamil'],
  ['natarajar_ani_tirumanchanam', 'Āṉit tirumañcaṉam', 'आऩित् तिरुमञ्चऩम्', 'Aani Thirumanjanam', 'nakshatra', 12, 3, 'pratah', 'first', 'begins', 'both', 'temples/Tamil'],
  ['natarajar_chittirai_onam_mahabhishekam', 'Cittirai oṇam mahābhiṣeka', 'चित्तिरै ओणम् महाभिषेक', 'Nataraja Abhishekam (Chithirai Thiruvonam)', 'nakshatra', 22, 1, 'sangava', 'first', 'begins', 'both', 'temples/Tamil'],
  ['periyazhvar_tirunakshattiram', 'Periyāḻvār tirunaṭcattiram', 'पेरियाऴ्वार् तिरुनट्चत्तिरम्', 'Periyazhwar Thirunakshatram', 'jayanti', 15, 3, 'pratah', 'second', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['peyazhvar_tirunakshattiram', 'Pēyāḻvār tirunaṭcattiram', 'पेयाऴ्वार् तिरुनट्चत्तिरम्', 'Peyazhwar Thirunakshatram', 'jayanti', 24, 7, 'pratah', 'second', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['pittukku_man_chumanda_lilai', 'Piṭṭukku maṇ cumanta līlai', 'पिट्टुक्कु मण् चुमन्त लीलै', 'Pittukku Mann Sumantha Leela (Madurai)', 'nakshatra', 19, 5, 'pratah', 'first', 'begins', 'both', 'tamil'],
  ['poygaiyazhvar_tirunakshattiram', 'Poykaiyāḻvār tirunaṭcattiram', 'पोय्कैयाऴ्वार् तिरुनट्चत्तिरम्', 'Poigai Azhwar Thirunakshatram', 'jayanti', 22, 7, 'pratah', 'second', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['tai_kiruttikai', 'Taik kiruttikai', 'तैक् किरुत्तिकै', 'Thai Krithigai', 'nakshatra', 3, 10, 'sunrise', 'first', 'begins', 'both', 'devatA/kaumAra'],
  ['tirucchendur_avanit_tiruvizha_niraivu', 'Āvaṇit tiruviḻā niṟaivu (Tiruccentūr)', 'आवणित् तिरुविऴा निऱैवु (तिरुच्चेन्तूर्)', 'Tiruchendur Avani Festival ends', 'nakshatra', 16, 5, 'pratah', 'second', 'begins', 'both', 'temples/Tamil'],
  ['tirumangaiyazhvar_tirunakshattiram', 'Tirumaṅkaiyāḻvār tirunaṭcattiram', 'तिरुमङ्कैयाऴ्वार् तिरुनट्चत्तिरम्', 'Thirumangai Azhwar Thirunakshatram', 'jayanti', 3, 8, 'pratah', 'second', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['tirumazhichaiyazhvar_tirunakshattiram', 'Tirumaḻicaiyāḻvār tirunaṭcattiram', 'तिरुमऴिचैयाऴ्वार् तिरुनट्चत्तिरम्', 'Thirumazhisai Azhwar Thirunakshatram', 'jayanti', 10, 10, 'pratah', 'second', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['tirunelveli_nellaiyappar_nellukku_veli_kattiya_lilai', 'Nellukku vēli kaṭṭiya līlai', 'नेल्लुक्कु वेलि कट्टिय लीलै', 'Nellukku Veli Leela (Tirunelveli)', 'nakshatra', 1, 10, 'sunrise', 'first', 'begins', 'both', 'temples/Tamil'],
  ['tiruppanazhvar_tirunakshattiram', 'Tiruppāṇāḻvār tirunaṭcattiram', 'तिरुप्पाणाऴ्वार् तिरुनट्चत्तिरम्', 'Thiruppan Azhwar Thirunakshatram', 'jayanti', 4, 4, 'pratah', 'first', 'begins', 'both', 'mahApuruSha/ALvAr'],
  ['tondaradippodiyazhvar_tirunakshattiram', 'Toṇṭaraṭippoṭiyāḻvār tirunaṭcattiram', 'तोण्टरटिप्पोटियाऴ्वार् तिरुनट्चत्तिरम्', 'Thondaradippodi Azhwar Thirunakshatram', 'jayanti', 18, 9, 'pratah', 'second', 'begins', 'first', 'mahApuruSha/ALvAr'],
];

// biome-ignore format: one row a line
const DAYS: readonly DayLine[] = [
  ['karavaigal_pinchenru', 'Kaṟavaikaḷ piṉceṉṟu', 'कऱवैकळ् पिऩ्चेऩ्ऱु', 'Karavaigal Pin Sendru', 'solar', 9, 28, 'tamil'],
  ['kudaravalli', 'Kūṭāravalli', 'कूटारवल्लि', 'Koodaravalli', 'solar', 9, 27, 'tamil'],
  ['mayilai_vellishvarar_brahmotsavam', 'Veḷḷīśvarar brahmotsava (Mayilai)', 'वेळ्ळीश्वरर् ब्रह्मोत्सव (मयिलै)', 'Mylapore Velleeswarar Brahmotsavam', 'solar', 2, 8, 'temples/Tamil'],
  ['undu_madakkalirran', 'Untu matakaḷiṟṟaṉ', 'उन्तु मतकळिऱ्ऱऩ्', 'Undu Madakalitran', 'solar', 9, 18, 'tamil'],
];

const REGIONS = ['tamil-nadu', 'puducherry'] as const;

const about = (key: string): About => ({
  tradition: 'smarta',
  regions: REGIONS,
  added: true,
  ...(key.endsWith('azhvar_tirunakshattiram') && { alsoOf: ['shrivaishnava'] }),
});

export const TAMIL_DAYS: readonly UtsavaRule[] = [
  ...TITHIS.map((line) => tithiRow(asBook(line), about(line[0]))),
  ...STARS.map((line) => nakshatraRow(asBook(line), about(line[0]))),
  ...DAYS.map((line) => dayRow(asBook(line), about(line[0]))),
];
