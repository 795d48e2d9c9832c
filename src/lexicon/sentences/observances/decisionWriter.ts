/** Why an observance is kept on its day, in one sentence: its values by the tag of the decision, for all languages. */

import type { CivilDate } from '../../../domain/day/types';
import type {
  Because,
  Decision,
  DecisionCondition,
  EclipseDecision,
  KalaDecision,
  SankrantiReason,
  Share,
  Subject,
  SunDecision,
} from '../../../domain/observances/decision';
import { MINUTES_PER_DAY, SECONDS_PER_DAY } from '../../../domain/time/civil';
import { clockOf } from '../../../domain/time/isoCivil';
import { atKala, crescentLeast, longitudeOf, minutesOf, neverAtKala, type ObservanceLanguage } from './language';

type Of<By extends Because['by']> = Extract<Because, { by: By }>;

/** Shares this near to the whole fill the kāla. */
const WHOLE = 1 - 1e-6;

const wholeMinutes = ({ heldDays }: Share): number => Math.round(heldDays * MINUTES_PER_DAY);

/** Whole minutes do not show that a share is the larger one. */
const isClose = (larger: Share, smaller: Share): boolean => wholeMinutes(larger) <= wholeMinutes(smaller);

/** The writer of decisions in a language. Its sentences end with a full stop. */
export function decisionWriter(language: ObservanceLanguage): (decision: Decision) => string {
  const { texts, format, names } = language;
  const { date } = format;
  const secondsOf = (days: number): string => format.everySecond(days * SECONDS_PER_DAY);

  function subjectText(subject: Subject): string {
    if ('nakshatra' in subject) return texts.subject.nakshatra({ nakshatra: names.nakshatra(subject.nakshatra) });
    const tithi = names.tithi(subject.tithi);
    return subject.half ? texts.subject[subject.half]({ tithi }) : tithi;
  }

  /** "all of it", "41 min"; to the second if whole minutes are equal. */
  function shareText({ share, heldDays }: Share, isClosely: boolean): string {
    if (share > WHOLE) return texts.share.whole;
    if (!isClosely) return minutesOf(language, heldDays);
    return texts.share.close({ held: secondsOf(heldDays), length: secondsOf(heldDays / share) });
  }

  const withShare = (text: string, share: Share): string =>
    share.heldDays === 0 ? text : texts.share.after({ text, share: shareText(share, false) });

  const daysText = (days: readonly string[]): string =>
    texts.days[days.length === 2 ? 'two' : 'more']({ days: format.list(days) });

  const datesText = (dates: readonly CivilDate[]): string => daysText(dates.map(date));

  function kalaText({ subject, kala, leastGhatis, shares, why, date: day, hasKala }: KalaDecision): string {
    const on = date(day);
    switch (why) {
      case 'begins':
      case 'after':
      case 'ends':
      case 'ends-civil':
      case 'after-if-three-muhurtas': {
        const never = neverAtKala(language, kala, leastGhatis);
        const sentence = texts['never-so']({ subject: subjectText(subject), never, day: texts.day[why], date: on });
        return hasKala ? sentence : texts['no-kala']({ sentence, kala: texts.kala[kala] });
      }
      case 'alone': {
        const at = atKala(language, kala, leastGhatis);
        const sentence = texts.alone({ subject: subjectText(subject), at, date: on });
        return withShare(sentence, shares[0] as Share);
      }
      case 'larger': {
        const [first, last] = [shares[0] as Share, shares.at(-1) as Share];
        const [larger, smaller] = last.share > first.share ? [last, first] : [first, last];
        const isClosely = isClose(larger, smaller);
        return texts.larger({
          subject: subjectText(subject),
          at: atKala(language, kala, leastGhatis),
          days: daysText(shares.map((share) => date(share.date))),
          larger: shareText(larger, isClosely),
          smaller: shareText(smaller, isClosely),
          date: on,
        });
      }
      default: {
        const which = why === 'equal-first' || why === 'first' ? 'first' : 'second';
        const isEqual = why !== which && shares[0]?.heldDays !== 0;
        return texts[isEqual ? (`equal-${which}` as const) : which]({
          subject: subjectText(subject),
          at: atKala(language, kala, leastGhatis),
          days: daysText(shares.map((share) => withShare(date(share.date), share))),
          date: on,
        });
      }
    }
  }

  function fastText({ tithi, school, why, sunrise, date: day }: Of<'ekadashi'>): string {
    const values = {
      tithi: names.tithi(tithi),
      school: texts.school[school],
      sunrise: sunrise ? date(sunrise) : '',
      dawn: school === 'madhva' ? texts.dawn.madhva : texts.dawn.others,
      date: date(day),
    };
    const bySchool = school === 'smarta' && (why === 'no-sunrise' || why === 'one-sunrise');
    return bySchool ? texts.fast[`${why}-smarta`](values) : texts.fast[why](values);
  }

  function sankrantiText(reason: SankrantiReason): string {
    switch (reason.day) {
      case 'same':
      case 'next':
        return texts.sankranti[reason.day][reason.limit];
      case 'punya-kala':
        return texts.sankranti['punya-kala'][reason.at];
      case 'bengal':
        return texts.sankranti.bengal[reason.at];
      case 'dawn':
        return texts.sankranti.dawn[reason.at];
      default:
        return texts.sankranti[reason.day];
    }
  }

  function sunText({ sunDeg, enters, reached, minuteOfDay, reason, counted }: SunDecision): string {
    const sentence = texts.sun[enters ? 'enters' : 'reaches']({
      longitude: longitudeOf(language, sunDeg),
      reached: date(reached),
      clock: clockOf(minuteOfDay),
      reason: sankrantiText(reason),
    });
    if (!counted) return sentence;
    const { ordinal, from, date: day } = counted;
    return texts.sun.counted({ sentence, ordinal, from: date(from), date: date(day) });
  }

  const eclipseText = ({ date: day, phase, body, type, partialHere, seen }: EclipseDecision): string =>
    texts.eclipse[body][phase]({
      type: texts.eclipse.type[type],
      here: partialHere ? texts.eclipse['partial-here'] : '',
      date: date(day),
      seen: texts.eclipse.seen[seen],
    });

  function relationText({ to, days, base, vara, reason }: Of<'relation'>): string {
    const values = { name: language.observance(to), date: date(base), days: Math.abs(days) };
    const { relation } = texts;
    let sentence = relation[days === 0 ? 'same' : days > 0 ? 'after' : 'before'](values);
    if (vara !== null) sentence = relation.weekday({ sentence, vara: names.vara(vara) });
    return reason ? relation.reason({ sentence, reason: sentenceOf(reason) }) : sentence;
  }

  function becauseText(decision: Because): string {
    switch (decision.by) {
      case 'kala':
        return kalaText(decision);
      case 'bhadra-at-sunset':
      case 'shravana-next-day':
        return texts[decision.by]({
          subject: subjectText(decision.subject),
          first: date(decision.first),
          date: date(decision.date),
        });
      case 'shravana-of-two':
        return texts['shravana-of-two']({
          subject: subjectText(decision.subject),
          days: datesText(decision.days),
          date: date(decision.date),
        });
      case 'rohini':
        return texts.rohini[decision.at]({ days: datesText(decision.days), date: date(decision.date) });
      case 'moon-before-sun':
        return texts['moon-before-sun']({ days: datesText(decision.days), date: date(decision.date) });
      case 'atirikta':
        return texts.atirikta[decision.of]({ first: date(decision.first), date: date(decision.date) });
      case 'tithi-end':
        return texts['tithi-end']({ tithi: names.tithi(decision.tithi), date: date(decision.date) });
      case 'ekadashi':
        return fastText(decision);
      case 'parana':
        return texts.parana[decision.why]({ date: date(decision.date) });
      case 'relation':
        return relationText(decision);
      case 'civil-date':
        return texts['civil-date']({ date: date(decision.date) });
      case 'list': {
        const { status, year, date: listed, ruled, reason } = decision;
        const sentence = texts.list[status]({ year: String(year), date: date(listed) });
        if (ruled) return texts.list.differs({ sentence, ruled: date(ruled) });
        return reason ? texts.relation.reason({ sentence, reason: sentenceOf(reason) }) : sentence;
      }
      case 'rohini-joins':
        return texts['rohini-joins']({
          subject: subjectText(decision.subject),
          first: date(decision.first),
          date: date(decision.date),
        });
      case 'weekday-before':
        return texts['weekday-before']({
          vara: names.vara(decision.vara),
          name: language.observance(decision.to),
          date: date(decision.base),
        });
      case 'weekday-of-month': {
        const { vara, month, adhika, reckoning } = decision;
        const name = names.month(month);
        return texts['weekday-of-month'][reckoning]({
          vara: names.vara(vara),
          month: adhika ? texts.adhika({ month: name }) : name,
          date: date(decision.date),
        });
      }
      case 'sun':
        return sunText(decision);
      case 'crescent':
        return texts.crescent({
          date: date(decision.date),
          least: crescentLeast(language),
          here: minutesOf(language, decision.afterSunsetDays),
        });
      case 'parvan':
        return texts.parvan[decision.beforeNoon ? 'before-noon' : 'after-noon']({
          tithi: names.tithi(decision.tithi),
          ended: date(decision.ended),
          ishti: date(decision.ishti),
        });
      case 'eclipse':
        return eclipseText(decision);
    }
  }

  function withCondition(sentence: string, condition: DecisionCondition): string {
    switch (condition.is) {
      case 'weekday':
        return texts.conditions.weekday({ sentence, vara: names.vara(condition.vara) });
      case 'sun-in':
        return texts.conditions['sun-in']({ sentence, rashi: names.rashi(condition.rashi) });
      case 'decided-at':
        return texts.conditions['decided-at']({ sentence, place: language.town(condition.place) });
      default:
        return texts.conditions[condition.is]({ sentence });
    }
  }

  const sentenceOf = (decision: Decision): string =>
    (decision.conditions ?? []).reduce(withCondition, becauseText(decision));

  return (decision) => texts.stop({ sentence: sentenceOf(decision) });
}
