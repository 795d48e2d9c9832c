/** Spans of days with a name: Cāturmāsa, Pitṛ-pakṣa, Kharmāsa, Holāṣṭaka, and lunar months. */
import * as z from 'zod';
import { masaName } from '../../../../build/lexicon/terms/masa';
import { CATURMASA, HOLASHTAKA, KHARMASA, PITRIPAKSHA } from '../../../data/muhurta-search/common';
import type { MonthTithi, RuleRow } from '../../../data/muhurta-search/rule';
import {
  CALL,
  type CallResult,
  type ClaimKind,
  define,
  type ResultRow,
  record,
  records,
  Unsaid,
  type Wording,
  zoneOf,
} from '../claim';
import { dayOf } from '../day';
import { dateText, FORMATS, spanText } from '../format';
import { nameIn, termIn } from '../names';

/** The rules of the spans, as the search of muhūrtas applies them. */
const RULES = {
  caturmasa: CATURMASA,
  pitripaksha: PITRIPAKSHA,
  kharmasa: KHARMASA,
  holashtaka: HOLASHTAKA,
} as const satisfies Record<string, RuleRow>;
/** The rāśis of the Sun that make Kharmāsa. */
export const KHARMASA_SIGNS: readonly number[] = KHARMASA.condition.by === 'sun-rashi' ? KHARMASA.condition.in : [];
export type NamedSpan = keyof typeof RULES;
const NAMED_SPANS = Object.keys(RULES) as [NamedSpan, ...NamedSpan[]];

/** The observances of the first and last day, for spans whose ends have rules as observances. */
export const ENDS: Readonly<Partial<Record<NamedSpan, readonly [first: string, last: string]>>> = {
  caturmasa: ['devshayani_ekadashi', 'devutthana_ekadashi'],
  pitripaksha: ['purnima_shraddha', 'sarvapitri_amavasya'],
};

const datesText = ({ language }: Wording, first: unknown, last: unknown): string => {
  const [from, to] = [first, last].map((date) => dateText(String(date), language, false));
  return FORMATS[language].span(from ?? '', to ?? '');
};

/** The span between two observances of a year. */
function byObservances(wording: Wording, { output }: CallResult, span: NamedSpan): string {
  const dates = (ENDS[span] ?? []).map((wanted) => {
    const row = records(output.utsavas, 'utsavas').find(({ key }) => key === wanted);
    return record(row, `observance ${wanted}`).date;
  });
  if (dates.length < 2) throw new Unsaid(`${span} needs a result of panchanga`);
  return datesText(wording, dates[0], dates[1]);
}

/** Position of a day in the lunar year, by its sunrise. An adhika month comes before the month whose name it has. */
function placeOf(day: ResultRow): number {
  const masa = record(day.masa, 'masa');
  const { index: month } = record(masa.amanta, 'amanta') as { index: number };
  const [first] = records(day.tithi, 'tithi') as { index: number }[];
  return month * 30 + (first?.index ?? 0) / (masa.adhika === true ? 100 : 1);
}

/** The first and last day between two tithis. The result must have a day before and after them. */
function bySeason(wording: Wording, days: readonly ResultRow[], from: MonthTithi, to: MonthTithi): string {
  const [least, most] = [from, to].map(({ month, tithi }) => month * 30 + tithi) as [number, number];
  const isIn = days.map((day) => placeOf(day) >= least && placeOf(day) <= most);
  const [first, last] = [isIn.indexOf(true), isIn.lastIndexOf(true)];
  if (first < 1 || last === days.length - 1) throw new Unsaid('the result does not have the whole span');
  return datesText(wording, days[first]?.date, days[last]?.date);
}

function spanOf(wording: Wording, result: CallResult, span: NamedSpan): string {
  if (result.name === 'utsavas') return byObservances(wording, result, span);
  const { condition } = RULES[span];
  const days = records(result.output.days, 'days');
  if (condition.by === 'season') return bySeason(wording, days, condition.from, condition.to);
  const stays = days.flatMap(({ sun }) => records(record(sun, 'sun').rashi, 'rashi'));
  const stay = record(
    stays.find(({ index }) => KHARMASA_SIGNS.includes(Number(index))),
    span,
  );
  return spanText(String(stay.start), String(stay.end), zoneOf(result), wording.language);
}

const SCHEMES = ['amanta', 'purnimanta'] as const;
const SOLAR_CALENDARS = ['tamil', 'malayalam', 'bengali', 'odia', 'assamese', 'nepali'] as const;

export const SPANS: readonly ClaimKind[] = [
  define(
    'named_span',
    'item',
    'when a named span begins and ends: panchanga with fields masa, tithi, sun, or utsavas of kind ekadashi or shraddha',
    { call: CALL, span: z.enum(NAMED_SPANS) },
    ({ call, span }, wording) =>
      wording.texts.day.labelled({
        label: termIn(wording.language, 'muhurta_rule', span),
        value: spanOf(wording, wording.result(call, 'panchanga', 'utsavas'), span),
      }),
    {
      owner: 'named',
      clause({ call, span: named }, wording) {
        const thing = termIn(wording.language, 'muhurta_rule', named);
        const span = spanOf(wording, wording.result(call, 'panchanga', 'utsavas'), named);
        return { full: wording.variant(wording.texts.statements.runs, { thing, span }) };
      },
    },
  ),
  define(
    'month_span',
    'item',
    'the first and last day of a lunar month, by both schemes (field masa)',
    { call: CALL, masa: z.int().min(1).max(12) },
    ({ call, masa }, wording) => {
      const days = records(wording.result(call, 'panchanga').output.days, 'days');
      const spans = SCHEMES.flatMap((scheme) => {
        const isIn = days.map((day) => {
          const month = record(day.masa, 'masa');
          return month.adhika !== true && record(month[scheme], scheme).index === masa;
        });
        const [first, last] = [isIn.indexOf(true), isIn.lastIndexOf(true)];
        const isWhole = first > 0 && last < days.length - 1 && isIn.slice(first, last).every(Boolean);
        if (!isWhole) return [];
        const value = datesText(wording, days[first]?.date, days[last]?.date);
        const name = nameIn(wording.language, masaName(masa).iast);
        return [
          wording.texts.day['month-span']({ month: name, scheme: wording.texts.day.schemes[scheme], span: value }),
        ];
      });
      if (spans.length === 0) throw new Unsaid('the result does not have the whole month');
      return spans.join('\n- ');
    },
  ),
  define(
    'solar_month',
    'item',
    'the first and last day of a month of a solar calendar: panchanga of each of them with the field regional',
    { call: CALL, other_call: CALL, calendar: z.enum(SOLAR_CALENDARS) },
    ({ call, other_call: other, calendar }, wording) => {
      const [first, last] = [call, other].map((id) => {
        const { date, regional } = dayOf(wording.result(id, 'panchanga'), undefined);
        const { day, month } = record(record(regional, 'regional')[calendar], calendar);
        return { date, day: Number(day), ...(record(month, 'month') as { index: number; name: string }) };
      });
      if (first?.day !== 1 || first.index !== last?.index) throw new Unsaid('the days are not the ends of a month');
      return wording.texts.day['month-span']({
        month: nameIn(wording.language, first.name),
        scheme: wording.texts.day.calendars[calendar],
        span: datesText(wording, first.date, last.date),
      });
    },
  ),
];
