/** Single values by reference: a field of a result with its name and unit, spans, counts and comparisons. */
import * as z from 'zod';
import { GRAHA_KEYS } from '../../../data/keys';
import {
  CALL,
  type ClaimKind,
  define,
  LIMIT,
  PATH,
  type ResultRow,
  record,
  records,
  textOf,
  Unsaid,
  type Wording,
  zoneOf,
} from '../claim';
import { arcText, dateText, FORMATS, instantText, listText, spanText, tableText } from '../format';
import { grahaIn, nameIn, rashiIn } from '../names';
import { USUAL_ROWS, withRest } from '../rows';

/** How a value of a field is worded. */
type Unit = 'instant' | 'date' | 'name' | 'graha' | 'rashi' | 'degrees' | 'seconds' | 'number' | 'truth' | 'text';

/** The fields that may be stated alone. All others are refused, in particular text from the caller. */
const FIELDS = {
  at: 'instant',
  utc: 'instant',
  time: 'instant',
  local: 'instant',
  start: 'instant',
  end: 'instant',
  sunrise: 'instant',
  sunset: 'instant',
  moonrise: 'instant',
  moonset: 'instant',
  next_sunrise: 'instant',
  sunrise_local: 'instant',
  sunset_local: 'instant',
  moonrise_local: 'instant',
  moonset_local: 'instant',
  start_local: 'instant',
  end_local: 'instant',
  date: 'date',
  name: 'name',
  iast: 'name',
  rashi: 'name',
  nakshatra: 'name',
  nakshatra_pada: 'name',
  tithi: 'name',
  lord: 'graha',
  atma: 'graha',
  body: 'graha',
  point: 'graha',
  rashi_index: 'rashi',
  sidereal_deg: 'degrees',
  tropical_deg: 'degrees',
  longitude_deg: 'degrees',
  ayanamsha_deg: 'degrees',
  separation_deg: 'degrees',
  boundary_seconds: 'seconds',
  house: 'number',
  pada: 'number',
  index: 'number',
  house_from_moon: 'number',
  house_from_lagna: 'number',
  bindus: 'number',
  pass: 'number',
  points: 'number',
  total: 'number',
  maximum: 'number',
  count: 'number',
  magnitude: 'number',
  year: 'number',
  kali: 'number',
  vikrama: 'number',
  shaka: 'number',
  lat: 'number',
  lon: 'number',
  tz: 'text',
  source: 'text',
  retrograde: 'truth',
  combust: 'truth',
  adhika: 'truth',
  kshaya: 'truth',
} as const satisfies Record<keyof Wording['texts']['values']['fields'], Unit>;
type Field = keyof typeof FIELDS;

const isField = (name: string): name is Field => Object.hasOwn(FIELDS, name);
/** The last field of a path: `rashi` of `grahas[key=moon].rashi`. */
const fieldOf = (path: string): string => /([A-Za-z_]\w*)(?:[[.][^\]A-Za-z]*\]?)?$/.exec(path)?.[1] ?? '';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;

/** A value in words; throws `Unsaid` for an unlisted field, or a value of the wrong type. */
function said(wording: Wording, call: string, field: string, value: unknown): string {
  const { language } = wording;
  const unit = isField(field) ? FIELDS[field] : undefined;
  if (unit === undefined) throw new Unsaid(`the field ${JSON.stringify(field)} cannot be said alone`);
  const misfit = new Unsaid(`the value of ${field} is no ${unit}`);
  if (unit === 'truth') {
    if (typeof value !== 'boolean') throw misfit;
    return wording.texts.values.truth[`${value}`];
  }
  if (unit === 'degrees' || unit === 'seconds' || unit === 'number' || unit === 'rashi') {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw misfit;
    if (unit === 'rashi') return rashiIn(language, value);
    if (unit === 'degrees') return arcText(value);
    return unit === 'seconds' ? FORMATS[language].largestUnits(value) : String(Number(value.toFixed(4)));
  }
  if (typeof value !== 'string' || value === '') throw misfit;
  if (unit === 'instant') {
    if (!INSTANT.test(value)) throw misfit;
    return instantText(value, zoneOf(wording.result(call)), language);
  }
  if (unit === 'date') {
    if (!/^\d{4}-\d\d-\d\d$/.test(value)) throw misfit;
    return dateText(value, language);
  }
  if (unit === 'graha') return grahaIn(language, value);
  return unit === 'name' ? nameIn(language, value) : value;
}

const nameOf = ({ texts }: Wording, field: string): string => (isField(field) ? texts.values.fields[field] : '');

