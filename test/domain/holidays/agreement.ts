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

/** Why a list differs from the forecast, by holiday. Holidays of months that begin with the crescent share one reason. */
const REASONS: Readonly<Partial<Record<HolidayKey, string>>> = {
  lakshmi_puja: 'Fiji in 2020 has the day that India keeps, and Trinidad in 2016 the evening of the place',
  thai_pusam: 'the list has the day on which Puṣya begins in the morning',
  puthandu: 'the almanacs of Sri Lanka have the saṅkrānti earlier in the evening of the 13th',
  krishna_janmashtami: 'the day with aṣṭamī at sunrise',
  maha_navami: 'navamī and aṣṭamī on one day, when navamī begins in the morning',
  rabindranath_jayanti: 'Bengal counts 25 Baiśākha, which is 8 or 9 May',
  guru_gobind_singh_jayanti: 'the fixed day of the Nānakśāhī calendar, 5 January; by tithi there is none in 2012',
  ganesha_chaturthi: 'the caturthī of the adhika month in 2012; a day that was moved later in 2023',
  naraka_chaturdashi: 'the eve, on which caturdaśī begins',
  vasanta_panchami: 'the list has two days',
  dayananda_jayanti: 'the day after, and in 2013 the month before',
  vaisakhi: 'the list keeps 13 April, the saṅkrānti is after midnight',
  vishu: 'the central lists kept 14 April, Kerala the 15th',
  onam: 'the list has First Onam in 2018; in 2013 the month before',
  chhath_puja: 'the list has the morning of the second arghya',
  maha_saptami: 'the day on which saptamī begins',
  bhai_dooj: 'the day on which dvitīyā begins',
  holi: 'the pūrṇimā of 3 March 2026 ends in an eclipse: states divide Holikā and Holī over 2, 3 and 4 March; Guyana in 2020 and Suriname in 2015 have the day that India keeps',
  holika_dahana: 'the pūrṇimā of 3 March 2026 ends in an eclipse: states divide Holikā and Holī over 2, 3 and 4 March',
  makara_sankranti:
    'the saṅkrānti of 14 January 2026 is at 15:07, and southern lists and Uttar Pradesh keep the next day; in 2023 it is at 20:45, and Himachal Pradesh keeps the same day; Nepal has the first of Māgha by its official calendar',
  bhogi: 'the day before a Makara-saṅkrānti on 15 January',
  kanuma: 'the day after a Makara-saṅkrānti on 15 January',
  pongal: 'the saṅkrānti of 14 January 2026 is at 15:07, and the lists have the next day, as Vākya almanacs do',
  mattu_pongal: 'the day after a Poṅkal on 15 January',
  uzhavar_thirunal: 'two days after a Poṅkal on 15 January',
  rama_navami: 'the day with navamī at sunrise',
  varalakshmi_vrata: 'the Friday before; the list takes the second Friday of the month',
  durga_ashtami: 'the day on which aṣṭamī begins',
  akshaya_tritiya: 'the day with tṛtīyā at sunrise',
  valmiki_jayanti: 'the day on which pūrṇimā begins',
  tula_sankranti: 'Kodagu keeps the next day',
  magh_bihu: 'the list has the eve, Uruka',
  tusu_puja: 'the list has the day of Māgh Bihu',
  kati_bihu: 'the saṅkrānti is in the afternoon, and the list keeps the next day',
  kojagara: 'the day with pūrṇimā at sunrise',
  nirjala_ekadashi: 'the Vaiṣṇava day',
  shaheedi_sabha: 'the 27th is a Sunday',
  sheetala_ashtami: 'the fair of Cākṣū is the day before',
};

/** The reason for a miss. */
export function reasonFor({ key }: ForecastAgreement['misses'][number], region: HolidayList['region']): string {
  const reason = REASONS[key];
  if (reason !== undefined) return reason;
  const { by } = holidayRuleOf(key, region);
  return by === 'hijri' || by === 'hijri-friday'
    ? 'the crescent was seen, or expected, on another evening'
    : 'not explained';
}

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
        `| ${region} ${year} | \`${miss.key}\` | ${miss.date} | ${miss.forecast || '–'} | ${reasonFor(miss, region as HolidayList['region'])} |`,
    ),
  ),
];
