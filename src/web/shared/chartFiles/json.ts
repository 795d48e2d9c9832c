/**
 * Charts as this service's own file: the fragment of each birth, with its settings, and its tags and note. A list of
 * births in the vocabulary of `/api/v1` is read too.
 */
import { birthFromFragment } from '../birth';
import { storedOf } from './stored';
import type { ChartReading, FiledChart } from './types';
import { chartOf } from './values';

type Fields = Record<string, unknown>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readEntry(entry: unknown, line: number): ChartReading {
  if (typeof entry !== 'object' || entry === null) return { ok: false, line, reason: 'format' };
  const fields = entry as Fields;
  const tags = Array.isArray(fields.tags) ? fields.tags.filter((tag) => typeof tag === 'string') : [];
  const note = textOf(fields.note);
  if (typeof fields.birth === 'string') {
    const birth = birthFromFragment(fields.birth);
    return birth
      ? { ok: true, chart: { birth, tags, note }, isZoneUnsure: false }
      : { ok: false, line, reason: 'format' };
  }
  const stated = {
    date: textOf(fields.date),
    time: textOf(fields.time),
    point: { lat: Number(fields.lat ?? Number.NaN), lon: Number(fields.lon ?? Number.NaN) },
    zone: typeof fields.tz === 'number' ? String(fields.tz) : textOf(fields.tz),
    place: textOf(fields.place),
    name: textOf(fields.name),
  };
  return chartOf(stated, { tags, note }, line);
}

export function readJson(text: string): ChartReading[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return [{ ok: false, line: 1, reason: 'format' }];
  }
  const fields = (typeof file === 'object' && file !== null ? file : {}) as Fields;
  const entries = [file, fields.charts, fields.births].find(Array.isArray);
  return entries ? entries.map((entry, i) => readEntry(entry, i + 1)) : [readEntry(file, 1)];
}

export const writeJson = (charts: readonly FiledChart[]): string =>
  `${JSON.stringify({ service: 'khagola', charts: charts.map(storedOf) }, null, 2)}\n`;
