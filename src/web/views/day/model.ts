/** The data of the page of a day. */

import type { GrahaKey } from '../../../data/keys';
import { vedicDay } from '../../../domain/day/day';
import type { CivilDate, Slot, VedicDay } from '../../../domain/day/types';
import { type DaysError, daysOf } from '../../../domain/days/days';
import type { ComputedFields } from '../../../domain/days/fields';
import { type DatedMuhurtas, muhurtasOf } from '../../../domain/days/muhurtas';
import { markedLimbs } from '../../../domain/days/undecided';
import { boundsOf } from '../../../domain/days/view';
import { LIMB_KEYS, type LimbsOfDay } from '../../../domain/panchanga/types';
import { fail, ok, type Result } from '../../../domain/result';
import { FIRST_DAY_OF_ALL, LAST_DAY_OF_ALL } from '../../../domain/time/calendars';
import { civilFromDays, daysFromCivil, JD_UNIX_EPOCH } from '../../../domain/time/civil';
import { localMarginDays } from '../../../domain/time/covered';
import { LEAST_MARGIN_DAYS } from '../../../domain/time/deltaTError';
import type { ZoneOffsets } from '../../../domain/time/zone';
import type { Kernel } from '../../../kernel/kernel';
import { wallAt } from '../../reader/format';
import { lettersOf } from '../../reader/letters';
import type { ReaderPlace } from '../../reader/place';
import type { Reader } from '../../reader/reader';
import { zonePast } from '../../reader/zonePast';
import { clocksAbout } from '../../shared/clocks';
import { numberOf } from '../../shared/dates';
import { windowName } from '../../shared/windowName';

/** How the texts judge a slot. It is reported, not advised. */
export type Mark = 'favoured' | 'aside' | 'neither';

/** A slot with its name. */
export interface Named extends Slot {
  name: string;
  /** A short name for narrow places in the drawings. */
  short: string;
  mark: Mark;
  /** The part of the Gaurī-pañcāṅga in the same eighth of the day or the night, of a choghaḍiyā. */
  gauri?: { name: string; mark: Mark };
  /** The track among the three tracks of windows in the drawings, 0 outermost. */
  track: number;
}

/** The almanac of a day. */
const ALMANAC_FIELDS = [
  'paksha',
  'masa',
  'ritu',
  'ayana',
  'sayana',
  'years',
  'samvatsara',
  'sun',
  'moon',
  'special_yogas',
  'anandadi',
  'bhadra',
  'panchaka',
  'disha_shula',
  'agni_vasa',
  'homahuti',
  'tarabala',
  'chandrabala',
  'chandrashtama',
  'gauri',
] as const satisfies readonly (keyof ComputedFields)[];

export interface DayModel extends DatedMuhurtas {
  date: CivilDate;
  clocks: ZoneOffsets;
  /** UTC offset at noon, hours. Drawings use it for the whole day. */
  tzHours: number;
  almanac: Pick<ComputedFields, (typeof ALMANAC_FIELDS)[number]>;
  /** The margin that the error of ΔT leaves at the ends of limbs, days; 0 in 1900 to 2100. */
  marginDays: number;
  /** Fields of the almanac whose value at sunrise the error of ΔT leaves open. */
  undecided: readonly string[];
  /** The moonrise and the moonset of the next date, where the day lacks one or has margins; Julian days UT. */
  laterMoon: Pick<VedicDay, 'moonriseJd' | 'moonsetJd'>;
  /** The next sunrise, or 24 hours after the beginning; Julian days UT. */
  endJd: number;
  muhurtas: Named[];
  choghadiyas: Named[];
  horas: Named[];
  /** Ordered by their beginnings. */
  windows: Named[];
}

const markOf = ({ quality }: Slot): Mark =>
  quality === 'good' ? 'favoured' : quality === 'bad' || quality === 'avoided' ? 'aside' : 'neither';

/** The tracks of windows in the drawings. */
const TRACKS: Record<string, number> = { dur_muhurta: 1, abhijit: 1, brahma_muhurta: 1, varjya: 2, amrita_kala: 2 };

/** The last muhūrta but one of the night. */
const BRAHMA_MUHURTA = 29;

const named = (slot: Slot, name: string, short = name): Named => ({
  ...slot,
  name,
  short,
  mark: markOf(slot),
  track: TRACKS[slot.key] ?? 0,
});

/** The first word of a name, for drawings: "Rahu Kaal" is "Rahu". */
const firstWord = (name: string): string => name.split(/[ -]/)[0] ?? name;

/** Windows in order of time, on another track where two of one would meet: on a Wednesday Abhijit is a Dur Muhurta. */
function onTracks(windows: readonly Named[]): Named[] {
  const placed: Named[] = [];
  for (const window of windows) {
    const isFree = (track: number) =>
      !placed.some((other) => other.track === track && other.endJd > window.startJd && other.startJd < window.endJd);
    placed.push({ ...window, track: [window.track, 2, 1, 0].find(isFree) ?? window.track });
  }
  return placed;
}

