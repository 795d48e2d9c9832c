/** Windows of a day, such as Rāhu-kālam: of either tool, and whether they run. */
import * as z from 'zod';
import { SPECIAL_YOGAS, type SpecialYogaKey } from '../../../data/days/specialYogas';
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
  type ValueClause,
  type Wording,
  zoneOf,
} from '../claim';
import { DATE, dayOf, isWithin, labelled, RISINGS, risingOf } from '../day';
import { clocksText, clockText, FORMATS, localOf, spanOn, spanText, type Zone } from '../format';
import { termIn } from '../names';

const WINDOWS = ['rahu_kalam', 'yamaganda', 'gulika', 'abhijit', 'dur_muhurta', 'varjya', 'amrita_kala'] as const;

const DAY_WINDOWS = [
  ...['rahu_kalam', 'yamaganda', 'gulika', 'abhijit', 'dur_muhurta', 'varjya', 'amrita_kala', 'brahma_muhurta'],
  ...['pratah_sandhya', 'madhyahna_sandhya', 'sayam_sandhya', 'nishitha', 'godhuli', 'vijaya', 'bhadra', 'panchaka'],
] as const;

type Span = Readonly<Record<'start' | 'end', string>>;

/** The spans of a window in the day of a result, from either tool; none if the day has none. */
const spansOf = (result: CallResult, window: string, date?: string): Span[] => spansIn(dayOf(result, date), window);

function spansIn(day: ResultRow, window: string): Span[] {
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

/** What comes a few times in a month. */
const RECURRING = ['bhadra', 'panchaka', ...(Object.keys(SPECIAL_YOGAS) as SpecialYogaKey[])] as const;
export type Recurring = (typeof RECURRING)[number];

const isSpecialYoga = (window: Recurring): window is SpecialYogaKey => window in SPECIAL_YOGAS;

/** The spans of what comes a few times in a month, in the days of a result. */
export const recurringIn = ({ output }: CallResult, window: Recurring): Span[] =>
  records(output.days, 'days')
    .flatMap((day) =>
      isSpecialYoga(window)
        ? records(day.special_yogas, 'special_yogas')
            .filter(({ key }) => key === window)
            .map(({ start, end }) => ({ start: String(start), end: String(end) }))
        : spansIn(day, window),
    )
    .filter(({ start }, i, all) => start !== all[i - 1]?.start);

/** What comes a few times in a month, with one of its spans; without a span if the days have none. */
function recurringText(wording: Wording, result: CallResult, window: Recurring, index = 0) {
  const found = recurringIn(result, window)[index];
  const thing = isSpecialYoga(window)
    ? termIn(wording.language, 'special_yoga', window)
    : nameOfWindow(wording, window);
  return { thing, span: found && spanText(found.start, found.end, zoneOf(result), wording.language) };
}

/** The clocks of a span at the place of the result. */
function clocks({ language }: Wording, result: CallResult, { start, end }: Span, date?: string): string {
  const locals = [start, end].map((instant) => localOf(instant, zoneOf(result)));
  return clocksText(locals, String(dayOf(result, date).date), language);
}

const nameOfWindow = ({ texts }: Wording, window: string): string =>
  textOf({ ...texts.day['window-names'], ...texts.day['more-windows'] }, window) ?? window;

/** Almanacs avoid Abhijit on Wednesdays. */
function noteOf({ texts }: Wording, { output }: CallResult, window: string): string | undefined {
  const isAvoided = [output[window]].flat().some((slot) => record(slot, window).quality === 'avoided');
  return window === 'abhijit' && isAvoided ? texts.day['abhijit-wednesday'] : undefined;
}

/** A window as a clause, from the ends of its spans. */
function windowClause(
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
  return labelled(
    wording,
    wording.texts.day['window-names'][window],
    spans.length === 0 ? wording.texts.day.none : `${spans.join(', ')}${note === undefined ? '' : `. ${note}`}`,
  );
}

export const WINDOW_KINDS: readonly ClaimKind[] = [
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
    'day_window',
    'item',
    'a window of a day of the tool panchanga (fields windows, bhadra, panchaka)',
    { call: CALL, window: z.enum(DAY_WINDOWS), date: DATE },
    ({ call, window, date }, wording) => {
      const result = wording.result(call, 'panchanga');
      const spans = spansOf(result, window, date).map((span) => clocks(wording, result, span, date));
      return labelled(
        wording,
        nameOfWindow(wording, window),
        spans.length === 0 ? wording.texts.day.none : spans.join(', '),
      );
    },
    {
      owner: 'day',
      clause({ call, window, date }, wording, day) {
        const result = wording.result(call, 'panchanga');
        const spans = spansOf(result, window, date);
        return windowClause(wording, nameOfWindow(wording, window), spans, zoneOf(result), day);
      },
    },
  ),
  define(
    'window_span',
    'item',
    'when bhadrā, pañcaka or a special yoga runs in the days of a result: the first time, or that of an index',
    { call: CALL, window: z.enum(RECURRING), index: z.int().min(0).max(200).optional() },
    ({ call, window, index }, wording) => {
      const { thing, span } = recurringText(wording, wording.result(call, 'panchanga'), window, index);
      return labelled(wording, thing, span ?? wording.texts.day.none);
    },
    {
      owner: 'named',
      clause({ call, window, index }, wording) {
        const said = wording.texts.statements;
        const { thing, span } = recurringText(wording, wording.result(call, 'panchanga'), window, index);
        return { full: span === undefined ? said.absent({ thing }) : wording.variant(said.runs, { thing, span }) };
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
      const left = (instant: string): string =>
        FORMATS[wording.language].largestUnits((Date.parse(instant) - now) / 1000);
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
];
