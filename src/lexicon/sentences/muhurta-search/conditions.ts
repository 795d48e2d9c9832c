/** The condition of a rule as a clause: "the Moon is in Rohiṇī or Mṛgaśirā". */

import type { AstaGraha, AstaLimit } from '../../../domain/muhurta-search/asta';
import type { Condition, MonthTithi } from '../../../domain/muhurta-search/types';
import { formatIn } from '../../formats';
import type { SentenceLanguage } from '../../language';
import { monthName, type Name, nakshatraName, rashiName, tithiName, varaName, yogaName } from '../../names';

const OR = { en: 'or', hi: 'या' } as const;

const either = (parts: readonly (string | number)[], language: SentenceLanguage): string =>
  formatIn(language).list(parts, 'or');

const named = (name: Name, language: SentenceLanguage): string => (language === 'hi' ? name.sa : name.iast);

function names(numbers: readonly number[], nameOf: (number: number) => Name, language: SentenceLanguage): string {
  return either(
    numbers.map((number) => named(nameOf(number), language)),
    language,
  );
}

/** "2, 3 or 5 of the bright half or Pūrṇimā". */
function tithisInWords(tithis: readonly number[], language: SentenceLanguage): string {
  const or = OR[language];
  const bright = tithis.filter((tithi) => tithi < 15);
  const dark = tithis.filter((tithi) => tithi > 15 && tithi < 30).map((tithi) => tithi - 15);
  const moons = tithis.filter((tithi) => tithi % 15 === 0).map((tithi) => named(tithiName(tithi), language));
  const half = (numbers: readonly number[], en: string, hi: string): string[] => {
    if (numbers.length === 0) return [];
    return [language === 'hi' ? `${hi} की ${either(numbers, language)}` : `${either(numbers, language)} of ${en}`];
  };
  const halves =
    bright.join() === dark.join()
      ? half(bright, 'either half', 'किसी भी पक्ष')
      : [...half(bright, 'the bright half', 'शुक्ल पक्ष'), ...half(dark, 'the dark half', 'कृष्ण पक्ष')];
  return [...halves, ...moons].join(`, ${or} `);
}

const monthTithiInWords = ({ month, tithi }: MonthTithi, language: SentenceLanguage): string =>
  `${named(monthName(month), language)} ${named(tithiName(tithi), language)}`;

const GRAHAS = { jupiter: { en: 'Jupiter', hi: 'गुरु' }, venus: { en: 'Venus', hi: 'शुक्र' } } as const;

/** The criterion of visibility, as a clause. */
function limitInWords(limit: AstaLimit, graha: AstaGraha, language: SentenceLanguage): string {
  const hi = language === 'hi';
  if (limit === 'arcus-visionis')
    return hi ? 'दृश्यता क्षितिज के नीचे सूर्य की गहराई से' : 'visibility goes by the depth of the Sun below the horizon';
  const { superior, inferior } = limit.elongationDeg[graha];
  const before = superior === inferior ? '' : hi ? `, सूर्य के आगे ${inferior}°` : `, ${inferior}° before the Sun`;
  return hi ? `दृश्यता देशान्तर में ${superior}° की दूरी से${before}` : `visibility goes by ${superior}° of longitude${before}`;
}

function astaInWords(
  { graha, limit, asideDays }: Extract<Condition, { by: 'asta' }>,
  language: SentenceLanguage,
): string {
  const name = GRAHAS[graha][language];
  const measure = limitInWords(limit, graha, language);
  if (language === 'hi') {
    const aside = asideDays > 0 ? `, या दिन उससे पहले या बाद के ${asideDays} पूरे दिनों में है` : '';
    return `${name} सूर्य के समीप अदृश्य है${aside}; ${measure}`;
  }
  const aside = asideDays > 0 ? `, or the day is one of ${asideDays} whole days before or after` : '';
  return `${name} is unseen near the Sun${aside}; ${measure}`;
}

const UNJUDGED = {
  'ten-lines': {
    en: 'one of the ten lines of the Muhūrta-cintāmaṇi holds (lattā, pāta, yuti, vedha, jāmitra, bāṇa-pañcaka, ekārgala, upagraha, krāntisāmya, dagdha-tithi); they are not computed here',
    hi: 'मुहूर्तचिन्तामणि की दस रेखाओं में से कोई है (लत्ता, पात, युति, वेध, जामित्र, बाण-पञ्चक, एकार्गल, उपग्रह, क्रान्तिसाम्य, दग्ध तिथि); इनकी यहाँ गणना नहीं होती',
  },
  'great-faults': {
    en: 'one of the twenty-one mahādoṣas holds; only those with a rule of their own in this set are computed',
    hi: 'इक्कीस महादोषों में से कोई है; केवल उनकी गणना होती है जिनका इस सूची में अपना नियम है',
  },
} as const;

const YOGA_PARTS = {
  en: 'the time lies in the first 3 ghaṭīs of Viṣkambha, 5 of Śūla, 6 of Gaṇḍa or Atigaṇḍa, 9 of Vyāghāta or Vajra, in the first half of Parigha, or in Vyatīpāta or Vaidhṛti',
  hi: 'समय विष्कम्भ की पहली 3 घटी, शूल की 5, गण्ड या अतिगण्ड की 6, व्याघात या वज्र की 9, परिघ के पहले आधे, या व्यतीपात या वैधृति में है',
} as const;

