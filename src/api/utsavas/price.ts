/** The work of a year of observances: the sky of its days, the rules, and the rows that are shown. */

import type { Kind, Tradition } from '../../data/observances/practice';
import type { Region } from '../../data/observances/regions';
import type { Selection } from '../../domain/observances/question';
import { daysFromCivil } from '../../domain/time/civil';
import { type Lever, listLever, nameOctets, type Pricing, type Work } from '../price';
import PRICES from '../prices.json';
import { DAYS_PER_YEAR } from '../shapes/days';
import { UTSAVA_FIELDS, type UtsavaField } from './fields';
import type { UtsavasChoice, UtsavasFileQuestion, UtsavasQuestion } from './question';

/** The share of a year between the dates of a selection. */
function shareOf({ years, selection: { from, to } }: UtsavasQuestion): number {
  const [year = 0] = years;
  const first = from ?? { year, month: 1, day: 1 };
  const last = to ?? { year, month: 12, day: 31 };
  const days = daysFromCivil(last.year, last.month, last.day) - daysFromCivil(first.year, first.month, first.day) + 1;
  return Math.min(1, days / DAYS_PER_YEAR);
}

/** The rows of a whole year, by what a selection names; `npm run prices` counts them. */
const ROWS: {
  all: Partial<Record<Kind, number>>;
  principal: number;
  principal_regions: Partial<Record<Region, number>>;
  regions: Partial<Record<Region | 'all', number>>;
  traditions: Partial<Record<Tradition, number>>;
} = PRICES.observances;

const ALL_ROWS = Object.values(ROWS.all).reduce((sum, rows) => sum + rows, 0);

/** The number of observances in a year of a selection. */
function rowsOfYear({ principal, region, tradition, kinds }: Selection): number {
  const principalRows = ROWS.principal_regions[region as Region] ?? ROWS.principal;
  const practices = [
    ...(region === undefined ? [] : [ROWS.regions[region] ?? ALL_ROWS]),
    ...(tradition === undefined ? [] : [ROWS.traditions[tradition] ?? ALL_ROWS]),
  ];
  const selected = principal ? principalRows : practices.length === 0 ? ALL_ROWS : Math.min(...practices);
  const share = kinds ? kinds.reduce((sum, kind) => sum + (ROWS.all[kind] ?? 0), 0) / ALL_ROWS : 1;
  return selected * share;
}

/** The units of some rows: the names and the sentences of each. */
const rowUnits = (rows: number, { lang }: UtsavasChoice): Work => ({
  row: rows,
  ...(lang === 'hi' && { row_hindi: rows }),
  row_octets: rows * nameOctets(lang),
});

function work(question: UtsavasQuestion): Work {
  const { years, fields, selection, times } = question;
  const amount = years.length * shareOf(question);
  const all = amount * rowsOfYear(selection);
  const rows = Math.min(all, selection.limit ?? all);
  return {
    request: 1,
    year: amount,
    found: all,
    ...rowUnits(rows, question),
    ...(times && { timed: all, timed_row: rows }),
    ...Object.fromEntries((fields ?? UTSAVA_FIELDS).map((field) => [field, rows])),
    ...(question.lang === 'hi' && (fields === null || fields.includes('reckoning')) && { reckoning_hindi: rows }),
  };
}

const fieldsLever: Lever<UtsavasQuestion> = listLever(
  'fields',
  ({ fields }) => fields ?? UTSAVA_FIELDS,
  (question, length) => ({ ...question, fields: (question.fields ?? UTSAVA_FIELDS).slice(0, length) }),
);

const limitLever: Lever<UtsavasQuestion> = {
  field: 'limit',
  size: ({ selection }) => selection.limit ?? 1000,
  least: 1,
  withSize: (question, limit) => ({ ...question, selection: { ...question.selection, limit } }),
  value: (_, size) => size,
  kind: 'number',
};

export const utsavasPricing: Pricing<UtsavasQuestion> = { rates: 'utsavas', work, levers: [fieldsLever, limitLever] };

/** Up to this many rows of the tool include the reason for their day, which is half of a row. */
export const MAX_REASONED = 24;

/** The fields of a row of the tool, beside the reason for its day. */
const TOOL_FIELDS: readonly UtsavaField[] = [
  ...(['name', 'name_common', 'epithet', 'kind', 'tradition', 'major'] as const),
  ...(['occurrence', 'authorities', 'tithi'] as const),
];

/** The price of the tool, whose rows are short unless the call names their fields. */
export const utsavasToolPricing: Pricing<UtsavasQuestion> = {
  ...utsavasPricing,
  work(question) {
    if (question.fields !== null) return work(question);
    const { selection } = question;
    const limit = Math.min(MAX_REASONED, selection.limit ?? MAX_REASONED);
    const { reckoning, reckoning_hindi } = work({
      ...question,
      fields: ['reckoning'],
      selection: { ...selection, limit },
    });
    const rows = work({ ...question, fields: TOOL_FIELDS });
    return { ...rows, ...(reckoning && { reckoning }), ...(reckoning_hindi && { reckoning_hindi }) };
  },
};

/** The price of the calendar file, which has one year or two. */
export const utsavasFilePricing: Pricing<UtsavasFileQuestion> = {
  rates: 'utsavas-file',
  work(question) {
    const { row = 0, ...units } = work(question);
    const { events, alarms } = question;
    return { ...units, row, ...(events === 'timed' && { event: row }), ...(alarms && { alarm: row }) };
  },
  levers: [
    {
      field: 'year',
      size: ({ years }) => years.length,
      least: 1,
      withSize: (question, size) => ({ ...question, years: question.years.slice(0, size) }),
      value: ({ years }) => years[0] as number,
      kind: 'number',
    },
  ],
};

/** The price of a feed, which has the observances of some days. */
export const feedPricing = <Q extends { choice: UtsavasChoice }>(rates: string): Pricing<Q> => ({
  rates,
  work: ({ choice }) => ({ request: 1, ...rowUnits(rowsOfYear(choice.selection), choice) }),
});
