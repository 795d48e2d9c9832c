/** The Viṃśottarī daśās of a chart: spans with a lord. */
import * as z from 'zod';
import { GRAHA_KEYS } from '../../../data/keys';
import { SECONDS_PER_DAY } from '../../../domain/time/civil';
import {
  CALL,
  type CallResult,
  type ClaimKind,
  define,
  type ResultRow,
  record,
  records,
  Unsaid,
  type ValueClause,
  type Wording,
  zoneOf,
} from '../claim';
import { DATE, isWithin } from '../day';
import { dateText, FORMATS, localOf, tableText } from '../format';
import { grahaIn } from '../names';
import { chartOf, datesOf, rowName } from '../rows';

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

/** A daśā system of a result with the field dasha. */
const systemOf = ({ output }: CallResult, system: string): ResultRow =>
  record(record(output.dasha, 'dasha')[system], system);

const periodsOf = (result: CallResult, system: string): ResultRow[] =>
  records(systemOf(result, system).periods, 'periods');

/** The mahādaśā of a lord among some. */
const ofLord = (mahas: readonly ResultRow[], graha: string): ResultRow =>
  record(
    mahas.find(({ lord }) => lord === graha),
    `mahādaśā of ${graha}`,
  );

/** The lord and the dates of a mahādaśā. */
function mahaOf(wording: Wording, call: string, graha: string): { maha: string; span: string } {
  const result = chartOf(wording, call);
  const row = ofLord(mahasOf(result), graha);
  return { maha: lordIn(wording, row), span: datesOf(wording, result, row) };
}

/** The lords and the dates of an antardaśā. */
function antaraOf(wording: Wording, call: string, graha: string, sub: string) {
  const result = chartOf(wording, call);
  const maha = ofLord(periodsOf(result, 'vimshottari'), graha);
  const antara = record(
    records(maha.sub, 'sub-periods').find((row) => row.lord === sub),
    `antardaśā of ${sub}`,
  );
  return { maha: lordIn(wording, maha), antara: lordIn(wording, antara), span: datesOf(wording, result, antara) };
}

function periodClause(wording: Wording, thing: string, span: string): ValueClause {
  const said = wording.texts.statements;
  return { full: wording.variant(said.runs, { thing, span }), parts: { thing, value: said.from({ span }) } };
}

/** The period that runs at an instant, or at the middle of a date. */
function runningOn(periods: readonly ResultRow[], date: string): ResultRow {
  const unix = Date.parse(date.length === 10 ? `${date}T06:30:00Z` : date);
  return record(
    periods.find((period) => isWithin(period, unix)),
    `period on ${date}`,
  );
}

export const DASHAS: readonly ClaimKind[] = [
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
    return wording.texts.dashas.left({ left: FORMATS[wording.language].largestUnits(seconds) });
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
    ({ call, graha }, wording) => wording.texts.dashas.period(mahaOf(wording, call, graha)),
    {
      owner: 'birth',
      clause({ call, graha }, wording) {
        const { span, ...lord } = mahaOf(wording, call, graha);
        return periodClause(wording, wording.texts.statements.mahadasha(lord), span);
      },
    },
  ),
  define(
    'antardasha',
    'item',
    'an antardaśā by its lord and that of its mahādaśā (field dasha)',
    { call: CALL, graha: z.enum(GRAHA_KEYS), sub: z.enum(GRAHA_KEYS) },
    ({ call, graha, sub }, wording) => wording.texts.dashas.antara(antaraOf(wording, call, graha, sub)),
    {
      owner: 'birth',
      clause({ call, graha, sub }, wording) {
        const { span, ...lords } = antaraOf(wording, call, graha, sub);
        return periodClause(wording, wording.texts.statements.antardasha(lords), span);
      },
    },
  ),
  define(
    'dasha_on',
    'sentence',
    'mahādaśā and antardaśā on a date (field dasha)',
    { call: CALL, date: DATE.unwrap() },
    ({ call, date }, wording) => {
      const result = chartOf(wording, call);
      const maha = runningOn(periodsOf(result, 'vimshottari'), date);
      const antara = runningOn(records(maha.sub, 'sub-periods'), date);
      return wording.texts.dashas.on({
        when: Date.parse(date) + SECONDS_PER_DAY * 1000 < wording.now ? 'past' : 'other',
        date: dateText(date, wording.language, false),
        maha: lordIn(wording, maha),
        antara: lordIn(wording, antara),
      });
    },
  ),
  define(
    'dasha_balance',
    'sentence',
    'the years of the first mahādaśā left at birth (field dasha)',
    { call: CALL },
    ({ call }, wording) => {
      const { balance } = systemOf(chartOf(wording, call), 'vimshottari');
      return wording.texts.dashas.balance({ years: Number(record(balance, 'balance').years).toFixed(2) });
    },
  ),
  define(
    'dasha_age',
    'sentence',
    'the age at the beginning of a mahādaśā',
    { call: CALL, graha: z.enum(GRAHA_KEYS) },
    ({ call, graha }, wording) => {
      const result = chartOf(wording, call);
      const row = ofLord(mahasOf(result), graha);
      const { start } = row;
      const birth = String(record(result.output.birth, 'birth').at).slice(0, 10);
      const begin = localOf(String(start), zoneOf(result)).slice(0, 10);
      const years = Number(begin.slice(0, 4)) - Number(birth.slice(0, 4));
      const age = begin.slice(5) < birth.slice(5) ? years - 1 : years;
      return wording.texts.dashas.age({ maha: lordIn(wording, row), age });
    },
  ),
  define(
    'dasha_other',
    'sentence',
    'the period of another daśā system at present (field dasha)',
    { call: CALL, system: z.enum(['yogini']) },
    ({ call, system }, wording) => {
      const result = chartOf(wording, call);
      const now = new Date(wording.present()).toISOString();
      const period = runningOn(periodsOf(result, system), now);
      return wording.texts.dashas.other({
        system: rowName(wording, systemOf(result, system)),
        name: rowName(wording, period),
        span: datesOf(wording, result, period),
      });
    },
  ),
  define(
    'pratyantardasha_now',
    'sentence',
    'mahādaśā, antardaśā and pratyantardaśā at present (field dasha, dasha_depth 3)',
    { call: CALL },
    ({ call }, wording) => {
      const result = chartOf(wording, call);
      const now = new Date(wording.present()).toISOString();
      const maha = runningOn(periodsOf(result, 'vimshottari'), now);
      const antara = runningOn(records(maha.sub, 'sub-periods'), now);
      const pratyantar = runningOn(records(antara.sub, 'sub-periods of the antardaśā'), now);
      return wording.texts.dashas.pratyantar({
        maha: lordIn(wording, maha),
        antara: lordIn(wording, antara),
        pratyantar: lordIn(wording, pratyantar),
        span: datesOf(wording, result, pratyantar),
      });
    },
  ),
  define('mahadashas', 'block', 'a table of all mahādaśās', { call: CALL }, ({ call }, wording) => {
    const result = chartOf(wording, call);
    return periodsTable(wording, result, mahasOf(result));
  }),
  define(
    'antardashas',
    'block',
    'a table of the antardaśās of the present mahādaśā, or of that of a lord (field dasha)',
    { call: CALL, graha: z.enum(GRAHA_KEYS).optional() },
    ({ call, graha }, wording) => {
      const result = chartOf(wording, call);
      if (graha === undefined) return periodsTable(wording, result, presentOf(result).antaras);
      const maha = ofLord(periodsOf(result, 'vimshottari'), graha);
      return periodsTable(wording, result, records(maha.sub, 'sub-periods'));
    },
  ),
];