/** A clause that describes a true condition. */
export function conditionInWords(condition: Condition, language: SentenceLanguage): string {
  const hi = language === 'hi';
  switch (condition.by) {
    case 'day':
      return hi ? 'समय एक सूर्योदय और अगले के बीच है' : 'the time lies between a sunrise and the next';
    case 'nakshatra': {
      const nakshatras = names(condition.in, nakshatraName, language);
      return hi ? `चन्द्रमा ${nakshatras} में है` : `the Moon is in ${nakshatras}`;
    }
    case 'tithi': {
      const tithis = tithisInWords(condition.in, language);
      return hi ? `तिथि ${tithis} है` : `the tithi is ${tithis}`;
    }
    case 'yoga': {
      const yogas = names(condition.in, yogaName, language);
      return hi ? `योग ${yogas} है` : `the yoga is ${yogas}`;
    }
    case 'yoga-parts':
      return YOGA_PARTS[language];
    case 'vishti':
      return hi ? 'करण विष्टि (भद्रा) है' : 'the karaṇa is viṣṭi (bhadrā)';
    case 'vara': {
      const varas = names(condition.in, varaName, language);
      return hi ? `वार ${varas} है` : `the weekday is ${varas}`;
    }
    case 'pada': {
      const padas = condition.in.map(
        ([nakshatra, pada]) => `${named(nakshatraName(nakshatra), language)} ${hi ? 'पाद' : 'pāda'} ${pada}`,
      );
      return hi ? `चन्द्रमा ${either(padas, language)} में है` : `the Moon is in ${either(padas, language)}`;
    }
    case 'moon-arc': {
      const { fromDeg, toDeg } = condition;
      return hi
        ? `चन्द्रमा निरयण ${fromDeg}° और ${toDeg}° के बीच है`
        : `the Moon is between ${fromDeg}° and ${toDeg}° nirayana`;
    }
    case 'sun-rashi': {
      const rashis = names(condition.in, rashiName, language);
      return hi ? `सूर्य ${rashis} में है` : `the Sun is in ${rashis}`;
    }
    case 'jupiter-rashi': {
      const rashis = names(condition.in, rashiName, language);
      return hi ? `गुरु ${rashis} में है` : `Jupiter is in ${rashis}`;
    }
    case 'month': {
      const months = names(condition.in, monthName, language);
      return hi ? `अमान्त मास ${months} है और अधिक नहीं` : `the amānta month is ${months}, and not adhika`;
    }
    case 'adhika':
      return hi
        ? 'चान्द्र मास अधिक है: उसमें सूर्य की कोई सङ्क्रान्ति नहीं'
        : 'the lunar month is adhika: the Sun enters no rāśi in it';
    case 'kshaya':
      return hi
        ? 'चान्द्र मास क्षय है: उसमें सूर्य की दो सङ्क्रान्तियाँ हैं'
        : 'the lunar month is kṣaya: the Sun enters two rāśis in it';
    case 'season': {
      const [from, to] = [monthTithiInWords(condition.from, language), monthTithiInWords(condition.to, language)];
      return hi
        ? `समय ${from} के आरम्भ और ${to} के अन्त के बीच है`
        : `the time lies between the beginning of ${from} and the end of ${to}`;
    }
    case 'asta':
      return astaInWords(condition, language);
    case 'sankranti':
      return hi
        ? `सूर्य की सङ्क्रान्ति ${condition.ghatis} घटी के भीतर है`
        : `the Sun enters a rāśi within ${condition.ghatis} ghaṭīs, before or after`;
    case 'eclipse':
      return hi
        ? `दिन में स्थान पर दिखा ग्रहण है, या दिन उसके बाद के ${condition.daysAfter} दिनों में है`
        : `the day has an eclipse seen at the place, or is one of the ${condition.daysAfter} days after`;
    case 'lagna': {
      const rashis = names(condition.in, rashiName, language);
      return hi ? `लग्न ${rashis} है` : `the rising rāśi is ${rashis}`;
    }
    case 'forenoon':
      return hi ? 'समय सूर्योदय और दिन के मध्य के बीच है' : 'the time lies between sunrise and the middle of the daylight';
    case 'tara':
      return hi
        ? `जन्म-नक्षत्र से चन्द्रमा के नक्षत्र तक की गणना को 9 से भाग देने पर शेष ${either(condition.in, language)} है`
        : `the count from the natal nakṣatra to the nakṣatra of the Moon leaves ${either(condition.in, language)} when divided by 9`;
    case 'chandra':
      return hi
        ? `जन्म-राशि से चन्द्रमा की राशि तक की गणना ${either(condition.in, language)} है`
        : `the count from the natal rāśi to the rāśi of the Moon is ${either(condition.in, language)}`;
    case 'disha-shula':
      return hi ? 'वार का दिशाशूल यात्रा की दिशा में है' : 'the diśā-śūla of the weekday is the direction of the journey';
    case 'southward-panchaka':
      return hi
        ? 'यात्रा दक्षिण की है और चन्द्रमा निरयण 300° और 360° के बीच है'
        : 'the journey goes south and the Moon is between 300° and 360° nirayana';
    case 'unjudged':
      return UNJUDGED[condition.what][language];
  }
}
