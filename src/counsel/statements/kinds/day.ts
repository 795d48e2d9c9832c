/** The day: limbs, risings and windows, now or on any date at any place. */
import * as z from 'zod';
import type { Texts } from '../../language';
import { clockText, dateText, instantText, localOf, REFERENCE_NAME, spanText } from '../format';
import { nameIn } from '../names';
import { CALL, define, type Kind, record, records, type ToolResult, Unsaid, type Wording, zoneOf } from '../statement';

const LIMBS = ['vara', 'tithi', 'nakshatra', 'yoga', 'karana'] as const;
type Limb = (typeof LIMBS)[number];

export const LIMB_NAMES: Record<Limb, Texts> = {
  vara: { en: 'Vāra', hi: 'वार', 'hi-Latn': 'Vaar' },
  tithi: { en: 'Tithi', hi: 'तिथि', 'hi-Latn': 'Tithi' },
  nakshatra: { en: 'Nakṣatra', hi: 'नक्षत्र', 'hi-Latn': 'Nakshatra' },
  yoga: { en: 'Yoga', hi: 'योग', 'hi-Latn': 'Yog' },
  karana: { en: 'Karaṇa', hi: 'करण', 'hi-Latn': 'Karan' },
};

const RISINGS = ['sunrise', 'sunset', 'moonrise', 'moonset'] as const;
const RISING_NAMES: Record<(typeof RISINGS)[number], Texts> = {
  sunrise: { en: 'Sunrise', hi: 'सूर्योदय', 'hi-Latn': 'Suryoday' },
  sunset: { en: 'Sunset', hi: 'सूर्यास्त', 'hi-Latn': 'Suryast' },
  moonrise: { en: 'Moonrise', hi: 'चन्द्रोदय', 'hi-Latn': 'Chandroday' },
  moonset: { en: 'Moonset', hi: 'चन्द्रास्त', 'hi-Latn': 'Chandrast' },
};

const WINDOWS = ['rahu_kalam', 'yamaganda', 'gulika', 'abhijit', 'dur_muhurta', 'varjya', 'amrita_kala'] as const;
const WINDOW_NAMES: Record<(typeof WINDOWS)[number], Texts> = {
  rahu_kalam: { en: 'Rāhu-kālam', hi: 'राहु-काल', 'hi-Latn': 'Rahu-kaal' },
  yamaganda: { en: 'Yamagaṇḍa', hi: 'यमगण्ड', 'hi-Latn': 'Yamagand' },
  gulika: { en: 'Gulika', hi: 'गुलिक', 'hi-Latn': 'Gulik' },
  abhijit: { en: 'Abhijit', hi: 'अभिजित्', 'hi-Latn': 'Abhijit' },
  dur_muhurta: { en: 'Durmuhūrta', hi: 'दुर्मुहूर्त', 'hi-Latn': 'Durmuhurt' },
  varjya: { en: 'Varjya', hi: 'वर्ज्य', 'hi-Latn': 'Varjya' },
  amrita_kala: { en: 'Amṛta-kāla', hi: 'अमृत-काल', 'hi-Latn': 'Amrit-kaal' },
};

const LABELLED: Texts = { en: '{label}: {value}', hi: '{label}: {value}', 'hi-Latn': '{label}: {value}' };
const UNTIL: Texts = { en: '{name} until {end}', hi: '{name}, {end} तक', 'hi-Latn': '{name}, {end} tak' };
const NONE: Texts = { en: 'none', hi: 'नहीं', 'hi-Latn': 'nahin' };

const line = (wording: Wording, label: Texts, value: string): string =>
  wording.text(LABELLED, { label: label[wording.language], value });

/** The limbs of a result: one each at an instant, or all those of a day. */
function limbsOf(result: ToolResult, limb: Limb, date: string | undefined): Record<string, unknown>[] {
  if (Array.isArray(result.output.days)) {
    const days = records(result.output.days, 'days');
    const day = date === undefined ? days[0] : days.find((each) => each.date === date);
    return [record(day, `day ${date ?? ''}`)[limb]].flat().map((each) => record(each, limb));
  }
  const whole = result.name === 'muhurta' ? record(result.output.panchanga, 'panchanga') : result.output;
  return [whole[limb]].flat().map((each) => record(each, limb));
}

function limbText(wording: Wording, result: ToolResult, limb: Limb, date?: string): string {
  const { language } = wording;
  const zone = zoneOf(result);
  const found = limbsOf(result, limb, date);
  const values = found.map(({ name, start, end, sunrise, next_sunrise: next }) => {
    const named = nameIn(language, String(name));
    const [from, to] = [start ?? sunrise, end ?? next];
    if (typeof from !== 'string' || typeof to !== 'string') return named;
    if (found.length === 1) return `${named}, ${spanText(from, to, zone, language)}`;
    return wording.text(UNTIL, { name: named, end: instantText(to, zone, language) });
  });
  return line(wording, LIMB_NAMES[limb], values.join('; '));
}

