/** Why an observance is kept on its day, in English. */

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
import { monthName, nakshatraName, rashiName, varaName } from '../../../names';
import { dateInWords, list } from '../../words';
import { isClose, isWhole, largerFirst } from '../shares';
import { iastName } from '../titles';
import {
  covers,
  coversNone,
  daysFrom,
  longitudeOf,
  minutesOf,
  ON_NONE,
  SCHOOLS,
  secondsOf,
  TIMES,
  tithiIast,
} from './phrases';

type Of<By extends Because['by']> = Extract<Because, { by: By }>;

const HALVES = { first: 'The first half of ', second: 'The second half of ' } as const;

function subjectName(subject: Subject): string {
  if ('nakshatra' in subject) return `${nakshatraName(subject.nakshatra).iast} nakṣatra`;
  return `${subject.half ? HALVES[subject.half] : ''}${tithiIast(subject.tithi)}`;
}

/** "all of it", "41 min"; to the second where minutes do not tell the larger share. */
function shareWords(share: Share, closely: boolean): string {
  if (isWhole(share)) return 'all of it';
  return closely
    ? `${secondsOf(share.heldDays)} of ${secondsOf(share.heldDays / share.share)}`
    : minutesOf(share.heldDays);
}

const shareAfter = (share: Share): string => (share.heldDays === 0 ? '' : ` (${shareWords(share, false)})`);

const both = (dates: readonly string[]): string => `${dates.length === 2 ? 'both ' : ''}${list(dates)}`;

const NTH = { first: 'first', second: 'second', 'equal-first': 'first', 'equal-second': 'second' } as const;

/** Which of several days that have it is kept. */
function ofSeveral({ subject, kala, leastGhatis, shares, why, date }: KalaDecision): string {
  const what = `${subjectName(subject)} ${covers(kala, leastGhatis)}`;
  const on = dateInWords(date);
  if (why === 'larger') {
    const pair = [shares[0] as Share, shares.at(-1) as Share] as const;
    const [larger, smaller] = largerFirst(pair).map((share) => shareWords(share, isClose(pair)));
    const dates = both(shares.map((share) => dateInWords(share.date)));
    return `${what} on ${dates}; the rule keeps the larger share, here ${larger} against ${smaller}: ${on}`;
  }
  const dates = both(shares.map((share) => `${dateInWords(share.date)}${shareAfter(share)}`));
  const equal = why.startsWith('equal') && shares[0]?.heldDays !== 0 ? 'neither share is larger, and ' : '';
  return `${what} on ${dates}; ${equal}the rule keeps the ${NTH[why as keyof typeof NTH]} of them, ${on}`;
}

function kalaWords(decision: KalaDecision): string {
  const { subject, kala, leastGhatis, shares, why, date, hasKala } = decision;
  const what = `${subjectName(subject)} ${covers(kala, leastGhatis)}`;
  const on = dateInWords(date);
  switch (why) {
    case 'alone':
      return `${what} only on ${on}${shareAfter(shares[0] as Share)}`;
    case 'begins':
    case 'after':
    case 'ends':
    case 'ends-civil':
    case 'after-if-three-muhurtas': {
      const lack = hasKala ? '' : `, which has no ${TIMES[kala].name} at this place`;
      return `${subjectName(subject)} ${coversNone(kala, leastGhatis)}, so the rule keeps ${ON_NONE[why]}: ${on}${lack}`;
    }
    default:
      return ofSeveral(decision);
  }
}

/** A mahādvādaśī of a nakṣatra: its name and the nakṣatra. */
const STARS = {
  jaya: ['Jayā', 'Punarvasu'],
  vijaya: ['Vijayā', 'Śravaṇa'],
  jayanti: ['Jayantī', 'Rohiṇī'],
  papanashini: ['Pāpanāśinī', 'Puṣya'],
} as const;

