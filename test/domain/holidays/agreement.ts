/** Compares the lists of governments with the forecasts that the service would give without them. */
import { readFileSync } from 'node:fs';
import { HOLIDAY_LISTS, holidayRuleOf } from '../../../src/data/holidays';
import type { HolidayKey } from '../../../src/data/holidays/keys';
import type { HolidayList } from '../../../src/data/holidays/rule';
import { COUNTRIES } from '../../../src/data/observances/regions';
import { SEATS } from '../../../src/data/observances/seats';
import { forecast } from '../../../src/domain/holidays/year';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';

/** A row of the lists as they were collected. */
export interface HolidayRow {
  region: string;
  year: number;
  date: string;
  name: string;
  key?: string;
  kind: string;
  /** Computed by the source before the circular was out. */
  expected?: true;
}

export const HOLIDAY_ROWS: readonly HolidayRow[] = JSON.parse(
  readFileSync(new URL('../../truth/times/holidays.json', import.meta.url), 'utf8'),
);

export interface ForecastAgreement {
  region: string;
  year: number;
  compared: number;
  agrees: number;
  /** Holidays that are proclaimed each year. */
  without: number;
  misses: { key: HolidayKey; date: string; forecast: string }[];
}

const two = (number: number): string => String(number).padStart(2, '0');

function agreementOf(list: HolidayList<HolidayKey>): ForecastAgreement {
  const { region, year, days } = list;
  const computed = answer(forecast(kernel, { region, year, place: SEATS[region], lists: [list] }));
  const agreement: ForecastAgreement = { region, year, compared: 0, agrees: 0, without: 0, misses: [] };
  for (const [key, text] of Object.values(days).flatMap((dates) => Object.entries(dates))) {
    const dates = computed.holidays
      .filter((holiday) => holiday.key === key)
      .map(({ date }) => `${two(date.month)}-${two(date.day)}`);
    for (const date of text.split(' ')) {
      if (computed.without.includes(key as HolidayKey)) agreement.without++;
      else if (dates.includes(date)) agreement.agrees++;
      else agreement.misses.push({ key: key as HolidayKey, date, forecast: [...new Set(dates)].join(' ') });
    }
  }
  return { ...agreement, compared: agreement.agrees + agreement.misses.length };
}

/** The agreement of every list. */
export const forecastAgreements = (): ForecastAgreement[] => HOLIDAY_LISTS.map(agreementOf);

/** Why lists differ from the forecast of a holiday. */
interface Reason {
  key: HolidayKey;
  /** The lists whose differences it explains, "india 2012"; all if absent. */
  lists?: readonly string[];
  because: string;
}

const ECLIPSE = 'the pūrṇimā of 3 March 2026 ends in a lunar eclipse, and';
const MAKARA_2026 = 'the Sun enters Makara on 14 January 2026 at 15:07, and the list has the next day';
const AS_INDIA = 'the day that New Delhi keeps, not the evening of the place';

/** Holidays of months that begin with the crescent share one reason, in `reasonFor`. */
const REASONS: readonly Reason[] = [
  { key: 'lakshmi_puja', lists: ['fiji 2020'], because: AS_INDIA },
  {
    key: 'lakshmi_puja',
    lists: ['trinidad-and-tobago 2016'],
    because: 'the evening of the place, not the day that New Delhi keeps',
  },
  { key: 'holi', lists: ['guyana 2020', 'suriname 2015'], because: AS_INDIA },
  { key: 'holi', lists: ['bihar 2026', 'gujarat 2026'], because: `${ECLIPSE} the list has Holī a day later` },
  {
    key: 'holi',
    lists: ['rajasthan 2026', 'andhra-pradesh 2026', 'telangana 2026'],
    because: `${ECLIPSE} the list has Holī a day earlier`,
  },
  { key: 'holi', lists: ['karnataka 2026'], because: `${ECLIPSE} the list has Holī on the eve of the pūrṇimā` },
  { key: 'holika_dahana', lists: ['rajasthan 2026'], because: `${ECLIPSE} the list has Holikā on its eve` },
  {
    key: 'makara_sankranti',
    lists: ['uttar-pradesh 2026'],
    because: MAKARA_2026,
  },
  {
    key: 'makara_sankranti',
    lists: ['himachal-pradesh 2023'],
    because: 'the Sun enters Makara on 14 January 2023 at 20:45, and the list has the same day',
  },
  {
    key: 'makara_sankranti',
    lists: ['nepal 2022'],
    because: 'the first of Māgha by the official calendar of Nepal',
  },
  {
    key: 'ganesha_chaturthi',
    lists: ['india 2012'],
    because: 'the caturthī of the adhika month before',
  },
  {
    key: 'ganesha_chaturthi',
    lists: ['tamil-nadu 2023'],
    because: 'a day before caturthī begins; the government moved the holiday after its list',
  },
  {
    key: 'dayananda_jayanti',
    lists: ['india 2013'],
    because: 'śukla 13, twelve days earlier; no other list has that tithi',
  },
  { key: 'dayananda_jayanti', lists: ['india 2019'], because: 'the second of two sunrises with the tithi' },
  { key: 'onam', lists: ['india 2013'], because: 'the first of two Śravaṇa days in the solar month Siṃha' },
  { key: 'onam', lists: ['india 2018'], because: 'the list has First Onam, the day before' },
  { key: 'thai_pusam', because: 'the day on which Puṣya begins in the morning' },
  { key: 'puthandu', because: 'the almanacs of Sri Lanka have the saṅkrānti earlier in the evening of the 13th' },
  { key: 'krishna_janmashtami', because: 'the day with aṣṭamī at sunrise' },
  { key: 'maha_navami', because: 'the list has navamī on the day of aṣṭamī, on which navamī begins at 12:22' },
  { key: 'rabindranath_jayanti', because: 'Bengal counts 25 Baiśākha, which is 8 or 9 May' },
  {
    key: 'guru_gobind_singh_jayanti',
    because: 'the fixed day of the Nānakśāhī calendar, 5 January; by tithi there is none in 2012',
  },
  { key: 'naraka_chaturdashi', because: 'the eve, on which caturdaśī begins' },
  { key: 'vasanta_panchami', because: 'the list has both days that pañcamī touches' },
  { key: 'vaisakhi', because: 'the list has 13 April; the Sun enters Meṣa after midnight' },
  { key: 'vishu', because: 'the central lists have 14 April, Kerala the 15th' },
  { key: 'chhath_puja', because: 'the list has the morning of the second arghya' },
  { key: 'maha_saptami', because: 'the day on which saptamī begins' },
  { key: 'bhai_dooj', because: 'the day on which dvitīyā begins' },
  { key: 'pongal', because: `${MAKARA_2026}, as Vākya almanacs do` },
  { key: 'mattu_pongal', because: 'the day after a Poṅkal on 15 January' },
  { key: 'uzhavar_thirunal', because: 'two days after a Poṅkal on 15 January' },
  { key: 'varalakshmi_vrata', because: 'the Friday before; the list takes the second Friday of the month' },
  { key: 'durga_ashtami', because: 'the day on which aṣṭamī begins' },
  { key: 'akshaya_tritiya', because: 'the day with tṛtīyā at sunrise' },
  { key: 'valmiki_jayanti', because: 'the day on which pūrṇimā begins' },
  { key: 'magh_bihu', because: 'the list has the eve, Uruka' },
  { key: 'tusu_puja', because: 'the list has the day of Māgh Bihu' },
  { key: 'kati_bihu', because: 'the saṅkrānti is in the afternoon, and the list has the next day' },
  { key: 'kojagara', because: 'the day with pūrṇimā at sunrise' },
  { key: 'nirjala_ekadashi', because: 'the Vaiṣṇava day' },
  { key: 'shaheedi_sabha', because: 'the 27th is a Sunday' },
  { key: 'sheetala_ashtami', because: 'the fair of Cākṣū is the day before' },
];

