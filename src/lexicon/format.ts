/** Dates, weekdays, durations, degrees and lists, as each language writes them. */

import type { Sentences } from '../../build/lexicon/sentences/format';
import type { CivilDate } from '../domain/day/types';
import { sexagesimal, two } from '../domain/time/isoCivil';

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
  /** A duration by its two largest units, rounded down: "2 y 114 d", "14 min 5 s". A year has 365.25 days. */
  largestUnits(seconds: number, grammar?: Grammar): string;
  /** "21 November 2026 to 3 May 2027". */
  span(start: string, end: string): string;
  /** Degrees within a rāśi: "20°30′ of Meṣa"; the bare name at its beginning. */
  inRashi(degrees: number, rashi: string): string;
}

/** Units of a duration with their seconds, the largest first. */
const UNITS = [
  [365.25 * 86_400, 'years'],
  [86_400, 'days'],
  [3600, 'hours'],
  [60, 'minutes'],
  [1, 'seconds'],
] as const;

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
      if (whole < 1) return texts['under-minute'];
      const [hours, rest] = [Math.floor(whole / 60), whole % 60];
      if (hours === 0) return texts.minutes({ n: rest });
      return rest === 0 ? hoursText(hours, grammar) : `${hoursText(hours, grammar)} ${texts.minutes({ n: rest })}`;
    },
    seconds(seconds, grammar) {
      const [hours, minutes, rest] = sexagesimal(Math.round(Math.abs(seconds)));
      const parts = hours > 0 ? [hoursText(hours, grammar)] : [];
      if (minutes > 0) parts.push(texts.minutes({ n: minutes }));
      if (rest > 0 || parts.length === 0) parts.push(texts.seconds({ n: rest }));
      return parts.join(' ');
    },
    everySecond(seconds) {
      const whole = Math.round(seconds);
      const [hours, minutes, rest] = sexagesimal(whole);
      const before = hours > 0 ? `${texts.hours({ n: hours })} ` : '';
      const middle = whole >= 60 ? `${texts.minutes({ n: minutes })} ` : '';
      return `${before}${middle}${texts.seconds({ n: rest })}`;
    },
    largestUnits(seconds, grammar) {
      let rest = Math.floor(Math.abs(seconds));
      const parts: string[] = [];
      for (const [size, text] of UNITS) {
        const n = Math.floor(rest / size);
        rest -= n * size;
        if (n > 0 && parts.length < 2) parts.push(text === 'hours' ? hoursText(n, grammar) : texts[text]({ n }));
      }
      return parts.length === 0 ? texts.seconds({ n: 0 }) : parts.join(' ');
    },
    span: (start, end) => texts.span({ start, end }),
    inRashi(degrees, rashi) {
      if (degrees === 0) return rashi;
      const minutes = Math.round((degrees % 1) * 60);
      return texts['in-rashi']({ degrees: `${Math.floor(degrees)}°${minutes ? `${two(minutes)}′` : ''}`, rashi });
    },
  };
}
