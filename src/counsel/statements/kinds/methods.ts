/** How figures are computed, and how exact they are. */
import type { Kind } from '../statement';
import { choice } from './choice';

const METHODS = {
  ayanamsha: {
    en: 'Sidereal longitudes are tropical longitudes less the ayanāṃśa; the default is Lahiri.',
    hi: 'निरयन देशान्तर सायन देशान्तर में से अयनांश घटाकर मिलते हैं; बिना बताए अयनांश लाहिरी है।',
    'hi-Latn':
      'Nirayan deshantar sayan deshantar mein se ayanamsha ghatakar milte hain; bina bataye ayanamsha Lahiri hai.',
  },
  tithi: {
    en: 'A tithi is the time in which the Moon gains 12° on the Sun; its ends are the same instant everywhere.',
    hi: 'चन्द्र सूर्य से 12° आगे जिस समय में बढ़ता है, वह एक तिथि है; उसका अन्त सर्वत्र एक ही क्षण है।',
    'hi-Latn':
      'Chandra Surya se 12° aage jis samay mein badhta hai, woh ek tithi hai; uska ant sarvatra ek hi kshan hai.',
  },
  nakshatra: {
    en: 'The nakṣatra of a moment is the one of 27 equal parts of 13°20′ in which the sidereal Moon stands.',
    hi: '13°20′ के 27 समान भागों में से जिसमें निरयन चन्द्र हो, वह उस समय का नक्षत्र है।',
    'hi-Latn': '13°20′ ke 27 samaan bhaagon mein se jis mein nirayan chandra ho, woh us samay ka nakshatra hai.',
  },
  sunrise: {
    en: 'Sunrise is the moment when the upper limb of the Sun meets a level horizon, with standard refraction.',
    hi: 'सूर्योदय वह क्षण है जब मानक अपवर्तन के साथ सूर्य-बिम्ब का ऊपरी किनारा समतल क्षितिज पर आता है।',
    'hi-Latn':
      'Suryoday woh kshan hai jab manak apavartan ke saath Surya-bimb ka upari kinara samtal kshitij par aata hai.',
  },
  vara: {
    en: 'A vāra runs from sunrise to sunrise, so before dawn it is still the day before.',
    hi: 'वार सूर्योदय से सूर्योदय तक है, इसलिए भोर से पहले पिछला वार रहता है।',
    'hi-Latn': 'Vaar suryoday se suryoday tak hai, isliye bhor se pehle pichhla vaar rehta hai.',
  },
  lagna: {
    en: 'The lagna is the point of the ecliptic that rises in the east at the moment and place of birth.',
    hi: 'जन्म के क्षण और स्थान पर पूर्व में उदित क्रान्तिवृत्त का बिन्दु लग्न है।',
    'hi-Latn': 'Janm ke kshan aur sthan par poorv mein udit krantivritta ka bindu lagna hai.',
  },
  houses: {
    en: 'Houses are counted by whole signs from the sign of the lagna.',
    hi: 'भाव लग्न की राशि से पूरी राशियों में गिने जाते हैं।',
    'hi-Latn': 'Bhaav lagna ki rashi se poori rashiyon mein gine jaate hain.',
  },
  dasha: {
    en: 'Viṃśottarī counts 120 years by nine lords, from the nakṣatra of the natal Moon; a year has 365.25 days here unless the settings say otherwise.',
    hi: 'विंशोत्तरी जन्म-चन्द्र के नक्षत्र से नौ स्वामियों के 120 वर्ष गिनती है; मान न बदला हो तो वर्ष 365.25 दिन का है।',
    'hi-Latn':
      'Vimshottari janm-chandra ke nakshatra se nau swamiyon ke 120 varsh ginti hai; maan na badla ho to varsh 365.25 din ka hai.',
  },
  node: {
    en: 'Rāhu and Ketu are the nodes of the Moon’s path; the default is the mean node.',
    hi: 'राहु और केतु चन्द्र-पथ के पात हैं; बिना बताए मध्यम पात लिया जाता है।',
    'hi-Latn': 'Rahu aur Ketu chandra-path ke paat hain; bina bataye madhyam paat liya jaata hai.',
  },
  observance_day: {
    en: 'An observance belongs to the civil day on which its tithi covers the part of the day that its rule names.',
    hi: 'पर्व उस दिन होता है जिस दिन उसकी तिथि नियम में बताए काल को व्याप्त करती है।',
    'hi-Latn': 'Parv us din hota hai jis din uski tithi niyam mein bataye kaal ko vyapt karti hai.',
  },
  ekadashi: {
    en: 'Smārtas and Vaiṣṇavas may keep an ekādaśī on different days, because they judge the dawn before it differently.',
    hi: 'स्मार्त और वैष्णव एकादशी का दिन भिन्न हो सकता है, क्योंकि उससे पहले के अरुणोदय का नियम भिन्न है।',
    'hi-Latn':
      'Smarta aur Vaishnava ekadashi ka din bhinn ho sakta hai, kyonki usse pehle ke arunoday ka niyam bhinn hai.',
  },
  rahu_kalam: {
    en: 'Rāhu-kālam is one of eight equal parts of the daylight; the weekday gives which one.',
    hi: 'राहु-काल दिनमान के आठ समान भागों में से एक है; कौन-सा, यह वार से मिलता है।',
    'hi-Latn': 'Rahu-kaal dinmaan ke aath samaan bhaagon mein se ek hai; kaun sa, yeh vaar se milta hai.',
  },
  sade_sati: {
    en: 'Sāḍe-sātī runs while Saturn is in the sign before the natal Moon’s, in that sign, or in the one after it.',
    hi: 'शनि जब जन्म-चन्द्र की राशि से पहली, उसी और अगली राशि में रहता है, वह काल साढ़े-साती है।',
    'hi-Latn': 'Shani jab janm-chandra ki rashi se pehli, usi aur agli rashi mein rehta hai, woh kaal saade-saati hai.',
  },
  match: {
    en: 'Kūṭa points follow from the Moon’s nakṣatra and rāśi of both births, by tables of the named tradition.',
    hi: 'कूट-अंक दोनों जन्मों के चन्द्र-नक्षत्र और राशि से, बताई परम्परा की सारणियों से मिलते हैं।',
    'hi-Latn': 'Koot-ank dono janmon ke chandra-nakshatra aur rashi se, batayi parampara ki saaraniyon se milte hain.',
  },
  navamsha: {
    en: 'The navāṃśa divides each sign into nine parts of 3°20′ and assigns a sign to each.',
    hi: 'नवांश प्रत्येक राशि को 3°20′ के नौ भागों में बाँटता है और प्रत्येक को एक राशि देता है।',
    'hi-Latn': 'Navamsha mein rashi ke nau bhaag hain, 3°20′ ke, aur har bhaag ki ek rashi hai.',
  },
  eclipse: {
    en: 'Eclipses follow from the computed shadows of Earth and Moon; whether one is seen depends on the horizon of the place.',
    hi: 'ग्रहण पृथ्वी और चन्द्र की छाया की गणना से निकलते हैं; दिखना स्थान के क्षितिज पर निर्भर है।',
    'hi-Latn':
      'Grahan Prithvi aur Chandra ki chhaya ki ganana se nikalte hain; dikhna sthan ke kshitij par nirbhar hai.',
  },
  timezone: {
    en: 'Times are those of the clocks of the place, with summer time where it was kept.',
    hi: 'समय स्थान की घड़ियों के हैं, जहाँ ग्रीष्म-समय था वहाँ उसके साथ।',
    'hi-Latn': 'Samay sthan ki ghadiyon ke hain, jahan summer time tha wahan uske saath.',
  },
  astronomy: {
    en: 'Positions come from the service’s own kernel, by VSOP87D and ELP/MPP02 terms fitted to JPL DE431.',
    hi: 'स्थितियाँ सेवा के अपने गणक से हैं: VSOP87D और ELP/MPP02 के पद, JPL DE431 के अनुसार।',
    'hi-Latn': 'Sthitiyan seva ke apne ganak se hain: VSOP87D aur ELP/MPP02 ke pad, JPL DE431 ke anusaar.',
  },
};