/** The reason for a miss of a list. */
export function reasonFor(key: HolidayKey, { region, year }: Pick<HolidayList, 'region' | 'year'>): string {
  const reason = REASONS.find(
    (each) => each.key === key && (each.lists === undefined || each.lists.includes(`${region} ${year}`)),
  );
  if (reason) return reason.because;
  const { by } = holidayRuleOf(key, region);
  return by === 'hijri' || by === 'hijri-friday'
    ? 'the crescent was seen, or expected, on another evening'
    : 'not explained';
}

/** Reasons for lists that have no such difference. */
export const reasonsWithoutMiss = (all: readonly ForecastAgreement[]): string[] => {
  const missed = new Set(
    all.flatMap(({ region, year, misses }) => misses.map(({ key }) => `${region} ${year} ${key}`)),
  );
  return REASONS.flatMap(({ key, lists = [] }) => lists.map((list) => `${list} ${key}`)).filter(
    (name) => !missed.has(name),
  );
};

const share = (agrees: number, compared: number): string => `${((100 * agrees) / compared).toFixed(1)} %`;

/** The agreement of each list as a table in Markdown, with the sum. */
export function forecastTable(all: readonly ForecastAgreement[]): string[] {
  const sum = (pick: (one: ForecastAgreement) => number) => all.reduce((total, one) => total + pick(one), 0);
  const [agrees, compared] = [sum((one) => one.agrees), sum((one) => one.compared)];
  // The lists of other countries are short, and share one row.
  const groups = Map.groupBy(all, ({ region, year }) =>
    COUNTRIES.some((country) => country === region) ? region : `${region} ${year}`,
  );
  const rows = [...groups.values()].map((lists) => {
    const total = (pick: (one: ForecastAgreement) => number) => lists.reduce((number, one) => number + pick(one), 0);
    const [first, last] = [lists[0] as ForecastAgreement, lists.at(-1) as ForecastAgreement];
    const years = first.year === last.year ? first.year : `${first.year} to ${last.year}`;
    const [right, all] = [total((one) => one.agrees), total((one) => one.compared)];
    return `| ${first.region} | ${years} | ${right} of ${all} | ${share(right, all)} | ${total((one) => one.without) || ''} |`;
  });
  return [
    '| region | year | forecast agrees | share | proclaimed |',
    '|---|---|---|---|---|',
    ...rows,
    `| all | | ${agrees} of ${compared} | ${share(agrees, compared)} | ${sum((one) => one.without)} |`,
  ];
}

/** Every day that a forecast misses, as a table in Markdown. */
export const forecastMisses = (all: readonly ForecastAgreement[]): string[] => [
  '| list | holiday | list has | forecast | reason |',
  '|---|---|---|---|---|',
  ...all.flatMap(({ region, year, misses }) =>
    misses.map(
      (miss) =>
        `| ${region} ${year} | \`${miss.key}\` | ${miss.date} | ${miss.forecast || '–'} | ${reasonFor(miss.key, { region: region as HolidayList['region'], year })} |`,
    ),
  ),
];
