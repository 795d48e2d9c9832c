/** Names of the languages. */
import type { LanguageTag } from '../data/language';

/** The name of each language of names in the language itself. */
export const OWN_LANGUAGE_NAMES: Record<LanguageTag, string> = {
  sa: 'Saṃskṛta (IAST)',
  'sa-Deva': 'संस्कृतम्',
  en: 'English',
  hi: 'हिंदी',
  mr: 'मराठी',
  ne: 'नेपाली',
  gu: 'ગુજરાતી',
  bn: 'বাংলা',
  as: 'অসমীয়া',
  or: 'ଓଡ଼ିଆ',
  pa: 'ਪੰਜਾਬੀ',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
};
