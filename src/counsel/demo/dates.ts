/** Instants and dates in demo replies, in New Delhi time. */

import { varaOf } from '../../domain/day/day';
import type { CivilDate } from '../../domain/day/types';
import { varaName } from '../../domain/names';
import { REFERENCE_TZ_HOURS } from '../../domain/place';
import { civilFromDays, unixToJd } from '../../domain/time/civil';
import { isoLocal } from '../../domain/time/iso';
import type { Language } from '../language';

const DAY_MS = 86_400_000;
const DELHI_MS = REFERENCE_TZ_HOURS * 3_600_000;

/** The civil date at New Delhi, a number of days later. */
export function delhiDate(now: number, later = 0): CivilDate {
  return civilFromDays(Math.floor((now + DELHI_MS) / DAY_MS) + later);
}

const two = (n: number): string => String(n).padStart(2, '0');

export const isoDate = ({ year, month, day }: CivilDate): string => `${year}-${two(month)}-${two(day)}`;

/** `2026-11-21 06:48:20 +05:30` of an instant in UTC. */
export function clockText(utc: string): string {
  const local = isoLocal(unixToJd(Date.parse(utc)), REFERENCE_TZ_HOURS);
  return `${local.slice(0, 10)} ${local.slice(11, 19)} ${local.slice(19)}`;
}

/** A date with its weekday: `2026-11-08 (Ravivāra)`. */
export function dayText(date: string, language: Language): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const { iast, sa } = varaName(varaOf({ year, month, day }));
  return `${date} (${language === 'hi' ? sa : iast})`;
}
