/** The entries of a rectification, as typed, and the URL fragment with them, which browsers never send. */
import type { NamedPlace } from '../../../data/place';
import { CATEGORIES, type Category } from '../../../data/rectify';
import { gridWithin } from '../../../domain/rectify/grid';
import type { RectifyQuestion } from '../../../domain/rectify/types';
import type { CivilTime } from '../../../domain/time/civil';
import type { DateEntry } from '../../entry/date';
import { readDate } from '../../entry/date';
import { readTime } from '../../entry/time';
import { isoDate } from '../../reader/format';
import { type Birth, presetChoice, resolveBirth } from '../../shared/birth';
import { NOON } from '../../shared/birthEntries';
import type { PlaceEntry } from '../../shared/PlaceField';
import { fragmentOfRectify } from '../../shared/rectifyFragment';

export interface EventEntry {
  date: string;
  category: Category;
}

export interface RectifyEntries {
  date: string;
  place: PlaceEntry;
  /** First and last moment of the window. */
  from: string;
  until: string;
  gridMinutes: number;
  events: EventEntry[];
}

export const GRIDS = [1, 2, 5, 10, 15] as const;
export const MAX_EVENTS = 60;
const DEFAULT_GRID = 5;

/** An empty row for a further event. */
export const newEvent = (): EventEntry => ({ date: '', category: CATEGORIES[0] });

/** The entries of a fragment; an empty form for what it lacks. */
export function entriesOfFragment(fragment: string): RectifyEntries {
  const parts = new URLSearchParams(fragment.replace(/^#/, '').replaceAll('+', '%2B'));
  const text = (key: string) => parts.get(key) ?? '';
  const [lat, lon] = text('at').split(',').map(Number);
  const isPlace = text('at') !== '' && Number.isFinite(lat) && Number.isFinite(lon) && text('tz') !== '';
  const name = text('place') || text('at').replace(',', ', ');
  const events = parts.getAll('event').flatMap((each): EventEntry[] => {
    const [date = '', kind] = each.split(',');
    const category = CATEGORIES.find((one) => one === kind);
    return category ? [{ date, category }] : [];
  });
  return {
    date: text('date'),
    place: isPlace
      ? { text: name, place: { name, lat: lat as number, lon: lon as number, tz: text('tz') } }
      : { text: '', place: null },
    from: text('from'),
    until: text('until'),
    gridMinutes: GRIDS.find((grid) => String(grid) === parts.get('grid')) ?? DEFAULT_GRID,
    events: events.length > 0 ? events.slice(0, MAX_EVENTS) : [newEvent()],
  };
}

export function fragmentOfEntries({
  date,
  place: { place },
  from,
  until,
  gridMinutes,
  events,
}: RectifyEntries): string {
  return fragmentOfRectify({
    date,
    at: place ? `${place.lat},${place.lon}` : '',
    tz: place?.tz ?? '',
    place: place?.name ?? '',
    from,
    until,
    grid: gridMinutes === DEFAULT_GRID ? '' : String(gridMinutes),
    events: events.map((event) => `${event.date},${event.category}`),
  });
}

/** The problem of a field, as a key of the messages. */
export type RectifyProblem = 'dateWrong' | 'dateFuture' | 'placeWrong' | 'timeWrong' | 'orderWrong' | 'eventBefore';

export interface RectifyProblems {
  date?: RectifyProblem;
  place?: RectifyProblem;
  from?: RectifyProblem;
  until?: RectifyProblem;
  /** By the index of the event. */
  events: Record<number, RectifyProblem>;
}

/** The Gregorian date of an entry; null if it is unreadable, ambiguous, or before the year 1. */
export function dateOfEntry(text: string): DateEntry | null {
  const reading = readDate(text);
  return reading.kind === 'date' && reading.date.year > 0 ? reading.date : null;
}

const isoOf = (text: string): string => {
  const date = dateOfEntry(text);
  return date ? isoDate(date) : '';
};

/** A birth without a name, by the usual conventions. */
export const birthOn = (clock: CivilTime, { name, lat, lon, tz }: NamedPlace): Birth => ({
  clock,
  isTimeKnown: true,
  lat,
  lon,
  place: name,
  name: '',
  zone: tz,
  settings: presetChoice(),
  second: false,
});

function minutesOf(text: string): number | null {
  const time = text.trim() === '' ? null : readTime(text);
  return time && time.hour * 60 + time.minute;
}

/**
 * The question of complete entries, or their problems.
 *
 * @param today  the present date at the place, YYYY-MM-DD
 */
export function questionOf(
  entries: RectifyEntries,
  today: string,
): { question: RectifyQuestion } | { problems: RectifyProblems } {
  const { place } = entries.place;
  const birthDate = isoOf(entries.date);
  const [startMinute, endMinute] = [minutesOf(entries.from), minutesOf(entries.until)];
  const dates = entries.events.map(({ date }) => isoOf(date));
  const dateProblem = (date: string): RectifyProblem | null =>
    date === '' ? 'dateWrong' : date > today ? 'dateFuture' : null;
  const eventProblem = (date: string): RectifyProblem | null =>
    dateProblem(date) ?? (birthDate !== '' && date < birthDate ? 'eventBefore' : null);
  const ofBirth = dateProblem(birthDate);
  const problems: RectifyProblems = {
    ...(ofBirth && { date: ofBirth }),
    ...(!place && { place: 'placeWrong' as const }),
    ...(startMinute === null && { from: 'timeWrong' as const }),
    ...(endMinute === null
      ? { until: 'timeWrong' as const }
      : startMinute !== null && endMinute <= startMinute && { until: 'orderWrong' as const }),
    events: Object.fromEntries(
      dates.flatMap((date, i) => {
        const problem = eventProblem(date);
        return problem ? [[i, problem]] : [];
      }),
    ),
  };
  const isSound = Object.keys(problems).length === 1 && Object.keys(problems.events).length === 0;
  const date = dateOfEntry(entries.date);
  if (!isSound || !place || !date || startMinute === null || endMinute === null) return { problems };
  const noon = resolveBirth(birthOn({ ...date, ...NOON }, place));
  if (!noon.ok) return { problems: { ...problems, place: 'placeWrong' } };
  return {
    question: {
      birthDate,
      startMinute,
      endMinute,
      gridMinutes: gridWithin(endMinute - startMinute, entries.gridMinutes),
      latDeg: place.lat,
      lonDeg: place.lon,
      tzHours: noon.value.offsetHours,
      events: entries.events.map(({ category }, i) => ({ date: dates[i] as string, category })),
    },
  };
}
