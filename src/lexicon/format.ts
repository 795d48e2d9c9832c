/** Dates, weekdays, durations, degrees and lists, as each language writes them. */
import type { Sentences } from '../../build/lexicon/sentences/format';

/** A date of the Gregorian calendar. */
export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

/** Languages of northern India change a noun before a postposition: "1 घंटा", but "1 घंटे बाद". */
export type Grammar = 'direct' | 'oblique';

export interface Formatter {
  /** "7 September 2026". */
  date(date: CivilDate): string;
  /** A month of the Gregorian calendar, 1..12: "September". */
  month(number: number): string;
  /** A weekday, 1..7 from Sunday. */
  weekday(number: number): string;
  /** "a, b and c"; with `or` "a, b or c". */
  list(parts: readonly (string | number)[], conjunction?: 'and' | 'or'): string;
  /** A duration to the minute: "2 h 14 min", "2 h"; below a minute "under a minute". */
  minutes(minutes: number, grammar?: Grammar): string;
  /** A duration to the second: "2 h 14 min 5 s". Parts that are zero are left out. */
  seconds(seconds: number, grammar?: Grammar): string;
  /** The same with all parts after the first: "2 h 0 min 5 s". */
  everySecond(seconds: number): string;
  /** Degrees within a rāśi: "20°30′ of Meṣa"; the bare name at its beginning. */
  inRashi(degrees: number, rashi: string): string;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A clock time of minutes from midnight: "06:32". */
export const clockText = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Coordinates in degrees: "24.9459° N, 83.0665° E", with non-breaking spaces. */
export function coordinatesText(latDeg: number, lonDeg: number): string {
  const one = (deg: number, letters: string) => `${Number(Math.abs(deg).toFixed(4))}°\u00a0${letters[deg < 0 ? 1 : 0]}`;
  return `${one(latDeg, 'NS')}, ${one(lonDeg, 'EW')}`;
}

/** The formatter of a language, from its words. */
export function formatterOf(texts: Sentences): Formatter {
  const { months, weekdays } = texts;
  const month = (number: number): string => months[number as unknown as keyof typeof months];
  const hoursText = (n: number, grammar: Grammar = 'direct'): string =>
    texts[grammar === 'oblique' ? 'hours-oblique' : 'hours']({ n });
  return {
    month,
    date: ({ year, month: number, day }) => texts.date({ day, month: month(number), year }),
    weekday: (number) => weekdays[number as unknown as keyof typeof weekdays],
    list(parts, conjunction = 'and') {
      const last = parts.at(-1) ?? '';
      return parts.length < 2 ? `${last}` : texts[conjunction]({ before: parts.slice(0, -1).join(', '), last });
    },
    minutes(minutes, grammar) {
      const whole = Math.round(minutes);
      if (whole < 1) return texts.underMinute;
      const [hours, rest] = [Math.floor(whole / 60), whole % 60];
      if (hours === 0) return texts.minutes({ n: rest });
      return rest === 0 ? hoursText(hours, grammar) : `${hoursText(hours, grammar)} ${texts.minutes({ n: rest })}`;
    },
    seconds(seconds, grammar) {
      const whole = Math.round(Math.abs(seconds));
      const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
      const parts = hours > 0 ? [hoursText(hours, grammar)] : [];
      if (minutes > 0) parts.push(texts.minutes({ n: minutes }));
      if (rest > 0 || parts.length === 0) parts.push(texts.seconds({ n: rest }));
      return parts.join(' ');
    },
    everySecond(seconds) {
      const whole = Math.round(seconds);
      const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
      const before = hours > 0 ? `${texts.hours({ n: hours })} ` : '';
      const middle = whole >= 60 ? `${texts.minutes({ n: minutes })} ` : '';
      return `${before}${middle}${texts.seconds({ n: rest })}`;
    },
    inRashi(degrees, rashi) {
      if (degrees === 0) return rashi;
      const minutes = Math.round((degrees % 1) * 60);
      return texts.inRashi({ degrees: `${Math.floor(degrees)}°${minutes ? `${two(minutes)}′` : ''}`, rashi });
    },
  };
}
