/**
 * Charts as a table (CSV, RFC 4180): `name,date,time,lat,lon,tz,place,tags,note`. The first line names the columns, in
 * any order; other columns are ignored. An empty time is unknown. Tags are separated by semicolons.
 */
import { readCoordinates } from '../../entry/coordinates';
import { readDate } from '../../entry/date';
import { readTime } from '../../entry/time';
import { readZone } from '../../entry/zone';
import { isoDate } from '../../reader/format';
import { presetChoice, timeText } from '../birth';
import { NOON } from '../birthEntries';
import type { ChartReading, FiledChart } from './types';
import { isOnEarth } from './values';

const COLUMNS = ['name', 'date', 'time', 'lat', 'lon', 'tz', 'place', 'tags', 'note'] as const;
type Column = (typeof COLUMNS)[number];

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

/** The cells of a table. Quoted cells may contain commas, line breaks and doubled quotes. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.some(Boolean));
}

const columnOf = (head: string): Column | undefined => {
  const name = head.toLowerCase().replace(/^\ufeff/, '');
  return COLUMNS.find((column) => column === name) ?? OTHER_NAMES[name];
};

function readRow(row: Partial<Record<Column, string>>, line: number): ChartReading {
  const { name = '', date = '', time = '', lat = '', lon = '', tz = '', place = '', tags = '', note = '' } = row;
  const reading = readDate(date);
  if (reading.kind !== 'date') return { ok: false, line, reason: 'date' };
  const clock = time === '' ? NOON : readTime(time);
  if (!clock) return { ok: false, line, reason: 'time' };
  const point = readCoordinates(`${lat}, ${lon}`);
  if (!point || !isOnEarth(point.lat, point.lon)) return { ok: false, line, reason: 'place' };
  const zone = readZone(tz);
  if (!zone) return { ok: false, line, reason: 'zone' };
  const birth = {
    clock: { ...reading.date, ...clock },
    isTimeKnown: time !== '',
    ...point,
    place,
    name,
    zone: tz,
    settings: presetChoice(),
    second: false,
  };
  const chart = { birth, tags: tags.split(';').flatMap((tag) => tag.trim() || []), note };
  return { ok: true, chart, isZoneUnsure: zone.kind !== 'iana' };
}

export function readCsv(text: string): ChartReading[] {
  const [heads = [], ...rows] = cellsOf(text);
  const columns = heads.map(columnOf);
  if (!columns.includes('date') || !columns.includes('lat')) return [{ ok: false, line: 1, reason: 'format' }];
  return rows.map((cells, i) =>
    readRow(Object.fromEntries(cells.flatMap((cell, at) => (columns[at] ? [[columns[at], cell]] : []))), i + 2),
  );
}

/** Quotes a cell if necessary. A text that a spreadsheet would read as a formula gets an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text;
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
