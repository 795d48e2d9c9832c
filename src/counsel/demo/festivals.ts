/** Finds the observance that a message names, by the names in the rules and by common spellings. */
import { RULES } from '../../data/observances';
import { loadObservanceNames } from '../../lexicon/observanceNames';
import { comparable, type Words, words } from './match';

/** Common spellings, each with its possible keys; the one that occurs first is the answer. */
const COMMON: readonly (readonly [keys: readonly string[], ...writings: string[]])[] = [
  [
    ['lakshmi_puja'],
    'diwali',
    'divali',
    'deepawali',
    'deepavali',
    'dipavali',
    'dipawali',
    'lakshmi puja',
    'laxmi puja',
  ],
  [['lakshmi_puja'], 'दिवाली', 'दीवाली', 'दीपावली', 'दिपावली', 'लक्ष्मी पूजा', 'लक्ष्मी पूजन'],
  [['holi'], 'holi', 'dhulandi', 'dhuleti', 'rangwali holi', 'होली', 'धुलंडी'],
  [['holika_dahana'], 'holika dahan', 'chhoti holi', 'choti holi', 'होलिका दहन', 'छोटी होली'],
  [['vijayadashami'], 'dussehra', 'dussera', 'dasara', 'dashahara', 'vijayadashmi', 'दशहरा', 'विजयादशमी', 'विजय दशमी'],
  [['krishna_janmashtami'], 'janmashtami', 'janamashtami', 'janmastami', 'gokulashtami', 'जन्माष्टमी', 'कृष्ण जन्माष्टमी'],
  [['maha_shivaratri'], 'maha shivratri', 'mahashivratri', 'shivratri', 'shivaratri', 'महा शिवरात्रि', 'शिवरात्रि'],
  [['chaitra_navaratri', 'sharad_navaratri'], 'navratri', 'navaratri', 'navratra', 'नवरात्रि', 'नवरात्र'],
  [['chaitra_navaratri'], 'chaitra navratri', 'vasant navratri', 'चैत्र नवरात्रि'],
  [['sharad_navaratri'], 'sharad navratri', 'shardiya navratri', 'शारदीय नवरात्रि', 'शरद नवरात्रि'],
  [['durga_ashtami'], 'durga puja', 'maha ashtami', 'दुर्गा पूजा', 'महाष्टमी'],
  [['ganesha_chaturthi'], 'ganesh chaturthi', 'ganesha chaturthi', 'ganesh chaturthi', 'vinayak chavithi', 'गणेश चतुर्थी'],
  [['raksha_bandhana'], 'raksha bandhan', 'rakshabandhan', 'rakhi', 'राखी', 'रक्षा बंधन'],
  [['karva_chauth'], 'karwa chauth', 'karva chauth', 'karwachauth', 'करवा चौथ'],
  [['chhath_puja'], 'chhath', 'chhath puja', 'chath puja', 'छठ', 'छठ पूजा'],
  [['rama_navami'], 'ram navami', 'ramnavami', 'ram navmi', 'राम नवमी'],
  [['hanuman_jayanti'], 'hanuman jayanti', 'hanuman janmotsav', 'हनुमान जयंती', 'हनुमान जन्मोत्सव'],
  [['makara_sankranti'], 'makar sankranti', 'makara sankranti', 'uttarayan', 'मकर संक्रांति', 'उत्तरायण'],
  [['akshaya_tritiya'], 'akshay tritiya', 'akha teej', 'अक्षय तृतीया'],
  [['dhanteras'], 'dhan teras', 'धनतेरस'],
  [['bhai_dooj'], 'bhai duj', 'bhaiya dooj', 'bhaiya duj', 'bhau beej', 'भाई दूज', 'भैया दूज'],
  [['govardhana_puja'], 'govardhan puja', 'annakut', 'गोवर्धन पूजा', 'अन्नकूट'],
  [['vasanta_panchami'], 'vasant panchami', 'basant panchami', 'vasanta panchami', 'बसंत पंचमी', 'वसंत पंचमी'],
  [['guru_purnima'], 'guru poornima', 'गुरु पूर्णिमा'],
  [['buddha_purnima'], 'buddha jayanti', 'buddh purnima', 'vesak', 'बुद्ध पूर्णिमा'],
  [['ratha_yatra'], 'rath yatra', 'jagannath yatra', 'रथ यात्रा', 'रथयात्रा'],
  [['nag_panchami'], 'naga panchami', 'नाग पंचमी'],
  [['hartalika_teej'], 'haritalika teej', 'हरतालिका तीज'],
  [['hariyali_teej'], 'हरियाली तीज'],
  [['guru_nanak_jayanti'], 'gurpurab', 'guru nanak jayanti', 'गुरु नानक जयंती'],
  [['mahavira_jayanti'], 'mahavir jayanti', 'mahaveer jayanti', 'महावीर जयंती'],
  [['gudi_padwa'], 'gudi padva', 'gudhi padwa', 'गुड़ी पड़वा'],
  [['tulasi_vivaha'], 'tulsi vivah', 'तुलसी विवाह'],
  [['ananta_chaturdashi'], 'anant chaturdashi', 'अनंत चतुर्दशी'],
  [['vaisakhi'], 'baisakhi', 'vaisakhi', 'बैसाखी'],
  [['lohri'], 'लोहड़ी'],
  [['onam'], 'ओणम'],
  [['pongal'], 'पोंगल'],
  [['ugadi'], 'yugadi', 'उगादि'],
  [['devutthana_ekadashi'], 'dev uthani ekadashi', 'devuthani ekadashi', 'dev prabodhini ekadashi', 'देवउठनी एकादशी'],
  [['nirjala_ekadashi'], 'nirjala ekadashi', 'निर्जला एकादशी'],
];

interface Named {
  keys: readonly string[];
  /** Its spelling, normalised for comparison. */
  writing: string;
  pattern: Words;
}

const named = (keys: readonly string[], writing: string): Named => ({
  keys,
  writing: comparable(writing),
  pattern: words(writing),
});

/** Names without additions in parentheses; parts between slashes are separate names. */
const parts = (name: string): string[] =>
  name
    .replace(/\([^)]*\)/g, '')
    .replace(/ (begins|ends)$/, '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part.length > 2);

let index: Named[] | undefined;

/** All spellings, longest first: `dev diwali` is tried before `diwali`. */
async function writings(): Promise<Named[]> {
  const { sa, devanagari, english } = await loadObservanceNames();
  index ??= [
    ...COMMON.flatMap(([keys, ...list]) => list.map((writing) => named(keys, writing))),
    ...RULES.filter(({ added }) => !added).flatMap(({ key }) =>
      [english, sa, devanagari].flatMap((labels) =>
        parts(labels.label('utsava', key)).map((writing) => named([key], writing)),
      ),
    ),
  ].sort((a, b) => b.writing.length - a.writing.length);
  return index;
}

/** The keys of the observance that a normalised text names, or null. */
export async function observanceIn(text: string): Promise<readonly string[] | null> {
  return (await writings()).find(({ pattern }) => pattern.test(text))?.keys ?? null;
}
