/** The day: limbs, risings and windows, now or on any date at any place. */
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
import { CLOCK, DATE, dayOf, LIMBS, type LimbName, limbsOf, RISINGS, risingOf } from '../day';
import {
  clockAndDate,
  clockText,
  dateText,
  FORMATS,
  instantOn,
  instantText,
  localOf,
  spanOn,
  spanText,
  type Zone,
} from '../format';
import { nameIn } from '../names';

const WINDOWS = ['rahu_kalam', 'yamaganda', 'gulika', 'abhijit', 'dur_muhurta', 'varjya', 'amrita_kala'] as const;
const line = (wording: Wording, label: string, value: string): string => wording.texts.day.labelled({ label, value });

/** The limb that runs at a clock of the day. */
function runningAt(rows: readonly ResultRow[], day: string, clock: string, zone: Zone) {
  const local = (instant: unknown): string => localOf(String(instant), zone).slice(0, 16);
  return rows.filter(({ start, end }) => local(start) <= `${day}T${clock}` && `${day}T${clock}` < local(end));
}

/** The rows of a limb: of the moment or the day, or of a clock of the day. */
function limbRows(result: CallResult, limb: LimbName, date?: string, clock?: string): ResultRow[] {
  const all = limbsOf(result, limb, date);
  if (clock === undefined || limb === 'vara') return all;
  return runningAt(all, String(dayOf(result, date).date), clock, zoneOf(result));
}

const endsOf = ({ start, end, sunrise, next_sunrise: next }: ResultRow) => [start ?? sunrise, end ?? next] as const;

function limbText(wording: Wording, result: CallResult, limb: LimbName, date?: string, clock?: string): string {
  const { language } = wording;
  const zone = zoneOf(result);
  const found = limbRows(result, limb, date, clock);
  const values = found.map((row) => {
    const named = nameIn(language, String(row.name));
    const [from, to] = endsOf(row);
    if (typeof from !== 'string' || typeof to !== 'string') return named;
    if (found.length === 1) return `${named}, ${spanText(from, to, zone, language)}`;
    return wording.texts.day.until({ name: named, end: instantText(to, zone, language) });
  });
  return line(wording, wording.texts.day['limb-names'][limb], values.join('; '));
}

/** A limb as a clause: one with its ends, several in their order. */
function limbClause(
  wording: Wording,
  result: CallResult,
  limb: LimbName,
  day: string,
  date?: string,
  clock?: string,
): ValueClause | null {
  const { language } = wording;
  const said = wording.texts.statements;
  const zone = zoneOf(result);
  const bare = said.things[limb];
  const thing = clock === undefined || limb === 'vara' ? bare : said['thing-at']({ thing: bare, clock });
  const found = limbRows(result, limb, date, clock).map((row) => {
    const [from, to] = endsOf(row);
    return { name: nameIn(language, String(row.name)), from, to };
  });
  const [first, ...more] = found;
  if (first === undefined || found.some(({ from, to }) => typeof from !== 'string' || typeof to !== 'string'))
    return null;
  if (more.length === 0) {
    const span = spanOn(day, String(first.from), String(first.to), zone, language);
    const { name } = first;
    const full =
      clock === undefined ? wording.variant(said.limb, { thing, name, span }) : said.limb.first({ thing, name, span });
    return { full, parts: { thing, value: said['in-brackets']({ name, span }) } };
  }
  const value = found
    .map(({ name, to }) => wording.texts.day.until({ name, end: instantOn(day, String(to), zone, language) }))
    .reduce((before, last) => said.then({ before, last }));
  return { full: said.ending({ clauses: said.clause({ thing, value }) }) };
}

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
  if (local !== null) return line(wording, label, clockOn(wording, result, local, date));
  const polar = textOf(wording.texts.day.polar, dayOf(result, date).polar);
  return rising.startsWith('sun') && polar !== undefined ? polar : line(wording, label, wording.texts.day.none);
}

