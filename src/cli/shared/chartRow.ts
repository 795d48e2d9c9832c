/** A chart as a row of a table: its birth, its places, the running daśās, or its error. */
import type { CsvCell } from '../../api/csv';
import { GRAHA_KEYS } from '../../data/keys';

interface Named {
  name: string;
  label?: string;
}

interface Point {
  longitude_deg: number;
  rashi: Named;
  nakshatra: Named;
  pada: number;
  boundary_arcsec: number;
}

/** The fields of a chart that its row has. */
export interface ChartBody {
  birth: { date: string; time: string | null; at: string; place: { lat: number; lon: number; tz: string | number } };
  name?: string;
  ayanamsa_deg: number;
  lagna: Point;
  grahas: (Point & { house: number; retrograde: boolean })[];
  current_phase?: { maha: { lord: { key: string } }; antara: { lord: { key: string } } } | null;
}

const LAGNA_COLUMNS = ['longitude_deg', 'rashi', 'nakshatra', 'pada', 'boundary_arcsec'];
const GRAHA_COLUMNS = [...LAGNA_COLUMNS, 'house', 'retrograde'];

const BIRTH_COLUMNS = ['index', 'name', 'date', 'time', 'at', 'lat', 'lon', 'tz', 'ayanamsa_deg'];

export const CHART_COLUMNS: readonly string[] = [
  ...BIRTH_COLUMNS,
  ...LAGNA_COLUMNS.map((column) => `lagna_${column}`),
  ...GRAHA_KEYS.flatMap((key) => GRAHA_COLUMNS.map((column) => `${key}_${column}`)),
  'mahadasha',
  'antardasha',
  'error',
];

const placeCells = ({ longitude_deg, rashi, nakshatra, pada, boundary_arcsec }: Point): CsvCell[] => [
  longitude_deg,
  rashi.label ?? rashi.name,
  nakshatra.label ?? nakshatra.name,
  pada,
  boundary_arcsec,
];

/** @param index  the number of the birth, from 1 */
export function chartRow(index: number, body: ChartBody): CsvCell[] {
  const { birth, name, ayanamsa_deg, lagna, grahas, current_phase: phase } = body;
  const { date, time, at, place } = birth;
  return [
    ...[index, name, date, time, at, place.lat, place.lon, place.tz, ayanamsa_deg],
    ...placeCells(lagna),
    ...grahas.flatMap((graha) => [...placeCells(graha), graha.house, graha.retrograde]),
    phase?.maha.lord.key,
    phase?.antara.lord.key,
    null,
  ];
}

/** The row of a birth that has no chart. */
export const refusedRow = (index: number, { name, date, time }: Record<string, string>, message: string): CsvCell[] =>
  CHART_COLUMNS.map((column) => ({ index, name, date, time, error: message })[column]);
