/** The day beyond its limbs and windows: divisions, regional dates, names of the year, and what holds of a day. */
import * as z from 'zod';
import { civilDateOf, civilFromDays, daysFromDate } from '../../../domain/time/civil';
import { isoDate } from '../../../domain/time/isoCivil';
import {
  CALL,
  type CallResult,
  type ClaimKind,
  define,
  type ResultRow,
  record,
  records,
  Unsaid,
  type Wording,
  zoneOf,
} from '../claim';
import { CLOCK, DATE, dayOf, isWithin, LIMBS, labelled, limbsOf, RISINGS, risingOf } from '../day';
import { clocksText, clockText, FORMATS, spanOn, spanText, tableText } from '../format';
import { nameIn, termIn } from '../names';
import { placeText } from './day';

const DIVISION = z.enum(['choghadiya', 'hora']);

function slotsOf(result: CallResult, of: 'choghadiya' | 'hora', half?: string): ResultRow[] {
  const { output } = result;
  if (of === 'hora') return records(output.hora, 'hora');
  const { day, night } = record(output.choghadiya, 'choghadiya');
  const halves = half === undefined ? [day, night] : [half === 'day' ? day : night];
  return halves.flatMap((slots) => records(slots, 'choghadiya'));
}

/** The choghaḍiyā or horā at a clock of the day, or at present. */
function slotAt(wording: Wording, result: CallResult, of: 'choghadiya' | 'hora', at: string | undefined) {
  const slots = slotsOf(result, of);
  const date = String(result.output.date);
  // A clock before sunrise is the one at the end of the night.
  const isBefore = `${date}T${at}` < String(slots[0]?.start_local);
  const nextDate = isoDate(civilFromDays(daysFromDate(civilDateOf(date)) + 1));
  const asked = `${isBefore ? nextDate : date}T${at}`;
  const slot = slots.find(({ start, end, start_local: from, end_local: to }) =>
    at === undefined
      ? isWithin({ start, end }, wording.present())
      : String(from).slice(0, 16) <= asked && asked < String(to).slice(0, 16),
  );
  const { name, start_local: from, end_local: to } = record(slot, `${of} at that time`);
  return { name: nameIn(wording.language, String(name)), from: String(from), to: String(to) };
}

/** The saṃvatsara and the years of the eras. */
function yearNamesOf(wording: Wording, result: CallResult) {
  const { samvatsara, years } = dayOf(result, undefined);
  const { north, south } = record(samvatsara, 'samvatsara');
  const { vikrama, shaka } = record(years, 'years');
  return {
    north: nameIn(wording.language, String(record(north, 'north').name)),
    south: nameIn(wording.language, String(record(south, 'south').name)),
    vikrama: Number(vikrama),
    shaka: Number(shaka),
  };
}

/** The ṛtu and the ayana of a day. */
function seasonOf(wording: Wording, result: CallResult) {
  const { ritu, ayana } = dayOf(result, undefined);
  return {
    ritu: nameIn(wording.language, String(record(ritu, 'ritu').name)),
    ayana: nameIn(wording.language, String(record(ayana, 'ayana').name)),
  };
}

/** The next occurrence of a limb in a span of days. */
function nextOf(wording: Wording, result: CallResult, limb: (typeof LIMBS)[number], index: number) {
  const rows = records(result.output.days, 'days').flatMap(
    (day) => (day[limb] === undefined ? [] : [day[limb]].flat()) as ResultRow[],
  );
  const named = rows.filter((row) => row.index === index);
  const coming = named.find(({ end }) => Date.parse(String(end)) > wording.now);
  const { name, start, end } = record(coming ?? named[0], `${limb} ${index}`);
  const span = spanText(String(start), String(end), zoneOf(result), wording.language);
  return { name: nameIn(wording.language, String(name)), span };
}

/** The parts of the Gaurī-pañcāṅga in the day, and as many in the night. */
const GAURI_OF_HALF = 8;

const CALENDARS = [
  ...['shaka_national', 'vikrama_chaitradi', 'vikrama_kartikadi', 'tamil', 'malayalam', 'bengali'],
  ...['bengali_bangladesh', 'odia', 'assamese', 'nepali', 'punjabi_bikrami', 'nanakshahi'],
] as const;

