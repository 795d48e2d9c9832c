/** Names in Hindi sentences about the calendar: as everyday Hindi spells them. */
import { devanagariNames } from './devanagari';
import type { NamesInSentences } from './types';

const TITHIS = [
  'प्रतिपदा',
  'द्वितीया',
  'तृतीया',
  'चतुर्थी',
  'पंचमी',
  'षष्ठी',
  'सप्तमी',
  'अष्टमी',
  'नवमी',
  'दशमी',
  'एकादशी',
  'द्वादशी',
  'त्रयोदशी',
  'चतुर्दशी',
] as const;

const NAKSHATRAS = [
  'अश्विनी',
  'भरणी',
  'कृत्तिका',
  'रोहिणी',
  'मृगशिरा',
  'आर्द्रा',
  'पुनर्वसु',
  'पुष्य',
  'आश्लेषा',
  'मघा',
  'पूर्वा फाल्गुनी',
  'उत्तरा फाल्गुनी',
  'हस्त',
  'चित्रा',
  'स्वाति',
  'विशाखा',
  'अनुराधा',
  'ज्येष्ठा',
  'मूल',
  'पूर्वाषाढ़ा',
  'उत्तराषाढ़ा',
  'श्रवण',
  'धनिष्ठा',
  'शतभिषा',
  'पूर्वा भाद्रपद',
  'उत्तरा भाद्रपद',
  'रेवती',
] as const;

const RASHIS = ['मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुंभ', 'मीन'] as const;

const MONTHS = [
  'चैत्र',
  'वैशाख',
  'ज्येष्ठ',
  'आषाढ़',
  'श्रावण',
  'भाद्रपद',
  'आश्विन',
  'कार्तिक',
  'मार्गशीर्ष',
  'पौष',
  'माघ',
  'फाल्गुन',
] as const;

const VARAS = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'] as const;

const PAKSHAS = { shukla: 'शुक्ल', krishna: 'कृष्ण' } as const;

const nth =
  (names: readonly string[]) =>
  (number: number): string =>
    names[number - 1] as string;

const tithiOf = nth(TITHIS);

export const hindiNames: NamesInSentences = {
  ...devanagariNames,
  tithi(number) {
    if (number === 15) return 'पूर्णिमा';
    if (number === 30) return 'अमावस्या';
    return number < 15 ? `${PAKSHAS.shukla} ${tithiOf(number)}` : `${PAKSHAS.krishna} ${tithiOf(number - 15)}`;
  },
  paksha: (key) => PAKSHAS[key],
  nakshatra: nth(NAKSHATRAS),
  rashi: nth(RASHIS),
  month: nth(MONTHS),
  vara: nth(VARAS),
};
