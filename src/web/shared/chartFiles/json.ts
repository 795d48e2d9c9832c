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

/** A number, or a text of one, as it stands in the file. */
const numberText = (value: unknown): string => (typeof value === 'number' ? String(value) : textOf(value));

function readEntry(value: unknown, entry: number): ChartReading {
  const at = { entry };
  if (typeof value !== 'object' || value === null) return { ok: false, at, field: 'birth', value: '' };
  const fields = value as Fields;
  const tags = Array.isArray(fields.tags) ? fields.tags.filter((tag) => typeof tag === 'string') : [];
  const note = textOf(fields.note);
  if (typeof fields.birth === 'string') {
    const birth = birthFromFragment(fields.birth);
    return birth
      ? { ok: true, chart: { birth, tags, note }, isZoneUnsure: false }
      : { ok: false, at, field: 'birth', value: fields.birth };
  }
  const stated = {
    date: textOf(fields.date),
    time: textOf(fields.time),
    lat: numberText(fields.lat),
    lon: numberText(fields.lon),
    zone: numberText(fields.tz),
    place: textOf(fields.place),
    name: textOf(fields.name),
  };
  return chartOf(stated, { tags, note }, at);
}

const SPACE = /\s*/y;
const TEXT = /"(?:[^"\\\n]|\\.)*"/y;
const SCALAR = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/iy;
/** Lists within lists of a file of charts are three deep. */
const MAX_DEPTH = 100;

/** The line at which a text stops being JSON, from 1. The messages of `JSON.parse` name it in some browsers only. */
function brokenLine(text: string): number {
  let position = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = position;
    const isThere = pattern.test(text);
    if (isThere) position = pattern.lastIndex;
    return isThere;
  };
  const list = (end: RegExp, item: () => boolean): boolean => {
    take(SPACE);
    if (take(end)) return true;
    do {
      if (!item()) return false;
      take(SPACE);
    } while (take(/,/y));
    return take(end);
  };
  const value = (depth: number): boolean => {
    take(SPACE);
    if (depth > MAX_DEPTH) return false;
    if (take(/\[/y)) return list(/\]/y, () => value(depth + 1));
    if (take(/\{/y)) return list(/\}/y, () => member(depth + 1));
    return take(TEXT) || take(SCALAR);
  };
  const member = (depth: number): boolean => {
    take(SPACE);
    if (!take(TEXT)) return false;
    take(SPACE);
    return take(/:/y) && value(depth);
  };
  value(0);
  return text.slice(0, position).split('\n').length;
}

export function readJson(text: string): ChartReading[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return [{ ok: false, at: { line: brokenLine(text) }, field: 'json', value: '' }];
  }
  const fields = (typeof file === 'object' && file !== null ? file : {}) as Fields;
  const entries = [file, fields.charts, fields.births].find(Array.isArray);
  return entries ? entries.map((entry, i) => readEntry(entry, i + 1)) : [readEntry(file, 1)];
}

export const writeJson = (charts: readonly FiledChart[]): string =>
  `${JSON.stringify({ service: 'khagola', charts: charts.map(storedOf) }, null, 2)}\n`;
