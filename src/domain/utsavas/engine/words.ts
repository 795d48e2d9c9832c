/** Dates and durations as the sentences of a decision write them. */
import { civilAt, type Dates } from './days';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "7 September 2026" of a place in `sky.days`, or beyond them. */
export function dateOf(dates: Dates, place: number): string {
  const { year, month, day } = civilAt(dates, place);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** "2 h 14 min"; below a minute "under a minute". */
export function minutesOf(days: number): string {
  const minutes = Math.round(days * 1440);
  if (minutes < 1) return 'under a minute';
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}
