/** The reader: language, names, place, settings, and formatting. Views get it from the context. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { karanaKind } from '../../data/almanac';
import type { NamedPlace } from '../../data/place';
import { type CivilTime, civilFromDays, SECONDS_PER_DAY } from '../../domain/time/civil';
import { type LabelKind, type Labels, tithiLabel } from '../../lexicon/labels';
import { LOCALES, type LocaleKey, localPath } from '../i18n/locales';
import type { Translate } from '../i18n/translate';
import { hasOwnDigits, inChosenDigits, withOwnDigits } from './digits';
import { two, type Wall, wallAt } from './format';
import { type Settings, settingsQuery } from './settings';
import { placeQuery, queryText } from './where';

/** How the place was chosen: by default, guessed from the connection, or by the reader. */
type PlaceOrigin = 'reference' | 'guess' | 'chosen';

export interface ReaderData {
  locale: LocaleKey;
  settings: Settings;
  place: NamedPlace;
  origin: PlaceOrigin;
  /** The name of the place in the language of the page, if it differs from the name in the list of towns. */
  placeName?: string;
}

/** The circumstances in which a view opens. */
export interface PageOccasion {
  /** The query of the URL. */
  search: string;
  /** `https://host` of the page; empty if not known yet. */
  origin: string;
  /** The present instant in HTML that is rendered elsewhere, Julian days UT; null to use the device's clock. */
  jdUt: number | null;
}

/** The names that a page uses. */
export type ReaderNames = Pick<Reader, 'labels' | 'english'>;

export class Reader {
  readonly locale: LocaleKey;
  readonly settings: Settings;
  readonly place: NamedPlace;
  readonly origin: PlaceOrigin;
  /** The name of the place in the language of the page. */
  readonly placeName: string;
  readonly t: Translate;
  readonly labels: Labels;
  /** English names of observances, for a reader of names in IAST. */
  readonly english: Labels | null;
  readonly occasion: PageOccasion;
  /** For `const { reader, t } = useReader()`. */
  readonly reader: Reader = this;
  private readonly formats = new Map<string, Intl.DateTimeFormat>();

  constructor(
    { locale, settings, place, origin, placeName = place.name }: ReaderData,
    t: Translate,
    { labels, english }: ReaderNames,
    occasion: PageOccasion,
  ) {
    this.locale = locale;
    this.settings = settings;
    this.place = place;
    this.origin = origin;
    this.placeName = placeName;
    this.t = inChosenDigits(t, locale, settings);
    this.labels = labels;
    this.english = english;
    this.occasion = occasion;
  }

  get intl(): string {
    return LOCALES[this.locale].intl;
  }

  /** BCP 47 tag of the names, for `lang` where it differs from the page's. */
  get namesLang(): string {
    const { tag } = this.labels;
    return tag === 'sa' ? 'sa-Latn' : tag;
  }

  name(kind: LabelKind, key: string): string {
    return this.labels.label(kind, key);
  }

  /** The thing with a number, from 1. */
  nameAt(kind: LabelKind, number: number): string {
    return Number.isFinite(number) ? this.labels.labelAt(kind, number) : '–';
  }

  /** 1..30, with its fortnight. */
  tithi(index: number): string {
    return tithiLabel(this.labels, index);
  }

