/** The day beyond its limbs: windows, divisions, regional dates, names of the year, and what holds of a day. */
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
  textOf,
  Unsaid,
  type Wording,
  zoneOf,
} from '../claim';
import { CLOCK, DATE, dayOf, isWithin, LIMBS, limbsOf, RISINGS, risingOf } from '../day';
import { clocksText, clockText, durationText, localOf, spanOn, spanText, tableText } from '../format';
import { nameIn } from '../names';
import { windowClause } from './day';

const DAY_WINDOWS = [
  ...['rahu_kalam', 'yamaganda', 'gulika', 'abhijit', 'dur_muhurta', 'varjya', 'amrita_kala', 'brahma_muhurta'],
  ...['pratah_sandhya', 'madhyahna_sandhya', 'sayam_sandhya', 'nishitha', 'godhuli', 'vijaya', 'bhadra', 'panchaka'],
] as const;

/** The spans of a window in a day, from either tool; none if the day has none. */
function spansOf(result: CallResult, window: string): { start: string; end: string }[] {
  const day = dayOf(result, undefined);
  const found = window in day ? day[window] : record(day.windows, 'windows')[window];
  if (found === undefined) throw new Unsaid(`the result has no ${window}; ask the tool for that field`);
  return [found]
    .flat()
    .filter((slot) => slot !== null)
    .map((slot) => {
      const { start, end } = record(slot, window);
      return { start: String(start), end: String(end) };
    });
}

/** The clocks of a span at the place of the result. */
function clocks({ language }: Wording, result: CallResult, { start, end }: { start: string; end: string }): string {
  const locals = [start, end].map((instant) => localOf(instant, zoneOf(result)));
  return clocksText(locals, String(dayOf(result, undefined).date), language);
}

const nameOfWindow = ({ texts }: Wording, window: string): string =>
  textOf({ ...texts.day['window-names'], ...texts.day['more-windows'] }, window) ?? window;

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

const CALENDARS = [
  ...['shaka_national', 'vikrama_chaitradi', 'vikrama_kartikadi', 'tamil', 'malayalam', 'bengali'],
  ...['bengali_bangladesh', 'odia', 'assamese', 'nepali', 'punjabi_bikrami', 'nanakshahi'],
] as const;

const labelled = ({ texts }: Wording, label: string, value: string): string => texts.day.labelled({ label, value });

export const ALMANAC: readonly ClaimKind[] = [
  define(
    'day_window',
    'item',
    'a window of a day of the tool panchanga (fields windows, bhadra, panchaka)',
    { call: CALL, window: z.enum(DAY_WINDOWS) },
    ({ call, window }, wording) => {
      const result = wording.result(call, 'panchanga');
      const spans = spansOf(result, window).map((span) => clocks(wording, result, span));
      return labelled(
        wording,
        nameOfWindow(wording, window),
        spans.length === 0 ? wording.texts.day.none : spans.join(', '),
      );
    },
    {
      owner: 'day',
      clause({ call, window }, wording, day) {
        const result = wording.result(call, 'panchanga');
        return windowClause(wording, nameOfWindow(wording, window), spansOf(result, window), zoneOf(result), day);
      },
    },
  ),
  define(
    'window_holds',
    'sentence',
    'whether a window runs at present',
    { call: CALL, window: z.enum(DAY_WINDOWS) },
    ({ call, window }, wording) => {
      const now = wording.present();
      const spans = spansOf(wording.result(call, 'panchanga', 'muhurta'), window);
      const { holds } = wording.texts.day;
      const running = spans.some((span) => isWithin(span, now));
      if (running) return wording.answered(holds.running);
      if (spans.length === 0) return wording.answered(holds['not-that-day']);
      return wording.answered(spans.every(({ end }) => Date.parse(end) <= now) ? holds.over : holds.ahead);
    },
  ),
  define(
    'time_left',
    'sentence',
    'how long it is until a rising, or until a window begins or ends',
    { call: CALL, of: z.enum([...RISINGS, ...DAY_WINDOWS]) },
    ({ call, of }, wording) => {
      const now = wording.present();
      const result = wording.result(call, 'panchanga', 'muhurta');
      const left = (instant: string): string => durationText((Date.parse(instant) - now) / 1000, wording.language);
      const sentence = (name: string, state: string, span = ''): string =>
        wording.texts.day['time-left']({ name, state, span });
      const rising = RISINGS.find((each) => each === of);
      if (rising !== undefined) {
        const instant = risingOf(dayOf(result, undefined), rising);
        if (typeof instant !== 'string') throw new Unsaid(`the result has no ${rising}`);
        const name = wording.texts.day['rising-names'][rising];
        return Date.parse(instant) > now ? sentence(name, 'ahead', left(instant)) : sentence(name, 'over');
      }
      const name = nameOfWindow(wording, of);
      const span = spansOf(result, of).find(({ end }) => Date.parse(end) > now);
      if (span === undefined) return sentence(name, 'over');
      const isRunning = isWithin(span, now);
      return sentence(name, isRunning ? 'ends' : 'begins', left(isRunning ? span.end : span.start));
    },
  ),
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
        return { unix: Date.parse(value), place: String(record(result.output.place, 'place').name) };
      };
      const [first, second] = [of(call), of(other)].sort((a, b) => a.unix - b.unix);
      if (first === undefined || second === undefined) throw new Unsaid('two results are needed');
      return wording.texts.day['earlier-by']({
        place: first.place,
        other: second.place,
        span: durationText((second.unix - first.unix) / 1000, wording.language),
      });
    },
  ),
];
