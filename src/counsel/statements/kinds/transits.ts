/** Transits over a birth and events of the sky: instants and spans. */
import * as z from 'zod';
import type { Texts } from '../../language';
import { dateText, instantText, localOf, spanText, tableText } from '../format';
import { grahaIn, rashiIn } from '../names';
import {
  CALL,
  define,
  type Kind,
  LIMIT,
  record,
  records,
  type ToolResult,
  Unsaid,
  type Wording,
  zoneOf,
} from '../statement';

type Row = Record<string, unknown>;

const SADE_SATI: Texts = {
  en: 'Sāḍe-sātī: {span}.',
  hi: 'साढ़े-साती: {span}।',
  'hi-Latn': 'Saade-saati: {span}.',
};
const NO_SADE_SATI: Texts = {
  en: 'No sāḍe-sātī falls between {from} and {to}.',
  hi: '{from} और {to} के बीच साढ़े-साती नहीं है।',
  'hi-Latn': '{from} aur {to} ke beech saade-saati nahin hai.',
};
const NO_STAYS: Texts = {
  en: 'Between {from} and {to} Saturn is not in the eighth, and not in the fourth, seventh or tenth sign from the natal Moon.',
  hi: '{from} और {to} के बीच शनि जन्म-चन्द्र से आठवीं, चौथी, सातवीं या दसवीं राशि में नहीं है।',
  'hi-Latn': '{from} aur {to} ke beech Shani janm-chandra se aathvi, chauthi, saatvi ya dasvi rashi mein nahin hai.',
};
const NO_EVENTS: Texts = {
  en: 'There is no such event in that span.',
  hi: 'उस अवधि में ऐसी कोई घटना नहीं है।',
  'hi-Latn': 'Us avadhi mein aisi koi ghatna nahin hai.',
};
const NOT_SHOWN: Texts = {
  en: '{more} more are not shown.',
  hi: '{more} और हैं, जो यहाँ नहीं दिखाए।',
  'hi-Latn': '{more} aur hain, jo yahan nahin dikhaye.',
};
const HEADS = {
  part: { en: 'Saturn in', hi: 'शनि', 'hi-Latn': 'Shani' },
  from: { en: 'From', hi: 'से', 'hi-Latn': 'Se' },
  to: { en: 'To', hi: 'तक', 'hi-Latn': 'Tak' },
  time: { en: 'Time', hi: 'समय', 'hi-Latn': 'Samay' },
  graha: { en: 'Graha', hi: 'ग्रह', 'hi-Latn': 'Graha' },
  sign: { en: 'Enters', hi: 'प्रवेश', 'hi-Latn': 'Pravesh' },
  moon: { en: 'From the Moon', hi: 'चन्द्र से', 'hi-Latn': 'Chandra se' },
  lagna: { en: 'From the lagna', hi: 'लग्न से', 'hi-Latn': 'Lagna se' },
  point: { en: 'Reaches the natal', hi: 'जन्म का बिन्दु', 'hi-Latn': 'Janm ka bindu' },
  pass: { en: 'Pass', hi: 'बार', 'hi-Latn': 'Baar' },
  event: { en: 'Event', hi: 'घटना', 'hi-Latn': 'Ghatna' },
} as const satisfies Record<string, Texts>;

const heads = (wording: Wording, ...keys: (keyof typeof HEADS)[]) => keys.map((key) => wording.text(HEADS[key]));

const USUAL_ROWS = 20;

/** The whole days that the call asked for. */
const spanAsked = ({ language }: Wording, { input }: ToolResult) => ({
  from: dateText(String(input.from), language, false),
  to: dateText(String(input.to), language, false),
});

const spanOf = ({ language }: Wording, result: ToolResult, { start, end }: Row): string =>
  spanText(String(start), String(end), zoneOf(result), language, true);

/** A table of the first rows, and how many are left out. */
function cut(wording: Wording, columns: string[], rows: string[][], limit: number | undefined): string {
  if (rows.length === 0) return wording.text(NO_EVENTS);
  const shown = rows.slice(0, limit ?? USUAL_ROWS);
  const more = rows.length - shown.length;
  const table = tableText(columns, shown);
  return more === 0 ? table : `${table}\n\n${wording.text(NOT_SHOWN, { more })}`;
}