  /** The half of a tithi, 1..60. */
  karana(index: number): string {
    return this.labels.labelAt('karana', karanaKind(index));
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.occasion.search);
  }

  private part(options: Intl.DateTimeFormatOptions, dayNumber: number): string {
    const key = JSON.stringify(options);
    const format = this.formats.get(key) ?? new Intl.DateTimeFormat(this.intl, { ...options, timeZone: 'UTC' });
    this.formats.set(key, format);
    return format.format(dayNumber * 86_400_000);
  }

  weekday(dayNumber: number, style: 'long' | 'short' = 'long'): string {
    return this.part({ weekday: style }, dayNumber);
  }

  month(dayNumber: number, style: 'long' | 'short' = 'long'): string {
    return this.part({ month: style }, dayNumber);
  }

  /** A number in the reader's choice of digits. */
  figures(text: string | number): string {
    return hasOwnDigits(this.locale, this.settings) ? withOwnDigits(String(text)) : String(text);
  }

  /** An astronomical year as a reader counts it: `1674`, `585 BCE` for −584. */
  year(year: number): string {
    return year > 0 ? this.figures(year) : this.t('dates.before', { year: this.figures(1 - year) });
  }

  /** `22 November 2026`, or short `22 Nov 2026`. */
  date(dayNumber: number, style: 'long' | 'short' = 'long'): string {
    const { year, day } = civilFromDays(dayNumber);
    return this.t('dates.date', {
      day: this.figures(day),
      month: this.month(dayNumber, style),
      year: this.year(year),
    });
  }

  /** `Sunday, 22 November 2026`. */
  longDate(dayNumber: number): string {
    return `${this.weekday(dayNumber)}, ${this.date(dayNumber)}`;
  }

  /** `Sun 22 Nov`. */
  shortDay(dayNumber: number): string {
    return this.t('dates.shortDay', {
      weekday: this.weekday(dayNumber, 'short'),
      day: this.figures(civilFromDays(dayNumber).day),
      month: this.month(dayNumber, 'short'),
    });
  }

  /** A clock time by the reader's choice: `16:05`, `4:05 pm`, `शाम 4:05`. */
  clock({ hour, minute, second }: Pick<CivilTime, 'hour' | 'minute' | 'second'>, seconds = false): string {
    const tail = `${two(minute)}${seconds ? `:${two(second)}` : ''}`;
    if (this.settings.hours === '24') return this.figures(`${two(hour)}:${tail}`);
    const time = this.figures(`${hour % 12 || 12}:${tail}`);
    const part = hour < 4 ? 'night' : hour < 12 ? 'morning' : hour < 16 ? 'noon' : hour < 20 ? 'evening' : 'night';
    const half = hour < 12 ? 'am' : 'pm';
    return this.t(`dates.${half}_${part}` as 'dates.am_morning' | 'dates.pm_evening', { time });
  }

  /**
   * An instant in the local time of the place: its time, and its day if that differs from a given one.
   *
   * @param day  the given day, in days from 1970-01-01
   */
  time(jdUt: number, offsetHours: number, day?: number, seconds = false): { time: string; day: string } {
    const wall: Wall = wallAt(jdUt, offsetHours);
    const later = day === undefined ? 0 : wall.dayNumber - day;
    if (later > 0 && this.settings.night === 'count' && this.settings.hours === '24') {
      return { time: this.figures(`${wall.hour + 24 * later}:${two(wall.minute)}`), day: '' };
    }
    return { time: this.clock(wall, seconds), day: later === 0 ? '' : this.weekday(wall.dayNumber, 'short') };
  }

  /** `5 h 10 min`, `51 min`, `2 days`. */
  duration(days: number): string {
    const minutes = Math.max(Math.round((days * SECONDS_PER_DAY) / 60), 0);
    if (minutes < 60) return this.t('dates.minutes', { m: this.figures(minutes) });
    if (minutes < 60 * 48) {
      return this.t('dates.hours', { h: this.figures(Math.floor(minutes / 60)), m: this.figures(minutes % 60) });
    }
    return this.t('dates.days', { n: Math.round(minutes / 1440) });
  }

  /** The query of every link: the chosen place, and settings that are not the default. */
  carried(): [string, string][] {
    return [...(this.origin === 'chosen' ? placeQuery(this.place) : []), ...settingsQuery(this.settings)];
  }

  /** The URL of a page, with the carried query. */
  href(path: string, further: readonly (readonly [string, string])[] = []): string {
    return localPath(this.locale, path) + queryText([...further, ...this.carried()]);
  }

  /** The URL of a page that shows every reader the same: it always has the place. */
  hrefForAll(path: string, further: readonly (readonly [string, string])[] = []): string {
    return (
      localPath(this.locale, path) + queryText([...further, ...placeQuery(this.place), ...settingsQuery(this.settings)])
    );
  }
}

const Context = createContext<Reader | null>(null);
export const ReaderProvider = Context.Provider;

export function useReader(): Reader {
  const reader = useContext(Context);
  if (!reader) throw new Error('a view stands outside of its reader');
  return reader;
}