const ACCURACIES = {
  positions: {
    en: 'Longitudes agree with JPL DE431 to better than 0.1″ from 1900 to 2100.',
    hi: '1900 से 2100 तक देशान्तर JPL DE431 से 0.1″ के भीतर मिलते हैं।',
    'hi-Latn': '1900 se 2100 tak deshantar JPL DE431 se 0.1″ ke bheetar milte hain.',
  },
  birth_time: {
    en: 'The lagna moves about one degree in four minutes, so a chart is as exact as its birth time.',
    hi: 'लग्न लगभग चार मिनट में एक अंश चलता है, इसलिए कुण्डली जन्म-समय जितनी ही ठीक होती है।',
    'hi-Latn': 'Lagna lagbhag chaar minute mein ek ansh chalta hai, isliye kundali janm-samay jitni hi theek hoti hai.',
  },
  sunrise: {
    en: 'Real sunrise can differ by a minute or more with the weather and the height of the horizon.',
    hi: 'वास्तविक सूर्योदय मौसम और क्षितिज की ऊँचाई से एक मिनट या अधिक बदल सकता है।',
    'hi-Latn': 'Vastavik suryoday mausam aur kshitij ki unchai se ek minute ya adhik badal sakta hai.',
  },
  dasha: {
    en: 'Four minutes of birth time move the dates of the daśās by up to three weeks, and another ayanāṃśa by months.',
    hi: 'जन्म-समय में चार मिनट के अन्तर से दशाओं की तारीखें तीन सप्ताह तक, और दूसरे अयनांश से कुछ महीने बदलती हैं।',
    'hi-Latn':
      'Janm-samay mein chaar minute ke antar se dashaon ki tarikhein teen hafte tak, aur doosre ayanamsha se kuchh mahine badalti hain.',
  },
  almanacs: {
    en: 'Printed almanacs can differ by their ayanāṃśa, their place or their rule; the service names its own.',
    hi: 'छपे पञ्चाङ्ग अयनांश, स्थान या नियम से भिन्न हो सकते हैं; सेवा अपने मान बताती है।',
    'hi-Latn': 'Chhape panchang ayanamsha, sthan ya niyam se bhinn ho sakte hain; seva apne maan batati hai.',
  },
  instants: {
    en: 'Instants are computed to the second and shown here to the minute.',
    hi: 'क्षणों की गणना सेकंड तक है; यहाँ मिनट तक दिखाए जाते हैं।',
    'hi-Latn': 'Kshanon ki ganana second tak hai; yahan minute tak dikhaye jaate hain.',
  },
};

export const METHOD_KINDS: readonly Kind[] = [
  choice('method', 'sentence', 'how something is computed, or the rule of a term', 'of', METHODS),
  choice('accuracy', 'sentence', 'how exact figures are', 'of', ACCURACIES),
];
