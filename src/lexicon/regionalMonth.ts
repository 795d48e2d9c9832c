import { monthPlaceOf } from '../domain/regional/names';
import type { CalendarKey } from '../domain/regional/types';
import type { Labels } from './labels';

/** Name of a month, 1..12, in the language of the labels. */
export function regionalMonthLabel(labels: Labels, calendar: CalendarKey, monthIndex: number): string {
  const { list, place } = monthPlaceOf(calendar, monthIndex);
  return labels.labelAt(list === 'masa' ? 'masa' : `month_${list}`, place);
}
