/** Places found by a call, and failed calls. */
import * as z from 'zod';
import { CALL, type ClaimKind, define, LIMIT, type ResultRow, record, records, Unsaid, type Wording } from '../claim';
import { listText } from '../format';

const nameOf = ({ label, name }: ResultRow): string => String(label ?? name);

const where = ({ region_label: region, admin1, country }: ResultRow): string =>
  [region ?? admin1, country].filter((part) => part).join(', ');

const placeText = (wording: Wording, row: ResultRow): string =>
  wording.texts.places.place({
    name: nameOf(row),
    where: where(row),
    lat: Number(row.lat),
    lon: Number(row.lon),
    tz: String(row.tz),
  });

/** The message of an error in either envelope. */
function messageOf(output: ResultRow): string {
  const { message, error } = output;
  const inner = typeof error === 'object' && error !== null ? (error as ResultRow).message : undefined;
  const found = message ?? inner;
  if (typeof found !== 'string') throw new Unsaid('the call has no message');
  return found;
}

export const PLACES: readonly ClaimKind[] = [
  define(
    'place',
    'item',
    'a place with coordinates and time zone',
    { call: CALL, index: z.int().min(0).max(50).optional() },
    ({ call, index }, wording) => {
      const { places } = wording.result(call, 'places').output;
      return placeText(wording, record(records(places, 'places')[index ?? 0], 'place'));
    },
  ),
  define('places', 'block', 'a list of places', { call: CALL, limit: LIMIT }, ({ call, limit }, wording) => {
    const rows = records(wording.result(call, 'places').output.places, 'places').slice(0, limit ?? 8);
    return rows.length === 0 ? wording.texts.places['no-place'] : listText(rows.map((row) => placeText(wording, row)));
  }),
  define('which_place', 'block', 'asks which town, after a call found several', { call: CALL }, ({ call }, wording) => {
    const rows = records(wording.failure(call).output.candidates, 'candidates').slice(0, 8);
    return `${wording.texts.places.several({ count: rows.length })}\n\n${listText(rows.map((row) => `${nameOf(row)}, ${where(row)}`))}`;
  }),
  define('failed', 'sentence', 'why a call failed, in the words of its error', { call: CALL }, ({ call }, wording) => {
    const { output } = wording.failure(call);
    if (output.field === 'place') return wording.texts.places['no-place'];
    return wording.texts.places.failed({ message: messageOf(output) });
  }),
];
