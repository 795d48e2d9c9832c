/** Names of the Tājika yogas and of sahams: in IAST and in Devanāgarī. */
import type { LanguageTag } from '../data/language';
import type { SahamKey } from '../domain/varshaphala/sahamRows';

type Names<Key extends string> = Record<Key, readonly [iast: string, sa: string]>;

const YOGAS = {
  ikkavala: ['Ikkavāla', 'इक्कवाल'],
  induvara: ['Induvāra', 'इन्दुवार'],
  ithasala: ['Itthaśāla', 'इत्थशाल'],
  isarapha: ['Īsarāpha', 'ईसराफ'],
  nakta: ['Nakta', 'नक्त'],
  yamaya: ['Yamayā', 'यमया'],
  manau: ['Maṇaū', 'मणऊ'],
  kambula: ['Kambūla', 'कम्बूल'],
  gairi_kambula: ['Gairi-kambūla', 'गैरिकम्बूल'],
  khallasara: ['Khallāsara', 'खल्लासर'],
  radda: ['Radda', 'रद्द'],
  duphali_kuttha: ['Duphāli-kuttha', 'दुफालिकुत्थ'],
  dutthottha_davira: ['Dutthottha-davīra', 'दुत्थोत्थदवीर'],
  tambira: ['Tambīra', 'तम्बीर'],
  kuttha: ['Kuttha', 'कुत्थ'],
  durapha: ['Durapha', 'दुरफ'],
} as const satisfies Names<string>;

const SAHAMS: Names<SahamKey> = {
  punya: ['Puṇya', 'पुण्य'],
  vidya: ['Vidyā', 'विद्या'],
  yashas: ['Yaśas', 'यश'],
  mitra: ['Mitra', 'मित्र'],
  mahatmya: ['Māhātmya', 'माहात्म्य'],
  asha: ['Āśā', 'आशा'],
  samartha: ['Samartha', 'समर्थ'],
  bhratri: ['Bhrātṛ', 'भ्रातृ'],
  gaurava: ['Gaurava', 'गौरव'],
  pitri: ['Pitṛ', 'पितृ'],
  rajya: ['Rājya', 'राज्य'],
  matri: ['Mātṛ', 'मातृ'],
  putra: ['Putra', 'पुत्र'],
  jiva: ['Jīva', 'जीव'],
  karma: ['Karma', 'कर्म'],
  roga: ['Roga', 'रोग'],
  kali: ['Kali', 'कलि'],
  shastra: ['Śāstra', 'शास्त्र'],
  bandhu: ['Bandhu', 'बन्धु'],
  mrityu: ['Mṛtyu', 'मृत्यु'],
  paradesha: ['Paradeśa', 'परदेश'],
  artha: ['Artha', 'अर्थ'],
  paradara: ['Paradāra', 'परदार'],
  vanik: ['Vaṇik', 'वणिक्'],
  karyasiddhi: ['Kāryasiddhi', 'कार्यसिद्धि'],
  vivaha: ['Vivāha', 'विवाह'],
  santapa: ['Santāpa', 'सन्ताप'],
  shraddha: ['Śraddhā', 'श्रद्धा'],
  priti: ['Prīti', 'प्रीति'],
  jadya: ['Jāḍya', 'जाड्य'],
  vyapara: ['Vyāpāra', 'व्यापार'],
  shatru: ['Śatru', 'शत्रु'],
  jalapatana: ['Jalapatana', 'जलपतन'],
  bandhana: ['Bandhana', 'बन्धन'],
  apamrityu: ['Apamṛtyu', 'अपमृत्यु'],
  labha: ['Lābha', 'लाभ'],
};

const DEVANAGARI = /^(hi|mr|ne|sa-Deva)$/;

function nameIn(names: Names<string>, tag: LanguageTag, key: string): string {
  const [iast, sa] = names[key] ?? [key, key];
  if (DEVANAGARI.test(tag)) return sa;
  if (tag === 'sa') return iast;
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Name of a Tājika yoga. */
export const tajikaYogaName = (tag: LanguageTag, key: string): string => nameIn(YOGAS, tag, key);

/** Name of a saham. */
export const sahamName = (tag: LanguageTag, key: SahamKey): string => nameIn(SAHAMS, tag, key);
