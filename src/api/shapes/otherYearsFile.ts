/** Calendar files with days outside 1900 to 2100. */
import type { ICalCalendar } from 'ical-generator';
import type { SentenceLanguage } from '../../data/language';
import { JD_UNIX_EPOCH } from '../../domain/time/civil';
import { isInPresent } from '../../domain/time/covered';
import { deltaTSigma } from '../../domain/time/deltaTError';
import { fileNote } from '../../lexicon/sentences/calendarFile';
import { dayOf } from './days';
import { calendarText } from './icalendar';

/** The description of a file; absent for days of 1900 to 2100. */
interface About {
  description?: string;
}

/**
 * The description of a calendar for days outside 1900 to 2100: its dates, its clock and the largest error of ΔT. Other
 * days need none. It is escaped here, because the library does not escape it.
 *
 * @param from, to  Gregorian dates
 */
export function aboutOtherYears(from: string, to: string, language: SentenceLanguage): About {
  const days = [dayOf(from), dayOf(to)] as const;
  if (isInPresent(...days)) return {};
  const sigma = Math.max(...days.map((day) => deltaTSigma(JD_UNIX_EPOCH + day)));
  const note = fileNote(sigma < 10 ? sigma.toFixed(1) : sigma.toFixed(0), language);
  return { description: note.replaceAll(/[\\,;]/g, (mark) => `\\${mark}`) };
}

/**
 * A calendar of days as text. Outside 1900 to 2100 it names no zone, because before standard time the clocks of a place are
 * not those of its zone.
 */
export const calendarTextAbout = ({ description }: About, calendar: ICalCalendar, tz: string | number): string =>
  description === undefined ? calendarText(calendar, tz) : calendarText(calendar);
