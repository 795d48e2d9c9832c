/** Why an observance is kept on its day, in Hindi. */
import type {
  Because,
  Besides,
  Decision,
  EclipseDecision,
  KalaDecision,
  SankrantiReason,
  Share,
  Subject,
  SunDecision,
} from '../../../../domain/observances/decision';
import { CRESCENT_DAYS } from '../../../../domain/observances/engine/syzygy';
import { isClose, isWhole, largerFirst } from '../shares';
import { hindiTitle } from '../titles';
import { monthText, nakshatraText, rashiText, tithiText, varaText } from './names';
import {
  atTime,
  dateText,
  daysFrom,
  listed,
  longitudeOf,
  minutesOf,
  ON_NONE,
  placeText,
  SCHOOLS,
  secondsOf,
  TIMES,
} from './phrases';

type Of<By extends Because['by']> = Extract<Because, { by: By }>;

const HALVES = { first: ' का पहला आधा', second: ' का दूसरा आधा' } as const;

function subjectText(subject: Subject): string {
  if ('nakshatra' in subject) return nakshatraText(subject.nakshatra);
  return `${tithiText(subject.tithi)}${subject.half ? HALVES[subject.half] : ''}`;
}

/** "पूरे समय", "41 मिनट". */
function shareText(share: Share, closely: boolean): string {
  if (isWhole(share)) return 'पूरे समय';
  return closely
    ? `${secondsOf(share.heldDays / share.share)} में से ${secondsOf(share.heldDays)}`
    : minutesOf(share.heldDays);
}

const shareAfter = (share: Share): string => (share.heldDays === 0 ? '' : ` (${shareText(share, false)})`);

const bothDays = (dates: readonly string[]): string => `${listed(dates)}, ${dates.length === 2 ? 'दोनों' : 'सभी'} दिन`;

const NTH = { first: 'पहला', second: 'दूसरा', 'equal-first': 'पहला', 'equal-second': 'दूसरा' } as const;

/** Which of several days that have it is kept. */
function ofSeveral({ subject, kala, leastGhatis, shares, why, date }: KalaDecision): string {
  const time = atTime(kala, leastGhatis);
  const on = dateText(date);
  if (why === 'larger') {
    const pair = [shares[0] as Share, shares.at(-1) as Share] as const;
    const [larger, smaller] = largerFirst(pair).map((share) => shareText(share, isClose(pair)));
    const days = bothDays(shares.map((share) => dateText(share.date)));
    return `${subjectText(subject)} ${days} ${time} है; नियम बड़ा भाग मानता है, यहाँ ${smaller} के मुकाबले ${larger}: ${on}`;
  }
  const days = bothDays(shares.map((share) => `${dateText(share.date)}${shareAfter(share)}`));
  const equal = why.startsWith('equal') && shares[0]?.heldDays !== 0 ? 'कोई भाग बड़ा नहीं है, और ' : '';
  return `${subjectText(subject)} ${days} ${time} है; ${equal}नियम ${NTH[why as keyof typeof NTH]} दिन मानता है: ${on}`;
}

function kalaText(decision: KalaDecision): string {
  const { subject, kala, leastGhatis, shares, why, date, hasKala } = decision;
  const time = atTime(kala, leastGhatis);
  const on = dateText(date);
  switch (why) {
    case 'alone':
      return `${subjectText(subject)} केवल ${on} को ${time} है${shareAfter(shares[0] as Share)}`;
    case 'begins':
    case 'after':
    case 'ends':
    case 'ends-civil':
    case 'after-if-three-muhurtas': {
      const lack = hasKala ? '' : `, जिस दिन इस स्थान पर ${TIMES[kala].name} नहीं है`;
      return `${subjectText(subject)} किसी दिन ${time} नहीं है, इसलिए नियम यह मानता है: ${ON_NONE[why]}, ${on}${lack}`;
    }
    default:
      return ofSeveral(decision);
  }
}

/** A mahādvādaśī of a nakṣatra: its name and the nakṣatra. */
const STARS = {
  jaya: ['जया', 'पुनर्वसु'],
  vijaya: ['विजया', 'श्रवण'],
  jayanti: ['जयंती', 'रोहिणी'],
  papanashini: ['पापनाशिनी', 'पुष्य'],
} as const;

