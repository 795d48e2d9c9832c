/**
 * The agreement of the observances with authorities. It lists, per source and authority, the share of dated rows whose
 * day is equal, and every row whose day differs. `report` is for `npm run accuracy`; `agreement.test.ts` has the gates.
 */

import { RULES } from '../../../src/data/observances';
import type { Region } from '../../../src/data/observances/regions';
import { REGIONS } from '../../../src/data/observances/regions';
import { ownKeyOf } from '../../../src/data/observances/rule';
import { civilDays } from '../../../src/domain/holidays/civil';
import type { Selection } from '../../../src/domain/observances/question';
import type { Utsava } from '../../../src/domain/observances/types';
import { utsavasOf } from '../../../src/domain/observances/year';
import { kernel } from '../support/kernel';
import { AUTHORITY_FILES, type Dated, exchangeHolidays, printedRows, rowsOf } from './authorities';

/** The authority of each source. */
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

/** The rows of one source and authority. */
export interface Agreement {
  source: string;
  authority: string;
  weight: string;
  compared: number;
  agrees: number;
  /** "onam 2016-09-13 New Delhi: 2016-09-14" */
  misses: string[];
  /** Rows of observances without a rule, by key: too few of their dates are known, or they follow another calendar. */
  ruleless: Record<string, number>;
}

const KNOWN_REGIONS: ReadonlySet<string> = new Set(REGIONS);
const RENAMED: Readonly<Record<string, Region>> = { Central: 'india', Trinidad: 'trinidad-and-tobago' };

/** The region key of a row; undefined for an unknown region. */
function regionOf(region: string): Region | undefined {
  const slug = RENAMED[region] ?? region.toLowerCase().replaceAll(' ', '-');
  return KNOWN_REGIONS.has(slug) ? (slug as Region) : undefined;
}

const VAISHNAVA = /_vaishnava$/;

/** The selection that finds a row: its tradition and its region. */
function questionOf({ source, key, region, tradition, where }: Dated): Selection {
  switch (source) {
    case 'gcal':
    case 'madhva-tables':
      return { tradition: tradition as 'gaudiya' | 'madhva' };
    case 'date-holidays':
      return { tradition: 'civil', region: regionOf(region) };
    case 'festivals':
      if (tradition === 'civil') return { tradition, region: regionOf(where.name) };
      return tradition === 'vaishnava' ? { tradition } : {};
    case 'states':
    case 'nepali-patro':
      return { tradition: VAISHNAVA.test(key) ? 'vaishnava' : undefined, region: regionOf(region) };
    default:
      return { tradition: VAISHNAVA.test(key) ? 'vaishnava' : 'smarta', region: regionOf(region) };
  }
}

const two = (number: number): string => String(number).padStart(2, '0');
const isoOf = ({ date: { year, month, day } }: Utsava): string => `${year}-${two(month)}-${two(day)}`;

/** The requested years, each computed once. */
function years(): (row: Dated, selection: Selection) => readonly Utsava[] {
  const byQuestion = new Map<string, readonly Utsava[]>();
  return ({ where, date }, selection) => {
    const year = Number(date.slice(0, 4));
    const name = JSON.stringify([year, where.place, where.tz, selection]);
    const before = byQuestion.get(name);
    if (before) return before;
    const answer = utsavasOf(kernel, { year, place: where.place, tz: where.tz, ...selection, civil: civilDays });
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
    byQuestion.set(name, answer.value.utsavas);
    return answer.value.utsavas;
  };
}

/** The key of an observance in the list of a tradition. */
function shownAs(key: string, { tradition }: Selection): string {
  const suffix = `_${tradition}`;
  return tradition && key.endsWith(suffix) ? key.slice(0, -suffix.length) : key;
}

function isOf({ key: wanted }: Dated, selection: Selection): (utsava: Utsava) => boolean {
  if (wanted === 'ekadashi_madhva')
    return ({ kind, key }) => kind === 'ekadashi' && !/^vaikuntha_|^guruvayur_|_atirikta$/.test(key);
  const shownKey = shownAs(wanted, selection);
  return ({ key }) => key === shownKey;
}

const RULED: ReadonlySet<string> = new Set(
  RULES.flatMap((rule) => [
    rule.key,
    `${rule.key}_gaudiya`,
    `${rule.key}_parana`,
    ...(rule.variants ?? []).flatMap(({ ownRow }) => (ownRow ? [ownKeyOf(rule.key, ownRow)] : [])),
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

/** The Monday off in lieu of a holiday that falls on a Sunday. */
const isInLieu = ({ source, date }: Dated, computed: readonly string[]): boolean =>
  source === 'date-holidays' &&
  new Date(date).getUTCDay() === 1 &&
  computed.includes(new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10));

const nearest = (date: string, dates: readonly string[]): string | undefined =>
  dates.toSorted((a, b) => Math.abs(Date.parse(a) - Date.parse(date)) - Math.abs(Date.parse(b) - Date.parse(date)))[0];

/** The authority that counts the row. */
function authorityOf({ source, key, region, isDisputed, where }: Dated): string {
  switch (source) {
    case 'gcal':
      return /ekadashi/.test(key) ? 'fasts and their breaking' : 'named days';
    // Above the polar circle, the tables and this service replace the sunrise differently.
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
    const forSelection = oursFor(selection);
    // An engine lists every observance for each of its cities, wherever it is kept.
    const isEngines = source.startsWith('jyotisha') && forSelection.length === 0;
    // Exchanges and websites also name days that the country’s list of holidays does not have.
    const isUnlisted = selection.tradition === 'civil' && forSelection.length === 0;
    const without = isUnlisted ? {} : { tradition: selection.tradition };
    const computed = isEngines || isUnlisted ? oursFor(without) : forSelection;
    if (isInLieu(row, computed)) continue;
    agreement.compared++;
    if (computed.includes(date)) agreement.agrees++;
    else agreement.misses.push(`${key} ${date} ${where.name}: ${nearest(date, computed) ?? 'not kept there'}`);
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
/**
 * Agreement with the exchange: it closes on at most one of the days around an observance, which should be the computed
 * day.
 */
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
      // A holiday on Saturday or Sunday is not visible as a closed day, and two adjacent closed days are ambiguous.
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
    const withoutRule = Object.values(ruleless).reduce((sum, count) => sum + count, 0);
    return `| ${source} | ${authority} | ${agrees} of ${compared} | ${share(agreement)} | ${withoutRule || ''} |`;
  });
  return ['| source | authority | agrees | share | rows without a rule |', '|---|---|---|---|---|', ...rows];
}

/** The authority of each source, as a Markdown list. */
export const weights = (all: readonly Agreement[]): string[] =>
  [...new Set(all.map(({ source }) => source))].map((source) => `- ${source}: ${WEIGHT[source]}.`);
