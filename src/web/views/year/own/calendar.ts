/** The reader's own days as a calendar file, made on the device. */
import { ICalEventTransparency } from 'ical-generator';
import { calendarText, newCalendar, wholeDay } from '../../../../api/shapes/icalendar';
import type { OwnDay } from './days';

/**
 * @param nameOf  the title of a day in the calendar
 * @param madeMs  when the file is made, Unix milliseconds
 */
export function ownCalendar(days: readonly OwnDay[], name: string, nameOf: (day: OwnDay) => string, madeMs: number) {
  const calendar = newCalendar('own-days', name);
  for (const day of days) {
    const { year, month, day: ofMonth } = day.date;
    calendar.createEvent({
      id: `${day.own}-${year}-${month}-${ofMonth}@own.khagola`,
      stamp: new Date(madeMs),
      ...wholeDay(day.date),
      summary: nameOf(day),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendarText(calendar);
}