function fastReason({ tithi, school, why, sunrise }: Of<'ekadashi'>): string {
  const ekadashi = tithiText(tithi);
  const fast = `${SCHOOLS[school]} व्रत`;
  const risen = `${ekadashi} ${sunrise ? dateText(sunrise) : ''} के सूर्योदय के समय है`;
  const dawn = school === 'madhva' ? 'रात्रि की अंतिम चार घटिकाओं' : 'अरुणोदय';
  switch (why) {
    case 'no-sunrise':
      return `${ekadashi} किसी सूर्योदय के समय नहीं है, इसलिए ${fast} उसके आरंभ ${school === 'smarta' ? 'के' : 'के बाद के'} दिन है`;
    case 'second-sunrise':
      return `${ekadashi} 2 सूर्योदयों के समय है, इसलिए ${fast} दूसरे दिन है`;
    case 'dvadashi-without-sunrise':
      return `${risen} और द्वादशी किसी सूर्योदय के समय नहीं, इसलिए ${fast} दशमी वाले पिछले दिन है`;
    case 'one-sunrise':
      return school === 'smarta'
        ? `${ekadashi} केवल एक सूर्योदय के समय है, इसलिए ${fast} उसी दिन है`
        : `${ekadashi} एक सूर्योदय के समय और उससे पहले ${dawn} में है, इसलिए ${fast} उसी दिन है`;
    case 'dashami-at-arunodaya':
      return `${risen}, पर दशमी उससे पहले ${dawn} तक है, इसलिए ${fast} अगले दिन है`;
    case 'dvadashi-at-two-sunrises':
      return `${risen}, पर द्वादशी 2 सूर्योदयों के समय (व्यंजुली), इसलिए ${fast} उनमें से पहले दिन है`;
    case 'both-ekadashi':
      return `${ekadashi} 2 सूर्योदयों के समय है, इसलिए ${fast} पहले से 2 दिन का है`;
    case 'both-dvadashi':
      return `${ekadashi} एक सूर्योदय के समय है और द्वादशी 2 के, इसलिए ${fast} पहले से 2 दिन का है`;
    case 'unmilani':
      return `${ekadashi} 2 सूर्योदयों के समय है (उन्मीलनी), इसलिए ${fast} दूसरे दिन है`;
    case 'trisprisha':
      return `${risen} और द्वादशी किसी सूर्योदय के समय नहीं (त्रिस्पृशा), इसलिए ${fast} उसी दिन है`;
    case 'pakshavardhini':
      return `${risen}, पर पक्ष की अंतिम तिथि 2 सूर्योदयों के समय (पक्षवर्धिनी), इसलिए ${fast} अगले दिन है`;
    default: {
      const [name, star] = STARS[why];
      return `${risen}, पर द्वादशी ${star} नक्षत्र के साथ अगले सूर्यास्त के बाद तक है (${name}), इसलिए ${fast} अगले दिन है`;
    }
  }
}

const HARI_VASARA = 'हरिवासर (द्वादशी का पहला चौथाई)';

const PARANA = {
  'no-sun': `उस दिन यहाँ सूर्योदय या सूर्यास्त नहीं है, इसलिए केवल ${HARI_VASARA} गिना गया है`,
  'dvadashi-over': 'उसके सूर्योदय पर द्वादशी समाप्त है, इसलिए पारण सूर्योदय से है',
  'hari-vasara-runs': `उसके सूर्योदय पर ${HARI_VASARA} चल रहा है, इसलिए पारण उसके बाद है`,
  'hari-vasara-over': `उसके सूर्योदय पर ${HARI_VASARA} समाप्त है, इसलिए पारण सूर्योदय से है`,
} as const;

const LIMITS = { sunset: 'सूर्यास्त', 'three-fifths': 'दिनमान के तीन-पाँचवें भाग', clock: '22:12' } as const;

const PUNYA_KALA = {
  'before-sunrise': 'आधी रात और सूर्योदय के बीच, इसलिए वही तारीख मानी गई है',
  'karka-before-sunrise': 'सूर्योदय से पहले, इसलिए कर्क संक्रांति पिछले दिन मानी गई है',
  'by-day': 'दिन में, इसलिए वही दिन माना गया है',
  'after-sunset': 'सूर्यास्त और आधी रात के बीच, इसलिए वही तारीख मानी गई है',
  'makara-after-sunset': 'सूर्यास्त के बाद, इसलिए मकर संक्रांति अगले दिन मानी गई है',
} as const;

