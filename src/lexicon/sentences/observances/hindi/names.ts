/** Names as Hindi spells them: tithis, nakṣatras, rāśis, months, weekdays. */

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

export const PAKSHAS = { shukla: 'शुक्ल', krishna: 'कृष्ण' } as const;

const nth = (names: readonly string[], number: number): string => names[number - 1] as string;

/** @param tithi  1..30 */
export function tithiText(tithi: number): string {
  if (tithi === 15) return 'पूर्णिमा';
  if (tithi === 30) return 'अमावस्या';
  return tithi < 15 ? `${PAKSHAS.shukla} ${nth(TITHIS, tithi)}` : `${PAKSHAS.krishna} ${nth(TITHIS, tithi - 15)}`;
}

export const nakshatraText = (nakshatra: number): string => `${nth(NAKSHATRAS, nakshatra)} नक्षत्र`;
export const rashiText = (rashi: number): string => nth(RASHIS, rashi);
export const monthText = (month: number): string => nth(MONTHS, month);
export const varaText = (vara: number): string => nth(VARAS, vara);
