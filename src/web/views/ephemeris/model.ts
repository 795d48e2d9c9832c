/** The table of an ephemeris: the places of bodies at the chosen instants. */
import { GRAHA_KEYS } from '../../../data/keys';
import { isOuterKey, OUTER_KEYS } from '../../../data/outer';
import type { EphemerisColumn } from '../../../domain/ephemeris/columns';
import { type EphemerisColumns, ephemeris } from '../../../domain/ephemeris/ephemeris';
import type { OuterPlanets } from '../../../domain/ephemeris/outer';
import { FIRST_DAY_OF_ALL } from '../../../domain/time/calendars';
import { civilFromDays, daysFromCivil, JD_UNIX_EPOCH } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { isoDate, two, wallAt } from '../../reader/format';
import { daysOfMonth } from '../month/model';
import type { EphemerisChoice, FurtherColumn, TableBody } from './choice';

/** A body at an instant. Angles are in degrees, the motion in degrees a day. */
export interface EphemerisCell {
  lonDeg: number;
  isRetrograde: boolean;
  /** It moved the other way in the row before. */
  hasTurned: boolean;
  /** It was in another rāśi in the row before. */
  isInNewRashi: boolean;
  further: Readonly<Partial<Record<FurtherColumn, number>>>;
  /** The quarter of the nakṣatra, if that is shown. */
  pada: number;
}

export interface EphemerisRow {
  /** Days from 1970-01-01. */
  day: number;
  /** Minutes after midnight, where a day has several rows. */
  minutes: number | null;
  cells: readonly EphemerisCell[];
}

export interface EphemerisTable {
  /** The bodies that are computed; those beyond Saturn only from 1900 to 2100. */
  bodies: readonly TableBody[];
  /** Hours of the columns, where the table has one body. */
  hours: readonly number[];
  rows: readonly EphemerisRow[];
  /** The address of the same places as CSV. */
  csv: string;
}

const MOON_STEP_HOURS = 2;
const ROW_STEP_HOURS = 6;
const DAYS_OF_MONTH = [1, 11, 21];

