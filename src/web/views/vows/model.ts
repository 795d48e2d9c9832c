/** Observances of one kind in a year at a place, and the eclipses of several years. */
import type { Kind, Tradition } from '../../../data/observances/practice';
import type { NamedPlace } from '../../../data/place';
import { type YearSky, yearSky } from '../../../domain/observances/engine/sky';
import type { Utsava } from '../../../domain/observances/types';
import { utsavasIn } from '../../../domain/observances/year';
import { type LocalEclipse, localEclipse } from '../../../domain/sky/localEclipse';
import { daysFromCivil, JD_UNIX_EPOCH, LAST_YEAR } from '../../../domain/time/civil';
import type { Eclipse } from '../../../kernel/almanac';
import type { Kernel } from '../../../kernel/kernel';
import { zonePast } from '../../reader/zonePast';
import { wallOf } from '../../shared/clocks';
import { numberOf } from '../../shared/dates';

/** A list of observances: all of a kind, or all of one key. */
export interface Listed {
  kind: Kind;
  key?: string;
}

/** The lists by their names in addresses. */
export const LISTS = {
  ekadashi: { kind: 'ekadashi' },
  pradosha: { kind: 'monthly', key: 'pradosha_vrata' },
  sankashti: { kind: 'monthly', key: 'sankashti_chaturthi' },
  vinayaka: { kind: 'monthly', key: 'vinayaka_chaturthi' },
  shivaratri: { kind: 'monthly', key: 'masika_shivaratri' },
  purnima: { kind: 'purnima' },
  amavasya: { kind: 'amavasya' },
  sankranti: { kind: 'sankranti' },
  eclipses: { kind: 'eclipse' },
} as const satisfies Record<string, Listed>;
type ListKey = keyof typeof LISTS;
export const LIST_KEYS = Object.keys(LISTS) as ListKey[];

/** The traditions that keep ekādaśīs by rules of their own. */
export const FAST_TRADITIONS = ['smarta', 'vaishnava', 'gaudiya', 'madhva', 'shrivaishnava'] as const;
type FastTradition = (typeof FAST_TRADITIONS)[number];

export const BODIES = ['solar', 'lunar'] as const;
const USUAL_ECLIPSE_YEARS = 6;
const MAX_ECLIPSE_YEARS = 12;

/** What a list shows. */
export interface VowChoice {
  list: ListKey;
  year: number;
  /** The last year; of a list of eclipses it may differ from the first. */
  lastYear: number;
  /** Whose fasts. */
  tradition: FastTradition;
  /** Only eclipses of this body. */
  of: Eclipse['kind'] | null;
  /** Whether eclipses that are not seen at the place are listed too. */
  unseen: boolean;
}

const among = <T extends string>(list: readonly T[], text: string | null): T | null =>
  list.find((each) => each === text) ?? null;

const usualLastYear = (list: ListKey, year: number): number =>
  list === 'eclipses' ? Math.min(year + USUAL_ECLIPSE_YEARS - 1, LAST_YEAR) : year;

/** The choice of an address; values that it does not know count as absent. */
export function readVows(list: ListKey, year: number, query: URLSearchParams): VowChoice {
  const eclipses = list === 'eclipses';
  const to = eclipses ? Number(query.get('to')) : Number.NaN;
  const isLastYear = Number.isInteger(to) && to >= year && to < year + MAX_ECLIPSE_YEARS && to <= LAST_YEAR;
  return {
    list,
    year,
    lastYear: isLastYear ? to : usualLastYear(list, year),
    tradition: (list === 'ekadashi' && among(FAST_TRADITIONS, query.get('tradition'))) || 'smarta',
    of: eclipses ? among(BODIES, query.get('of')) : null,
    unseen: eclipses && query.get('show') === 'all',
  };
}

/** The keys of a choice in an address, without those of the usual one. */
export function vowsEntries({ list, year, lastYear, tradition, of, unseen }: VowChoice): [string, string][] {
  return [
    ...(lastYear === usualLastYear(list, year) ? [] : [['to', String(lastYear)] as [string, string]]),
    ...(tradition === 'smarta' ? [] : [['tradition', tradition] as [string, string]]),
    ...(of ? [['of', of] as [string, string]] : []),
    ...(unseen ? [['show', 'all'] as [string, string]] : []),
  ];
}

