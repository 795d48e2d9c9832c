/** The days of one observance in a year, whatever the selection that linked to it. */

import { RULES } from '../../../data/observances';
import { type Kind, TRADITIONS, type Tradition } from '../../../data/observances/practice';
import { ownKeyOf } from '../../../data/observances/rule';
import type { NamedPlace } from '../../../data/place';
import { utsavasBetween } from '../../../domain/feeds/utsavas';
import type { CivilReckoner } from '../../../domain/observances/civil';
import { type YearSky, yearSky } from '../../../domain/observances/engine/sky';
import type { Selection } from '../../../domain/observances/question';
import type { Utsava } from '../../../domain/observances/types';
import { utsavasIn } from '../../../domain/observances/year';
import type { Kernel } from '../../../kernel/kernel';
import { findWhole } from '../../../lexicon/find';
import type { Labels } from '../../../lexicon/labels';
import { utsavaLabel } from '../../../lexicon/observances';
import { isoDate } from '../../reader/format';
import { zonePast } from '../../reader/zonePast';
import { numberOf } from '../../shared/dates';

export interface UtsavaDays {
  key: string;
  year: number;
  /** Undefined if the key alone does not determine it. */
  kind: Kind | undefined;
  place: NamedPlace;
  /** Empty if it does not occur in this year at this place. */
  utsavas: Utsava[];
  sky: YearSky;
  /** The days in each tradition that keeps it. */
  practices: PracticeDays[];
}

interface PracticeDays {
  tradition: Tradition;
  utsavas: Utsava[];
}

/** A day, and the traditions that keep an occurrence on it. */
interface PracticeDay {
  /** Days from 1970-01-01. */
  day: number;
  traditions: Tradition[];
  utsava: Utsava;
}

const PARANA = '_parana';
const KINDS_BY_KEY = new Map<string, Kind>([
  ...RULES.flatMap(({ key, kind, variants = [] }) =>
    [key, ...variants.flatMap(({ ownRow }) => (ownRow ? [ownKeyOf(key, ownRow)] : []))].map(
      (each) => [each, kind] as const,
    ),
  ),
  ['chandra_grahana', 'eclipse'],
  ['surya_grahana', 'eclipse'],
]);

/** The kind of an observance, so that no other rules run; undefined if the key alone does not determine it. */
function kindOf(key: string): Kind | undefined {
  if (key.endsWith(PARANA)) return 'parana';
  return KINDS_BY_KEY.get(key) ?? TRADITIONS.map((tradition) => KINDS_BY_KEY.get(`${key}_${tradition}`)).find(Boolean);
}

/** The selections that may contain an observance: the default, every region, each tradition. */
const SELECTIONS: readonly Selection[] = [
  {},
  { region: 'all' },
  ...TRADITIONS.map((tradition): Selection => ({ tradition })),
];

/** Whether the key has a name. */
function isNamed(key: string, labels: Labels): boolean {
  try {
    return utsavaLabel(labels, key) !== '';
  } catch {
    return false;
  }
}

interface Found extends Omit<UtsavaDays, 'practices'> {
  /** The days of a selection. */
  selected(selection: Selection): Utsava[];
}

/** The days in the first selection that has some; null for a key without a name, and outside 1900..2100. */
function foundIn(
  kernel: Kernel,
  key: string,
  year: number,
  place: NamedPlace,
  labels: Labels,
  civil: CivilReckoner,
): Found | null {
  if (!isNamed(key, labels)) return null;
  const where = { year, place: { latDeg: place.lat, lonDeg: place.lon }, tz: place.tz, histories: zonePast(), civil };
  const sky = yearSky(kernel, where);
  if (!sky.ok) return null;
  const kind = kindOf(key);
  const selected = (selection: Selection): Utsava[] => {
    const question = { ...where, ...selection, ...(kind && { kinds: [kind] }), times: true };
    const found = utsavasIn(kernel, sky.value, question);
    return found.ok ? found.value : [];
  };
  for (const selection of SELECTIONS) {
    const utsavas = selected(selection).filter((utsava) => utsava.key === key);
    if (utsavas.length > 0) return { key, year, kind, place, utsavas, sky: sky.value, selected };
  }
  return { key, year, kind, place, utsavas: [], sky: sky.value, selected };
}

