/** Formats figures of tables and places. */
import { degreesInRashi } from '../../domain/positions/placement';
import { coordinatesText } from '../../lexicon/coordinates';
import { degreesText } from '../../lexicon/degrees';

/** A longitude within its rāśi. */
export const inRashi = (siderealDeg: number | null): string =>
  siderealDeg === null ? '–' : degreesText(degreesInRashi(siderealDeg));

/** `2026-11-21 06:48:20` from a local instant of a response. */
export function localText(instant: string | null): string {
  if (instant === null) return '–';
  const [date = '', clock = ''] = instant.split('T');
  return `${date} ${clock.slice(0, 8)}`;
}

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
