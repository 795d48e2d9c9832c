/** The Viṃśottarī daśās of a chart: spans with a lord. */
import * as z from 'zod';
import { GRAHA_KEYS } from '../../../data/keys';
import { dateText, durationText, localOf, tableText } from '../format';
import { grahaIn } from '../names';
import { chartOf, datesOf } from '../rows';
import {
  CALL,
  type CallResult,
  define,
  type ResultRow,
  record,
  records,
  type StatementKind,
  Unsaid,
  type Wording,
  zoneOf,
} from '../statement';

const dashaOf = (result: CallResult): ResultRow => record(result.output.vimshottari, 'vimshottari');

/** The mahādaśā and the antardaśās at the present instant. */
function presentOf(result: CallResult): { time: string; maha: ResultRow; antaras: ResultRow[] } {
  const present = dashaOf(result).at_present;
  if (present === null || present === undefined) throw new Unsaid('no daśā of the result runs at present');
  const { time, maha, antaras } = record(present, 'at_present');
  return { time: String(time), maha: record(maha, 'maha'), antaras: records(antaras, 'antaras') };
}

const runs = (antaras: readonly ResultRow[]): ResultRow =>
  record(
    antaras.find((row) => row.runs_now === true),
    'antara now',
  );

const lordIn = ({ language }: Wording, row: ResultRow): string => grahaIn(language, String(row.lord));

function periodsTable(wording: Wording, result: CallResult, rows: readonly ResultRow[]): string {
  const date = (instant: unknown) => dateText(localOf(String(instant), zoneOf(result)), wording.language, false);
  return tableText(
    Object.values(wording.texts.dashas.heads),
    rows.map((row) => [`${lordIn(wording, row)}${row.runs_now === true ? ' ◂' : ''}`, date(row.start), date(row.end)]),
  );
}

const mahasOf = (result: CallResult): ResultRow[] => records(dashaOf(result).mahadashas, 'mahadashas');

export const DASHAS: readonly StatementKind[] = [
  define('dasha_now', 'sentence', 'mahādaśā and antardaśā at present', { call: CALL }, ({ call }, wording) => {
    const result = chartOf(wording, call);
    const { maha, antaras } = presentOf(result);
    const antara = runs(antaras);
    return wording.texts.dashas.now({
      maha: lordIn(wording, maha),
      span: datesOf(wording, result, maha),
      antara: lordIn(wording, antara),
      inner: datesOf(wording, result, antara),
    });
  }),
  define('dasha_left', 'sentence', 'how long the present antardaśā still runs', { call: CALL }, ({ call }, wording) => {
    const { time, antaras } = presentOf(chartOf(wording, call));
    const seconds = (Date.parse(String(runs(antaras).end)) - Date.parse(time)) / 1000;
    return wording.texts.dashas.left({ left: durationText(seconds, wording.language) });
  }),
  define('dasha_next', 'sentence', 'the mahādaśā after the present one', { call: CALL }, ({ call }, wording) => {
    const result = chartOf(wording, call);
    const { maha } = presentOf(result);
    const next = record(
      mahasOf(result).find((row) => row.start === maha.end),
      'next mahādaśā',
    );
    const start = dateText(localOf(String(next.start), zoneOf(result)), wording.language, false);
    return wording.texts.dashas.next({ maha: lordIn(wording, next), start });
  }),
  define('dasha_at_birth', 'sentence', 'the mahādaśā at birth', { call: CALL }, ({ call }, wording) => {
    const result = chartOf(wording, call);
    const maha = record(record(dashaOf(result).at_birth, 'at_birth').maha, 'maha');
    const end = dateText(localOf(String(maha.end), zoneOf(result)), wording.language, false);
    return wording.texts.dashas['at-birth']({ maha: lordIn(wording, maha), end });
  }),
  define(
    'mahadasha',
    'item',
    'the mahādaśā of a lord',
    { call: CALL, graha: z.enum(GRAHA_KEYS) },
    ({ call, graha }, wording) => {
      const result = chartOf(wording, call);
      const maha = record(
        mahasOf(result).find((row) => row.lord === graha),
        `mahādaśā of ${graha}`,
      );
      return wording.texts.dashas.period({ maha: lordIn(wording, maha), span: datesOf(wording, result, maha) });
    },
  ),
  define('mahadashas', 'block', 'a table of all mahādaśās', { call: CALL }, ({ call }, wording) => {
    const result = chartOf(wording, call);
    return periodsTable(wording, result, mahasOf(result));
  }),
  define(
    'antardashas',
    'block',
    'a table of the antardaśās of the present mahādaśā',
    { call: CALL },
    ({ call }, wording) => {
      const result = chartOf(wording, call);
      return periodsTable(wording, result, presentOf(result).antaras);
    },
  ),
];