export const vowsPath = (list: ListKey, year: number): string => `/vows/${list}/${year}`;

/** The choice some years later, or in another list. */
export function vowsBeside(
  choice: VowChoice,
  { list = choice.list, year = choice.year }: Partial<VowChoice>,
): VowChoice {
  if (list !== choice.list) return readVows(list, year, new URLSearchParams());
  return { ...choice, year, lastYear: Math.min(year + choice.lastYear - choice.year, LAST_YEAR) };
}

/** A day of a list. */
export interface ListedRow {
  /** Civil day, days from 1970-01-01. */
  day: number;
  /** The observances of the day: one fast may have several names. Empty for an eclipse that is not seen. */
  utsavas: readonly Utsava[];
  sky: YearSky;
  /** The fast of the same tithi by the other school; null if the year has none, and for other lists. */
  counterpart: Utsava | null;
  eclipse: Eclipse | null;
  /** The eclipse at the place; null if the Moon misses the Sun there. */
  local: LocalEclipse | null;
}

/** A list with the number of rows of each other list of its year. */
export interface VowList {
  choice: VowChoice;
  rows: readonly ListedRow[];
  counts: Readonly<Record<ListKey, number>>;
  /** The first row after the years of a list without rows. */
  later: ListedRow | null;
}

/** Maximum distance of two schools' fasts of the same tithi, days. */
const SAME_TITHI_DAYS = 3;

/** The school beside the chosen tradition in a list of fasts. */
export const otherSchool = (tradition: FastTradition): 'smarta' | 'vaishnava' =>
  tradition === 'smarta' ? 'vaishnava' : 'smarta';

const isListed = (list: ListKey, { kind, key }: Utsava): boolean => {
  const listed: Listed = LISTS[list];
  return kind === listed.kind && (listed.key === undefined || key === listed.key);
};

const byDay = (utsavas: readonly Utsava[]): Map<number, Utsava[]> => Map.groupBy(utsavas, ({ date }) => numberOf(date));

/** The sky of a year at the place, and its observances by kind and tradition. */
function yearAtPlace(kernel: Kernel, year: number, { lat, lon, tz }: NamedPlace) {
  const where = { year, place: { latDeg: lat, lonDeg: lon }, tz, histories: zonePast() };
  const sky = yearSky(kernel, where);
  if (!sky.ok) return null;
  const kept = (kinds: readonly Kind[], { tradition, times }: { tradition?: Tradition; times: boolean }): Utsava[] => {
    const found = utsavasIn(kernel, sky.value, { ...where, kinds, times, ...(tradition && { tradition }) });
    return found.ok ? found.value : [];
  };
  return { sky: sky.value, kept };
}

type YearAtPlace = NonNullable<ReturnType<typeof yearAtPlace>>;

const traditionOf = (list: ListKey, tradition: FastTradition): { tradition?: FastTradition } =>
  list === 'ekadashi' ? { tradition } : {};

function observanceRows({ list, tradition }: VowChoice, { sky, kept }: YearAtPlace): ListedRow[] {
  const { kind } = LISTS[list];
  const others = list === 'ekadashi' ? kept([kind], { tradition: otherSchool(tradition), times: false }) : [];
  const utsavas = kept([kind], { ...traditionOf(list, tradition), times: true });
  return [...byDay(utsavas.filter((utsava) => isListed(list, utsava)))].map(([day, ofDay]) => ({
    day,
    utsavas: ofDay,
    sky,
    counterpart: others.find(({ date }) => Math.abs(numberOf(date) - day) <= SAME_TITHI_DAYS) ?? null,
    eclipse: null,
    local: null,
  }));
}

const isSeen = (local: LocalEclipse | null): boolean => local !== null && local.visible !== 'no';

interface EclipseAtPlace {
  eclipse: Eclipse;
  local: LocalEclipse | null;
}

