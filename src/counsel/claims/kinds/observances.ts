/** Observances of a year: dates, tithis and the reason for a day. */
import * as z from 'zod';
import { commonName } from '../../../lexicon/commonSpelling';
import {
  CALL,
  type CallResult,
  type ClaimKind,
  define,
  LIMIT,
  type ResultRow,
  record,
  records,
  textOf,
  Unsaid,
  type Wording,
  zoneOf,
} from '../claim';
import { DATE } from '../day';
import { clockText, dateText, localOf, spanOn, tableText } from '../format';
import { nameIn } from '../names';
import { USUAL_ROWS, withRest } from '../rows';
import { placeText } from './day';

/** The common name in the language. */
function nameOf(row: ResultRow, { language }: Wording): string {
  const { name, label = name, name_common: common } = row as Record<string, string | undefined>;
  if (name === undefined || label === undefined)
    throw new Unsaid('the result has no name; ask the tool for the field name');
  if (language === 'hi') return label;
  return common ?? (language === 'en' ? name : commonName(name));
}

/** The tithi of the day. */
function tithiOf({ tithi }: ResultRow, { language }: Wording): string {
  if (typeof tithi !== 'string') throw new Unsaid('the result has no name of the tithi; leave fields out');
  return nameIn(language, tithi);
}

/** A row of the result by its key, and by its date where several share the key; without a key, the first row. */
function rowOf(result: CallResult, key: string | undefined, date?: string): ResultRow {
  const rows = records(result.output.utsavas, 'utsavas').filter((row) => date === undefined || row.date === date);
  return record(key === undefined ? rows[0] : rows.find((row) => row.key === key), `observance ${key ?? ''}`);
}

/** An observance with its date, its tithi, and whose day it is: a tradition, and authorities where they differ. */
function datedOf(wording: Wording, row: ResultRow) {
  const name = nameOf(row, wording);
  // Janmāṣṭamī (smārta) has its tradition in its name.
  const tradition = name.endsWith(')') ? undefined : textOf(wording.texts.observances.traditions, row.tradition);
  const whose = [tradition ?? [], row.authorities ?? []].flat().join('; ');
  return { name, date: dateText(String(row.date), wording.language), tithi: tithiOf(row, wording), whose };
}

/** A span on the clock of the place, each instant with its date. */
function timeSpan({ language }: Wording, { start, end }: ResultRow): string {
  const said = [start, end]
    .filter((local) => typeof local === 'string')
    .map((local) => {
      const text = String(local);
      return `${dateText(text, language, false)}, ${clockText(text)}`;
    });
  return said.join(' – ');
}

/** A time of an observance with its names. */
function timeOf(wording: Wording, row: ResultRow, time: string) {
  const found = record(
    records(row.times, 'times').find((each) => each.key === time),
    `time ${time}`,
  );
  const name = wording.language === 'hi-Latn' ? commonName(String(found.name)) : String(found.name);
  return { name, observance: nameOf(row, wording), found };
}

const DAY_MS = 86_400_000;

/** The present date at the place of a result, ISO 8601. */
const todayAt = (wording: Wording, result: CallResult): string =>
  localOf(new Date(wording.present()).toISOString(), zoneOf(result)).slice(0, 10);

const KEY = z
  .string()
  .max(60)
  .optional()
  .meta({ description: 'The key of a row in the result; the first row without it.', examples: ['lakshmi_puja'] });

