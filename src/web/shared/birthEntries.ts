/** The entries of the birth form, as typed. */
import { inCalendar } from '../../domain/time/calendars';
import { daysFromCivil } from '../../domain/time/civil';
import { coordinatesText } from '../../lexicon/coordinates';
import { type DateEntry, type DateReading, readDate } from '../entry/date';
import { readTime } from '../entry/time';
import { readZone } from '../entry/zone';
import { isoDate } from '../reader/format';
import type { Reader } from '../reader/reader';
import { needsZonePast } from '../reader/zonePast';
import { type Birth, type ChartChoice, presetChoice, resolveBirth, timeText } from './birth';
import { numberOf } from './dates';
import type { PlaceEntry } from './PlaceField';

export interface Entries {
  date: string;
  /** The chosen one of two readings. */
  dateChoice: number | null;
  time: string;
  place: PlaceEntry;
  name: string;
  /** Empty if it follows from the place. */
  zone: string;
  settings: ChartChoice;
}

export type BirthField = 'date' | 'time' | 'place' | 'zone';
export type Errors = Partial<Record<BirthField, string>>;

/** The entries of a form that starts with a birth, or empty. */
export function entriesOf(birth: Birth | null, firstPlace?: PlaceEntry, firstSettings = presetChoice()): Entries {
  if (!birth) {
    return {
      date: '',
      dateChoice: null,
      time: '',
      place: firstPlace ?? { text: '', place: null },
      name: '',
      zone: '',
      settings: firstSettings,
    };
  }
  const { clock, isTimeKnown, lat, lon, place, name, zone, settings } = birth;
  const text = place || coordinatesText(lat, lon).replaceAll('\u00a0', ' ');
  return {
    date: isoDate(inCalendar('auto', daysFromCivil(clock.year, clock.month, clock.day))),
    dateChoice: null,
    time: isTimeKnown ? timeText(clock) : '',
    place: { text, place: { name: place, lat, lon, tz: zone } },
    name,
    zone,
    settings,
  };
}

function dateProblem(reader: Reader, reading: DateReading): string | null {
  switch (reading.kind) {
    case 'date':
      return null;
    case 'ambiguous':
      return reader.t('form.dateAmbiguous');
    case 'out-of-range':
      return reader.t('form.dateRange');
    case 'no-such-day':
      return reader.t('form.dateNoDay', {
        month: reader.month(daysFromCivil(reading.year, reading.month, 1)),
        year: String(reading.year),
        days: reading.days,
      });
    case 'unreadable':
      return reader.t('form.dateWrong');
  }
}

/** The intended date: the only reading, or the chosen one of two. */
function dateOf(reading: DateReading, choice: number | null): DateEntry | null {
  if (reading.kind === 'date') return reading.date;
  return reading.kind === 'ambiguous' && choice !== null ? (reading.dates[choice] ?? null) : null;
}

export const NOON = { hour: 12, minute: 0, second: 0 };

/** The values of the entries, as read. */
interface EntriesRead {
  reading: DateReading;
  date: DateEntry | null;
  time: ReturnType<typeof readTime>;
  /** The zone as written, or that of the place. */
  zoneText: string;
  zone: ReturnType<typeof readZone>;
  /** The year whose zone history has to be loaded first; null if none has to. */
  missingYear: string | null;
  /** The birth with its instant, if all fields it needs are valid. */
  resolved: ReturnType<typeof resolveBirth> | null;
}

export function readEntries(entries: Entries): EntriesRead {
  const { place } = entries.place;
  const reading = readDate(entries.date);
  const date = dateOf(reading, entries.dateChoice);
  const isTimeKnown = entries.time.trim() !== '';
  const time = isTimeKnown ? readTime(entries.time) : NOON;
  const zoneText = entries.zone || place?.tz || '';
  const zone = readZone(zoneText);
  const year = String(date?.year ?? '');
  const missingYear = needsZonePast(year) ? year : null;
  const resolved =
    date && time && place && zone && missingYear === null
      ? resolveBirth({
          clock: { ...date, ...time },
          isTimeKnown,
          lat: place.lat,
          lon: place.lon,
          place: place.name,
          name: entries.name.trim(),
          zone: zoneText.trim(),
          settings: entries.settings,
          second: false,
        })
      : null;
  return { reading, date, time, zoneText, zone, missingYear, resolved };
}

/** The problem of each field that keeps the entries from giving a birth. */
export function problemsOf(
  reader: Reader,
  entries: Entries,
  { reading, date, time, zone, resolved }: EntriesRead,
): Errors {
  const { t } = reader;
  const { text, place } = entries.place;
  const wrong: Errors = {};
  const dateWrong = entries.date.trim() === '' ? t('form.dateWrong') : date ? null : dateProblem(reader, reading);
  if (dateWrong) wrong.date = dateWrong;
  if (!time) wrong.time = t('form.timeWrong');
  if (!place) wrong.place = t(text.trim() ? 'place.none' : 'place.required');
  else if (!zone) wrong.zone = t('form.zoneWrong');
  if (resolved && !resolved.ok) {
    const { problem } = resolved;
    wrong[problem.field] =
      problem.reason === 'skipped_wall_clock' && date
        ? t('form.timeSkipped', { date: reader.date(numberOf(date)), zone: problem.zone })
        : t(problem.field === 'date' ? 'form.dateWrong' : 'form.zoneWrong');
  }
  return wrong;
}
