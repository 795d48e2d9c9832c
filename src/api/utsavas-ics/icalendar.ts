/**
 * Converts the domain's observances to a calendar file (RFC 5545). Events are whole days, so that a program in any time
 * zone shows them on the civil date of the place. The file does not depend on the present instant.
 */
import { ICalEventTransparency } from 'ical-generator';
import { sentenceLanguage } from '../../data/language';
import { revisionOf } from '../../domain/observances/revisions';
import type { Utsava } from '../../domain/observances/types';
import type { Labels } from '../../lexicon/labels';
import { type ObservanceNames, observanceLabel } from '../../lexicon/observances';
import { decisionWords } from '../../lexicon/sentences/observances/decision';
import { ruleWords } from '../../lexicon/sentences/observances/rule';
import { calendarText, newCalendar, REFRESH_SECONDS } from '../shapes/icalendar';
import { utsavaPath } from '../shapes/utsavaPage';
import { isReference } from '../utsavas/present';
import type { UtsavasFileQuestion } from '../utsavas/question';
import { utsavasTitle } from '../utsavas/title';

/** Identifies a calendar by its place, region and tradition. */
function calendarId(question: UtsavasFileQuestion): string {
  const { lat, lon, tz, selection } = question;
  const where = isReference(question) ? [] : [`${lat}_${lon}_${tz}`];
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
function summaryOf({ name, epithet }: Utsava, labels: Labels | null, { sa, english }: ObservanceNames): string {
  const label = observanceLabel(labels ?? english, name);
  return epithet === null ? label : `${label}: ${sa.label('epithet', epithet)}`;
}

function descriptionOf(utsava: Utsava, { lang = 'en' }: UtsavasFileQuestion, names: ObservanceNames): string {
  const { name, reckoning, rule, source, otherwise, tradition, authorities } = utsava;
  const language = sentenceLanguage(lang);
  return [
    `${observanceLabel(names.sa, name)} (${observanceLabel(names.devanagari, name)})`,
    decisionWords(reckoning.decision, language),
    ruleWords(rule, language),
    ...(tradition === 'general' ? [] : [`Tradition: ${tradition}.`]),
    ...(authorities.length === 0 ? [] : [`Kept on this day by: ${authorities.join(', ')}.`]),
    ...(otherwise === null ? [] : [otherwise]),
    `Source: ${source}.`,
  ].join('\n');
}

/**
 * The observances of a question as one calendar, in their order.
 *
 * @param labels  names in the language of the question; null without a language
 */
export function presentCalendar(
  question: UtsavasFileQuestion,
  utsavas: readonly Utsava[],
  labels: Labels | null,
  names: ObservanceNames,
): string {
  const calendar = newCalendar('utsavas', utsavasTitle(question, 'principal', ' '), REFRESH_SECONDS);
  const uids = uidsOf(utsavas, calendarId(question));
  for (const [i, utsava] of utsavas.entries()) {
    const { year, month, day } = utsava.date;
    const { sequence, on } = revisionOf(utsava.key);
    calendar.createEvent({
      id: uids[i] as string,
      sequence,
      stamp: new Date(`${on}T00:00:00Z`),
      allDay: true,
      start: new Date(Date.UTC(year, month - 1, day)),
      end: new Date(Date.UTC(year, month - 1, day + 1)), // exclusive end
      summary: summaryOf(utsava, labels, names),
      description: descriptionOf(utsava, question, names),
      ...(question.origin && { url: question.origin + utsavaPath(utsava) }),
      categories: [{ name: utsava.kind }],
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendarText(calendar, question.tz);
}
