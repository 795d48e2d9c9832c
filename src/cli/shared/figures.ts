/** Formats figures of tables and places. */
import { coordinatesText } from '../../lexicon/coordinates';

const two = (n: number): string => String(n).padStart(2, '0');

/** A longitude within its rāśi such as `07°17′31″`, rounded down, so that it never reaches the next one. */
export function inRashi(siderealDeg: number | null): string {
  if (siderealDeg === null || !Number.isFinite(siderealDeg)) return '–';
  const seconds = Math.floor((siderealDeg % 30) * 3600 + 1e-7);
  return `${two(Math.floor(seconds / 3600))}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
}

/** `3 min 20 s`, `5 h 12 min`, `3.2 d`. */
export function durationText(seconds: number | null): string {
  if (seconds === null || !Number.isFinite(seconds)) return '–';
  const wholeSeconds = Math.floor(seconds);
  if (wholeSeconds < 60) return `${wholeSeconds} s`;
  if (wholeSeconds < 3600) return `${Math.floor(wholeSeconds / 60)} min ${two(wholeSeconds % 60)} s`;
  if (wholeSeconds < 172_800)
    return `${Math.floor(wholeSeconds / 3600)} h ${two(Math.floor(wholeSeconds / 60) % 60)} min`;
  return `${(seconds / 86_400).toFixed(1)} d`;
}

/** `2026-11-21 06:48:20` from a local instant of a response. */
export function localText(instant: string | null): string {
  if (instant === null) return '–';
  const [date = '', clock = ''] = instant.split('T');
  return `${date} ${clock.slice(0, 8)}`;
}

/** The date of an instant. */
export const dateText = (instant: string): string => instant.split('T')[0] as string;

/** `06:48:20`, with the date before it if it differs from the requested one. */
export function clockText(instant: string | null, date: string): string {
  if (instant === null) return '–';
  const [day = '', time = ''] = instant.split('T');
  const clock = time.slice(0, 8);
  return day === date ? clock : `${day.slice(-5)} ${clock}`;
}

/** `New Delhi, 28.6139° N, 77.209° E`; only the coordinates if there is no name. */
export function placeText(name: string | null, lat: number, lon: number): string {
  return [name, coordinatesText(lat, lon).replaceAll('\u00a0', ' ')].filter(Boolean).join(', ');
}
