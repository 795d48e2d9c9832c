/** Dates, times, spans, arcs and tables in the language of a reply. */

import { REFERENCE_PLACE } from '../../data/place';
import { varaName } from '../../data/terms';
import { varaOf } from '../../domain/day/day';
import { civilDateOf, unixToJd } from '../../domain/time/civil';
import { isoLocal } from '../../domain/time/iso';
import { zoneOffsets } from '../../domain/time/zone';
import { englishFormat } from '../../lexicon/formats/english';
import { hindiFormat } from '../../lexicon/formats/hindi';
import type { Language, Texts } from '../language';
import { commonSpelling } from './names';

/** Fills the placeholders of a text. */
export const filled = (text: string, gaps: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{([a-z]+)\}/gi, (gap, name: string) => String(gaps[name] ?? gap)).trim();

/** The zone of a result: an IANA identifier, or hours. */
export type Zone = string | number;

/** Wall-clock time at an instant, `2026-11-21T06:32:02+05:30`. */
export function localOf(instant: string, zone: Zone): string {
  const jd = unixToJd(Date.parse(instant));
  const clocks = zoneOffsets(zone, jd - 1, jd + 1);
  return isoLocal(jd, clocks.ok ? clocks.value.hoursAt(jd) : 0);
}

/** `21 November 2026 (Saturday)`; the weekday is left out on request. */
export function dateText(date: string, language: Language, weekday = true): string {
  const { year, month, day } = civilDateOf(date.slice(0, 10));
  const plain = (language === 'hi' ? hindiFormat : englishFormat).date({ year, month, day });
  if (!weekday) return plain;
  const index = varaOf({ year, month, day });
  const names: Texts = {
    en: englishFormat.weekday(index),
    hi: hindiFormat.weekday(index),
    'hi-Latn': commonSpelling(varaName(index).iast).replace(/a$/, ''),
  };
  return `${plain} (${names[language]})`;
}

/** The hours and minutes of a wall-clock time, rounded to the nearest minute; the date too, which that may change. */
function rounded(local: string): { date: string; clock: string } {
  const unix = Date.parse(`${local.slice(0, 19)}Z`);
  const nearest = new Date(Math.round(unix / 60_000) * 60_000).toISOString();
  return { date: nearest.slice(0, 10), clock: nearest.slice(11, 16) };
}

/** `06:32` of a wall-clock time. */
export const clockText = (local: string): string => rounded(local).clock;

/** `21 November 2026, 06:32` of an instant. */
export function instantText(instant: string, zone: Zone, language: Language): string {
  const { date, clock } = rounded(instant.endsWith('Z') ? localOf(instant, zone) : instant);
  return `${dateText(date, language, false)}, ${clock}`;
}

const FROM_TO: Texts = { en: '{start} to {end}', hi: '{start} से {end} तक', 'hi-Latn': '{start} se {end} tak' };

/** A span of time. With `days`, its dates alone, for spans of years. */
export function spanText(start: string, end: string, zone: Zone, language: Language, days = false): string {
  const text = (instant: string) => {
    if (days) return dateText(instant.endsWith('Z') ? localOf(instant, zone) : instant, language, false);
    return instantText(instant, zone, language);
  };
  const [first, last] = [text(start), text(end)];
  const [date, clock] = first.split(/, (?=\d\d:\d\d$)/);
  if (!days && last.startsWith(`${date}, `)) return `${date}, ${clock}–${last.slice(-5)}`;
  return filled(FROM_TO[language], { start: first, end: last });
}

const UNITS: Record<Language, readonly [string, string, string, string, string]> = {
  en: ['y', 'd', 'h', 'min', 's'],
  hi: ['वर्ष', 'दिन', 'घंटे', 'मिनट', 'सेकंड'],
  'hi-Latn': ['saal', 'din', 'ghante', 'minute', 'second'],
};

/** A duration by its two largest units. */
export function durationText(seconds: number, language: Language): string {
  const whole = Math.floor(Math.abs(seconds));
  const sizes = [365.25 * 86_400, 86_400, 3600, 60, 1];
  let rest = whole;
  const parts: string[] = [];
  sizes.forEach((size, i) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0 && parts.length < 2) parts.push(`${count} ${UNITS[language][i]}`);
  });
  return parts.length === 0 ? `0 ${UNITS[language][4]}` : parts.join(' ');
}

/** `18°45′` of degrees, without those of whole rāśis on request. */
export function arcText(degrees: number, inRashi = false): string {
  const minutes = Math.floor((inRashi ? degrees % 30 : Math.abs(degrees)) * 60 + 1e-9);
  const sign = !inRashi && degrees < 0 ? '−' : '';
  return `${sign}${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

/** A Markdown cell: one line, without bars. */
const cell = (text: string): string => text.replaceAll('|', '/').replace(/\s+/g, ' ');

/** A Markdown table. */
export const tableText = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** A Markdown list. */
export const listText = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** The name of the reference place. */
export const REFERENCE_NAME: Texts = { en: REFERENCE_PLACE.name, hi: 'नई दिल्ली', 'hi-Latn': 'Nai Dilli' };
