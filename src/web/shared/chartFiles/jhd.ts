/**
 * Files of Jagannatha Hora (.jhd): one value a line. Month, day, year; time as hours.minutes; UTC offset as
 * hours.minutes, longitude and latitude as degrees.minutes, with a minus for the east; height; the offset again, twice;
 * daylight saving; atlas; town; country. Minutes have decimals: 20.563667 is 20:56:22. The file does not state the name
 * of the person, so the name of the file is taken.
 */
import { two } from '../../reader/format';
import { presetChoice } from '../birth';
import { type ChartReading, type FiledChart, JHD_NUMBERS, type JhdNumber, type Unread } from './types';
import { clockOfFile } from './values';

const [MONTH, DAY, YEAR, TIME, OFFSET, LONGITUDE, LATITUDE, TOWN, COUNTRY] = [0, 1, 2, 3, 4, 5, 6, 12, 13];
const MINUTES = 60;

/** `-77.36` as 77°36′ with its sign. */
function fromMinutes(text: string): number {
  const value = Number(text);
  const whole = Math.trunc(value);
  return whole + ((value - whole) * 100) / MINUTES;
}

/** A value with its minutes as decimals. */
function inMinutes(value: number): string {
  const total = Math.round(Math.abs(value) * MINUTES * 1e4) / 1e4;
  const whole = Math.floor(total / MINUTES);
  return `${value < 0 ? '-' : ''}${whole}.${((total - whole * MINUTES) / 100).toFixed(6).slice(2)}`;
}

/** `+05:30`, which the entry form reads as a zone. */
function offsetZone(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * MINUTES);
  return `${hours < 0 ? '-' : '+'}${two(Math.floor(minutes / MINUTES))}:${two(minutes % MINUTES)}`;
}

export function readJhd(text: string, fileName: string): ChartReading[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const unread = (line: number, field: Unread['field'], value: string): ChartReading[] => [
    { ok: false, at: { line: line + 1 }, field, value },
  ];
  const wrong = JHD_NUMBERS.findIndex((_, line) => !lines[line] || !Number.isFinite(Number(lines[line])));
  if (wrong === 0) return unread(0, 'file', '');
  if (wrong > 0) return unread(wrong, JHD_NUMBERS[wrong] as JhdNumber, lines[wrong] ?? '');
  const at = (line: number | undefined) => lines[line as number] ?? '';
  const hours = fromMinutes(at(TIME));
  const clock = clockOfFile(Number(at(YEAR)), Number(at(MONTH)), Number(at(DAY)), hours);
  if (!clock) {
    return hours >= 0 && hours < 24 ? unread(DAY, 'day', at(DAY)) : unread(TIME, 'clock', at(TIME));
  }
  const [lat, lon] = [fromMinutes(at(LATITUDE)), 0 - fromMinutes(at(LONGITUDE))].map(
    (deg) => Math.round(deg * 1e6) / 1e6,
  );
  const offset = 0 - fromMinutes(at(OFFSET));
  if (Math.abs(offset) > 15) return unread(OFFSET, 'offset', at(OFFSET));
  if (lon === undefined || Math.abs(lon) > 180) return unread(LONGITUDE, 'longitude', at(LONGITUDE));
  if (lat === undefined || Math.abs(lat) > 90) return unread(LATITUDE, 'latitude', at(LATITUDE));
  const birth = {
    clock,
    isTimeKnown: true,
    lat,
    lon,
    place: [at(TOWN), at(COUNTRY)].filter(Boolean).join(', '),
    name: fileName.replace(/\.jhd$/i, ''),
    zone: offsetZone(offset),
    settings: presetChoice(),
    second: false,
  };
  return [{ ok: true, chart: { birth, tags: [], note: '' }, isZoneUnsure: true }];
}

/** @param offsetHours  UTC offset at the birth */
export function writeJhd({ birth }: FiledChart, offsetHours: number): string {
  const { clock, lat, lon, place } = birth;
  const { year, month, day, hour, minute, second } = clock;
  const offset = inMinutes(-offsetHours);
  const [town = '', ...country] = place.split(', ');
  const time = inMinutes(hour + minute / MINUTES + second / MINUTES / MINUTES);
  const head = [month, day, year, time, offset, inMinutes(-lon), inMinutes(lat), '0.000000', offset, offset];
  return `${[...head, 0, 105, town, country.at(-1) ?? '', 1, '1013.250000', '20.000000', 2].join('\r\n')}\r\n`;
}
