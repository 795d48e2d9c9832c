/** The conditions of daśās in words: their content, and whether they hold for the birth. */
import type { SentenceLanguage } from '../../lexicon/language';
import type { DashaReason } from './conditions';

const ASKS: Record<DashaReason['condition'], Record<SentenceLanguage, string>> = {
  'rahu-from-lagna-lord-or-paksha': {
    en: 'Rāhu is in a kendra or trikoṇa from the lord of the lagna and not in the lagna, or the birth is by day in the dark fortnight or by night in the bright one',
    hi: 'राहु लग्नेश से केन्द्र या त्रिकोण में हो और लग्न में न हो, अथवा जन्म कृष्ण पक्ष में दिन का या शुक्ल पक्ष में रात का हो',
  },
  'four-grahas-in-kendras': {
    en: 'Four or more of the seven grahas are in kendras',
    hi: 'सात ग्रहों में से चार या अधिक केन्द्र में हों',
  },
  'lagna-lord-in-seventh-or-seventh-lord-in-lagna': {
    en: 'The lord of the lagna is in the seventh house, or the lord of the seventh is in the lagna',
    hi: 'लग्नेश सप्तम भाव में हो, अथवा सप्तमेश लग्न में हो',
  },
  'hora-and-paksha': {
    en: 'The lagna is in the Moon’s horā in the dark fortnight, or in the Sun’s horā in the bright one',
    hi: 'कृष्ण पक्ष में लग्न चन्द्र की होरा में हो, अथवा शुक्ल पक्ष में सूर्य की होरा में हो',
  },
  'navamsha-of-shukra': {
    en: 'The lagna is in a navāṃśa of Śukra',
    hi: 'लग्न शुक्र के नवांश में हो',
  },
  'karka-lagna-and-dvadashamsha': {
    en: 'The lagna is in Karka and in the dvādaśāṃśa of Karka',
    hi: 'लग्न कर्क राशि में और कर्क के द्वादशांश में हो',
  },
  'vargottama-lagna': {
    en: 'The lagna is vargottama: in the same rāśi in the navāṃśa',
    hi: 'लग्न वर्गोत्तम हो: नवांश में भी वही राशि हो',
  },
  'tenth-lord-in-tenth': {
    en: 'The lord of the tenth house is in the tenth',
    hi: 'दशमेश दशम भाव में हो',
  },
  'surya-in-lagna': { en: 'The Sun is in the lagna', hi: 'सूर्य लग्न में हो' },
  'day-and-hora': {
    en: 'The birth is by day with the lagna in the Sun’s horā, or by night with the lagna in the Moon’s',
    hi: 'जन्म दिन का हो और लग्न सूर्य की होरा में, अथवा जन्म रात का हो और लग्न चन्द्र की होरा में',
  },
};

const HOLDS: Record<SentenceLanguage, Record<'true' | 'false' | 'null', string>> = {
  en: { true: 'This holds here.', false: 'This does not hold here.', null: 'Whether this holds here is not known.' },
  hi: {
    true: 'यहाँ यह शर्त पूरी होती है।',
    false: 'यहाँ यह शर्त पूरी नहीं होती।',
    null: 'यहाँ यह शर्त पूरी होती है या नहीं, ज्ञात नहीं है।',
  },
};

/** The condition of a daśā and whether it holds for the birth, in two sentences. */
export function dashaReasonInWords({ condition, holds }: DashaReason, language: SentenceLanguage = 'en'): string {
  const stop = language === 'hi' ? '।' : '.';
  return `${ASKS[condition][language]}${stop} ${HOLDS[language][`${holds}`]}`;
}