/** The days of the rows, from 1970-01-01. */
function daysOf({ month, step }: EphemerisChoice): number[] {
  if (step === '10d') {
    const days = Array.from({ length: 12 }, (_, i) =>
      DAYS_OF_MONTH.map((day) => daysFromCivil(month.year, i + 1, day)),
    );
    return days.flat();
  }
  const { first, last } = daysOfMonth(month);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** The first day of a table, from 1970-01-01. All rows take the UTC offset of that day. */
export const firstDayOf = (choice: EphemerisChoice): number => daysOf(choice)[0] as number;

/** `2026-12-01T05:30:00Z`. */
function instantText(jdUt: number): string {
  const { dayNumber, hour, minute, second } = wallAt(jdUt, 0);
  return `${isoDate(civilFromDays(dayNumber))}T${two(hour)}:${two(minute)}:${two(second)}Z`;
}

/** The columns of the kernel that a table shows. */
const shownColumns = ({ zodiac, columns }: EphemerisChoice): EphemerisColumn[] => [
  zodiac === 'tropical' ? 'tropical_longitude' : 'longitude',
  'retrograde',
  ...columns,
  ...(columns.includes('nakshatra') ? (['pada'] as const) : []),
];

function csvPath(choice: EphemerisChoice, bodies: readonly TableBody[], jdUt: readonly number[]): string {
  const { step, zodiac } = choice;
  const [first, last] = [jdUt[0] as number, jdUt.at(-1) as number];
  const span: [string, string][] =
    step === '10d'
      ? [['at', jdUt.map(instantText).join(',')]]
      : [
          ['from', instantText(first)],
          ['to', instantText(last)],
          ['step', step],
        ];
  const columns = shownColumns(choice);
  const query = [
    ...span,
    ['bodies', bodies.join(',')],
    ['columns', (columns.includes('speed') ? columns : [...columns, 'speed']).join(',')],
    ...(zodiac === 'tropical' ? [] : [['ayanamsa', zodiac]]),
    ['calendar', 'gregorian'],
    ['format', 'csv'],
  ];
  return `/api/v1/ephemeris?${query.map(([key, value]) => `${key}=${value}`).join('&')}`;
}

const rashiOf = (lonDeg: number): number => Math.floor(lonDeg / 30);

/** The cells of a body at all instants but the first. */
function cellsOf(columns: EphemerisColumns, { zodiac, columns: further }: EphemerisChoice): EphemerisCell[] {
  const lonDeg = (zodiac === 'tropical' ? columns.tropical_longitude : columns.longitude) as Float64Array;
  const isRetrograde = (i: number) => columns.retrograde?.[i] === 1;
  return Array.from(lonDeg.subarray(1), (lon, before) => {
    const i = before + 1;
    return {
      lonDeg: lon,
      isRetrograde: isRetrograde(i),
      hasTurned: isRetrograde(before) !== isRetrograde(i),
      isInNewRashi: rashiOf(lonDeg[before] as number) !== rashiOf(lon),
      further: Object.fromEntries(further.map((column) => [column, columns[column]?.[i]])),
      pada: columns.pada?.[i] ?? Number.NaN,
    };
  });
}

/**
 * The table of a choice with the mean node; null outside the years of the kernel.
 *
 * @param offsetHours  UTC offset of the rows
 * @param outer  needed if the choice has planets beyond Saturn
 */
export function ephemerisTable(
  kernel: Kernel,
  choice: EphemerisChoice,
  offsetHours: number,
  outer: OuterPlanets | undefined,
): EphemerisTable | null {
  const { step, zodiac, minutes } = choice;
  const days = daysOf(choice);
  const isOfMoon = step === '2h';
  const hoursOfDay = (every: number) => Array.from({ length: 24 / every }, (_, i) => i * every);
  const hours = isOfMoon ? hoursOfDay(MOON_STEP_HOURS) : [];
  const instants = days.flatMap((day) => {
    if (isOfMoon) return hours.map((hour) => ({ day, minutes: hour * 60 }));
    if (step === '6h') return hoursOfDay(ROW_STEP_HOURS).map((hour) => ({ day, minutes: hour * 60 }));
    return [{ day, minutes }];
  });
  const jdUt = instants.map((each) => JD_UNIX_EPOCH + each.day - offsetHours / 24 + each.minutes / 1440);
  const [first, second] = jdUt as [number, number];
  const before = 2 * first - second;
  const lastJd = jdUt.at(-1) as number;
  const isOfOuter = outer !== undefined && before > outer.firstJd + 1 && lastJd + 1 < outer.lastJd;
  const covered = choice.bodies.filter((body) => isOfOuter || !isOuterKey(body));
  const bodies = isOfMoon ? (['moon'] as const) : covered.length > 0 ? covered : GRAHA_KEYS;
  const found = ephemeris(kernel, {
    // The row before the first shows what changed. The first covered year has no row before it.
    jdUt: [before < JD_UNIX_EPOCH + FIRST_DAY_OF_ALL ? first : before, ...jdUt],
    bodies,
    columns: shownColumns(choice),
    ayanamsa: zodiac === 'tropical' ? 'lahiri' : zodiac,
    nodeMode: 'mean',
    center: 'geocentric',
    ...(isOfOuter && { outer }),
  });
  if (!found.ok) return null;
  const columns = bodies.map((body) => cellsOf(found.value.bodies[body] as EphemerisColumns, choice));
  const [moon = []] = columns;
  const rows = isOfMoon
    ? days.map((day, i) => ({ day, minutes: null, cells: moon.slice(i * hours.length, (i + 1) * hours.length) }))
    : instants.map((each, i) => ({
        day: each.day,
        minutes: step === '6h' ? each.minutes : null,
        cells: columns.map((cells) => cells[i] as EphemerisCell),
      }));
  return { bodies, hours, rows, csv: csvPath(choice, bodies, jdUt) };
}

/** Whether a choice has a planet beyond Saturn. */
export const hasOuter = ({ bodies, step }: EphemerisChoice): boolean =>
  step !== '2h' && OUTER_KEYS.some((key) => bodies.includes(key));
