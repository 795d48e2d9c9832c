/** The entries of the birth form, as typed. */
import { inCalendar } from '../../domain/time/calendars';
import { daysFromCivil } from '../../domain/time/civil';
import { coordinatesText } from '../../lexicon/coordinates';
import type { DateEntry, DateReading } from '../entry/date';
import { isoDate } from '../reader/format';
import type { Reader } from '../reader/reader';
import { type Birth, type ChartChoice, presetChoice, timeText } from './birth';
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

export function dateProblem({ t, intl }: Reader, reading: DateReading): string | null {
  switch (reading.kind) {
    case 'date':
      return null;
    case 'ambiguous':
      return t('form.dateAmbiguous');
    case 'out-of-range':
      return t('form.dateRange');
    case 'no-such-day':
      return t('form.dateNoDay', {
        month: new Intl.DateTimeFormat(intl, { month: 'long', timeZone: 'UTC' }).format(
          Date.UTC(reading.year, reading.month - 1, 1),
        ),
        year: String(reading.year),
        days: reading.days,
      });
    case 'unreadable':
      return t('form.dateWrong');
  }
}

/** The intended date: the only reading, or the chosen one of two. */
export function dateOf(reading: DateReading, choice: number | null): DateEntry | null {
  if (reading.kind === 'date') return reading.date;
  return reading.kind === 'ambiguous' && choice !== null ? (reading.dates[choice] ?? null) : null;
}

export const NOON = { hour: 12, minute: 0, second: 0 };