const BENGAL = {
  plain: 'और बंगाली महीना अगली तारीख से है',
  midnight: 'आधी रात से 24 मिनट के भीतर, और बंगाली महीना तब शुरू होने वाले दिन से है',
  'midnight-next': 'आधी रात से 24 मिनट के भीतर, और बंगाली महीना तब शुरू होने वाले दिन के अगले दिन से है',
} as const;

function sankrantiReason(reason: SankrantiReason): string {
  switch (reason.day) {
    case 'same':
      return `${LIMITS[reason.limit]} से पहले, इसलिए वही दिन माना गया है`;
    case 'next':
      return `${LIMITS[reason.limit]} के बाद, इसलिए अगला दिन माना गया है`;
    case 'no-sunrise':
      return 'उस दिन यहाँ सूर्योदय या सूर्यास्त नहीं है, इसलिए वही दिन माना गया है';
    case 'civil':
      return 'इसलिए वही तारीख मानी गई है';
    case 'panchanga':
      return 'इसलिए सूर्योदय से गिना वही दिन माना गया है';
    case 'punya-kala':
      return PUNYA_KALA[reason.at];
    case 'bengal':
      return BENGAL[reason.at];
    case 'dawn':
      return reason.at === 'same'
        ? 'सूर्योदय से पहले, इसलिए वही दिन माना गया है'
        : 'सूर्योदय के बाद, इसलिए अगला दिन माना गया है';
  }
}

function sunText({ sunDeg, enters, reached, minuteOfDay, reason, counted }: SunDecision): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const clock = `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`;
  const later = counted
    ? `; ${dateText(counted.from)} से गिनकर ${counted.ordinal}वाँ दिन ${dateText(counted.date)} है`
    : '';
  const where = enters ? `${longitudeOf(sunDeg)} में प्रवेश` : `${longitudeOf(sunDeg)} पर पहुँचना`;
  return `सूर्य का ${where} ${dateText(reached)} को ${clock} बजे है, ${sankrantiReason(reason)}${later}`;
}

const ECLIPSES = {
  partial: 'खंडग्रास',
  total: 'पूर्ण',
  annular: 'वलयाकार',
  hybrid: 'संकर',
  penumbral: 'उपच्छाया',
} as const satisfies Record<EclipseDecision['type'], string>;

const SEEN = {
  'every-contact': 'पूरे समय',
  part: 'कुछ समय',
  'penumbra-only': 'केवल उपच्छाया के समय',
} as const;

function eclipseText({ date, phase, body, type, partialHere, seen }: EclipseDecision): string {
  const [name, eclipse] = body === 'solar' ? ['सूर्य', 'सूर्य ग्रहण'] : ['चंद्रमा', 'चंद्र ग्रहण'];
  const here = partialHere ? ' (इस स्थान पर खंडग्रास)' : '';
  const at = phase === 'greatest' ? 'का यहाँ परमग्रास' : 'का यहाँ स्पर्श';
  return `${ECLIPSES[type]} ${eclipse}${here} ${at} ${dateText(date)} को है, और ${name} ${SEEN[seen]} क्षितिज के ऊपर है`;
}

function relationText({ to, days, base, vara, reason }: Of<'relation'>): string {
  const weekday = vara === null ? '' : `; वार ${varaText(vara)}`;
  const title = hindiTitle(to);
  const where =
    days === 0
      ? `${daysFrom(0, title)}, ${dateText(base)}${weekday}`
      : `${daysFrom(days, `${title} (${dateText(base)})`)}${weekday}`;
  return reason ? `${where}: ${sentence(reason)}` : where;
}

function rohiniText({ at, days, date }: Of<'rohini'>): string {
  const on = dateText(date);
  const what = `अष्टमी ${bothDays(days.map(dateText))} सूर्योदय के समय है`;
  switch (at) {
    case 'sunrise':
      return `${what}; नियम वह दिन मानता है जिसके सूर्योदय के समय रोहिणी है: ${on}`;
    case 'midnight':
      return `${what}, दोनों दिन रोहिणी के साथ; नियम वह दिन मानता है जिसकी आधी रात को रोहिणी है: ${on}`;
    case 'weekday':
      return `${what}, और रोहिणी से निर्णय नहीं है; दूसरे दिन के वार से निर्णय है: ${on}`;
  }
}

