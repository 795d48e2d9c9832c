/** Exceptions and cancellations in sentences. */

import type { CancellationKey } from '../../../domain/match/mangala';
import type { ExceptionKey } from '../../../domain/match/types';
import type { SentenceLanguage } from '../../language';

type Words = Record<SentenceLanguage, string>;

const EXCEPTIONS: Record<ExceptionKey, Words> = {
  'bhakuta-same-lord': {
    en: 'One lord rules both rāśis.',
    hi: 'दोनों राशियों का एक ही स्वामी है।',
  },
  'bhakuta-friendly-lords': {
    en: 'The lords of the two rāśis are natural friends both ways.',
    hi: 'दोनों राशियों के स्वामी परस्पर नैसर्गिक मित्र हैं।',
  },
  'nadi-same-rashi-other-nakshatra': {
    en: 'Both have the same rāśi and different nakṣatras.',
    hi: 'दोनों की राशि एक और नक्षत्र अलग हैं।',
  },
  'nadi-same-nakshatra-other-rashi': {
    en: 'Both have the same nakṣatra and different rāśis.',
    hi: 'दोनों का नक्षत्र एक और राशियाँ अलग हैं।',
  },
  'nadi-same-nakshatra-other-pada': {
    en: 'Both have the same nakṣatra and different pādas.',
    hi: 'दोनों का नक्षत्र एक और पाद अलग हैं।',
  },
  'nadi-nakshatra-list': {
    en: 'One of the two has Kṛttikā, Rohiṇī, Mṛgaśirā, Ārdrā, Puṣya, Jyeṣṭhā, Śravaṇa, Uttara-Bhādrapadā or Revatī.',
    hi: 'दोनों में से एक का नक्षत्र कृत्तिका, रोहिणी, मृगशिरा, आर्द्रा, पुष्य, ज्येष्ठा, श्रवण, उत्तर-भाद्रपदा या रेवती है।',
  },
  'nadi-lord': {
    en: 'One lord rules both rāśis, or their lords are natural friends both ways.',
    hi: 'दोनों राशियों का एक ही स्वामी है, या उनके स्वामी परस्पर नैसर्गिक मित्र हैं।',
  },
  'gana-friendly-lords': {
    en: 'One lord rules both rāśis, or their lords are natural friends both ways.',
    hi: 'दोनों राशियों का एक ही स्वामी है, या उनके स्वामी परस्पर नैसर्गिक मित्र हैं।',
  },
  'gana-beyond-14': {
    en: 'Counted from the nakṣatra in the vara’s place, the one in the kanyā’s place comes after the fourteenth.',
    hi: 'वर के स्थान के नक्षत्र से गिनने पर कन्या के स्थान का नक्षत्र चौदहवें के बाद आता है।',
  },
  'stri-dirgha-rashi-maitri': {
    en: 'The rāśi kūṭa and the friendship of the lords hold.',
    hi: 'राशि-कूट और स्वामियों की मैत्री दोनों बनते हैं।',
  },
  'rajju-four': {
    en: 'The friendship of the lords, rāśi, dina and mahendra all hold.',
    hi: 'स्वामियों की मैत्री, राशि, दिन और महेन्द्र चारों बनते हैं।',
  },
};

export const exceptionInWords = (key: ExceptionKey, language: SentenceLanguage): string => EXCEPTIONS[key][language];

const CANCELLATIONS: Record<CancellationKey, Words> = {
  'raman-2-mithuna-kanya': {
    en: 'Mars stands in the second house, in Mithuna or Kanyā.',
    hi: 'मंगल दूसरे भाव में, मिथुन या कन्या राशि में है।',
  },
  'raman-4-mesha-vrishchika': {
    en: 'Mars stands in the fourth house, in Meṣa or Vṛścika.',
    hi: 'मंगल चौथे भाव में, मेष या वृश्चिक राशि में है।',
  },
  'raman-7-karka-makara': {
    en: 'Mars stands in the seventh house, in Karka or Makara.',
    hi: 'मंगल सातवें भाव में, कर्क या मकर राशि में है।',
  },
  'raman-8-dhanus-mina': {
    en: 'Mars stands in the eighth house, in Dhanus or Mīna.',
    hi: 'मंगल आठवें भाव में, धनु या मीन राशि में है।',
  },
  'raman-12-vrishabha-tula': {
    en: 'Mars stands in the twelfth house, in Vṛṣabha or Tulā.',
    hi: 'मंगल बारहवें भाव में, वृषभ या तुला राशि में है।',
  },
  'raman-simha-kumbha': { en: 'Mars stands in Siṃha or Kumbha.', hi: 'मंगल सिंह या कुम्भ राशि में है।' },
  'raman-with-moon': { en: 'Mars stands in one rāśi with the Moon.', hi: 'मंगल चन्द्रमा के साथ एक राशि में है।' },
  'raman-with-jupiter': { en: 'Mars stands in one rāśi with Jupiter.', hi: 'मंगल गुरु के साथ एक राशि में है।' },
  'raman-jupiter-in-lagna': { en: 'Jupiter stands in the lagna.', hi: 'गुरु लग्न में है।' },
  'raman-venus-in-lagna': { en: 'Venus stands in the lagna.', hi: 'शुक्र लग्न में है।' },
};

export const cancellationInWords = (key: CancellationKey, language: SentenceLanguage): string =>
  CANCELLATIONS[key][language];

const LISTS: Record<'north' | 'south', Words> = {
  north: { en: 'Houses 1, 4, 7, 8 and 12 are counted.', hi: '1, 4, 7, 8 और 12वाँ भाव गिने जाते हैं।' },
  south: { en: 'Houses 2, 4, 7, 8 and 12 are counted.', hi: '2, 4, 7, 8 और 12वाँ भाव गिने जाते हैं।' },
};

export const mangalaListInWords = (list: 'north' | 'south', language: SentenceLanguage): string =>
  LISTS[list][language];