function windowsOf({ slots }: DatedMuhurtas, reader: Reader): Named[] {
  const { rahuKalam, yamaganda, gulika, abhijit, durMuhurta, varjya, amritaKala, muhurtas } = slots;
  const namedSlot = (slot: Slot) => {
    const name = windowName(reader, slot.key);
    return named(slot, name, firstWord(name));
  };
  const brahma = muhurtas
    .filter(({ index }) => index === BRAHMA_MUHURTA)
    .map((slot) => namedSlot({ ...slot, key: 'brahma_muhurta' }));
  const windows = [
    ...[rahuKalam, yamaganda, gulika, abhijit].filter((slot) => slot !== null).map(namedSlot),
    ...[...durMuhurta, ...varjya, ...amritaKala].map(namedSlot),
    ...brahma,
  ];
  return onTracks(windows.sort((a, b) => a.startJd - b.startJd));
}

/** UTC offset of a zone at a date's noon, hours. */
function noonHours(clocks: ZoneOffsets, noonJd: number): number {
  // The offset determines the instant of noon, and the instant the offset. Two steps are enough.
  return clocks.hoursAt(noonJd - clocks.hoursAt(noonJd) / 24);
}

/** The limbs of a day, marked where the error of ΔT leaves their order to a sunrise open. */
function limbsWithError({ day, limbs }: DatedMuhurtas, marginDays: number): LimbsOfDay {
  if (marginDays < LEAST_MARGIN_DAYS) return limbs;
  const bounds = boundsOf(day);
  return Object.fromEntries(LIMB_KEYS.map((key) => [key, markedLimbs(limbs[key], bounds, marginDays)])) as LimbsOfDay;
}

/** The day of a civil date at the reader's place, with names in their language, as in GET /api/muhurta. */
export function dayOf(kernel: Kernel, date: CivilDate, reader: Reader): Result<DayModel, DaysError> {
  const { lat, lon, tz }: ReaderPlace = reader.place;
  const noonJd = JD_UNIX_EPOCH + daysFromCivil(date.year, date.month, date.day) + 0.5;
  const clocks = clocksAbout(reader.place, noonJd);
  const tzHours = noonHours(clocks, noonJd);
  const place = { latDeg: lat, lonDeg: lon };
  const dated = muhurtasOf(kernel, date, place, tzHours);
  if (!dated.ok) return dated;
  const { day, slots } = dated.value;
  const { endJd } = boundsOf(day);
  const almanac = daysOf(kernel, {
    from: date,
    to: date,
    place,
    tz,
    histories: zonePast(),
    fields: ALMANAC_FIELDS,
  });
  if (!almanac.ok) return almanac;
  const [fields] = almanac.value.days;
  const marginDays = localMarginDays(day.midnightJd, tzHours);
  const hasMoon = day.moonriseJd !== null && day.moonsetJd !== null;
  const nextDate = hasMoon && marginDays < LEAST_MARGIN_DAYS ? null : daysAfter(date, 1);
  const later = nextDate && vedicDay(kernel, nextDate, place, tzHours);
  // The zone skipped the date.
  if (!fields) return fail({ reason: 'no_such_day', ...date });
  return ok({
    ...dated.value,
    limbs: limbsWithError(dated.value, marginDays),
    marginDays,
    date,
    clocks,
    tzHours,
    almanac: fields as DayModel['almanac'],
    undecided: fields.undecided ?? [],
    laterMoon: later?.ok ? later.value : { moonriseJd: null, moonsetJd: null },
    endJd,
    muhurtas: slots.muhurtas.map((slot) => named(slot, reader.nameAt('muhurta', slot.index))),
    choghadiyas: [...slots.choghadiya.day, ...slots.choghadiya.night].map((slot, i) => {
      const gauri = (fields as DayModel['almanac']).gauri[i];
      return {
        ...named(slot, reader.name('choghadiya', slot.key)),
        ...(gauri && { gauri: { name: reader.name('gauri', gauri.key), mark: markOf(gauri) } }),
      };
    }),
    horas: slots.hora.map((slot) =>
      named(slot, reader.name('graha', slot.key), lettersOf(reader, slot.key as GrahaKey)),
    ),
    windows: windowsOf(dated.value, reader),
  });
}

/** The date of the page, in days from 1970-01-01: times on it have no weekday. */
export const dayNumberOf = ({ day, tzHours }: DayModel): number => wallAt(day.midnightJd, tzHours).dayNumber;

/** The date a number of days later, or null beyond the years of the kernel. */
export function daysAfter(date: CivilDate, days: number): CivilDate | null {
  const number = numberOf(date) + days;
  return number < FIRST_DAY_OF_ALL || number > LAST_DAY_OF_ALL ? null : civilFromDays(number);
}

export const runs = ({ startJd, endJd }: { startJd: number; endJd: number }, jdUt: number): boolean =>
  startJd <= jdUt && jdUt < endJd;

/** Splits a list into the slots of the day and of the night. */
export const halves = (list: readonly Named[]): [Named[], Named[]] => {
  const half = list.length / 2;
  return [list.slice(0, half), list.slice(half)];
};
