/** Words for the notes of a chart, in one place for all answers. */
import type { SentenceLanguage } from '../../lexicon/language';
import { grahaName } from '../../lexicon/names/grahas';
import { lackInEnglish } from '../positions/noteEnglish';
import type { Lack, Note } from '../positions/notes';

const DAY = 'जन्म के दिन का सूर्योदय से सूर्योदय तक ज्ञान आवश्यक है, जो उपलब्ध नहीं है';

const CONDITIONS = { paksha: 'पक्ष की शर्त', 'day-or-night': 'दिन या रात की शर्त' };

const HINDI: { [L in Lack['lack']]: (why: Extract<Lack, { lack: L }>) => string } = {
  day: () => `इसके लिए ${DAY}`,
  'day-for-condition': ({ condition }) => `इसकी ${CONDITIONS[condition]} के लिए ${DAY}`,
  'day-for-strengths': () => `त्रिभाग, अब्द, मास, वार, होरा और इनके हर योग के लिए ${DAY}`,
  sunrise: () => 'जन्म के आसपास सूर्य का उदय और अस्त नहीं होता',
  longitude: () => 'भोगांश की गणना नहीं हो सकी',
  place: ({ point }) => `${point === 'lagna' ? 'लग्न' : grahaName(point).sa} का स्थान ज्ञात नहीं हो सका`,
  lagna: () => 'लग्न ज्ञात नहीं है',
  moon: () => 'चन्द्रमा का भोगांश ज्ञात नहीं है',
  period: () => 'यह क्षण 120 वर्षों के बाहर है',
  'sripati-degrees': () => 'जब तक मध्यलग्न क्षितिज के नीचे है, श्रीपति के अंश नहीं होते',
  'sripati-madhyas': () => 'जब तक मध्यलग्न क्षितिज के नीचे है, श्रीपति के भावमध्य नहीं होते',
  'placidus-cusps': () => 'इस अक्षांश पर प्लासीडस के भावारम्भ नहीं होते, न उनके भाव और कारक',
  'placidus-houses': () => 'इस अक्षांश पर प्लासीडस के भावारम्भ नहीं होते',
  rising: () => 'यह बिन्दु इस अक्षांश पर कभी उदित नहीं होता',
  fault: ({ message }) => message,
};

const LACKS: Record<SentenceLanguage, (why: Lack) => string> = {
  en: lackInEnglish,
  hi: (why) => (HINDI[why.lack] as (why: Lack) => string)(why),
};

const FAILED: Record<SentenceLanguage, (reason: string) => string> = {
  en: (reason) => `could not be computed (${reason})`,
  hi: (reason) => `गणना नहीं हो सकी (${reason})`,
};

/** The reason for a missing value, in words, without a full stop. */
export const lackInWords = (why: Lack, language: SentenceLanguage = 'en'): string => LACKS[language](why);

/** A note in words, without a full stop: the field, a colon, and the reason. */
export function noteInWords({ part, why, failed }: Note, language: SentenceLanguage = 'en'): string {
  const reason = lackInWords(why, language);
  return `${part}: ${failed ? FAILED[language](reason) : reason}`;
}
