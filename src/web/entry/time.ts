/** Clock times as people write them. */
import { plainDigits } from './digits';

export interface TimeEntry {
  hour: number;
  minute: number;
  second: number;
}

/** Parts of the day that go before or after the hour, and whether they are of the afternoon. */
const PARTS: readonly [RegExp, (hour: number) => number][] = [
  [/(?:सुबह|प्रातः|a\.?m?\.?)$|^(?:सुबह|प्रातः)/, (hour) => hour % 12],
  [/(?:शाम|सायं|p\.?m?\.?)$|^(?:शाम|सायं)/, (hour) => (hour % 12) + 12],
  [/^दोपहर|दोपहर$/, (hour) => (hour === 11 ? 11 : (hour % 12) + 12)],
  // The night before midnight, and after it.
  [/^रात|रात$/, (hour) => (hour === 12 ? 0 : hour < 5 ? hour : (hour % 12) + 12)],
];

/** `20:56`, `20:56:22`, `8.56 pm`, `2056`, `8 pm`, `रात 8:56`, `noon`; null for what is no time. */
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
  // `13:30 pm` is an hour of twenty-four with a word too many.
  if (hour > 23 || hour === 0) return null;
  return { hour: hour > 12 ? hour : part[1](hour), minute, second };
}
