/**
 * Converts the domain's observances to a calendar file (RFC 5545). Events are whole days, so that a program in any time
 * zone shows them on the civil date of the place. The file does not depend on the present instant.
 */
import { ICalEventTransparency } from 'ical-generator';
import { sentenceLanguage } from '../../data/language';
import { revisionOf } from '../../domain/observances/revisions';
import type { Utsava } from '../../domain/observances/types';
import type { UtsavaYear } from '../../domain/observances/year';
import { isoDate } from '../../domain/time/isoCivil';
import type { Clocks } from '../../domain/time/zone';
import { observanceLabel } from '../../lexicon/observances';
import { otherDaysLine } from '../../lexicon/sentences/calendarFile';
import { kindName, practiceLines } from '../../lexicon/sentences/observanceLines';
import { decisionWords } from '../../lexicon/sentences/observances/decision';
import { ruleWords } from '../../lexicon/sentences/observances/rule';
import { newCalendar, REFRESH_SECONDS, wholeDay } from '../shapes/icalendar';
import { timeLines } from '../shapes/observanceText';
import { aboutOtherYears, calendarTextAbout } from '../shapes/otherYearsFile';
import { utsavaPath } from '../shapes/utsavaPage';
import type { AnswerNames } from '../utsavas/present';
import { isAtSeat, type UtsavasFileQuestion } from '../utsavas/question';
import { utsavasTitle } from '../utsavas/title';
import { addTimes, eventSpan, eventTimes, paranaOf, remind } from './timed';

/** Identifies a calendar by its place, region and tradition. */
function calendarId(question: UtsavasFileQuestion): string {
  const { lat, lon, tz, selection } = question;
  const where = isAtSeat(question) ? [] : [`${lat}_${lon}_${tz}`];
  const whose = [selection.region, selection.tradition].filter((part) => part !== undefined);
  return [...whose, ...where].map((part) => `-${part}`).join('');
}

/**
 * Identifiers of a year's events, in their order. An observance keeps its identifier when its day is corrected, because
 * the identifier does not contain the date: it has the key, the year, and a number from the second occurrence in that
 * year.
 */
function uidsOf(utsavas: readonly Utsava[], suffix: string): string[] {
  const counts = new Map<string, number>();
  return utsavas.map(({ key, date }) => {
    const name = `${key}-${date.year}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name}${count === 1 ? '' : `-${count}`}${suffix}@khagola`;
  });
}

/** The common name, with the name of the occurrence. */
function summaryOf({ name, epithet }: Utsava, { labels, names }: AnswerNames): string {
  const { sa, english } = names;
  const label = observanceLabel(labels ?? english, name);
  return epithet === null ? label : `${label}: ${sa.label('epithet', epithet)}`;
}

function descriptionOf(
  utsava: Utsava,
  question: UtsavasFileQuestion,
  { names, cite }: Pick<AnswerNames, 'names' | 'cite'>,
  clocks: Clocks,
): string {
  const { name, reckoning, rule, otherDates } = utsava;
  const language = sentenceLanguage(question.lang ?? 'en');
  return [
    `${observanceLabel(names.sa, name)} (${observanceLabel(names.devanagari, name)})`,
    ...(otherDates?.length ? [otherDaysLine(otherDates.map(isoDate), language)] : []),
    ...timeLines(utsava, question, clocks, cite, language),
    decisionWords(reckoning.decision, language),
    ruleWords(rule, language),
    ...practiceLines(utsava, cite, language),
  ].join('\n');
}

/**
 * The observances of a question as one calendar, in their order: events of whole days, and timed events for pāraṇas and
 * for the times that the question asks for.
 *
 * @param names    in the language of the question
 * @param isShown  whether an observance has an event
 */
export function presentCalendar(
  question: UtsavasFileQuestion,
  years: readonly UtsavaYear[],
  names: AnswerNames,
  isShown: (utsava: Utsava) => boolean = () => true,
): string {
  const language = sentenceLanguage(question.lang ?? 'en');
  const span = {
    from: isoDate({ year: Math.min(...question.years), month: 1, day: 1 }),
    to: isoDate({ year: Math.max(...question.years), month: 12, day: 31 }),
  };
  const about = aboutOtherYears(span.from, span.to, language);
  const calendar = newCalendar('utsavas', utsavasTitle(question, 'principal', ' '), REFRESH_SECONDS, about);
  const utsavas = years.flatMap(({ utsavas: ofYear, clocks }) => ofYear.map((utsava) => ({ utsava, clocks })));
  const uids = uidsOf(
    utsavas.map(({ utsava }) => utsava),
    calendarId(question),
  );
  const hasParanaRows = utsavas.some(({ utsava }) => utsava.kind === 'parana');
  for (const [i, { utsava, clocks }] of utsavas.entries()) {
    if (!isShown(utsava)) continue;
    const { sequence, on } = revisionOf(utsava.key);
    const common = {
      sequence,
      stamp: new Date(`${on}T00:00:00Z`),
      ...(question.origin && { url: question.origin + utsavaPath(utsava) }),
    };
    const uid = uids[i] as string;
    const title = summaryOf(utsava, names);
    const parana = utsava.kind === 'parana' ? paranaOf(utsava) : undefined;
    const event = calendar.createEvent({
      ...common,
      ...(parana ? eventSpan(parana) : wholeDay(utsava.date)),
      id: uid,
      summary: title,
      description: descriptionOf(utsava, question, names, clocks),
      categories: [{ name: kindName(utsava.kind, language) }],
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (parana) remind(event, question);
    else addTimes(calendar, eventTimes(utsava, question, hasParanaRows), { ...common, uid, title }, question, language);
  }
  return calendarTextAbout(about, calendar, question.tz);
}