/** The eclipses whose greatest is in a civil year of the place. */
function eclipsesAt(kernel: Kernel, year: number, place: NamedPlace): EclipseAtPlace[] {
  const [from, end] = [daysFromCivil(year, 1, 1) - 1, daysFromCivil(year + 1, 1, 1) + 1];
  const point = { latDeg: place.lat, lonDeg: place.lon };
  const found = kernel.eclipses({ ...point, fromUt: JD_UNIX_EPOCH + from, days: end - from });
  if (!found.ok) return [];
  return found.value
    .filter(({ jdUt }) => wallOf(place, jdUt).year === year)
    .map((eclipse) => ({ eclipse, local: localEclipse(kernel, point, eclipse) }));
}

function eclipseRows(kernel: Kernel, choice: VowChoice, place: NamedPlace, { sky, kept }: YearAtPlace): ListedRow[] {
  const utsavas = kept(['eclipse'], { times: true });
  return eclipsesAt(kernel, choice.year, place).flatMap(({ eclipse, local }) => {
    if ((choice.of && choice.of !== eclipse.kind) || !(choice.unseen || isSeen(local))) return [];
    const named = utsavas.filter((utsava) => utsava.eclipse?.jdUt === eclipse.jdUt);
    const [utsava] = named;
    const day = utsava ? numberOf(utsava.date) : wallOf(place, eclipse.jdUt).dayNumber;
    return [{ day, utsavas: named, sky, counterpart: null, eclipse, local }];
  });
}

/** The rows of a choice at a place, in order of days; null outside 1900..2100. */
function rowsOf(kernel: Kernel, choice: VowChoice, place: NamedPlace): ListedRow[] | null {
  const rows: ListedRow[] = [];
  for (let { year } = choice; year <= choice.lastYear; year++) {
    const at = yearAtPlace(kernel, year, place);
    if (!at) return null;
    const own = { ...choice, year };
    rows.push(...(choice.list === 'eclipses' ? eclipseRows(kernel, own, place, at) : observanceRows(own, at)));
  }
  return rows;
}

/** Lists without rows look this far ahead. */
const MAX_PAGES_AHEAD = 30;

function rowAfter(kernel: Kernel, choice: VowChoice, place: NamedPlace): ListedRow | null {
  const years = choice.lastYear - choice.year + 1;
  for (let page = 1; page <= MAX_PAGES_AHEAD; page++) {
    const year = choice.year + page * years;
    const [row] = year > LAST_YEAR ? [] : (rowsOf(kernel, vowsBeside(choice, { year }), place) ?? []);
    if (row) return row;
  }
  return null;
}

const OTHER_KINDS: readonly Kind[] = ['monthly', 'purnima', 'amavasya', 'sankranti'];

/** The number of rows of each list that begins with a year. */
function countsOf(kernel: Kernel, { year, tradition }: VowChoice, place: NamedPlace): Record<ListKey, number> | null {
  const at = yearAtPlace(kernel, year, place);
  if (!at) return null;
  const utsavas = [...at.kept(['ekadashi'], { tradition, times: false }), ...at.kept(OTHER_KINDS, { times: false })];
  const eclipses = Array.from({ length: usualLastYear('eclipses', year) - year + 1 }, (_, i) =>
    eclipsesAt(kernel, year + i, place),
  ).flat();
  const counts = LIST_KEYS.map((list): [ListKey, number] => [
    list,
    list === 'eclipses'
      ? eclipses.filter(({ local }) => isSeen(local)).length
      : byDay(utsavas.filter((utsava) => isListed(list, utsava))).size,
  ]);
  return Object.fromEntries(counts) as Record<ListKey, number>;
}

/** A list at a place; null outside 1900..2100. */
export function vowListOf(kernel: Kernel, choice: VowChoice, place: NamedPlace): VowList | null {
  const rows = rowsOf(kernel, choice, place);
  const counts = rows && countsOf(kernel, choice, place);
  if (!counts) return null;
  return { choice, rows, counts, later: rows.length > 0 ? null : rowAfter(kernel, choice, place) };
}