/** Almanacs avoid Abhijit on Wednesdays. */
function noteOf({ texts }: Wording, { output }: CallResult, window: string): string | undefined {
  const isAvoided = [output[window]].flat().some((slot) => record(slot, window).quality === 'avoided');
  return window === 'abhijit' && isAvoided ? texts.day['abhijit-wednesday'] : undefined;
}

/** A window as a clause, from the ends of its spans. */
export function windowClause(
  wording: Wording,
  thing: string,
  spans: readonly { start: string; end: string }[],
  zone: Zone,
  day: string,
): ValueClause {
  const { language, texts } = wording;
  const said = texts.statements;
  if (spans.length === 0) return { full: said.absent({ thing }) };
  const each = spans.map(({ start, end }) => spanOn(day, start, end, zone, language));
  const span = FORMATS[language].list(each);
  return { full: wording.variant(said.runs, { thing, span }), parts: { thing, value: said.from({ span }) } };
}

/** The local ends of a window's spans. */
const windowSpans = ({ output }: CallResult, window: (typeof WINDOWS)[number]) =>
  [output[window]]
    .flat()
    .filter((slot) => slot !== null && slot !== undefined)
    .map((slot) => {
      const { start_local: start, end_local: end } = record(slot, window);
      return { start: String(start), end: String(end) };
    });

function windowText(wording: Wording, result: CallResult, window: (typeof WINDOWS)[number]): string {
  const spans = windowSpans(result, window).map(({ start, end }) => `${clockText(start)}–${clockText(end)}`);
  const note = noteOf(wording, result, window);
  return line(
    wording,
    wording.texts.day['window-names'][window],
    spans.length === 0 ? wording.texts.day.none : `${spans.join(', ')}${note === undefined ? '' : `. ${note}`}`,
  );
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

/** The lunar month of a day by both schemes. */
function monthsOf(wording: Wording, result: CallResult, date?: string): { amanta: string; purnimanta: string } {
  const masa = record(dayOf(result, date).masa, 'masa');
  const named = (scheme: string): string => {
    const name = nameIn(wording.language, String(record(masa[scheme], scheme).name));
    return masa.adhika === true ? wording.texts.day['adhika-name']({ name }) : name;
  };
  return { amanta: named('amanta'), purnimanta: named('purnimanta') };
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
    'limb',
    'item',
    'a limb of the moment or the day, with its ends',
    { call: CALL, limb: z.enum(LIMBS), date: DATE, at: CLOCK },
    ({ call, limb, date, at }, wording) =>
      limbText(wording, wording.result(call, 'panchanga', 'muhurta'), limb, date, at),
    {
      owner: 'day',
      clause: ({ call, limb, date, at }, wording, day) =>
        limbClause(wording, wording.result(call, 'panchanga', 'muhurta'), limb, day, date, at),
    },
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
    {
      owner: 'day',
      clause: ({ call, rising, date }, wording) =>
        risingClause(wording, wording.result(call, 'panchanga', 'muhurta'), rising, date),
    },
  ),
  define(
    'window',
    'item',
    'Rāhu-kālam or another window of a day',
    { call: CALL, window: z.enum(WINDOWS) },
    ({ call, window }, wording) => windowText(wording, wording.result(call, 'muhurta'), window),
    {
      owner: 'day',
      clause({ call, window }, wording, day) {
        const result = wording.result(call, 'muhurta');
        const thing = wording.texts.day['window-names'][window];
        const note = noteOf(wording, result, window);
        const clause = windowClause(wording, thing, windowSpans(result, window), zoneOf(result), day);
        return note === undefined ? clause : { ...clause, note };
      },
    },
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
  define(
    'month',
    'item',
    'the lunar month of a day',
    { call: CALL, date: DATE },
    ({ call, date }, wording) => wording.texts.day.month(monthsOf(wording, wording.result(call, 'panchanga'), date)),
    {
      owner: 'day',
      clause: ({ call, date }, wording) => ({
        full: wording.texts.statements.month(monthsOf(wording, wording.result(call, 'panchanga'), date)),
      }),
    },
  ),
];