/** The owner of a value: the tool, and the graha or item of the field. A date without its owner would be misleading. */
function ownerOf(wording: Wording, call: string, path: string): string {
  const { language } = wording;
  const parent = path.replace(/\.?\w+$/, '');
  const holder = parent === '' || parent === path ? {} : wording.at(call, parent);
  const { lord, body, key, name, iast } = (typeof holder === 'object' ? holder : {}) as ResultRow;
  const graha = GRAHA_KEYS.find((known) => [lord, body, key].includes(known));
  const named = [name, iast].find((value) => typeof value === 'string');
  const limb = textOf(wording.texts.day['limb-names'], parent);
  const owner = limb ?? (/(?:^|\.)lagna$/.test(parent) ? grahaIn(language, 'lagna') : undefined);
  const whose = graha === undefined ? undefined : grahaIn(language, graha);
  const thing = owner ?? whose ?? (named === undefined ? undefined : nameIn(language, String(named)));
  return [wording.texts.values.tools[wording.result(call).name], thing].filter((part) => part !== undefined).join(', ');
}

const OTHER = { call: CALL, path: PATH, other_call: CALL, other_path: PATH };

const instantAt = (wording: Wording, call: string, path: string): number => {
  const value = wording.at(call, path);
  const unix = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(unix)) throw new Unsaid(`${path} is no instant and no date`);
  return unix;
};

export const VALUES: readonly ClaimKind[] = [
  define(
    'value',
    'item',
    'one value of a result with its name',
    { call: CALL, path: PATH },
    ({ call, path }, wording) => {
      const field = fieldOf(path);
      const value = said(wording, call, field, wording.at(call, path));
      return wording.texts.values.pair({ owner: ownerOf(wording, call, path), name: nameOf(wording, field), value });
    },
  ),
  define(
    'span',
    'item',
    'a span: what is at the path has start and end',
    { call: CALL, path: PATH },
    ({ call, path }, wording) => {
      const found = record(wording.at(call, path), path);
      const [start, end] = [found.start ?? found.start_local, found.end ?? found.end_local].map(String);
      if (!start || !end || !INSTANT.test(start) || !INSTANT.test(end))
        throw new Unsaid(`${path} has no start and end`);
      const value = spanText(start, end, zoneOf(wording.result(call)), wording.language);
      return wording.texts.values.owned({ owner: ownerOf(wording, call, `${path}.start`), value });
    },
  ),
  define(
    'between',
    'sentence',
    'the time between two instants or dates',
    OTHER,
    ({ call, path, other_call: otherCall, other_path: otherPath }, wording) => {
      const seconds = (instantAt(wording, otherCall, otherPath) - instantAt(wording, call, path)) / 1000;
      return wording.texts.values.between({ span: FORMATS[wording.language].largestUnits(seconds) });
    },
  ),
  define(
    'compare',
    'sentence',
    'whether two values are the same',
    OTHER,
    ({ call, path, other_call: otherCall, other_path: otherPath }, wording) => {
      const first = said(wording, call, fieldOf(path), wording.at(call, path));
      const second = said(wording, otherCall, fieldOf(otherPath), wording.at(otherCall, otherPath));
      return first === second
        ? wording.texts.values.same({ value: first })
        : wording.texts.values.different({ first, second });
    },
  ),
  define('count', 'sentence', 'how many entries a list has', { call: CALL, path: PATH }, ({ call, path }, wording) => {
    const list = wording.at(call, path);
    if (!Array.isArray(list)) throw new Unsaid(`${path} is no list`);
    return wording.texts.values.count({ count: list.length });
  }),
  define(
    'list',
    'block',
    'a list: one field of each entry at the path',
    { call: CALL, path: PATH, field: z.string().max(40), limit: LIMIT },
    ({ call, path, field, limit }, wording) => {
      const all = records(wording.at(call, path), path);
      const rows = all.slice(0, limit ?? USUAL_ROWS);
      if (rows.length === 0) throw new Unsaid(`${path} is empty`);
      const list = listText(rows.map((each) => said(wording, call, field, each[field])));
      return withRest(wording, list, all.length - rows.length);
    },
  ),
  define(
    'table',
    'block',
    'a table: some fields of each entry at the path',
    { call: CALL, path: PATH, fields: z.array(z.string().max(40)).min(1).max(6), limit: LIMIT },
    ({ call, path, fields, limit }, wording) => {
      const all = records(wording.at(call, path), path);
      const rows = all.slice(0, limit ?? USUAL_ROWS);
      if (rows.length === 0) throw new Unsaid(`${path} is empty`);
      const cells = rows.map((each) =>
        fields.map((field) => (each[field] === null ? '' : said(wording, call, field, each[field]))),
      );
      const heads = fields.map((field) => nameOf(wording, field));
      return withRest(wording, tableText(heads, cells), all.length - rows.length);
    },
  ),
];
