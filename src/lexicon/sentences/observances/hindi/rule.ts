/** What a rule says, in Hindi: a sentence for each of its parts. */

import type {
  Choice,
  EkadashiRule,
  NakshatraRule,
  OnTwo,
  SankrantiDay,
  SolarRule,
  TithiRule,
  WeekdayRule,
} from '../../../../data/observances/rule';
import { CRESCENT_DAYS } from '../../../../domain/observances/engine/syzygy';
import type { AppliedRule } from '../../../../domain/observances/types';
import { hindiTitle } from '../titles';
import { monthText, nakshatraText, PAKSHAS, rashiText, tithiText, varaText } from './names';
import { atTime, daysFrom, listed, longitudeOf, minutesOf, ON_NONE, placeText, SCHOOLS } from './phrases';

const ON_TWO: Readonly<Record<OnTwo, string>> = {
  first: 'पहला दिन',
  second: 'दूसरा दिन',
  larger: 'बड़े भाग वाला दिन (बराबर हों तो पहला)',
  'larger-else-second': 'बड़े भाग वाला दिन (बराबर हों तो दूसरा)',
};

/** "चैत्र की शुक्ल नवमी जिस दिन मध्याह्न में हो।", and the day to keep if two days qualify, or none. */
function chosenBy(what: string, kind: 'तिथि' | 'नक्षत्र', { kala, onTwo, onNone, leastGhatis }: Choice): string {
  const time = atTime(kala, leastGhatis);
  return paragraph(
    `${what} जिस दिन ${time} हो।`,
    `यदि ऐसे 2 दिन हों तो ${ON_TWO[onTwo]}।`,
    `यदि ${kind} किसी दिन ${time} न हो तो ${ON_NONE[onNone]}।`,
  );
}

const EXCEPTIONS: Readonly<Record<NonNullable<TithiRule['exception']>, string>> = {
  holika: 'यदि केवल पहली संध्या में हो और उस सूर्यास्त के समय भद्रा हो, तो अगली संध्या, यदि तिथि उस दिन साढ़े तीन प्रहर के बाद तक हो।',
  vijayadashami: 'भाग से पहले श्रवण से निर्णय है: यदि 2 अपराह्नों में से एक में ही श्रवण हो तो वही दिन; उससे दिन आगे भी बढ़ सकता है।',
  'bhadra-hours': 'विधि भद्रा के बाहर है।',
  'gaudiya-janmashtami':
    '2 सूर्योदयों में से वह दिन जिसके सूर्योदय पर रोहिणी हो, फिर वह जिसकी आधी रात को रोहिणी हो, फिर वार से निर्णय है।',
  'gaudiya-govardhana': '2 सूर्योदयों में से दूसरा दिन, यदि पहले दिन चंद्रोदय सूर्योदय से पहले हो।',
};

const TWICE = {
  'near-full-moon': 'पूर्णिमा के निकट वाला',
  later: 'बाद वाला',
  first: 'पहले वाला',
} as const;

const monthOf = (month: number | 'every' | 'adhika'): string =>
  month === 'every' ? 'हर चांद्र मास' : month === 'adhika' ? 'अधिक मास' : monthText(month);

const paragraph = (...sentences: (string | false | null | undefined)[]): string => sentences.filter(Boolean).join(' ');

const onVara = (vara: number | null | undefined): string | null =>
  vara ? `केवल तब, जब वह दिन ${varaText(vara)} हो।` : null;

const tithiOf = (paksha: TithiRule['paksha'], tithi: number): string =>
  paksha === 'both'
    ? `${tithiText(tithi)} और ${tithiText(tithi + 15)}`
    : tithiText(paksha === 'shukla' ? tithi : tithi + 15);

function decidedAt({ decidedAt: place }: TithiRule): string | null {
  if (!place) return null;
  const places = place.zones ? `${listed(place.zones)} के स्थानों में` : 'सभी स्थानों में';
  return `${places} ${placeText(place.name)} के सूर्य से निर्णय है।`;
}

function tithiWords(rule: TithiRule): string {
  const { paksha, tithi, month, adhika, sunRashi, onTwice, exception, vara } = rule;
  const name = tithiOf(paksha, tithi);
  const first =
    sunRashi === undefined
      ? `${adhika ? 'अधिक ' : ''}${monthOf(month)} की ${name}`
      : `सूर्य के ${rashiText(sunRashi)} में रहते ${name}`;
  return paragraph(
    chosenBy(first, 'तिथि', rule),
    exception && EXCEPTIONS[exception],
    onTwice && `यदि मास में 2 हों तो ${TWICE[onTwice]}।`,
    decidedAt(rule),
    onVara(vara),
  );
}

const SOLAR_MONTHS = { tamil: 'तमिल', malayalam: 'मलयालम' } as const;

function withinText(within: NakshatraRule['within']): string {
  if (within === 'every') return 'हर मास';
  if ('month' in within) return `${monthOf(within.month)} के ${PAKSHAS[within.paksha]} पक्ष में`;
  if ('solarMonth' in within) return `${SOLAR_MONTHS[within.reckoning]} ${rashiText(within.solarMonth)} मास में`;
  return `सूर्य के ${rashiText(within.sunRashi)} में रहते`;
}

