/** Rules by id, with their names. */
import type { Name } from '../../data/terms/name';

/** A name with its common English form. */
export interface CommonName extends Name {
  en: string;
}

export const RULE_NAMES = {
  day: { key: 'day', iast: 'Dina', sa: 'दिन', en: 'Day from sunrise to sunrise' },
  nakshatra: { key: 'nakshatra', iast: 'Nakṣatra', sa: 'नक्षत्र', en: 'Nakshatra' },
  tithi: { key: 'tithi', iast: 'Tithi', sa: 'तिथि', en: 'Tithi' },
  vara: { key: 'vara', iast: 'Vāra', sa: 'वार', en: 'Weekday' },
  month: { key: 'month', iast: 'Māsa', sa: 'मास', en: 'Lunar month' },
  uttarayana: { key: 'uttarayana', iast: 'Uttarāyaṇa', sa: 'उत्तरायण', en: 'Northward course of the Sun' },
  forenoon: { key: 'forenoon', iast: 'Pūrvāhṇa', sa: 'पूर्वाह्ण', en: 'Forenoon' },
  'gandanta-pada': { key: 'gandanta-pada', iast: 'Gaṇḍānta-pāda', sa: 'गण्डान्त-पाद', en: 'Gandanta padas' },
  'yoga-9': { key: 'yoga-9', iast: 'Yoga', sa: 'योग', en: 'Nine yogas' },
  'yoga-parts': { key: 'yoga-parts', iast: 'Yoga-ghaṭikā', sa: 'योग-घटिका', en: 'Parts of the nine yogas' },
  bhadra: { key: 'bhadra', iast: 'Bhadrā', sa: 'भद्रा', en: 'Bhadra' },
  amavasya: { key: 'amavasya', iast: 'Amāvāsyā', sa: 'अमावास्या', en: 'New-moon tithi' },
  'krishna-14': { key: 'krishna-14', iast: 'Kṛṣṇa Caturdaśī', sa: 'कृष्ण चतुर्दशी', en: 'Krishna Chaturdashi' },
  rikta: { key: 'rikta', iast: 'Riktā', sa: 'रिक्ता', en: 'Rikta tithis' },
  kharmasa: { key: 'kharmasa', iast: 'Kharmāsa', sa: 'खरमास', en: 'Kharmas' },
  'solar-months': { key: 'solar-months', iast: 'Saura-māsa', sa: 'सौर मास', en: 'Solar months' },
  caturmasa: { key: 'caturmasa', iast: 'Cāturmāsa', sa: 'चातुर्मास', en: 'Chaturmas' },
  adhika: { key: 'adhika', iast: 'Adhika-māsa', sa: 'अधिक मास', en: 'Intercalary month' },
  kshaya: { key: 'kshaya', iast: 'Kṣaya-māsa', sa: 'क्षय मास', en: 'Lost month' },
  pitripaksha: { key: 'pitripaksha', iast: 'Pitṛ-pakṣa', sa: 'पितृपक्ष', en: 'Pitru Paksha' },
  holashtaka: { key: 'holashtaka', iast: 'Holāṣṭaka', sa: 'होलाष्टक', en: 'Holashtak' },
  'simhastha-guru': { key: 'simhastha-guru', iast: 'Siṃhastha-guru', sa: 'सिंहस्थ गुरु', en: 'Jupiter in Simha' },
  'asta-guru': { key: 'asta-guru', iast: 'Guru-asta', sa: 'गुरु-अस्त', en: 'Setting of Jupiter' },
  'asta-shukra': { key: 'asta-shukra', iast: 'Śukra-asta', sa: 'शुक्र-अस्त', en: 'Setting of Venus' },
  sankranti: { key: 'sankranti', iast: 'Saṅkrānti', sa: 'सङ्क्रान्ति', en: 'Sankranti' },
  grahana: { key: 'grahana', iast: 'Grahaṇa', sa: 'ग्रहण', en: 'Eclipse' },
  panchaka: { key: 'panchaka', iast: 'Pañcaka', sa: 'पञ्चक', en: 'Panchak' },
  'panchaka-south': {
    key: 'panchaka-south',
    iast: 'Dakṣiṇa-yātrā-pañcaka',
    sa: 'दक्षिणयात्रा-पञ्चक',
    en: 'Panchak on a journey south',
  },
  'disha-shula': { key: 'disha-shula', iast: 'Diśā-śūla', sa: 'दिशाशूल', en: 'Disha Shool' },
  punarvasu: { key: 'punarvasu', iast: 'Punarvasu', sa: 'पुनर्वसु', en: 'Punarvasu' },
  lagna: { key: 'lagna', iast: 'Lagna', sa: 'लग्न', en: 'Rising rashi' },
  lattadi: { key: 'lattadi', iast: 'Lattādi', sa: 'लत्तादि', en: 'Ten lines' },
  mahadosha: { key: 'mahadosha', iast: 'Mahādoṣa', sa: 'महादोष', en: 'Twenty-one points' },
  'tara-bala': { key: 'tara-bala', iast: 'Tārā-bala', sa: 'ताराबल', en: 'Tara bala' },
  'chandra-bala': { key: 'chandra-bala', iast: 'Candra-bala', sa: 'चन्द्रबल', en: 'Chandra bala' },
} as const satisfies Record<string, CommonName>;
export type RuleId = keyof typeof RULE_NAMES;

/** The name of a rule. */
export const ruleName = (id: RuleId): CommonName => RULE_NAMES[id];