/** The day that a statement is about. */
function dayOf(result: ToolResult, date: string | undefined): Record<string, unknown> {
  if (result.name === 'muhurta') return result.output;
  if (!Array.isArray(result.output.days)) throw new Unsaid('this result is of an instant, not of a day');
  const days = records(result.output.days, 'days');
  return record(date === undefined ? days[0] : days.find((each) => each.date === date), `day ${date ?? ''}`);
}

function risingText(wording: Wording, result: ToolResult, rising: (typeof RISINGS)[number], date?: string): string {
  const label = RISING_NAMES[rising];
  if (result.name === 'panchanga' && !Array.isArray(result.output.days)) {
    if (rising !== 'sunrise')
      throw new Unsaid('the current pañcāṅga gives the sunrise alone; give a date for the others');
    const { sunrise } = record(result.output.vara, 'vara');
    return line(wording, label, clockText(localOf(String(sunrise), zoneOf(result))));
  }
  const day = dayOf(result, date);
  const value = day[`${rising}_local`];
  if (value === undefined) throw new Unsaid(`the result has no ${rising}_local; ask the tool for that field`);
  return line(wording, label, typeof value === 'string' ? clockText(value) : NONE[wording.language]);
}

function windowText(wording: Wording, result: ToolResult, window: (typeof WINDOWS)[number]): string {
  const slots = [result.output[window]].flat().filter((slot) => slot !== null && slot !== undefined);
  const spans = slots.map((slot) => {
    const { start_local: start, end_local: end } = record(slot, window);
    return `${clockText(String(start))}–${clockText(String(end))}`;
  });
  return line(wording, WINDOW_NAMES[window], spans.length === 0 ? NONE[wording.language] : spans.join(', '));
}

const DATE = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .optional()
  .meta({ description: 'One of the dates in the result, if there are several.', examples: ['2026-11-21'] });

const NOW: Texts = { en: '{place}, {time}:', hi: '{place}, {time}:', 'hi-Latn': '{place}, {time}:' };
const THAT_DAY: Texts = { en: '{place}, {date}:', hi: '{place}, {date}:', 'hi-Latn': '{place}, {date}:' };
const NEAR: Texts = { en: '{lat}°, {lon}°', hi: '{lat}°, {lon}°', 'hi-Latn': '{lat}°, {lon}°' };

/** The name of the place of a result; its coordinates if it has none. */
export function placeText(wording: Wording, { output, input }: ToolResult): string {
  const place = output.place ?? output.reference_place;
  if (typeof place !== 'object' || place === null) {
    const { lat, lon } = input;
    return typeof lat === 'number' && typeof lon === 'number' ? wording.text(NEAR, { lat, lon }) : '';
  }
  const { name, lat, lon } = place as Record<string, unknown>;
  const isReference = name === REFERENCE_NAME.en || (name === undefined && lat === 28.6139 && lon === 77.209);
  if (isReference) return wording.text(REFERENCE_NAME);
  return typeof name === 'string' ? name : wording.text(NEAR, { lat: Number(lat), lon: Number(lon) });
}

const MONTH: Texts = {
  en: 'Month: {amanta} (amānta), {purnimanta} (pūrṇimānta)',
  hi: 'मास: {amanta} (अमान्त), {purnimanta} (पूर्णिमान्त)',
  'hi-Latn': 'Maas: {amanta} (amant), {purnimanta} (purnimant)',
};

export const DAY: readonly Kind[] = [
  define(
    'moment',
    'sentence',
    'the instant and the place of a current pañcāṅga',
    { call: CALL },
    ({ call }, wording) => {
      const result = wording.result(call, 'panchanga');
      if (typeof result.output.time !== 'string') throw new Unsaid('this result is of days; use "day"');
      const time = instantText(result.output.time, zoneOf(result), wording.language);
      return wording.text(NOW, { place: placeText(wording, result), time });
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
      return wording.text(THAT_DAY, {
        place: placeText(wording, result),
        date: dateText(String(day), wording.language),
      });
    },
  ),
  define(
    'limb',
    'item',
    'a limb of the moment or the day, with its ends',
    { call: CALL, limb: z.enum(LIMBS), date: DATE },
    ({ call, limb, date }, wording) => limbText(wording, wording.result(call, 'panchanga', 'muhurta'), limb, date),
  ),
  define(
    'limbs',
    'item',
    'all limbs of the moment or the day that the result has',
    { call: CALL, date: DATE },
    ({ call, date }, wording) => {
      const result = wording.result(call, 'panchanga', 'muhurta');
      const holds = (limb: Limb) => {
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
  define('windows', 'item', 'all windows of a day', { call: CALL }, ({ call }, wording) => {
    const result = wording.result(call, 'muhurta');
    return WINDOWS.map((window) => windowText(wording, result, window)).join('\n- ');
  }),
  define('month', 'item', 'the lunar month of a day', { call: CALL, date: DATE }, ({ call, date }, wording) => {
    const masa = record(dayOf(wording.result(call, 'panchanga'), date).masa, 'masa');
    const named = (key: string) => nameIn(wording.language, String(record(masa[key], key).name));
    return wording.text(MONTH, { amanta: named('amanta'), purnimanta: named('purnimanta') });
  }),
];
