/** The day: limbs, risings and windows, now or on any date at any place. */
import * as z from 'zod';
import { isObject } from '../../../api/validate';
import { REFERENCE_PLACE } from '../../../data/place';
import {
  CALL,
  type CallResult,
  type ClaimKind,
  define,
  type ResultRow,
  record,
  textOf,
  Unsaid,
  type Wording,
  zoneOf,
} from '../claim';
import { CLOCK, DATE, dayOf, LIMBS, type LimbName, limbsOf, RISINGS, risingOf } from '../day';
import { clockText, dateText, FORMATS, instantText, localOf, spanText, type Zone } from '../format';
import { nameIn } from '../names';

const WINDOWS = ['rahu_kalam', 'yamaganda', 'gulika', 'abhijit', 'dur_muhurta', 'varjya', 'amrita_kala'] as const;
const line = (wording: Wording, label: string, value: string): string => wording.texts.day.labelled({ label, value });

/** The limb that runs at a clock of the day. */
function runningAt(rows: readonly ResultRow[], day: string, clock: string, zone: Zone) {
  const local = (instant: unknown): string => localOf(String(instant), zone).slice(0, 16);
  return rows.filter(({ start, end }) => local(start) <= `${day}T${clock}` && `${day}T${clock}` < local(end));
}

function limbText(wording: Wording, result: CallResult, limb: LimbName, date?: string, clock?: string): string {
  const { language } = wording;
  const zone = zoneOf(result);
  const all = limbsOf(result, limb, date);
  const found =
    clock === undefined || limb === 'vara' ? all : runningAt(all, String(dayOf(result, date).date), clock, zone);
  const values = found.map(({ name, start, end, sunrise, next_sunrise: next }) => {
    const named = nameIn(language, String(name));
    const [from, to] = [start ?? sunrise, end ?? next];
    if (typeof from !== 'string' || typeof to !== 'string') return named;
    if (found.length === 1) return `${named}, ${spanText(from, to, zone, language)}`;
    return wording.texts.day.until({ name: named, end: instantText(to, zone, language) });
  });
  return line(wording, wording.texts.day['limb-names'][limb], values.join('; '));
}

function risingText(wording: Wording, result: CallResult, rising: (typeof RISINGS)[number], date?: string): string {
  const label = wording.texts.day['rising-names'][rising];
  if (result.name === 'panchanga' && !Array.isArray(result.output.days)) {
    if (rising !== 'sunrise')
      throw new Unsaid('the current pañcāṅga gives the sunrise alone; give a date for the others');
    const { sunrise } = record(result.output.vara, 'vara');
    return line(wording, label, clockText(localOf(String(sunrise), zoneOf(result))));
  }
  const day = dayOf(result, date);
  const value = risingOf(day, rising);
  if (value === undefined) throw new Unsaid(`the result has no ${rising}; ask the tool for that field`);
  if (typeof value === 'string') return line(wording, label, clockText(value));
  const polar = textOf(wording.texts.day.polar, day.polar);
  return rising.startsWith('sun') && polar !== undefined ? polar : line(wording, label, wording.texts.day.none);
}

/** Almanacs avoid Abhijit on Wednesdays. */
function noteOf({ texts }: Wording, { output }: CallResult, window: string): string {
  const isAvoided = [output[window]].flat().some((slot) => record(slot, window).quality === 'avoided');
  return window === 'abhijit' && isAvoided ? `. ${texts.day['abhijit-wednesday']}` : '';
}

function windowText(wording: Wording, result: CallResult, window: (typeof WINDOWS)[number]): string {
  const slots = [result.output[window]].flat().filter((slot) => slot !== null && slot !== undefined);
  const spans = slots.map((slot) => {
    const { start_local: start, end_local: end } = record(slot, window);
    return `${clockText(String(start))}–${clockText(String(end))}`;
  });
  return line(
    wording,
    wording.texts.day['window-names'][window],
    spans.length === 0 ? wording.texts.day.none : `${spans.join(', ')}${noteOf(wording, result, window)}`,
  );
}

