/**
 * Charts as this service's own file: the fragment of each birth, with its settings, and its tags and note. A list of
 * births in the vocabulary of `/api/v1` is read too.
 */
import { readDate } from '../../entry/date';
import { readTime } from '../../entry/time';
import { readZone } from '../../entry/zone';
import { birthFragment, birthFromFragment, presetChoice } from '../birth';
import { NOON } from '../birthEntries';
import type { ChartReading, FiledChart } from './types';
import { isOnEarth } from './values';

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
  const reading = readDate(textOf(fields.date));
  if (reading.kind !== 'date') return { ok: false, line, reason: 'date' };
  const time = textOf(fields.time);
  const clock = time === '' ? NOON : readTime(time);
  if (!clock) return { ok: false, line, reason: 'time' };
  const [lat, lon] = [Number(fields.lat ?? Number.NaN), Number(fields.lon ?? Number.NaN)];
  if (!isOnEarth(lat, lon)) return { ok: false, line, reason: 'place' };
  const tz = typeof fields.tz === 'number' ? String(fields.tz) : textOf(fields.tz);
  const zone = readZone(tz);
  if (!zone) return { ok: false, line, reason: 'zone' };
  const birth = {
    clock: { ...reading.date, ...clock },
    isTimeKnown: time !== '',
    lat,
    lon,
    place: textOf(fields.place),
    name: textOf(fields.name),
    zone: tz,
    settings: presetChoice(),
    second: false,
  };
  return { ok: true, chart: { birth, tags, note }, isZoneUnsure: zone.kind !== 'iana' };
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
  `${JSON.stringify(
    {
      service: 'khagola',
      charts: charts.map(({ birth, tags, note }) => ({ birth: birthFragment(birth), tags, note })),
    },
    null,
    2,
  )}\n`;
