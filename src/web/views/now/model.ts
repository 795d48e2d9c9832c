/** The content of the page of now, computed for one instant and valid until something in it changes. */
import type { NamedPlace } from '../../../data/place';
import { calendarAt } from '../../../domain/calendar/calendar';
import type { CalendarNow } from '../../../domain/calendar/types';
import { vedicDayHolding } from '../../../domain/day/day';
import { type GhatiClock, ghatiAt } from '../../../domain/day/ghati';
import type { Slot, VedicDay } from '../../../domain/day/types';
import { choghadiyas } from '../../../domain/day-divisions/choghadiya';
import { abhijit } from '../../../domain/day-divisions/muhurtas';
import { type WholeDay, wholeDay } from '../../../domain/day-divisions/slots';
import { eighth } from '../../../domain/day-divisions/windows';
import { type PanchangaNow, panchangaAt } from '../../../domain/panchanga/now';
import { computePositions } from '../../../domain/positions/positions';
import type { Positions } from '../../../domain/positions/types';
import { type DomainError, ok, type Result } from '../../../domain/result';
import { zoneOffsets } from '../../../domain/time/zone';
import type { Kernel } from '../../../kernel/kernel';
import { wallAt } from '../../reader/format';

export interface Now {
  jdUt: number;
  /** UTC offset of the place at the instant, hours, and at other instants near it. */
  tzHours: number;
  hoursAt: (jdUt: number) => number;
  /** The civil date in local time, days from 1970-01-01. */
  dayNumber: number;
  panchanga: PanchangaNow;
  calendar: CalendarNow;
  positions: Positions;
  /** Null if the Sun does not rise and set. */
  whole: WholeDay | null;
  clock: GhatiClock | null;
  /** Null if the Sun does not rise and set. A window that is over is replaced by the one of the next day. */
  windows: { rahu: Slot; abhijit: Slot; running: Slot | null } | null;
  /** On the civil date: Julian days UT; null if the event does not occur. */
  sun: { riseJd: number | null; setJd: number | null; nextRiseJd: number | null };
  /** The next event of the Moon; null if none happens within two days. */
  moon: { event: 'moonrise' | 'moonset'; jdUt: number } | null;
  /** End of validity. The view's own clock covers changes within a minute. */
  validUntil: number;
}

/** A minute, the step of countdowns. */
const STEP = 1 / 1440;

interface Marks {
  sunrise: number[];
  sunset: number[];
  moon: NonNullable<Now['moon']>[];
}

/** The events of Sun and Moon in consecutive days, each once, in order. */
function marksOf(days: readonly VedicDay[]): Marks {
  const sorted = (values: (number | null)[]) =>
    [...new Set(values.filter((value) => value !== null))].sort((a, b) => a - b);
  const moon = (event: 'moonrise' | 'moonset', key: 'moonriseJd' | 'moonsetJd') =>
    sorted(days.map((day) => day[key])).map((jdUt) => ({ event, jdUt }));
  return {
    sunrise: sorted(days.flatMap(({ sunriseJd, nextSunriseJd }) => [sunriseJd, nextSunriseJd])),
    sunset: sorted(days.map(({ sunsetJd }) => sunsetJd)),
    moon: [...moon('moonrise', 'moonriseJd'), ...moon('moonset', 'moonsetJd')].sort((a, b) => a.jdUt - b.jdUt),
  };
}

/** The window of the present day, or of the next day if it is over. */
function nextOf(days: readonly WholeDay[], jdUt: number, windowOf: (day: WholeDay) => Slot): Slot | undefined {
  const slots = days.map(windowOf);
  return slots.find(({ endJd }) => endJd > jdUt) ?? slots[0];
}

function windowsOf(days: readonly WholeDay[], jdUt: number): Now['windows'] {
  const [today] = days;
  const rahu = nextOf(days, jdUt, (day) => eighth('rahu_kalam', day));
  const noon = nextOf(days, jdUt, abhijit);
  if (!today || !rahu || !noon) return null;
  const { day, night } = choghadiyas(today);
  const running = [...day, ...night].find(({ startJd, endJd }) => jdUt >= startJd && jdUt < endJd) ?? null;
  return { rahu, abhijit: noon, running };
}

/** @param jdUt  Julian days UT */
export function nowAt(kernel: Kernel, jdUt: number, { lat, lon, tz }: NamedPlace): Result<Now, DomainError> {
  const offsets = zoneOffsets(tz, Math.floor(jdUt) - 3, Math.floor(jdUt) + 5);
  if (!offsets.ok) return offsets;
  const { hoursAt } = offsets.value;
  const tzHours = hoursAt(jdUt);
  const place = { latDeg: lat, lonDeg: lon };
  const panchanga = panchangaAt(kernel, jdUt, place, tzHours);
  if (!panchanga.ok) return panchanga;
  const calendar = calendarAt(kernel, jdUt);
  if (!calendar.ok) return calendar;
  const positions = computePositions(kernel, { jdUt, ...place, tzHours, ayanamsha: 'lahiri', nodeMode: 'mean' });
  if (!positions.ok) return positions;
  const { day, limbs } = panchanga.value;
  const later = (day.nextSunriseJd ?? day.midnightJd + 1) + 0.01;
  const next = vedicDayHolding(kernel, later, place, hoursAt(later));
  const days = next.ok ? [day, next.value] : [day];
  const complete = wholeDay(day);
  const wholes = days.map(wholeDay).filter((each) => each !== null);
  const { dayNumber } = wallAt(jdUt, tzHours);
  const marks = marksOf(days);
  const onDate = (jds: number[], date: number) => jds.find((jd) => wallAt(jd, hoursAt(jd)).dayNumber === date) ?? null;
  const ends = [jdUt + STEP, day.nextSunriseJd ?? jdUt + 1, ...Object.values(limbs).map(({ endJd }) => endJd)];
  return ok({
    jdUt,
    tzHours,
    hoursAt,
    dayNumber,
    panchanga: panchanga.value,
    calendar: calendar.value,
    positions: positions.value,
    whole: complete,
    clock: ghatiAt(day, jdUt),
    windows: complete && windowsOf(wholes, jdUt),
    sun: {
      riseJd: onDate(marks.sunrise, dayNumber),
      setJd: onDate(marks.sunset, dayNumber),
      nextRiseJd: onDate(marks.sunrise, dayNumber + 1),
    },
    moon: marks.moon.find((event) => event.jdUt > jdUt) ?? null,
    validUntil: Math.min(...ends.filter((jd) => jd > jdUt)),
  });
}
