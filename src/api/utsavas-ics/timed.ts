/** The times of observances as events with a beginning, and reminders before them. */

import { ICalAlarmType, type ICalCalendar, type ICalEvent, ICalEventTransparency } from 'ical-generator';
import type { SentenceLanguage } from '../../data/language';
import type { ObservedTime } from '../../domain/observances/times/types';
import type { Utsava } from '../../domain/observances/types';
import { eventTitle } from '../../lexicon/sentences/observanceLines';
import { timeName, timeRuleWords } from '../../lexicon/sentences/times';
import { atSecond } from '../shapes/icalendar';
import type { UtsavasFileQuestion } from '../utsavas/question';

/** Beginning and end of an event; an instant, and a time without a stated end, have no end. */
export const eventSpan = ({ startJd, endJd }: ObservedTime): { start: Date; end?: Date } => ({
  start: atSecond(startJd as number),
  ...(endJd !== null && { end: atSecond(endJd) }),
});

/** Seconds of a duration before an event: 1800 for "-PT30M". */
function secondsOf(duration: string): number {
  const [, hours = 0, minutes = 0] = /^-PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration) ?? [];
  return 3600 * Number(hours) + 60 * Number(minutes);
}

/** Adds the reminder of a question to a timed event. */
export function remind(event: ICalEvent, { alarms }: UtsavasFileQuestion): void {
  if (alarms !== undefined) event.createAlarm({ type: ICalAlarmType.display, trigger: secondsOf(alarms) });
}

/** The preferred pāraṇa of an observance, if it has one with a beginning. */
export const paranaOf = ({ times }: Utsava): ObservedTime | undefined =>
  times.find(({ key, rule, startJd }) => key === 'parana' && rule.quality === 'best' && startJd !== null);

/** The times that become events: all with a beginning, or only the pāraṇa. */
export function eventTimes(utsava: Utsava, { events }: UtsavasFileQuestion, hasParanaRows: boolean): ObservedTime[] {
  const parana = paranaOf(utsava);
  // A pāraṇa that is a row of its own is not repeated with its fast.
  const ofFast = parana && !(hasParanaRows && utsava.kind === 'ekadashi') ? [parana] : [];
  if (events === 'days') return ofFast;
  return [...utsava.times.filter(({ key, startJd }) => startJd !== null && key !== 'parana'), ...ofFast];
}

interface Timed {
  uid: string;
  title: string;
  sequence: number;
  stamp: Date;
  url?: string;
}

/** Adds the events of an observance's times to a calendar. */
export function addTimes(
  calendar: ICalCalendar,
  times: readonly ObservedTime[],
  { uid, title, ...common }: Timed,
  question: UtsavasFileQuestion,
  language: SentenceLanguage,
): void {
  const counts = new Map<string, number>();
  for (const time of times) {
    const count = (counts.get(time.key) ?? 0) + 1;
    counts.set(time.key, count);
    const event = calendar.createEvent({
      ...common,
      ...eventSpan(time),
      id: `${time.key}${count === 1 ? '' : `-${count}`}-${uid}`,
      summary: eventTitle(title, timeName(time.key, language), language),
      description: timeRuleWords(time, language),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    remind(event, question);
  }
}
