/** Dates, times, spans, arcs and tables in the language of a reply. */
import { all } from '../../../build/lexicon/sentences/all/format';
import { varaOf } from '../../domain/day/day';
import { civilDateOf, unixToJd } from '../../domain/time/civil';
import { isoLocal } from '../../domain/time/iso';
import { zoneOffsets } from '../../domain/time/zone';
import { degreesText } from '../../lexicon/degrees';
import { type Formatter, formatterOf } from '../../lexicon/format';
import type { Language } from '../language';

/** The formatters of the languages of replies. */
export const FORMATS: Readonly<Record<Language, Formatter>> = {
  en: formatterOf(all.en),
  hi: formatterOf(all.hi),
  'hi-Latn': formatterOf(all['hi-Latn']),
};

/** The zone of a result: an IANA identifier, or hours. */
export type Zone = string | number;

/** Wall-clock time at an instant, `2026-11-21T06:32:02+05:30`. */
export function localOf(instant: string, zone: Zone): string {
  if (!instant.endsWith('Z')) return instant;
  const jd = unixToJd(Date.parse(instant));
  const clocks = zoneOffsets(zone, jd - 1, jd + 1);
  return isoLocal(jd, clocks.ok ? clocks.value.hoursAt(jd) : 0);
}

/** `21 November 2026 (Saturday)`; the weekday is left out on request. */
export function dateText(date: string, language: Language, weekday = true): string {
  const { year, month, day } = civilDateOf(date.slice(0, 10));
  const format = FORMATS[language];
  const plain = format.date({ year, month, day });
  return weekday ? `${plain} (${format.weekday(varaOf({ year, month, day }))})` : plain;
}

/** A wall-clock time rounded to the nearest minute, with its date, which rounding may change. */
function rounded(local: string): { date: string; clock: string } {
  const unix = Date.parse(`${local.slice(0, 19)}Z`);
  const nearest = new Date(Math.round(unix / 60_000) * 60_000).toISOString();
  return { date: nearest.slice(0, 10), clock: nearest.slice(11, 16) };
}

/** `06:32` of a wall-clock time. */
export const clockText = (local: string): string => rounded(local).clock;

/** `06:44–08:08` of wall-clock times; a date precedes a clock of another day than the given one. */
export const clocksText = (locals: readonly string[], date: string, language: Language): string =>
  locals
    .map((local) => {
      const clock = clockText(local);
      return local.startsWith(date) ? clock : `${dateText(local, language, false)}, ${clock}`;
    })
    .join('–');

/** `21 November 2026, 06:32` of an instant. */
export function instantText(instant: string, zone: Zone, language: Language): string {
  const { date, clock } = rounded(localOf(instant, zone));
  return `${dateText(date, language, false)}, ${clock}`;
}

/** A span of time; with `days` only its dates, for spans of years. */
export function spanText(start: string, end: string, zone: Zone, language: Language, days = false): string {
  const text = (instant: string) => {
    if (days) return dateText(localOf(instant, zone), language, false);
    return instantText(instant, zone, language);
  };
  const [first, last] = [text(start), text(end)];
  const [date, clock] = first.split(/, (?=\d\d:\d\d$)/);
  if (!days && last.startsWith(`${date}, `)) return `${date}, ${clock}–${last.slice(-5)}`;
  return FORMATS[language].span(first, last);
}

/** An instant in a sentence about a day: its clock on that day, with its date on another one. */
export function instantOn(day: string, instant: string, zone: Zone, language: Language): string {
  const { date, clock } = rounded(localOf(instant, zone));
  return date === day ? clock : `${dateText(date, language, false)}, ${clock}`;
}

/** A span in a sentence about a day: `06:32 to 22 November 2026, 04:57`. Without a day, the start has its date. */
export function spanOn(day: string, start: string, end: string, zone: Zone, language: Language): string {
  const known = day === '' ? rounded(localOf(start, zone)).date : day;
  return FORMATS[language].span(instantOn(day, start, zone, language), instantOn(known, end, zone, language));
}

/** The date and the clock of an instant at a place. */
export function clockAndDate(instant: string, zone: Zone, language: Language) {
  const { date, clock } = rounded(localOf(instant, zone));
  return { day: date, date: dateText(date, language, false), clock };
}

/** An arc as `18°45′`. */
export const arcText = (degrees: number): string => degreesText(degrees, { seconds: false, whole: String });

/** The size of an arc to the nearest arcsecond, `0°05′48″`: for ayanāṃśas and their differences. */
export const secondsText = (degrees: number): string =>
  degreesText(Math.round(Math.abs(degrees) * 3600) / 3600, { whole: String });

/** A Markdown cell: one line, without bars. */
const cell = (text: string): string => text.replaceAll('|', '/').replace(/\s+/g, ' ');

/** A Markdown table. */
export const tableText = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** The first letter as a capital; Devanāgarī has none. */
export const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A Markdown list. */
export const listText = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