/** The name of the place of a result; its coordinates if it has none. */
export function placeText(wording: Wording, { output }: CallResult): string {
  const birth = isObject(output.birth) ? output.birth : {};
  const place = output.place ?? output.reference_place ?? birth.place;
  if (typeof place !== 'object' || place === null) return '';
  const { name, lat, lon } = place as ResultRow;
  const isReference =
    name === REFERENCE_PLACE.name || (name === undefined && lat === REFERENCE_PLACE.lat && lon === REFERENCE_PLACE.lon);
  if (isReference) return FORMATS[wording.language].place(REFERENCE_PLACE.name);
  return typeof name === 'string' ? name : wording.texts.day.near({ lat: Number(lat), lon: Number(lon) });
}

export const DAY: readonly ClaimKind[] = [
  define(
    'moment',
    'sentence',
    'the instant and the place of a current pañcāṅga',
    { call: CALL },
    ({ call }, wording) => {
      const result = wording.result(call, 'panchanga');
      if (typeof result.output.time !== 'string') throw new Unsaid('this result is of days; use "day"');
      const time = instantText(result.output.time, zoneOf(result), wording.language);
      return wording.texts.day.now({ place: placeText(wording, result), time });
    },
  ),
  define(
    'day',
    'sentence',
    'the date and the place of a day',
    { call: CALL, date: DATE },
    ({ call, date }, wording) => {
      const result = wording.result(call, 'panchanga', 'muhurta');
      const { date: day } = dayOf(result, date);
      return wording.texts.day['that-day']({
        place: placeText(wording, result),
        date: dateText(String(day), wording.language),
      });
    },
  ),
  define(
    'limb',
    'item',
    'a limb of the moment or the day, with its ends',
    { call: CALL, limb: z.enum(LIMBS), date: DATE, at: CLOCK },
    ({ call, limb, date, at }, wording) =>
      limbText(wording, wording.result(call, 'panchanga', 'muhurta'), limb, date, at),
  ),
  define(
    'limbs',
    'item',
    'all limbs of the moment or the day that the result has',
    { call: CALL, date: DATE },
    ({ call, date }, wording) => {
      const result = wording.result(call, 'panchanga', 'muhurta');
      const holds = (limb: LimbName) => {
        try {
          return limbsOf(result, limb, date).length > 0;
        } catch {
          return false;
        }
      };
      const lines = LIMBS.filter(holds).map((limb) => limbText(wording, result, limb, date));
      if (lines.length === 0) throw new Unsaid('the result has no limbs');
      return lines.join('\n- ');
    },
  ),
  define(
    'rising',
    'item',
    'sunrise, sunset, moonrise or moonset',
    { call: CALL, rising: z.enum(RISINGS), date: DATE },
    ({ call, rising, date }, wording) =>
      risingText(wording, wording.result(call, 'panchanga', 'muhurta'), rising, date),
  ),
  define(
    'window',
    'item',
    'Rāhu-kālam or another window of a day',
    { call: CALL, window: z.enum(WINDOWS) },
    ({ call, window }, wording) => windowText(wording, wording.result(call, 'muhurta'), window),
  ),
  define(
    'windows',
    'item',
    'all windows of a day, or those that almanacs avoid',
    { call: CALL, quality: z.enum(['avoided']).optional() },
    ({ call, quality }, wording) => {
      const result = wording.result(call, 'muhurta');
      const isChosen = (window: string): boolean =>
        quality === undefined ||
        [result.output[window]].flat().some((slot) => record(slot, window).quality === quality);
      return WINDOWS.filter(isChosen)
        .map((window) => windowText(wording, result, window))
        .join('\n- ');
    },
  ),
  define('month', 'item', 'the lunar month of a day', { call: CALL, date: DATE }, ({ call, date }, wording) => {
    const masa = record(dayOf(wording.result(call, 'panchanga'), date).masa, 'masa');
    const named = (scheme: string): string => {
      const name = nameIn(wording.language, String(record(masa[scheme], scheme).name));
      return masa.adhika === true ? wording.texts.day['adhika-name']({ name }) : name;
    };
    return wording.texts.day.month({ amanta: named('amanta'), purnimanta: named('purnimanta') });
  }),
];