function fastReason({ tithi, school, why, sunrise }: Of<'ekadashi'>): string {
  const ekadashi = tithiIast(tithi);
  const fast = `the ${SCHOOLS[school]} fast`;
  const risen = `${ekadashi} prevails at the sunrise of ${sunrise ? dateInWords(sunrise) : ''}`;
  const dawn = school === 'madhva' ? 'the last four ghaṭikās of the night' : 'the aruṇodaya';
  switch (why) {
    case 'no-sunrise':
      return `${ekadashi} prevails at no sunrise, so ${fast} is on the day ${school === 'smarta' ? 'on which it begins' : 'after it begins'}`;
    case 'second-sunrise':
      return `${ekadashi} prevails at two sunrises, so ${fast} is on the second day`;
    case 'dvadashi-without-sunrise':
      return `${risen} but dvādaśī at none, so ${fast} is on the day before, with daśamī`;
    case 'one-sunrise':
      return school === 'smarta'
        ? `${ekadashi} prevails at one sunrise only, so ${fast} is on that day`
        : `${ekadashi} prevails at one sunrise and through ${dawn} before it, so ${fast} is on that day`;
    case 'dashami-at-arunodaya':
      return `${risen}, but daśamī reaches into ${dawn} before it, so ${fast} is on the next day`;
    case 'dvadashi-at-two-sunrises':
      return `${risen}, but dvādaśī at two sunrises (Vyañjulī), so ${fast} is on the first of those two days`;
    case 'both-ekadashi':
      return `${ekadashi} prevails at two sunrises, so ${fast} lasts two days, from the first`;
    case 'both-dvadashi':
      return `${ekadashi} prevails at one sunrise and dvādaśī at two, so ${fast} lasts two days, from the first`;
    case 'unmilani':
      return `${ekadashi} prevails at two sunrises (Unmīlanī), so ${fast} is on the second day`;
    case 'trisprisha':
      return `${risen} and dvādaśī at none (Trispṛśā), so ${fast} is on that day`;
    case 'pakshavardhini':
      return `${risen}, but the tithi that ends the fortnight at two sunrises (Pakṣavardhinī), so ${fast} is on the next day`;
    default: {
      const [name, star] = STARS[why];
      return `${risen}, but dvādaśī lasts past the next sunset with ${star} (${name}), so ${fast} is on the next day`;
    }
  }
}

const HARI_VASARA = 'hari-vāsara (the first quarter of dvādaśī)';

const PARANA = {
  'no-sun': `has no sunrise or sunset here, so only ${HARI_VASARA} counts`,
  'dvadashi-over': 'begins after the end of dvādaśī, so the fast ends at sunrise',
  'hari-vasara-runs': `begins within ${HARI_VASARA}, so the fast ends after it`,
  'hari-vasara-over': `begins after ${HARI_VASARA}, so the fast ends at sunrise`,
} as const;

const LIMITS = { sunset: 'sunset', 'three-fifths': 'three fifths of the daylight', clock: '22:12' } as const;

const PUNYA_KALA = {
  'before-sunrise': 'between midnight and sunrise, so that civil day is kept',
  'karka-before-sunrise': 'before sunrise, so Karka-saṅkrānti is kept on the day before',
  'by-day': 'by day, so that day is kept',
  'after-sunset': 'between sunset and midnight, so that civil day is kept',
  'makara-after-sunset': 'after sunset, so Makara-saṅkrānti is kept on the next day',
} as const;

const BENGAL = {
  plain: 'and the Bengali month begins on the next civil day',
  midnight: 'within 24 minutes of midnight, and the Bengali month begins with the day that starts then',
  'midnight-next': 'within 24 minutes of midnight, and the Bengali month begins a day after the one that starts then',
} as const;

function sankrantiReason(reason: SankrantiReason): string {
  switch (reason.day) {
    case 'same':
      return `before ${LIMITS[reason.limit]}, so that day is kept`;
    case 'next':
      return `after ${LIMITS[reason.limit]}, so the next day is kept`;
    case 'no-sunrise':
      return 'a day without sunrise or sunset here, so that day is kept';
    case 'civil':
      return 'so that civil day is kept';
    case 'panchanga':
      return 'so the day that contains it, counted from sunrise, is kept';
    case 'punya-kala':
      return PUNYA_KALA[reason.at];
    case 'bengal':
      return BENGAL[reason.at];
    case 'dawn':
      return reason.at === 'same' ? 'before sunrise, so that day is kept' : 'after sunrise, so the next day is kept';
  }
}

function sunWords({ sunDeg, enters, reached, minuteOfDay, reason, counted }: SunDecision): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const clock = `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`;
  const later = counted
    ? `; day ${counted.ordinal}, counted from ${dateInWords(counted.from)}, is ${dateInWords(counted.date)}`
    : '';
  return `The Sun ${enters ? 'enters' : 'reaches'} ${longitudeOf(sunDeg)} on ${dateInWords(reached)} at ${clock}, ${sankrantiReason(reason)}${later}`;
}

const SEEN = {
  'every-contact': 'throughout',
  part: 'for part of it',
  'penumbra-only': 'during its penumbral part only',
} as const;

function eclipseWords({ date, phase, body, type, partialHere, seen }: EclipseDecision): string {
  const name = body === 'solar' ? 'Sun' : 'Moon';
  const article = type === 'annular' ? 'An' : 'A';
  const at = phase === 'greatest' ? 'has its greatest phase here' : 'begins here';
  const here = partialHere ? ', partial at this place,' : '';
  return `${article} ${type} eclipse of the ${name}${here} ${at} on ${dateInWords(date)}, and the ${name} is above the horizon ${SEEN[seen]}`;
}

function relationWords({ to, days, base, vara, reason }: Of<'relation'>): string {
  const weekday = vara === null ? '' : `, a ${varaName(vara).iast}`;
  const where = `${daysFrom(days, iastName(to))}, ${dateInWords(base)}${weekday}`;
  return reason ? `${where}: ${sentence(reason)}` : where;
}

