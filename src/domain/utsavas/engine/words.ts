/** Pieces of the sentences that tell a rule or a decision: dates, durations, and the day kept of none. */

import { civilAt, type Dates } from '../../day/run';
import { dateInWords } from '../../words';
import type { OnNone } from '../types';

/** The day that is kept where none has what the rule asks for. */
export const ON_NONE: Record<OnNone, string> = {
  begins: 'the day in which it begins',
  after: 'the day after the one in which it begins',
  ends: 'the day in which it ends',
  'ends-civil': 'the morning of the date on which it ends',
};

/** "7 September 2026" of a place in `sky.days`, or beyond them. */
export function dateOf(dates: Dates, place: number): string {
  return dateInWords(civilAt(dates, place));
}

/** "The day before Poṅkal", "Two days before Chaṭha", "The day of Mokṣadā ekādaśī". */
export function daysFrom(days: number, name: string): string {
  if (days === 0) return `The day of ${name}`;
  const count = { 1: 'The day', 2: 'Two days' }[Math.abs(days)] ?? `${Math.abs(days)} days`;
  return `${count} ${days > 0 ? 'after' : 'before'} ${name}`;
}

/** "2 h 14 min"; below a minute "under a minute". */
export function minutesOf(days: number): string {
  const minutes = Math.round(days * 1440);
  if (minutes < 1) return 'under a minute';
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** "2 h 14 min 5 s"; below a minute "5 s". */
export function secondsOf(days: number): string {
  const seconds = Math.round(days * 86400);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours} h ` : ''}${seconds >= 60 ? `${minutes} min ` : ''}${seconds % 60} s`;
}
