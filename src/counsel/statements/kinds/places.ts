/** Places that a call found, and calls that failed. */
import * as z from 'zod';
import type { Texts } from '../../language';
import { listText } from '../format';
import { CALL, define, type Kind, LIMIT, record, records, Unsaid, type Wording } from '../statement';

type Row = Record<string, unknown>;

const PLACE: Texts = {
  en: '{name}, {where}: {lat}°, {lon}°, time zone {tz}',
  hi: '{name}, {where}: {lat}°, {lon}°, समय-क्षेत्र {tz}',
  'hi-Latn': '{name}, {where}: {lat}°, {lon}°, time zone {tz}',
};
const SEVERAL: Texts = {
  en: 'Several towns have this name. Which one is it?',
  hi: 'इस नाम के कई नगर हैं। इनमें से कौन-सा?',
  'hi-Latn': 'Is naam ke kai nagar hain. Inmein se kaun sa?',
};
const NO_PLACE: Texts = {
  en: 'I do not find that town. Another spelling or a larger town nearby may help.',
  hi: 'वह नगर सूची में नहीं मिला। दूसरी वर्तनी या पास का बड़ा नगर लिखें।',
  'hi-Latn': 'Woh nagar soochi mein nahin mila. Doosri spelling likhein, athva paas ka bada nagar.',
};
const FAILED: Texts = {
  en: 'This cannot be computed: {message}',
  hi: 'इसकी गणना नहीं हो सकती: {message}',
  'hi-Latn': 'Iski ganana nahin ho sakti: {message}',
};

const where = ({ admin1, country }: Row): string => [admin1, country].filter((part) => part).join(', ');

const placeText = (wording: Wording, row: Row): string =>
  wording.text(PLACE, {
    name: String(row.name),
    where: where(row),
    lat: Number(row.lat),
    lon: Number(row.lon),
    tz: String(row.tz),
  });

/** The message of an error in either envelope. */
function messageOf(output: Row): string {
  const { message, error } = output;
  const inner = typeof error === 'object' && error !== null ? (error as Row).message : undefined;
  const found = message ?? inner;
  if (typeof found !== 'string') throw new Unsaid('the call has no message');
  return found;
}

export const PLACES: readonly Kind[] = [
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
    return rows.length === 0 ? wording.text(NO_PLACE) : listText(rows.map((row) => placeText(wording, row)));
  }),
  define('which_place', 'block', 'asks which town, after a call found several', { call: CALL }, ({ call }, wording) => {
    const rows = records(wording.failure(call).output.candidates, 'candidates').slice(0, 8);
    return `${wording.text(SEVERAL)}\n\n${listText(rows.map((row) => `${row.name}, ${where(row)}`))}`;
  }),
  define('failed', 'sentence', 'why a call failed, in the words of its error', { call: CALL }, ({ call }, wording) => {
    const { output } = wording.failure(call);
    if (output.field === 'place') return wording.text(NO_PLACE);
    return wording.text(FAILED, { message: messageOf(output) });
  }),
];
