/**
 * Charts as a table (CSV, RFC 4180): `name,date,time,lat,lon,tz,place,tags,note`. The first line names the columns, in
 * any order; other columns are ignored. An empty time is unknown. Tags are separated by semicolons.
 */
import { isoDate } from '../../reader/format';
import { timeText } from '../birth';
import type { ChartReading, FiledChart } from './types';
import { chartOf } from './values';

const COLUMNS = ['name', 'date', 'time', 'lat', 'lon', 'tz', 'place', 'tags', 'note'] as const;
type Column = (typeof COLUMNS)[number];
/** Columns that every table has. */
const REQUIRED = ['date', 'lat', 'lon', 'tz'] as const satisfies readonly Column[];

/** Names that other programs give the columns. */
const OTHER_NAMES: Readonly<Record<string, Column>> = {
  latitude: 'lat',
  longitude: 'lon',
  lng: 'lon',
  timezone: 'tz',
  zone: 'tz',
  city: 'place',
  town: 'place',
  notes: 'note',
};

interface Row {
  /** The line of the file where it begins, from 1. */
  line: number;
  cells: string[];
}

/** The apostrophe before a text that a spreadsheet would read as a formula. Writing adds it, reading takes it off. */
const GUARD = "'";
/** A formula, also behind apostrophes of its own, so that reading takes off exactly what writing added. */
const needsGuard = (text: string): boolean => /^'*([=+@\t\r]|-(?![\d.]+$))/.test(text);
const withoutGuard = (text: string): string =>
  text.startsWith(GUARD) && needsGuard(text.slice(1)) ? text.slice(1) : text;

/** The rows of a table that are not blank. Quoted cells may contain commas, line breaks and doubled quotes. */
function rowsOf(text: string): Row[] {
  let line = 1;
  const rows: Row[] = [{ line, cells: [] }];
  for (const [match, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.cells.push(withoutGuard((quoted?.replaceAll('""', '"') ?? plain).trim()));
    line += match.split('\n').length - 1;
    if (end === '') break;
    if (end !== ',') rows.push({ line, cells: [] });
  }
  return rows.filter(({ cells }) => cells.some(Boolean));
}

const columnOf = (head: string): Column | undefined => {
  const name = head.toLowerCase().replace(/^\ufeff/, '');
  return COLUMNS.find((column) => column === name) ?? OTHER_NAMES[name];
};

function readRow(row: Partial<Record<Column, string>>, line: number): ChartReading {
  const { name = '', date = '', time = '', lat = '', lon = '', tz = '', place = '', tags = '', note = '' } = row;
  const labels = { tags: tags.split(';').flatMap((tag) => tag.trim() || []), note };
  return chartOf({ date, time, lat, lon, zone: tz, place, name }, labels, { line });
}

export function readCsv(text: string): ChartReading[] {
  const [head, ...rows] = rowsOf(text);
  const columns = (head?.cells ?? []).map(columnOf);
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length === REQUIRED.length) return [{ ok: false, at: { line: 1 }, field: 'file', value: '' }];
  if (missing.length > 0) {
    return [{ ok: false, at: { line: head?.line ?? 1 }, field: 'columns', value: missing.join(', ') }];
  }
  return rows.map(({ line, cells }) =>
    readRow(Object.fromEntries(cells.flatMap((cell, at) => (columns[at] ? [[columns[at], cell]] : []))), line),
  );
}

/** Quotes a cell if necessary, and guards it from being read as a formula. */
function cell(text: string): string {
  const safe = needsGuard(text) ? GUARD + text : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function writeCsv(charts: readonly FiledChart[]): string {
  const rows = charts.map(({ birth, tags, note }) => [
    birth.name,
    isoDate(birth.clock),
    birth.isTimeKnown ? timeText(birth.clock) : '',
    String(birth.lat),
    String(birth.lon),
    birth.zone,
    birth.place,
    tags.join('; '),
    note,
  ]);
  // A zone is checked, and gets no apostrophe: `+05:30` must be readable again.
  const zoneAt = COLUMNS.indexOf('tz');
  const lines = rows.map((row) => row.map((text, at) => (at === zoneAt ? text : cell(text))).join(','));
  return `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}
