/** The date and the place of a result, and the risings of a day. */
import * as z from 'zod';
import { isObject } from '../../../api/validate';
import { REFERENCE_PLACE } from '../../../data/place';
import { seatName } from '../../../lexicon/regions';
import {
  CALL,
  type CallResult,
  type ClaimKind,
  define,
  type ResultRow,
  record,
  textOf,
  Unsaid,
  type ValueClause,
  type Wording,
  zoneOf,
} from '../claim';
import { DATE, dayOf, labelled, RISINGS, risingOf } from '../day';
import { clockAndDate, clockText, dateText, instantText, localOf } from '../format';

/** The local time of a rising or setting; null on a day without it. */
function risingAt(result: CallResult, rising: (typeof RISINGS)[number], date?: string): string | null {
  if (result.name === 'panchanga' && !Array.isArray(result.output.days)) {
    if (rising !== 'sunrise')
      throw new Unsaid('the current pañcāṅga gives the sunrise alone; give a date for the others');
    return localOf(String(record(result.output.vara, 'vara').sunrise), zoneOf(result));
  }
  const value = risingOf(dayOf(result, date), rising);
  if (value === undefined) throw new Unsaid(`the result has no ${rising}; ask the tool for that field`);
  return typeof value === 'string' ? value : null;
}

/** A local instant by its clock; with its date if it is after the civil day: a Moon of the evening sets after midnight. */
function clockOn(wording: Wording, result: CallResult, local: string, date?: string): string {
  const clock = clockText(local);
  const day = Array.isArray(result.output.days) ? String(dayOf(result, date).date) : local.slice(0, 10);
  if (local.startsWith(day)) return clock;
  return wording.texts.statements['clock-on']({ clock, date: dateText(local.slice(0, 10), wording.language, false) });
}

function risingClause(
  wording: Wording,
  result: CallResult,
  rising: (typeof RISINGS)[number],
  date?: string,
): ValueClause | null {
  const said = wording.texts.statements;
  const local = risingAt(result, rising, date);
  const thing = said.things[rising];
  if (local === null) {
    const isPolar = rising.startsWith('sun') && dayOf(result, date).polar !== undefined;
    return isPolar ? null : { full: said.absent({ thing }) };
  }
  const clock = clockOn(wording, result, local, date);
  return {
    full: wording.variant(said.rising[rising], { clock }),
    parts: { thing, value: said['at-clock']({ clock }) },
  };
}

function risingText(wording: Wording, result: CallResult, rising: (typeof RISINGS)[number], date?: string): string {
  const label = wording.texts.day['rising-names'][rising];
  const local = risingAt(result, rising, date);
  if (local !== null) return labelled(wording, label, clockOn(wording, result, local, date));
  const polar = textOf(wording.texts.day.polar, dayOf(result, date).polar);
  return rising.startsWith('sun') && polar !== undefined ? polar : labelled(wording, label, wording.texts.day.none);
}

/** The name of the place of a result; its coordinates if it has none. */
export function placeText(wording: Wording, { output }: CallResult): string {
  const birth = isObject(output.birth) ? output.birth : {};
  const place = output.place ?? output.reference_place ?? birth.place;
  if (typeof place !== 'object' || place === null) return '';
  const { name, label, lat, lon } = place as ResultRow;
  if (typeof label === 'string') return label;
  const isReference =
    name === REFERENCE_PLACE.name || (name === undefined && lat === REFERENCE_PLACE.lat && lon === REFERENCE_PLACE.lon);
  const known = isReference ? REFERENCE_PLACE.name : name;
  if (typeof known === 'string') return seatName(known, wording.language === 'hi' ? 'hi' : 'en');
  return wording.texts.day.near({ lat: Number(lat), lon: Number(lon) });
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
    {
      owner: 'day',
      setting({ call }, wording) {
        const result = wording.result(call, 'panchanga');
        const at = clockAndDate(String(result.output.time), zoneOf(result), wording.language);
        return { of: 'moment', owner: 'day', place: placeText(wording, result), ...at };
      },
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
    {
      owner: 'day',
      setting({ call, date }, wording) {
        const result = wording.result(call, 'panchanga', 'muhurta');
        const day = String(dayOf(result, date).date);
        return {
          of: 'day',
          owner: 'day',
          place: placeText(wording, result),
          date: dateText(day, wording.language),
          day,
        };
      },
    },
  ),
  define(
    'rising',
    'item',
    'sunrise, sunset, moonrise or moonset',
    { call: CALL, rising: z.enum(RISINGS), date: DATE },
    ({ call, rising, date }, wording) =>
      risingText(wording, wording.result(call, 'panchanga', 'muhurta'), rising, date),
    {
      owner: 'day',
      clause: ({ call, rising, date }, wording) =>
        risingClause(wording, wording.result(call, 'panchanga', 'muhurta'), rising, date),
    },
  ),
];
