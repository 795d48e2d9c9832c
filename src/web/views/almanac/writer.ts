/** Writes dates, times and figures of a regional almanac in its language. */
import type { Stretch } from '../../../data/stretch';
import { civilFromDays } from '../../../domain/time/civil';
import type { Labels } from '../../../lexicon/labels';
import { two, type Wall, wallAt, weekdayOf } from '../../reader/format';
import type { Settings } from '../../reader/settings';
import { ALMANACS, type AlmanacRow, type AlmanacTag, intlOf } from './almanacs';
import { type WordKey, wordsOf } from './words';

interface Of {
  tag: AlmanacTag;
  labels: Labels;
  settings: Pick<Settings, 'hours' | 'digits'>;
  /** UTC offset of the place, hours. */
  hoursAt: (jdUt: number) => number;
  /** The day of the page, in days from 1970-01-01. */
  dayNumber: number;
}

export class Writer {
  readonly tag: AlmanacTag;
  readonly row: AlmanacRow;
  readonly labels: Labels;
  readonly dayNumber: number;
  private readonly settings: Of['settings'];
  private readonly hoursAt: Of['hoursAt'];

  constructor({ tag, labels, settings, hoursAt, dayNumber }: Of) {
    this.tag = tag;
    this.row = ALMANACS[tag];
    this.labels = labels;
    this.settings = settings;
    this.hoursAt = hoursAt;
    this.dayNumber = dayNumber;
  }

  t(key: WordKey, values?: Readonly<Record<string, string | number>>): string {
    return wordsOf(this.tag, key, values);
  }

  /** Figures in the digits of the language, if those are customary or chosen. */
  figures(text: string | number): string {
    const { zero, ownDigits } = this.row;
    if (!ownDigits && this.settings.digits !== 'own') return String(text);
    return String(text).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  }

  /** A civil date by a message of the language; the weekday in full, or by its short name. */
  private dated(key: 'date' | 'shortDate', weekday: string, dayNumber: number): string {
    const { year, month, day } = civilFromDays(dayNumber);
    const monthName = this.t('months').split('|')[month - 1] ?? '';
    return this.t(key, { weekday, day: this.figures(day), month: monthName, year: this.figures(year) });
  }

  private shortWeekday(dayNumber: number): string {
    return this.t('weekdays').split('|')[weekdayOf(dayNumber)] ?? '';
  }

  /** `செவ்வாய், 24 நவம்பர், 2026`. */
  longDate(dayNumber: number): string {
    return this.dated('date', this.labels.labelAt('vara', weekdayOf(dayNumber) + 1), dayNumber);
  }

  /** `செவ்., 24 நவம்பர்`. */
  shortDate(dayNumber: number): string {
    return this.dated('shortDate', this.shortWeekday(dayNumber), dayNumber);
  }

  private clock(wall: Wall): string {
    const { hour, minute } = wall;
    if (this.settings.hours === '24') return this.figures(`${two(hour)}:${two(minute)}`);
    const options = { hour: 'numeric', minute: '2-digit', dayPeriod: 'short', hour12: true, timeZone: 'UTC' } as const;
    return this.figures(new Intl.DateTimeFormat(intlOf(this.tag), options).format((hour * 60 + minute) * 60_000));
  }

  /** A clock time of the place, with the weekday of another day than that of the page. */
  time(jdUt: number): { time: string; day: string } {
    const wall = wallAt(jdUt, this.hoursAt(jdUt));
    return {
      time: this.clock(wall),
      day: wall.dayNumber === this.dayNumber ? '' : this.shortWeekday(wall.dayNumber),
    };
  }

  moment(jdUt: number): string {
    const { time, day } = this.time(jdUt);
    return day ? `${time} ${day}` : time;
  }

  /** `12:07–13:26`; a weekday that both times share is written once. */
  span({ startJd, endJd }: Stretch): string {
    const [from, to] = [this.time(startJd), this.time(endJd)];
    const first = from.day === to.day ? from.time : `${from.time} ${from.day}`.trim();
    return `${first}\u2013${to.time} ${to.day}`.trim();
  }
}
