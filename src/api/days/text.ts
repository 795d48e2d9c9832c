/** The fields of a presented day as short texts, for tables, calendars and the command line. */
import type { PresentedDay } from './present';

/** How an instant of a day is shown. */
export type ShowInstant = (instant: string, date: string) => string;

/** As it is written in the day. */
export const asWritten: ShowInstant = (instant) => instant;

/** `07:12`, preceded by month and day if the date differs. */
export const clockOfDay: ShowInstant = (instant, date) => {
  const [day = '', time = ''] = instant.split('T');
  const clock = time.slice(0, 5);
  return day === date ? clock : `${day.slice(-5)} ${clock}`;
};

export interface DayName {
  name: string;
  label?: string | undefined;
}

/** The name in the language of the answer, otherwise in IAST. */
export const nameText = ({ label, name }: DayName): string => label ?? name;

/** A name with its end: `Śukla Dvādaśī – 05:12`. */
export const endText = (named: DayName, { end }: { end: string }, date: string, show: ShowInstant): string =>
  `${nameText(named)} – ${show(end, date)}`;

/** Rows of a list in one cell. */
export const rowsText = (rows: readonly string[]): string => rows.join('; ');

/** Names with their ends: `Śukla Dvādaśī – 05:12; Śukla Trayodaśī – 01-05 03:40`. */
export const endsText = (rows: readonly (DayName & { end: string })[], date: string, show: ShowInstant): string =>
  rowsText(rows.map((row) => endText(row, row, date, show)));

interface Span {
  start: string;
  end: string;
}

/** The start and the end of a period. */
export const spanText = ({ start, end }: Span, date: string, show: ShowInstant): string =>
  `${show(start, date)} – ${show(end, date)}`;

/** One or several windows; empty if the day has none. */
export function windowText(window: Span | readonly Span[] | null, date: string, show: ShowInstant): string {
  if (window === null) return '';
  const windows: readonly Span[] = Array.isArray(window) ? window : [window as Span];
  return rowsText(windows.map((each) => spanText(each, date, show)));
}

/** The lunar month at sunrise: amānta, then pūrṇimānta if it differs. */
export function masaText(masa: NonNullable<PresentedDay['masa']>, adhikaWord: string): string {
  const [amanta, purnimanta] = [nameText(masa.amanta), nameText(masa.purnimanta)];
  const name = amanta === purnimanta ? amanta : `${amanta} / ${purnimanta}`;
  return masa.adhika ? `${adhikaWord} ${name}` : name;
}

/** A regional date: `2083 Mangsir 7`. */
export function regionalText(date: NonNullable<NonNullable<PresentedDay['regional']>['tamil']>): string {
  const { year, month, day, paksha, adhika } = date;
  const parts = [year, adhika ? 'adhika' : '', nameText(month), paksha ? nameText(paksha) : '', day];
  return parts.filter((part) => part !== '').join(' ');
}
