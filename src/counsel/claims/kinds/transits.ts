/** Transits over a birth and events of the sky: instants and spans. */
import * as z from 'zod';
import {
  CALL,
  type CallResult,
  type ClaimKind,
  define,
  keyOf,
  LIMIT,
  partIn,
  type ResultRow,
  record,
  records,
  textOf,
  Unsaid,
  type Wording,
  zoneOf,
} from '../claim';
import { dateText, instantText, localOf, tableText } from '../format';
import { grahaIn, rashiIn } from '../names';
import { datesOf, headsOf, USUAL_ROWS, withRest } from '../rows';

/** The span of whole days in the call's input. */
const spanAsked = ({ language }: Wording, { input }: CallResult) => ({
  from: dateText(String(input.from), language, false),
  to: dateText(String(input.to), language, false),
});

/** Whether a result leaves rows out, so that a list without rows says nothing. */
const isCut = ({ output }: CallResult): boolean => /more entries/.test(String(output.left_out ?? ''));

/** A table of the first rows, and the number of omitted ones. */
function cut(
  wording: Wording,
  result: CallResult,
  columns: string[],
  rows: string[][],
  limit: number | undefined,
): string {
  if (rows.length === 0 && isCut(result)) throw new Unsaid('the result leaves rows out; ask for fewer fields');
  if (rows.length === 0) return wording.texts.transits['no-events'];
  const shown = rows.slice(0, limit ?? USUAL_ROWS);
  const more = rows.length - shown.length;
  return withRest(wording, tableText(columns, shown), more);
}

const time = ({ language }: Wording, result: CallResult, row: ResultRow): string =>
  instantText(String(row.at), zoneOf(result), language);

/** The date of an instant at the place; a dash for an end beyond the range of the kernel. */
const dayText = ({ language }: Wording, result: CallResult, at: unknown): string =>
  typeof at === 'string' ? dateText(localOf(at, zoneOf(result)), language, false) : '–';

/** An event in words: the label that the tool gives in the language of sentences. */
function eventText(wording: Wording, row: ResultRow): string {
  const texts = wording.texts.transits;
  const eclipse = textOf(texts['eclipse-of'], row.of);
  const type = textOf(texts['eclipse-types'], row.type);
  if (eclipse && type) return `${eclipse} (${type})`;
  if (typeof row.label === 'string') return row.label;
  throw new Unsaid('this event has no label; ask the tool with lang');
}

const eventsOf = (result: CallResult): ResultRow[] => records(result.output.events, 'events');

export const TRANSITS: readonly ClaimKind[] = [
  define('sade_sati', 'block', 'the dates of sāḍe-sātī with its parts', { call: CALL }, ({ call }, wording) => {
    const result = wording.result(call, 'transits');
    const spans = records(result.output.sade_sati, 'sade_sati');
    if (spans.length === 0) return wording.texts.transits['no-sade-sati'](spanAsked(wording, result));
    return spans
      .map((span) => {
        const rows = records(span.legs, 'legs').map((leg) => [
          rashiIn(wording.language, Number(leg.rashi_index)),
          ...[leg.start, leg.end].map((at) => dayText(wording, result, at)),
        ]);
        const table = tableText(headsOf(wording.texts.transits.heads, 'part', 'from', 'to'), rows);
        return `${wording.texts.transits['sade-sati']({ span: datesOf(wording, result, span) })}\n\n${table}`;
      })
      .join('\n\n');
  }),
  define(
    'saturn_stays',
    'block',
    'other stays of Saturn counted from the Moon',
    { call: CALL },
    ({ call }, wording) => {
      const result = wording.result(call, 'transits');
      const stays = ['ashtama_shani', 'kantaka_shani'].flatMap((key) => records(result.output[key], key));
      if (stays.length === 0) return wording.texts.transits['no-stays'](spanAsked(wording, result));
      const rows = stays.flatMap((stay) => (Array.isArray(stay.legs) ? records(stay.legs, 'legs') : [stay]));
      return tableText(
        headsOf(wording.texts.transits.heads, 'moon', 'from', 'to'),
        rows.map((row) => [String(row.house ?? ''), ...[row.start, row.end].map((at) => dayText(wording, result, at))]),
      );
    },
  ),
  define(
    'ingresses',
    'block',
    'ingresses with houses from Moon and lagna',
    { call: CALL, limit: LIMIT },
    ({ call, limit }, wording) => {
      const result = wording.result(call, 'transits');
      const rows = records(result.output.ingresses, 'ingresses').map((row) => [
        time(wording, result, row),
        grahaIn(wording.language, keyOf(row.body)),
        rashiIn(wording.language, partIn(row.enters)),
        String(row.house_from_moon),
        String(row.house_from_lagna),
      ]);
      return cut(
        wording,
        result,
        headsOf(wording.texts.transits.heads, 'time', 'graha', 'sign', 'moon', 'lagna'),
        rows,
        limit,
      );
    },
  ),
  define(
    'passages',
    'block',
    'exact passages over natal points',
    { call: CALL, limit: LIMIT },
    ({ call, limit }, wording) => {
      const result = wording.result(call, 'transits');
      const rows = records(result.output.hits, 'hits').map((row) => [
        time(wording, result, row),
        grahaIn(wording.language, keyOf(row.body)),
        grahaIn(wording.language, String(row.point)),
        `${row.pass}/${row.passes}`,
      ]);
      return cut(wording, result, headsOf(wording.texts.transits.heads, 'time', 'graha', 'point', 'pass'), rows, limit);
    },
  ),
  define(
    'sky_events',
    'block',
    'a table of events of the sky',
    {
      call: CALL,
      limit: LIMIT,
      division: z.enum(['rashi', 'nakshatra']).optional(),
      rashi: z.int().min(1).max(12).optional(),
    },
    ({ call, limit, division, rashi }, wording) => {
      const result = wording.result(call, 'sky');
      const isChosen = (row: ResultRow): boolean =>
        row.kind !== 'ingress' ||
        ((division === undefined || row.division === division) &&
          (rashi === undefined || partIn(row.enters) === rashi || partIn(row.leaves) === rashi));
      const rows = eventsOf(result)
        .filter(isChosen)
        .map((row) => [time(wording, result, row), eventText(wording, row)]);
      return cut(wording, result, headsOf(wording.texts.transits.heads, 'time', 'event'), rows, limit);
    },
  ),
  define(
    'sky_event',
    'item',
    'one event of the sky, the first of the result without an index',
    { call: CALL, index: z.int().min(0).max(999).optional() },
    ({ call, index }, wording) => {
      const result = wording.result(call, 'sky');
      const row = record(eventsOf(result)[index ?? 0], `event ${index ?? 0}`);
      return `${eventText(wording, row)}: ${time(wording, result, row)}`;
    },
  ),
];
