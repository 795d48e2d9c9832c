/** The choices of a reader of an ephemeris, and their address. */
import { GRAHA_KEYS } from '../../../data/keys';
import { isOuterKey, OUTER_KEYS } from '../../../data/outer';
import { clockOf } from '../../../domain/time/isoCivil';
import { AYANAMSHA_KEYS } from '../../../kernel/keys';
import { readTime } from '../../entry/time';
import { type MonthOf, monthBeside, monthText } from '../month/model';

/** A row for each day or each six hours of a month, the Moon every two hours, or three days of each month of a year. */
export const STEPS = ['1d', '6h', '2h', '10d'] as const;
type Step = (typeof STEPS)[number];

export const ZODIACS = [...AYANAMSHA_KEYS, 'tropical'] as const;
type Zodiac = (typeof ZODIACS)[number];

/** The time zone of the rows: UTC, or the offset of the reader's place at the start of the table. */
export const CLOCKS = ['utc', 'place'] as const;
type Clock = (typeof CLOCKS)[number];

/** Values below the longitude. */
export const FURTHER_COLUMNS = ['speed', 'latitude', 'declination', 'nakshatra'] as const;
export type FurtherColumn = (typeof FURTHER_COLUMNS)[number];

export const TABLE_BODIES = [...GRAHA_KEYS, ...OUTER_KEYS] as const;
export type TableBody = (typeof TABLE_BODIES)[number];

export interface EphemerisChoice {
  month: MonthOf;
  /** Minutes after midnight of daily rows; those of hours begin at midnight. */
  minutes: number;
  clock: Clock;
  zodiac: Zodiac;
  step: Step;
  columns: readonly FurtherColumn[];
  bodies: readonly TableBody[];
}

type Options = Omit<EphemerisChoice, 'month'>;

const USUAL = { minutes: 0, clock: 'utc', zodiac: 'lahiri', step: '1d' } as const satisfies Partial<Options>;

/** The names of the fields in the form and the address. `at` and `tz` belong to the place. */
const FIELDS = ['month', 'time', 'clock', 'zodiac', 'step', 'column', 'body'] as const;

/** Whether an address has no options, so that everybody gets the same page. */
export const isUsualEphemeris = (query: URLSearchParams): boolean => !FIELDS.some((field) => query.has(field));

const among = <T extends string>(list: readonly T[], text: string | null, otherwise: T): T =>
  list.find((each) => each === text) ?? otherwise;

const some = <T extends string>(list: readonly T[], texts: readonly string[]): T[] =>
  list.filter((each) => texts.includes(each));

/** The options of an address. A missing or invalid option takes its default. */
export function readOptions(query: URLSearchParams): Options {
  const time = readTime(query.get('time') ?? '');
  const bodies = some(TABLE_BODIES, query.getAll('body'));
  const zodiac = among(ZODIACS, query.get('zodiac'), USUAL.zodiac);
  const columns = some(FURTHER_COLUMNS, query.getAll('column'));
  return {
    minutes: time ? time.hour * 60 + time.minute : USUAL.minutes,
    clock: among(CLOCKS, query.get('clock'), USUAL.clock),
    zodiac,
    step: among(STEPS, query.get('step'), USUAL.step),
    // Nakṣatras are sidereal.
    columns: zodiac === 'tropical' ? columns.filter((column) => column !== 'nakshatra') : columns,
    bodies: bodies.length > 0 ? bodies : GRAHA_KEYS,
  };
}

/** The entries of the address of a choice, without the defaults. */
export function choiceEntries({ minutes, clock, zodiac, step, columns, bodies }: EphemerisChoice): [string, string][] {
  const isOfGrahas = bodies.length === GRAHA_KEYS.length && !bodies.some(isOuterKey);
  return [
    ...(minutes === USUAL.minutes ? [] : [['time', clockOf(minutes)] as [string, string]]),
    ...Object.entries({ clock, zodiac, step }).filter(([key, value]) => value !== USUAL[key as keyof typeof USUAL]),
    ...columns.map((column): [string, string] => ['column', column]),
    ...(isOfGrahas ? [] : bodies.map((body): [string, string] => ['body', body])),
  ];
}

export const ephemerisPath = (month: MonthOf): string => `/ephemeris/${monthText(month)}`;

/** The month of the table before or after; null beyond the years of the kernel. */
export const tableBeside = ({ month, step }: EphemerisChoice, by: 1 | -1): MonthOf | null =>
  monthBeside(month, step === '10d' ? 12 * by : by);