export const ALMANAC: readonly ClaimKind[] = [
  define(
    'divisions',
    'block',
    'the choghaḍiyās or horās of a day with their times',
    { call: CALL, of: DIVISION, half: z.enum(['day', 'night']).optional() },
    ({ call, of, half }, wording) => {
      const result = wording.result(call, 'muhurta');
      const rows = slotsOf(result, of, half).map((slot) => [
        nameIn(wording.language, String(slot.name)),
        `${clockText(String(slot.start_local))}–${clockText(String(slot.end_local))}`,
      ]);
      return tableText([wording.texts.day.divisions[of], wording.texts.day.divisions.time], rows);
    },
  ),
  define(
    'gauri',
    'block',
    'the parts of the Gaurī-pañcāṅga of a day, or those that almanacs call good (field gauri)',
    { call: CALL, half: z.enum(['day', 'night']).optional(), quality: z.enum(['good']).optional() },
    ({ call, half, quality }, wording) => {
      const result = wording.result(call, 'panchanga');
      const { date, gauri } = dayOf(result, undefined);
      const slots = records(gauri, 'gauri');
      const [from, to] = { whole: [0, 2], day: [0, 1], night: [1, 2] }[half ?? 'whole'] as [number, number];
      const rows = slots
        .slice(from * GAURI_OF_HALF, to * GAURI_OF_HALF)
        .filter((slot) => quality === undefined || slot.quality === 'favoured')
        .map(({ key, start, end }) => [
          termIn(wording.language, 'gauri', String(key)),
          clocksText([String(start), String(end)], String(date), wording.language),
        ]);
      const { divisions } = wording.texts.day;
      return tableText([divisions[quality === undefined ? 'gauri' : 'gauri_good'], divisions.time], rows);
    },
  ),
  define(
    'division_at',
    'item',
    'the choghaḍiyā or horā at a clock, or at present',
    { call: CALL, of: DIVISION, at: CLOCK },
    ({ call, of, at }, wording) => {
      const { name, from, to } = slotAt(wording, wording.result(call, 'muhurta'), of, at);
      return labelled(wording, wording.texts.day.divisions[of], `${name}, ${clockText(from)}–${clockText(to)}`);
    },
    {
      owner: 'day',
      clause({ call, of, at }, wording, day) {
        const result = wording.result(call, 'muhurta');
        const said = wording.texts.statements;
        const { name, from, to } = slotAt(wording, result, of, at);
        const bare = said.things[of];
        const thing = at === undefined ? bare : said['thing-at']({ thing: bare, clock: at });
        const span = spanOn(day, from, to, zoneOf(result), wording.language);
        return {
          full: said.limb.first({ thing, name, span }),
          parts: { thing, value: said['in-brackets']({ name, span }) },
        };
      },
    },
  ),
  define(
    'regional_date',
    'item',
    'the date in a regional calendar (field regional)',
    { call: CALL, calendar: z.enum(CALENDARS), date: DATE },
    ({ call, calendar, date }, wording) => {
      const regional = record(dayOf(wording.result(call, 'panchanga'), date).regional, 'regional');
      const { year, month, day, era } = record(regional[calendar], calendar);
      const value = `${day} ${nameIn(wording.language, String(record(month, 'month').name))} ${year} (${nameIn(wording.language, String(era))})`;
      return labelled(wording, wording.texts.day.calendars[calendar], value);
    },
  ),
  define(
    'year_names',
    'item',
    'the saṃvatsara and the years of the eras',
    { call: CALL },
    ({ call }, wording) => wording.texts.day['year-names'](yearNamesOf(wording, wording.result(call, 'panchanga'))),
    {
      owner: 'day',
      clause: ({ call }, wording) => ({
        full: wording.texts.statements['year-names'](yearNamesOf(wording, wording.result(call, 'panchanga'))),
      }),
    },
  ),
  define(
    'season',
    'item',
    'the ṛtu and the ayana of a day',
    { call: CALL },
    ({ call }, wording) => wording.texts.day.season(seasonOf(wording, wording.result(call, 'panchanga'))),
    {
      owner: 'day',
      clause: ({ call }, wording) => ({
        full: wording.texts.statements.season(seasonOf(wording, wording.result(call, 'panchanga'))),
      }),
    },
  ),
  define(
    'limb_next',
    'item',
    'the next occurrence of a tithi or nakṣatra, by its index, in a span of days',
    { call: CALL, limb: z.enum(LIMBS), index: z.int().min(1).max(60) },
    ({ call, limb, index }, wording) => {
      const { name, span } = nextOf(wording, wording.result(call, 'panchanga'), limb, index);
      return labelled(wording, name, span);
    },
    {
      owner: 'named',
      clause({ call, limb, index }, wording) {
        const { name, span } = nextOf(wording, wording.result(call, 'panchanga'), limb, index);
        return { full: wording.variant(wording.texts.statements.runs, { thing: name, span }) };
      },
    },
  ),
  define(
    'limb_holds',
    'sentence',
    'whether a tithi or nakṣatra, by its index, occurs in the result',
    { call: CALL, limb: z.enum(LIMBS), index: z.int().min(1).max(60) },
    ({ call, limb, index }, wording) => {
      const found = limbsOf(wording.result(call, 'panchanga', 'muhurta'), limb, undefined);
      return wording.verdict(found.some((row) => row.index === index));
    },
  ),
  define(
    'rising_compared',
    'sentence',
    'which of two places has the earlier rising or setting, and by how much',
    { call: CALL, other_call: CALL, rising: z.enum(RISINGS) },
    ({ call, other_call: other, rising }, wording) => {
      const of = (id: string) => {
        const result = wording.result(id, 'panchanga');
        const value = risingOf(dayOf(result, undefined), rising);
        if (typeof value !== 'string') throw new Unsaid(`the result of ${id} has no ${rising}`);
        return { unix: Date.parse(value), place: placeText(wording, result) };
      };
      const [first, second] = [of(call), of(other)].sort((a, b) => a.unix - b.unix);
      if (first === undefined || second === undefined) throw new Unsaid('two results are needed');
      return wording.texts.day['earlier-by']({
        place: first.place,
        other: second.place,
        span: FORMATS[wording.language].largestUnits((second.unix - first.unix) / 1000),
      });
    },
  ),
];
