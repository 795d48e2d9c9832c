/** Open and closed days of a purpose by rules. No choice among them is made. */

import { commonName } from '../../../lexicon/commonSpelling';
import { CALL, type CallResult, type ClaimKind, define, record, records, Unsaid, type Wording } from '../claim';
import { DATE } from '../day';
import { clocksText, dateText, listText, tableText } from '../format';
import { termIn } from '../names';
import { withRest } from '../rows';
import { placeText } from './day';

const searchOf = (wording: Wording, call: string): CallResult => wording.result(call, 'muhurta_search');

const purposeOf = ({ language }: Wording, { output }: CallResult): string =>
  termIn(language, 'purpose', String(record(output.purpose, 'purpose').key));

/** Maximum number of rows of open days. */
const MAX_DAYS = 20;

const dayIn = (result: CallResult, date: string) =>
  records(result.output.days, 'days').find((day) => day.date === date);

export const PURPOSES: readonly ClaimKind[] = [
  define('purpose_open', 'block', 'every open day of a purpose with its times', { call: CALL }, ({ call }, wording) => {
    const result = searchOf(wording, call);
    const { language, texts } = wording;
    const windows = records(result.output.windows, 'windows');
    const dates = [...new Set(windows.map(({ date }) => String(date)))];
    const said = texts.purposes.open({
      purpose: purposeOf(wording, result),
      place: placeText(wording, result),
      days: Number(result.output.open_days),
      from: dateText(String(result.output.from), language, false),
      to: dateText(String(result.output.to), language, false),
    });
    if (dates.length === 0) return said;
    const rows = dates.slice(0, MAX_DAYS).map((date) => [
      dateText(date, language),
      windows
        .filter((window) => window.date === date)
        .map(({ start, end }) => clocksText([start, end].map(String), date, language))
        .join(', '),
    ]);
    const table = tableText([texts.purposes.heads.date, texts.purposes.heads.open], rows);
    return `${said}\n\n${withRest(wording, table, dates.length - rows.length)}\n\n${texts.purposes.list}`;
  }),
  define(
    'purpose_day',
    'sentence',
    'whether a date is open for a purpose, and which rules close it',
    { call: CALL, date: DATE.unwrap() },
    ({ call, date }, wording) => {
      const result = searchOf(wording, call);
      const day = dayIn(result, date);
      if (day === undefined) throw new Unsaid(`the result has no day ${date}`);
      const said = { purpose: purposeOf(wording, result), date: dateText(date, wording.language) };
      if (day.verdict === 'open') return wording.decided(true, wording.texts.purposes['day-open'](said));
      const rules = records(day.closed_by, 'rules').map(({ words }) => String(words));
      const closed = wording.decided(false, wording.texts.purposes['day-closed'](said));
      return `${closed} ${wording.texts.purposes['closed-by']({ rules: rules.join(' ') })}`;
    },
  ),
  define('purpose_rules', 'block', 'the rules of a purpose', { call: CALL }, ({ call }, wording) => {
    const result = searchOf(wording, call);
    const rules = records(result.output.rules, 'rules').map(({ name, label = name, words }) => {
      const named = wording.language === 'hi-Latn' ? commonName(String(name)) : String(label);
      return `${named}: ${words}`;
    });
    return `${wording.texts.purposes.rules({ purpose: purposeOf(wording, result) })}\n\n${listText(rules)}`;
  }),
];