const time = ({ language }: Wording, result: ToolResult, row: Row): string =>
  instantText(String(row.local ?? row.utc), zoneOf(result), language);

const ECLIPSE_OF: Readonly<Record<string, Texts>> = {
  solar: { en: 'Eclipse of the Sun', hi: 'सूर्य-ग्रहण', 'hi-Latn': 'Surya-grahan' },
  lunar: { en: 'Eclipse of the Moon', hi: 'चन्द्र-ग्रहण', 'hi-Latn': 'Chandra-grahan' },
};
const ECLIPSE_TYPES: Readonly<Record<string, Texts>> = {
  total: { en: 'total', hi: 'पूर्ण', 'hi-Latn': 'poorn' },
  partial: { en: 'partial', hi: 'खण्ड', 'hi-Latn': 'khand' },
  annular: { en: 'annular', hi: 'वलयाकार', 'hi-Latn': 'valayakar' },
  hybrid: { en: 'hybrid', hi: 'संकर', 'hi-Latn': 'sankar' },
  penumbral: { en: 'penumbral', hi: 'उपच्छाया', 'hi-Latn': 'upachchhaya' },
};

/** An event in words: the label that the tool gives in the language of sentences. */
function eventText(wording: Wording, row: Row): string {
  const eclipse = ECLIPSE_OF[String(row.of)];
  const type = ECLIPSE_TYPES[String(row.type)];
  if (eclipse && type) return `${wording.text(eclipse)} (${wording.text(type)})`;
  if (typeof row.label === 'string') return row.label;
  throw new Unsaid('this event has no label; ask the tool with lang');
}

const eventsOf = (result: ToolResult): Row[] => records(result.output.events, 'events');

export const TRANSITS: readonly Kind[] = [
  define('sade_sati', 'block', 'the dates of sāḍe-sātī with its parts', { call: CALL }, ({ call }, wording) => {
    const result = wording.result(call, 'transits');
    const spans = records(result.output.sade_sati, 'sade_sati');
    if (spans.length === 0) return wording.text(NO_SADE_SATI, spanAsked(wording, result));
    return spans
      .map((span) => {
        const rows = records(span.legs, 'legs').map((leg) => [
          rashiIn(wording.language, Number(leg.rashi_index)),
          ...[leg.start, leg.end].map((at) => dateText(localOf(String(at), zoneOf(result)), wording.language, false)),
        ]);
        const table = tableText(heads(wording, 'part', 'from', 'to'), rows);
        return `${wording.text(SADE_SATI, { span: spanOf(wording, result, span) })}\n\n${table}`;
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
      if (stays.length === 0) return wording.text(NO_STAYS, spanAsked(wording, result));
      const rows = stays.flatMap((stay) => (Array.isArray(stay.legs) ? records(stay.legs, 'legs') : [stay]));
      return tableText(
        heads(wording, 'moon', 'from', 'to'),
        rows.map((row) => [
          String(row.house ?? ''),
          ...[row.start, row.end].map((at) => dateText(localOf(String(at), zoneOf(result)), wording.language, false)),
        ]),
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
        grahaIn(wording.language, String(row.body)),
        rashiIn(wording.language, Number(row.to)),
        String(row.house_from_moon),
        String(row.house_from_lagna),
      ]);
      return cut(wording, heads(wording, 'time', 'graha', 'sign', 'moon', 'lagna'), rows, limit);
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
        grahaIn(wording.language, String(row.body)),
        grahaIn(wording.language, String(row.point)),
        `${row.pass}/${row.passes}`,
      ]);
      return cut(wording, heads(wording, 'time', 'graha', 'point', 'pass'), rows, limit);
    },
  ),
  define(
    'sky_events',
    'block',
    'a table of events of the sky',
    { call: CALL, limit: LIMIT },
    ({ call, limit }, wording) => {
      const result = wording.result(call, 'sky');
      const rows = eventsOf(result).map((row) => [time(wording, result, row), eventText(wording, row)]);
      return cut(wording, heads(wording, 'time', 'event'), rows, limit);
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