function becauseText(decision: Because): string {
  switch (decision.by) {
    case 'kala':
      return kalaText(decision);
    case 'bhadra-at-sunset':
      return (
        `${subjectText(decision.subject)} केवल ${dateText(decision.first)} को प्रदोष में है, पर उस सूर्यास्त के समय भद्रा है और तिथि अगले दिन ` +
        `साढ़े तीन प्रहर के बाद तक है, इसलिए नियम अगला दिन मानता है: ${dateText(decision.date)}`
      );
    case 'shravana-of-two':
      return `${subjectText(decision.subject)} ${bothDays(decision.days.map(dateText))} अपराह्न में है; नियम वह दिन मानता है जिसमें उस समय श्रवण है: ${dateText(decision.date)}`;
    case 'shravana-next-day':
      return (
        `${subjectText(decision.subject)} केवल ${dateText(decision.first)} को अपराह्न में है, पर अगले दिन तीन मुहूर्त तक है, और सूर्योदय व अपराह्न में ` +
        `श्रवण केवल अगले दिन है, इसलिए नियम उसे मानता है: ${dateText(decision.date)}`
      );
    case 'rohini':
      return rohiniText(decision);
    case 'moon-before-sun':
      return `प्रतिपदा ${bothDays(decision.days.map(dateText))} सूर्योदय के समय है, पर पहले दिन चंद्रोदय सूर्योदय से पहले है; नियम दूसरा दिन मानता है: ${dateText(decision.date)}`;
    case 'atirikta':
      return `${dateText(decision.date)} उस व्रत का दूसरा दिन है जिसका आरंभ ${dateText(decision.first)} को है, क्योंकि ${decision.of === 'ekadashi' ? 'एकादशी' : 'द्वादशी'} 2 सूर्योदयों के समय है`;
    case 'tithi-end':
      return `सूर्योदय से गिने दिन ${dateText(decision.date)} को ${tithiText(decision.tithi)} की समाप्ति है, इसलिए वही दिन माना गया है`;
    case 'ekadashi':
      return `${fastReason(decision)}: ${dateText(decision.date)}`;
    case 'parana':
      return `${dateText(decision.date)} व्रत के बाद का दिन है; ${PARANA[decision.why]}`;
    case 'relation':
      return relationText(decision);
    case 'weekday-before':
      return `${hindiTitle(decision.to)} (${dateText(decision.base)}) के दिन या उससे पहले का अंतिम ${varaText(decision.vara)}`;
    case 'weekday-of-month': {
      const { vara, month, adhika, reckoning, date } = decision;
      const by = reckoning === 'amanta' ? 'अमांत' : 'पूर्णिमांत';
      return `${dateText(date)} ${varaText(vara)} है, और उसका सूर्योदय ${by} ${adhika ? 'अधिक ' : ''}${monthText(month)} में है`;
    }
    case 'sun':
      return sunText(decision);
    case 'crescent':
      return `अमावस्या के बाद ${dateText(decision.date)} पहली संध्या है जिसमें चंद्रास्त सूर्यास्त के कम से कम ${minutesOf(CRESCENT_DAYS)} बाद है, यहाँ ${minutesOf(decision.afterSunsetDays)} बाद`;
    case 'parvan': {
      const { tithi, beforeNoon, ended, ishti } = decision;
      const ends = `${tithiText(tithi)} की समाप्ति ${dateText(ended)} को दोपहर ${beforeNoon ? 'से पहले' : 'के बाद'} है`;
      return `${ends}, इसलिए इष्टि ${dateText(ishti)} को और अन्वाधान उससे पिछले दिन है`;
    }
    case 'eclipse':
      return eclipseText(decision);
  }
}

function besidesText(besides: Besides): string {
  switch (besides.is) {
    case 'weekday':
      return `, ${varaText(besides.vara)}`;
    case 'sun-in':
      return `, जब सूर्य ${rashiText(besides.rashi)} में है`;
    case 'later-in-solar-month':
      return '; सौर मास के 2 में से यह बाद वाला है';
    case 'nearer-full-moon':
      return '; सौर मास के 2 में से यह पूर्णिमा के अधिक निकट है';
    case 'later':
      return '; इस अवधि के 2 में से यह बाद वाला है';
    case 'earlier':
      return '; इस अवधि के 2 में से यह पहले वाला है';
    case 'decided-at':
      return `, ${placeText(besides.place)} के सूर्य से`;
    case 'nearest':
      return '; इस अवधि में कोई नहीं है, और यह सबसे निकट है';
  }
}

const sentence = (decision: Decision): string =>
  becauseText(decision) + (decision.besides ?? []).map(besidesText).join('');

/** A decision in one sentence. */
export const decisionInHindi = (decision: Decision): string => `${sentence(decision)}।`;
