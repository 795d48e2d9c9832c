/** The values that the error of ΔT leaves open at an instant of UTC outside 1900 to 2100. */
import { calendarAt } from '../../domain/calendar/calendar';
import type { TraditionalTime } from '../../domain/calendar/now';
import type { PanchangaNow } from '../../domain/panchanga/now';
import { LIMB_KEYS, type RunningLimb } from '../../domain/panchanga/types';
import { type DomainError, ok, type Result } from '../../domain/result';
import type { Kernel } from '../../kernel/kernel';
import type { Labels } from '../../lexicon/labels';
import { presentGhadi } from '../ghadi/present';
import { presentYears } from '../shapes/presentAlmanac';
import { undecidedPlace } from '../shapes/presentPoint';

/** The calendar and the traditional clock of an instant. */
export const presentCalendar = (time: TraditionalTime, labels: Labels | null) => ({
  ...presentGhadi(time, labels),
  years: presentYears(time.calendar.years),
});

/** Fields of the calendar that change at an instant of the sky. */
const CALENDAR_FIELDS = ['years', 'samvatsara', 'ayana', 'ritu', 'sayana', 'masa', 'solar_masa', 'paksha'] as const;

/** The fields that may be undecided. */
export const OPEN_FIELDS = [...LIMB_KEYS, 'sun', 'moon', ...CALENDAR_FIELDS] as const;
type OpenField = (typeof OPEN_FIELDS)[number];

const isNear = ({ startJd, endJd }: RunningLimb, jdUt: number, marginDays: number): boolean =>
  jdUt - startJd < marginDays || endJd - jdUt < marginDays;

/**
 * The fields whose value at an instant may be another one.
 *
 * @param marginDays  see `localMarginDays`
 */
export function undecidedAt(
  kernel: Kernel,
  { sky, sun, moon, limbs }: PanchangaNow,
  time: TraditionalTime,
  marginDays: number,
): Result<OpenField[], DomainError> {
  const open = new Set<OpenField>(LIMB_KEYS.filter((key) => isNear(limbs[key], sky.jdUt, marginDays)));
  if (undecidedPlace(sun, marginDays).undecided) open.add('sun');
  if (undecidedPlace(moon, marginDays).undecided) open.add('moon');
  const presented = [];
  // Where the Sun does not rise, an answer has no calendar.
  for (const days of time.clock ? [-marginDays, marginDays] : []) {
    const calendar = calendarAt(kernel, sky.jdUt + days);
    if (!calendar.ok) return calendar;
    presented.push(presentCalendar({ ...time, calendar: calendar.value }, null));
  }
  const [before, after] = presented;
  for (const field of CALENDAR_FIELDS) {
    if (JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field])) open.add(field);
  }
  return ok(OPEN_FIELDS.filter((field) => open.has(field)));
}
