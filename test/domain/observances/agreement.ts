/**
 * How the observances agree with those who decide: per source and authority the share of dated rows that are given on
 * that very day, and every row that is not. `report` is for `npm run accuracy`; the gates stand in `agreement.test.ts`.
 */

import { RULES } from '../../../src/data/observances';
import type { Region } from '../../../src/data/observances/regions';
import { REGIONS } from '../../../src/data/observances/regions';
import type { Selection } from '../../../src/domain/observances/question';
import type { Utsava } from '../../../src/domain/observances/types';
import { utsavasOf } from '../../../src/domain/observances/year';
import { kernel } from '../support/kernel';
import { AUTHORITY_FILES, type Dated, exchangeHolidays, printedRows, rowsOf } from './authorities';

/** What the rows of a source are worth. */
const WEIGHT: Readonly<Record<string, string>> = {
  states: 'gazettes and lists of holidays: decide for their region, as far as no government moved a holiday',
  'nepali-patro': 'an almanac typed in by volunteers, with slips of a day',
  'date-holidays': 'gazetted days abroad, copied: decide for `civil` in their country',
  gcal: 'the calendar program of ISKCON: decides for `gaudiya`',
  'madhva-tables': 'published tables: decide for the ekādaśīs of `madhva`',
  'jyotisha-2014': 'an engine that reads a rule book: shows that a rule is read rightly, decides nothing',
  'jyotisha-json': 'an engine that reads a rule book: shows that a rule is read rightly, decides nothing',
  exchange: 'days without trade at Mumbai: an independent day, but not every year and without a name',
  festivals: 'what websites print, the former development data: one source among others, decides nothing',
};

/** One source and authority of rows. */
export interface Agreement {
  source: string;
  authority: string;
  weight: string;
  compared: number;
  agrees: number;
  /** "onam 2016-09-13 New Delhi: 2016-09-14" */
  misses: string[];
  /** Rows of observances that have no rule, by key: too few of their dates are known, or they are of another calendar. */
  ruleless: Record<string, number>;
}

const KNOWN_REGIONS: ReadonlySet<string> = new Set(REGIONS);
const RENAMED: Readonly<Record<string, Region>> = { Central: 'india', Trinidad: 'trinidad-and-tobago' };

/** The region of a row in the words of the service; none where it is none. */
function regionOf(region: string): Region | undefined {
  const slug = RENAMED[region] ?? region.toLowerCase().replaceAll(' ', '-');
  return KNOWN_REGIONS.has(slug) ? (slug as Region) : undefined;
}

const VAISHNAVA = /_vaishnava$/;

/** What is asked to find a row: the tradition and the region that it speaks of. */
function questionOf({ source, key, region, tradition }: Dated): Selection {
  switch (source) {
    case 'gcal':
    case 'madhva-tables':
      return { tradition: tradition as 'gaudiya' | 'madhva' };
    case 'date-holidays':
      return { tradition: 'civil', region: regionOf(region) };
    case 'festivals':
      return tradition === 'civil' || tradition === 'vaishnava' ? { tradition } : {};
    case 'states':
    case 'nepali-patro':
      return { tradition: VAISHNAVA.test(key) ? 'vaishnava' : undefined, region: regionOf(region) };
    default:
      return { tradition: VAISHNAVA.test(key) ? 'vaishnava' : 'smarta', region: regionOf(region) };
  }
}

const two = (number: number): string => String(number).padStart(2, '0');
const isoOf = ({ date: { year, month, day } }: Utsava): string => `${year}-${two(month)}-${two(day)}`;

/** The years asked for, each computed once. */
function years(): (row: Dated, selection: Selection) => readonly Utsava[] {
  const known = new Map<string, readonly Utsava[]>();
  return ({ where, date }, selection) => {
    const year = Number(date.slice(0, 4));
    const name = JSON.stringify([year, where.place, where.tz, selection]);
    const before = known.get(name);
    if (before) return before;
    const answer = utsavasOf(kernel, { year, place: where.place, tz: where.tz, ...selection });
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
    known.set(name, answer.value.utsavas);
    return answer.value.utsavas;
  };
}

/** The key under which a tradition's list has an observance. */
function shownAs(key: string, { tradition }: Selection): string {
  const suffix = `_${tradition}`;
  return tradition && key.endsWith(suffix) ? key.slice(0, -suffix.length) : key;
}

function isOf({ key: wanted }: Dated, selection: Selection): (utsava: Utsava) => boolean {
  if (wanted === 'ekadashi_madhva')
    return ({ kind, key }) => kind === 'ekadashi' && !/^vaikuntha_|^guruvayur_|_atirikta$/.test(key);
  const shown = shownAs(wanted, selection);
  return ({ key }) => key === shown;
}

const RULED: ReadonlySet<string> = new Set(
  RULES.flatMap((rule) => [
    rule.key,
    `${rule.key}_gaudiya`,
    `${rule.key}_parana`,
    ...(rule.variants ?? []).flatMap(({ beside }) => (beside ? [beside.key] : [])),
  ]),
);
/** The Vesak of Singapore and Malaysia is a day of the Chinese calendar. */
const isOfOtherCalendar = ({ source, key }: Dated): boolean => source === 'date-holidays' && key === 'buddha_purnima';

function hasRule(row: Dated): boolean {
  const { key, tradition } = row;
  if (isOfOtherCalendar(row)) return false;
  return RULED.has(key) || RULED.has(key.replace(/_(gaudiya|vaishnava)(_parana)?$/, '')) || tradition === 'madhva';
}

