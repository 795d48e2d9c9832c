/** Observances of a year: dates, tithis and the reason for a day. */
import * as z from 'zod';
import { dateText, tableText } from '../format';
import { commonSpelling, nameIn } from '../names';
import {
  CALL,
  type CallResult,
  define,
  LIMIT,
  record,
  records,
  type StatementKind,
  textOf,
  Unsaid,
  type Wording,
} from '../statement';
import { placeText } from './day';

/** The common name in the language. */
function nameOf(row: Record<string, unknown>, { language }: Wording): string {
  const { name = '', label = name, name_common: common } = row as Record<string, string | undefined>;
  if (language === 'hi') return label;
  return common ?? (language === 'en' ? name : commonSpelling(name));
}

/** A row of the result by its key; without a key, the first row. */
function rowOf(result: CallResult, key: string | undefined): Record<string, unknown> {
  const rows = records(result.output.utsavas, 'utsavas');
  return record(key === undefined ? rows[0] : rows.find((row) => row.key === key), `observance ${key ?? ''}`);
}

const KEY = z
  .string()
  .max(60)
  .optional()
  .meta({ description: 'The key of a row in the result; the first row without it.', examples: ['lakshmi_puja'] });

const USUAL_ROWS = 20;

export const OBSERVANCES: readonly StatementKind[] = [
  define(
    'observance',
    'item',
    'an observance with date and tithi',
    { call: CALL, key: KEY },
    ({ call, key }, wording) => {
      const row = rowOf(wording.result(call, 'utsavas'), key);
      const tradition = textOf(wording.texts.observances.traditions, row.tradition);
      const tithi = nameIn(wording.language, String(row.tithi));
      const date = dateText(String(row.date), wording.language);
      const said = wording.texts.observances.observance({ name: nameOf(row, wording), date, tithi });
      return tradition ? `${said} (${tradition})` : said;
    },
  ),
  define(
    'observance_date',
    'sentence',
    'the date of an observance in a sentence',
    { call: CALL, key: KEY },
    ({ call, key }, wording) => {
      const row = rowOf(wording.result(call, 'utsavas'), key);
      return wording.texts.observances['date-of']({
        name: nameOf(row, wording),
        date: dateText(String(row.date), wording.language),
      });
    },
  ),
  define(
    'observance_reason',
    'sentence',
    'why an observance is on this day and not its neighbour',
    { call: CALL, key: KEY },
    ({ call, key }, wording) => {
      const { decision } = rowOf(wording.result(call, 'utsavas'), key);
      if (typeof decision !== 'string') throw new Unsaid('the result has no decision; narrow the search');
      return wording.texts.observances.reason({ decision });
    },
  ),
  define('observances', 'block', 'a table of observances', { call: CALL, limit: LIMIT }, ({ call, limit }, wording) => {
    const rows = records(wording.result(call, 'utsavas').output.utsavas, 'utsavas').slice(0, limit ?? USUAL_ROWS);
    if (rows.length === 0) throw new Unsaid('the result has no observances; use "no_observance"');
    return tableText(
      Object.values(wording.texts.observances.heads),
      rows.map((row) => [
        dateText(String(row.date), wording.language),
        nameOf(row, wording),
        nameIn(wording.language, String(row.tithi)),
      ]),
    );
  }),
  define('observances_count', 'sentence', 'how many observances a result has', { call: CALL }, ({ call }, wording) =>
    wording.texts.observances.count({ count: Number(wording.result(call, 'utsavas').output.count) }),
  ),
  define('no_observance', 'sentence', 'a search found no observance', { call: CALL }, ({ call }, wording) => {
    const { name, output } = wording.failure(call);
    if (name !== 'utsavas' || output.field !== 'search') throw new Unsaid('the call did not search in vain');
    return wording.texts.observances.none;
  }),
  define('place_used', 'sentence', 'the place that a result was computed for', { call: CALL }, ({ call }, wording) => {
    const place = placeText(wording, wording.result(call));
    if (place === '') throw new Unsaid('the result names no place');
    return wording.texts.observances.where({ place });
  }),
];
