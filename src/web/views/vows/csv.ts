/** The path of a list as CSV, in the API. */
import type { Reader } from '../../reader/reader';
import { LISTS, type Listed, type VowChoice } from './model';

export function csvPath({ list, year, lastYear, tradition }: VowChoice, { place, locale }: Reader): string {
  const where = { lat: String(place.lat), lon: String(place.lon), tz: place.tz };
  if (list === 'eclipses') {
    const query = { kind: 'eclipse', from: `${year}-01-01`, to: `${lastYear}-12-31`, ...where, format: 'csv' };
    return `/api/v1/sky?${new URLSearchParams(query)}`;
  }
  const { kind, key }: Listed = LISTS[list];
  const query = new URLSearchParams({ year: String(year), ...(key ? { key } : { kind }), ...where, times: 'true' });
  if (list === 'ekadashi') query.set('tradition', tradition);
  if (locale !== 'en') query.set('lang', locale);
  query.set('format', 'csv');
  return `/api/v1/observances?${query}`;
}