function rohiniWords({ at, days, date }: Of<'rohini'>): string {
  const on = dateInWords(date);
  const what = `Aṣṭamī prevails at sunrise on ${both(days.map(dateInWords))}`;
  switch (at) {
    case 'sunrise':
      return `${what}; the rule keeps the day with Rohiṇī at sunrise, ${on}`;
    case 'midnight':
      return `${what}, each with Rohiṇī; the rule keeps the day with Rohiṇī at midnight, ${on}`;
    case 'weekday':
      return `${what}, and Rohiṇī does not decide, so the weekday of the second does: ${on}`;
  }
}

function becauseWords(decision: Because): string {
  switch (decision.by) {
    case 'kala':
      return kalaWords(decision);
    case 'bhadra-at-sunset':
      return (
        `${subjectName(decision.subject)} covers pradoṣa only on ${dateInWords(decision.first)}, but bhadrā is running at that sunset and the ` +
        `tithi lasts past three and a half praharas of ${dateInWords(decision.date)}, so the rule keeps that day`
      );
    case 'shravana-of-two':
      return `${subjectName(decision.subject)} covers aparāhṇa on ${both(decision.days.map(dateInWords))}; the rule keeps the only one with Śravaṇa at that time, ${dateInWords(decision.date)}`;
    case 'shravana-next-day':
      return (
        `${subjectName(decision.subject)} covers aparāhṇa only on ${dateInWords(decision.first)}, but it lasts three muhūrtas of ` +
        `${dateInWords(decision.date)}, which alone has Śravaṇa at sunrise and at aparāhṇa, so the rule keeps that day`
      );
    case 'rohini':
      return rohiniWords(decision);
    case 'moon-before-sun':
      return `Pratipadā prevails at sunrise on ${both(decision.days.map(dateInWords))}, but on the first the Moon rises before the Sun; the rule keeps the second, ${dateInWords(decision.date)}`;
    case 'atirikta':
      return `${dateInWords(decision.date)} is the second day of the fast that begins on ${dateInWords(decision.first)}, because ${decision.of === 'ekadashi' ? 'ekādaśī' : 'dvādaśī'} prevails at two sunrises`;
    case 'tithi-end':
      return `${tithiIast(decision.tithi)} ends on ${dateInWords(decision.date)}, counted from sunrise, and that day is kept`;
    case 'ekadashi':
      return `${fastReason(decision)}: ${dateInWords(decision.date)}`;
    case 'parana':
      return `${dateInWords(decision.date)}, the day after the fast, ${PARANA[decision.why]}`;
    case 'relation':
      return relationWords(decision);
    case 'weekday-before':
      return `The last ${varaName(decision.vara).iast} on or before ${iastName(decision.to)}, ${dateInWords(decision.base)}`;
    case 'weekday-of-month': {
      const { vara, month, adhika, reckoning, date } = decision;
      const by = reckoning === 'amanta' ? 'amānta' : 'pūrṇimānta';
      return `${dateInWords(date)} is a ${varaName(vara).iast}, and its sunrise is in ${by} ${adhika ? 'adhika ' : ''}${monthName(month).iast}`;
    }
    case 'sun':
      return sunWords(decision);
    case 'crescent':
      return `${dateInWords(decision.date)} is the first evening after the new moon with moonset at least ${minutesOf(CRESCENT_DAYS)} after sunset, here ${minutesOf(decision.afterSunsetDays)}`;
    case 'parvan': {
      const { tithi, beforeNoon, ended, ishti } = decision;
      const ends = `${tithiIast(tithi)} ends ${beforeNoon ? 'before' : 'after'} noon on ${dateInWords(ended)}`;
      return `${ends}, so iṣṭi is on ${dateInWords(ishti)} and anvādhāna on the day before`;
    }
    case 'eclipse':
      return eclipseWords(decision);
  }
}

function besidesWords(besides: Besides): string {
  switch (besides.is) {
    case 'weekday':
      return `, a ${varaName(besides.vara).iast}`;
    case 'sun-in':
      return `, with the Sun in ${rashiName(besides.rashi).iast}`;
    case 'later-in-solar-month':
      return '; this is the later of two in the solar month';
    case 'nearer-full-moon':
      return '; of two in the solar month this is the one nearer the full moon';
    case 'later':
      return '; this is the later of two in the period';
    case 'earlier':
      return '; this is the earlier of two in the period';
    case 'decided-at':
      return `, by the Sun of ${besides.place}`;
    case 'nearest':
      return '; none falls in the period, and this is the nearest';
  }
}

const sentence = (decision: Decision): string =>
  becauseWords(decision) + (decision.besides ?? []).map(besidesWords).join('');

/** A decision in one sentence. Sanskrit in IAST. */
export const decisionInEnglish = (decision: Decision): string => `${sentence(decision)}.`;