const DAY_MS = 86_400_000;

/** The Monday after a holiday that falls on a Sunday, off in lieu of it. */
const isInLieu = ({ source, date }: Dated, ours: readonly string[]): boolean =>
  source === 'date-holidays' &&
  new Date(date).getUTCDay() === 1 &&
  ours.includes(new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10));

const nearest = (date: string, dates: readonly string[]): string | undefined =>
  dates.toSorted((a, b) => Math.abs(Date.parse(a) - Date.parse(date)) - Math.abs(Date.parse(b) - Date.parse(date)))[0];

/** The authority that a row is counted under. */
function authorityOf({ source, key, region, isDisputed, where }: Dated): string {
  switch (source) {
    case 'gcal':
      return /ekadashi/.test(key) ? 'fasts and their breaking' : 'named days';
    // Above the polar circle the tables and we differ on what stands for a sunrise.
    case 'madhva-tables':
      return where.name === 'Murmansk' ? 'Murmansk' : 'all other cities';
    case 'festivals':
      return isDisputed ? 'disputed between sources' : 'not disputed';
    default:
      return region;
  }
}

function agreementsOf(rows: readonly Dated[]): Agreement[] {
  const utsavasIn = years();
  const byAuthority = new Map<string, Agreement>();
  for (const row of rows) {
    const { source, key, date, where } = row;
    const authority = authorityOf(row);
    const empty: Agreement = {
      source,
      authority,
      weight: WEIGHT[source] as string,
      compared: 0,
      agrees: 0,
      misses: [],
      ruleless: {},
    };
    const agreement = byAuthority.get(authority) ?? empty;
    byAuthority.set(authority, agreement);
    if (!hasRule(row)) {
      agreement.ruleless[key] = (agreement.ruleless[key] ?? 0) + 1;
      continue;
    }
    const oursFor = (selection: Selection) => utsavasIn(row, selection).filter(isOf(row, selection)).map(isoOf);
    const selection = questionOf(row);
    const there = oursFor(selection);
    // An engine has what is kept anywhere in the list of each of its cities.
    const isEngines = source.startsWith('jyotisha') && there.length === 0;
    const ours = isEngines ? oursFor({ tradition: selection.tradition }) : there;
    if (isInLieu(row, ours)) continue;
    agreement.compared++;
    if (ours.includes(date)) agreement.agrees++;
    else agreement.misses.push(`${key} ${date} ${where.name}: ${nearest(date, ours) ?? 'not kept there'}`);
  }
  return [...byAuthority.values()];
}

/** The holidays that the exchange keeps in most years. */
const EXCHANGE_KEYS = [
  'maha_shivaratri',
  'holi',
  'rama_navami',
  'ganesha_chaturthi',
  'vijayadashami',
  'bali_pratipada',
  'guru_nanak_jayanti',
];
/** Of the days about an observance the exchange keeps at most one: is it ours? */
function exchangeAgreement(): Agreement {
  const { where, dates } = exchangeHolidays();
  const utsavasIn = years();
  const agreement: Agreement = {
    source: 'exchange',
    authority: 'Mumbai',
    weight: WEIGHT.exchange as string,
    compared: 0,
    agrees: 0,
    misses: [],
    ruleless: {},
  };
  const isWeekday = (ms: number) => ![0, 6].includes(new Date(ms).getUTCDay());
  for (const year of new Set([...dates].map((date) => date.slice(0, 4)))) {
    const row: Dated = { source: 'exchange', key: '', date: year, where, region: '', tradition: '', isDisputed: false };
    for (const utsava of utsavasIn(row, { region: 'maharashtra' })) {
      const ms = Date.parse(isoOf(utsava));
      const about = [-1, 0, 1].map((aside) => ms + aside * DAY_MS).filter(isWeekday);
      const closed = about.map((day) => new Date(day).toISOString().slice(0, 10)).filter((date) => dates.has(date));
      // A holiday on Saturday or Sunday is no day without trade, and two days beside each other tell nothing.
      if (!EXCHANGE_KEYS.includes(utsava.key) || !isWeekday(ms) || closed.length !== 1) continue;
      agreement.compared++;
      if (closed[0] === isoOf(utsava)) agreement.agrees++;
      else agreement.misses.push(`${utsava.key} ${closed[0]} ${where.name}: ${isoOf(utsava)}`);
    }
  }
  return agreement;
}

/** The agreement with every source and authority. */
export const agreements = (): Agreement[] => [
  ...AUTHORITY_FILES.flatMap((file) => agreementsOf(rowsOf(file))),
  exchangeAgreement(),
  ...agreementsOf(printedRows()),
];

const share = ({ agrees, compared }: Agreement): string =>
  compared === 0 ? '' : `${((100 * agrees) / compared).toFixed(2)} %`;

/** The table of agreement in Markdown. */
export function tableOf(all: readonly Agreement[]): string[] {
  const rows = all.map((agreement) => {
    const { source, authority, compared, agrees, ruleless } = agreement;
    const without = Object.values(ruleless).reduce((sum, count) => sum + count, 0);
    return `| ${source} | ${authority} | ${agrees} of ${compared} | ${share(agreement)} | ${without || ''} |`;
  });
  return ['| source | authority | agrees | share | rows without a rule |', '|---|---|---|---|---|', ...rows];
}

/** What the rows of each source are worth, as a list in Markdown. */
export const weights = (all: readonly Agreement[]): string[] =>
  [...new Set(all.map(({ source }) => source))].map((source) => `- ${source}: ${WEIGHT[source]}.`);
