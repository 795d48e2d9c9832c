/** Names of lunar months by the reader's reckoning. */
import { hasOwnMonthEnd, type MonthEnd, monthEndAt } from '../../domain/calendar/monthEnd';
import type { LunarMonth } from '../../domain/calendar/types';
import type { Reader } from '../reader/reader';

/** A lunar month by both reckonings. */
type Reckonings = Pick<LunarMonth, 'amanta' | 'purnimanta' | 'adhika'>;

/** How the reader ends lunar months: by choice, otherwise as the region of the place does. */
export const monthEndOf = ({ settings, place }: Reader): MonthEnd =>
  settings.ends === 'place' ? monthEndAt(place) : settings.ends;

/** Whether a page names months by both reckonings: neither the reader nor the place has one. */
export const hasBothMonths = ({ settings, place }: Reader): boolean =>
  settings.ends === 'place' && !hasOwnMonthEnd(place);

/** The name of a month, with `Adhika` before an intercalary one. */
export const masaText = (reader: Reader, masa: number, adhika: boolean): string => {
  const month = reader.nameAt('masa', masa);
  return adhika ? reader.t('dates.adhika', { month }) : month;
};

/** `Kartika`, by the reader's reckoning. */
export const lunarMonthText = (reader: Reader, { amanta, purnimanta, adhika }: Reckonings): string =>
  masaText(reader, monthEndOf(reader) === 'full' ? purnimanta : amanta, adhika);

/** `Kartika (amanta)`: names the reckoning where the other one has another month. */
export function lunarMonthInFull(reader: Reader, masa: Reckonings): string {
  const month = lunarMonthText(reader, masa);
  return masa.amanta === masa.purnimanta ? month : reader.t(`dates.month_${monthEndOf(reader)}`, { month });
}