/** Null for an unknown key, and outside 1900..2100. */
export function keptOf(...of: Parameters<typeof foundIn>): UtsavaDays | null {
  const found = foundIn(...of);
  if (!found) return null;
  const { selected, ...days } = found;
  if (days.utsavas.length > 0) return { ...days, practices: practicesOf(days.key, selected) };
  return KINDS_BY_KEY.has(days.key) ? { ...days, practices: [] } : null;
}

/** The days without those of each tradition. */
export const utsavasOfKey = (...of: Parameters<typeof foundIn>): Utsava[] => foundIn(...of)?.utsavas ?? [];

/** The days of an observance in each tradition that keeps it. */
function practicesOf(key: string, selected: (selection: Selection) => Utsava[]): PracticeDays[] {
  const plain = TRADITIONS.reduce((name, tradition) => name.replace(new RegExp(`_${tradition}$`), ''), key);
  return TRADITIONS.filter((tradition) => tradition !== 'general').flatMap((tradition) => {
    const utsavas = selected({ tradition }).filter((utsava) => utsava.key === plain || utsava.key === key);
    return utsavas.length > 0 ? [{ tradition, utsavas }] : [];
  });
}

/** The day that the page shows first: the one of a date, else the next from a civil day on, else the last. */
export function foremostOf({ utsavas }: UtsavaDays, date: string | null, today: number): Utsava | undefined {
  return (
    utsavas.find((utsava) => isoDate(utsava.date) === date) ??
    utsavas.find((utsava) => numberOf(utsava.date) >= today) ??
    utsavas.at(-1)
  );
}

/** The least number of days in a year of an observance that comes every month. */
const MIN_MONTHLY = 6;
/** No observance of a lunar month comes later than this after the one before it, days. */
const MONTHLY_DAYS = 65;

/** The next day of an observance that comes several times in a year; undefined for others. */
export function nextDayOf(
  kernel: Kernel,
  { key, kind, place, utsavas, sky }: UtsavaDays,
  utsava: Utsava,
): Utsava | undefined {
  if (utsavas.length < MIN_MONTHLY || !kind) return undefined;
  const day = numberOf(utsava.date);
  const inYear = utsavas.find(({ date }) => numberOf(date) > day);
  if (inYear) return inYear;
  const where = { place: sky.place, tz: place.tz, histories: zonePast() };
  const found = utsavasBetween(kernel, day + 1, day + MONTHLY_DAYS, { ...where, kinds: [kind], key });
  return found.ok ? found.value[0] : undefined;
}

/** Maximum distance between the days of two traditions, days. */
const SAME_DAYS = 3;

/** The days of an occurrence by tradition: one entry a day, in order of days. */
export function daysByPractice({ practices }: UtsavaDays, { date }: Utsava): PracticeDay[] {
  const front = numberOf(date);
  const byDay = new Map<number, PracticeDay>();
  for (const { tradition, utsavas } of practices) {
    for (const utsava of utsavas) {
      const day = numberOf(utsava.date);
      if (Math.abs(day - front) > SAME_DAYS) continue;
      const known = byDay.get(day);
      if (known?.traditions.includes(tradition)) continue;
      if (known) known.traditions.push(tradition);
      else byDay.set(day, { day, traditions: [tradition], utsava });
    }
  }
  return [...byDay.values()].sort((a, b) => a.day - b.day);
}

/**
 * The keys of the observances with a name, in any script: `diwali`, `दीपावली`. A hyphen or underscore stands for a space.
 * A key means its own observance, also if others have it as a name.
 */
export const keysOfName = async (labels: Labels, name: string): Promise<readonly string[]> =>
  labels.has('utsava', name) ? [name] : (await findWhole(name.replace(/[-_]/g, ' '), ['utsava'])).map(({ key }) => key);