function nakshatraWords(rule: NakshatraRule): string {
  const { nakshatra, within, onTwice } = rule;
  const both = within !== 'every' && 'यदि 2 बार हो तो दोनों।';
  return paragraph(
    chosenBy(`${withinText(within)} ${nakshatraText(nakshatra)}`, 'नक्षत्र', rule),
    onTwice ? `यदि 2 बार हो तो ${TWICE[onTwice]}।` : both,
  );
}

const SANKRANTI_DAYS: Readonly<Record<SankrantiDay, string>> = {
  'punya-kala': 'वही तारीख मानी जाती है।',
  tamil: 'सूर्यास्त से पहले हो तो वही दिन, नहीं तो अगला।',
  malayalam: 'दिनमान के तीन-पाँचवें भाग से पहले हो तो वही दिन, नहीं तो अगला।',
  odia: '22:12 से पहले हो तो वही तारीख, नहीं तो अगली।',
  bengal: 'अगली तारीख; आधी रात से 24 मिनट के भीतर बंगाली गणना से निर्णय है।',
  civil: 'वही तारीख मानी जाती है।',
  dawn: 'उसके बाद का पहला सूर्योदय।',
  'panchanga-day': 'सूर्योदय से गिना वह दिन जिसमें वह क्षण है।',
};

const OTHER_PUNYA_KALA: Readonly<Record<number, string>> = {
  90: 'सूर्योदय से पहले हो तो पिछला दिन।',
  270: 'सूर्यास्त के बाद हो तो अगला दिन।',
};

function solarWords({ sunDeg, day, shift }: SolarRule): string {
  const where = sunDeg % 30 === 0 ? `${longitudeOf(sunDeg)} में प्रवेश` : `${longitudeOf(sunDeg)} पर पहुँचना`;
  return paragraph(
    `सूर्य का ${where} (निरयण)।`,
    SANKRANTI_DAYS[day],
    day === 'punya-kala' && OTHER_PUNYA_KALA[sunDeg],
    shift !== undefined && `उस दिन से गिनकर ${shift + 1}वाँ दिन।`,
  );
}

const DAWN = 'दशमी उससे पहले अरुणोदय तक हो';

const FASTS: Readonly<Record<EkadashiRule['school'], string>> = {
  smarta:
    'जिस दिन सूर्योदय के समय एकादशी हो, 2 हों तो दूसरे दिन। यदि द्वादशी किसी सूर्योदय के समय न हो तो पिछले दिन; यदि एकादशी ही न हो तो उसके आरंभ के दिन।',
  vaishnava: `जिस दिन सूर्योदय के समय एकादशी हो, 2 हों तो दूसरे दिन। यदि ${DAWN}, या द्वादशी 2 सूर्योदयों के समय हो, तो अगले दिन।`,
  gaudiya: `जिस दिन सूर्योदय के समय एकादशी हो, 2 हों तो दूसरे दिन। यदि ${DAWN}, या महाद्वादशी से दिन बदले, तो अगले दिन।`,
  madhva:
    'जिस दिन सूर्योदय के समय एकादशी हो; यदि दशमी उससे पहले रात्रि की अंतिम चार घटिकाओं तक हो तो अगले दिन। यदि एकादशी या द्वादशी 2 सूर्योदयों के समय हो तो 2 दिन।',
};

function ekadashiWords({ month, paksha, sunRashi, school }: EkadashiRule): string {
  const name = tithiOf(paksha, 11);
  const first = sunRashi === undefined ? `${monthOf(month)} की ${name}` : `सूर्य के ${rashiText(sunRashi)} में रहते ${name}`;
  return paragraph(`${first} का ${SCHOOLS[school]} व्रत।`, FASTS[school]);
}

function weekdayWords({ on, vara }: WeekdayRule): string {
  if ('onOrBefore' in on) return `${hindiTitle(on.onOrBefore)} के दिन या उससे पहले का अंतिम ${varaText(vara)}।`;
  return `${on.reckoning === 'amanta' ? 'अमांत' : 'पूर्णिमांत'} ${monthOf(on.each)} का हर ${varaText(vara)}।`;
}

const SYZYGIES = {
  anvadhana: 'इष्टि से पिछला दिन।',
  ishti: 'वह दिन जिसमें दोपहर से पहले पूर्णिमा या अमावस्या की समाप्ति हो, नहीं तो अगला दिन।',
  crescent: `अमावस्या के बाद की पहली संध्या जिसमें चंद्रास्त सूर्यास्त के कम से कम ${minutesOf(CRESCENT_DAYS)} बाद हो।`,
} as const;

/** A rule in a few sentences. */
export function ruleInHindi(rule: AppliedRule): string {
  switch (rule.by) {
    case 'tithi':
      return tithiWords(rule);
    case 'junction':
      return `सूर्योदय से गिना वह दिन जिसमें ${monthOf(rule.month)} की ${tithiOf(rule.paksha, rule.tithi)} की समाप्ति है।`;
    case 'nakshatra':
      return nakshatraWords(rule);
    case 'solar':
      return solarWords(rule);
    case 'ekadashi':
      return ekadashiWords(rule);
    case 'relative':
      return paragraph(`${daysFrom(rule.days, hindiTitle(rule.to))}।`, onVara(rule.vara));
    case 'weekday':
      return weekdayWords(rule);
    case 'syzygy':
      return SYZYGIES[rule.what];
    case 'parana':
      return 'व्रत के अगले दिन, हरिवासर (द्वादशी के पहले चौथाई) के बाद।';
    case 'eclipse':
      return 'वह ग्रहण जो इस स्थान के क्षितिज के ऊपर है।';
  }
}
