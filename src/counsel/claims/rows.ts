/** Rows of results that several kinds read: of charts, spans and tables. */
import * as z from 'zod';
import { GRAHA_KEYS } from '../../data/keys';
import { type CallResult, type ResultRow, record, records, textOf, type Wording, zoneOf } from './claim';
import { spanText } from './format';
import { grahaIn, nameIn } from './names';

/** Rows of a table without a limit. */
export const USUAL_ROWS = 20;

/** The lagna or a graha. */
export const POINT = z.enum(['lagna', ...GRAHA_KEYS]).describe('The lagna or a graha.');

/** The result of a chart. */
export const chartOf = (wording: Wording, call: string): CallResult => wording.result(call, 'chart');

export const grahasOf = ({ output }: CallResult): ResultRow[] => records(output.grahas, 'grahas');

/** The row of the lagna or a graha. */
export function pointOf(result: CallResult, point: string): ResultRow {
  if (point === 'lagna') return record(result.output.lagna, 'lagna');
  return record(
    grahasOf(result).find(({ key }) => key === point),
    `graha ${point}`,
  );
}

/** The lagna or a graha, as sentences name it. */
export const pointName = ({ language, texts }: Wording, point: string): string =>
  textOf(texts.chart.points, point) ?? grahaIn(language, point);

/** The dates of a row's span. */
export const datesOf = ({ language }: Wording, result: CallResult, { start, end }: ResultRow): string =>
  spanText(String(start), String(end), zoneOf(result), language, true);

/** A list with the number of its rows that are not shown. */
export const withRest = ({ texts }: Wording, list: string, more: number): string =>
  more > 0 ? `${list}\n\n${texts.transits['not-shown']({ more })}` : list;

/** Heads of a table by their keys. */
export const headsOf = <K extends string>(heads: Readonly<Record<K, string>>, ...keys: K[]): string[] =>
  keys.map((key) => heads[key]);

/** The name of a row that has it in IAST and in Devanāgarī. */
export const rowName = ({ language }: Wording, { name, sa }: ResultRow): string =>
  language === 'hi' ? String(sa ?? name) : nameIn(language, String(name));
