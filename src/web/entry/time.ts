/** Parses clock times in common notations. */
import { sexagesimal, two } from '../../domain/time/isoCivil';
import { plainDigits } from './digits';

interface TimeEntry {
  hour: number;
  minute: number;
  second: number;
}

/** Parts of the day before or after the hour, and the 24-hour value of that hour. */
const PARTS: readonly [RegExp, (hour: number) => number][] = [
  [/(?:सुबह|प्रातः|a\.?m?\.?)$|^(?:सुबह|प्रातः)/, (hour) => hour % 12],
  [/(?:शाम|सायं|p\.?m?\.?)$|^(?:शाम|सायं)/, (hour) => (hour % 12) + 12],
  [/^दोपहर|दोपहर$/, (hour) => (hour === 11 ? 11 : (hour % 12) + 12)],
  // The night before and after midnight.
  [/^रात|रात$/, (hour) => (hour === 12 ? 0 : hour < 5 ? hour : (hour % 12) + 12)],
];

/** Parses `20:56`, `20:56:22`, `8.56 pm`, `2056`, `8 pm`, `रात 8:56`, `noon`; null for any other text. */
export function readTime(text: string): TimeEntry | null {
  const plain = plainDigits(text).toLowerCase();
  if (plain === 'noon') return { hour: 12, minute: 0, second: 0 };
  if (plain === 'midnight') return { hour: 0, minute: 0, second: 0 };
  const part = PARTS.find(([pattern]) => pattern.test(plain));
  const figures = (part ? plain.replace(part[0], '') : plain).replace(/\b(?:hrs?|h)$/, '').trim();
  const match =
    /^(\d{1,2})[:. ](\d{2})(?:[:. ](\d{2}(?:\.\d+)?))?$/.exec(figures) ??
    /^(\d{1,2})(\d{2})(\d{2})?$/.exec(figures) ??
    (part ? /^(\d{1,2})$/.exec(figures) : null);
  if (!match) return null;
  const [hour, minute, second] = [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)];
  if (minute > 59 || second >= 60) return null;
  if (!part) return hour > 23 ? null : { hour, minute, second };
  // `13:30 pm` contradicts itself.
  if (hour > 23 || hour === 0) return null;
  return { hour: hour > 12 ? hour : part[1](hour), minute, second };
}

const LAST_SECOND = 86_399;

/**
 * A time moved by some seconds within its day: `20:56` by 60 is `20:57`. Null if the text is no time, or at the ends of
 * the day.
 */
export function movedTime(text: string, seconds: number): string | null {
  const time = readTime(text);
  if (!time) return null;
  const moved = time.hour * 3600 + time.minute * 60 + Math.floor(time.second) + seconds;
  if (moved < 0 || moved > LAST_SECOND) return null;
  const [hour, minute, second] = sexagesimal(moved);
  return `${two(hour)}:${two(minute)}${second > 0 ? `:${two(second)}` : ''}`;
}

/** A time moved by an arrow key: by a minute, with Shift by a second. Null for other keys, too. */
export function timeByArrow(text: string, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string | null {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[key];
  return direction === undefined ? null : movedTime(text, direction * (shiftKey ? 1 : 60));
}