export const OBSERVANCES: readonly ClaimKind[] = [
  define(
    'observance',
    'item',
    'an observance with date and tithi',
    { call: CALL, key: KEY, date: DATE },
    ({ call, key, date: on }, wording) => {
      const { whose, ...row } = datedOf(wording, rowOf(wording.result(call, 'utsavas'), key, on));
      const said = wording.texts.observances.observance(row);
      return whose === '' ? said : `${said} (${whose})`;
    },
    {
      owner: 'named',
      isAlone: true,
      clause({ call, key, date: on }, wording) {
        const said = wording.texts.statements;
        const { whose, name, ...row } = datedOf(wording, rowOf(wording.result(call, 'utsavas'), key, on));
        const named = whose === '' ? name : said['in-brackets']({ name, span: whose });
        return { full: wording.variant(said.observance, { name: named, ...row }) };
      },
    },
  ),
  define(
    'observance_date',
    'sentence',
    'the date of an observance in a sentence',
    { call: CALL, key: KEY, date: DATE },
    ({ call, key, date: on }, wording) => {
      const row = rowOf(wording.result(call, 'utsavas'), key, on);
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
    { call: CALL, key: KEY, date: DATE },
    ({ call, key, date: on }, wording) => {
      const { decision } = rowOf(wording.result(call, 'utsavas'), key, on);
      if (typeof decision !== 'string') throw new Unsaid('the result has no decision; narrow the search');
      return wording.texts.observances.reason({ decision });
    },
  ),
  define(
    'days_until',
    'sentence',
    'how many days it is to an observance',
    { call: CALL, key: KEY, date: DATE },
    ({ call, key, date: on }, wording) => {
      const result = wording.result(call, 'utsavas');
      const today = Date.parse(todayAt(wording, result));
      const days = Math.round((Date.parse(String(rowOf(result, key, on).date)) - today) / DAY_MS);
      return wording.texts.observances['days-until']({ days });
    },
  ),
  define(
    'observance_nearest',
    'sentence',
    'the observance of a result nearest to a date or to today, before or after it',
    { call: CALL, date: DATE },
    ({ call, date }, wording) => {
      const result = wording.result(call, 'utsavas');
      const wanted = Date.parse(date ?? todayAt(wording, result));
      const distance = (row: ResultRow): number => Math.round((Date.parse(String(row.date)) - wanted) / DAY_MS);
      const rows = records(result.output.utsavas, 'utsavas');
      const nearest = rows.reduce((a, b) => (Math.abs(distance(b)) < Math.abs(distance(a)) ? b : a), rows[0] ?? {});
      const days = distance(record(rows[0] && nearest, 'observance'));
      return wording.texts.observances.nearest({
        name: nameOf(nearest, wording),
        date: dateText(String(nearest.date), wording.language),
        days: Math.abs(days),
        side: days === 0 ? 'same' : days < 0 ? 'before' : 'after',
      });
    },
  ),
  define(
    'observances',
    'block',
    'a table of observances, of one date on request',
    { call: CALL, limit: LIMIT, date: DATE },
    ({ call, limit, date }, wording) => {
      const { utsavas, more = 0 } = wording.result(call, 'utsavas').output;
      const all = records(utsavas, 'utsavas').filter((row) => date === undefined || row.date === date);
      const rows = all.slice(0, limit ?? USUAL_ROWS);
      if (rows.length === 0) throw new Unsaid('the result has no observances; use "no_observance"');
      const table = tableText(
        Object.values(wording.texts.observances.heads),
        rows.map((row) => [dateText(String(row.date), wording.language), nameOf(row, wording), tithiOf(row, wording)]),
      );
      return withRest(wording, table, all.length - rows.length + (date === undefined ? Number(more) : 0));
    },
  ),
  define(
    'observance_time',
    'item',
    'a time of an observance, for example pāraṇa or niśītha (field times)',
    {
      call: CALL,
      key: KEY,
      date: DATE,
      time: z
        .string()
        .max(40)
        .meta({ examples: ['nishitha'] }),
    },
    ({ call, key, date: on, time }, wording) => {
      const { name, observance, found } = timeOf(wording, rowOf(wording.result(call, 'utsavas'), key, on), time);
      return wording.texts.observances.time({ name, observance, span: timeSpan(wording, found) });
    },
    {
      owner: 'named',
      clause({ call, key, date: on, time }, wording) {
        const result = wording.result(call, 'utsavas');
        const { name, observance, found } = timeOf(wording, rowOf(result, key, on), time);
        const { start, end } = found;
        if (typeof start !== 'string' || typeof end !== 'string') return null;
        const said = wording.texts.statements;
        const thing = said['in-brackets']({ name, span: observance });
        const span = spanOn('', start, end, zoneOf(result), wording.language);
        return { full: wording.variant(said.runs, { thing, span }) };
      },
    },
  ),
  define(
    'observances_count',
    'sentence',
    'how many observances a result has, or on how many days it has those of some keys',
    { call: CALL, keys: z.array(z.string().max(60)).max(60).optional() },
    ({ call, keys }, wording) => {
      const { output, input } = wording.result(call, 'utsavas');
      const rows = keys && records(output.utsavas, 'utsavas').filter(({ key }) => keys.includes(String(key)));
      const count = rows === undefined ? Number(output.count) : new Set(rows.map(({ date }) => date)).size;
      const { observances } = wording.texts;
      const isOfYear = input.month === undefined && input.from === undefined;
      return isOfYear
        ? observances['count-of-year']({ count, year: Number(output.year) })
        : observances.count({ count });
    },
  ),
  define('no_observance', 'sentence', 'a search found no observance', { call: CALL }, ({ call }, wording) => {
    const { name, output } = wording.failure(call);
    if (name !== 'utsavas' || output.field !== 'search') throw new Unsaid('the call found a result');
    return wording.texts.observances.none;
  }),
  define('place_used', 'sentence', 'the place that a result was computed for', { call: CALL }, ({ call }, wording) => {
    const place = placeText(wording, wording.result(call));
    if (place === '') throw new Unsaid('the result names no place');
    return wording.texts.observances.where({ place });
  }),
];
