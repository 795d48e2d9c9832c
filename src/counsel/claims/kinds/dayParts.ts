/** Further values of a day: its length, what is left of a limb, directions, strengths of the Moon, muhūrtas, adhika months. */
import * as z from 'zod';
import { nakshatraName } from '../../../../build/lexicon/terms/nakshatra';
import { isObject } from '../../../api/validate';
import { unixToJd } from '../../../domain/time/civil';
import {
  CALL,
  type CallResult,
  type ClaimKind,
  define,
  keyOf,
  partIn,
  type ResultRow,
  record,
  records,
  Unsaid,
  type Wording,
  zoneOf,
} from '../claim';
import { DATE, dayOf, isWithin, LIMBS, type LimbName, limbsOf, risingOf } from '../day';
import { clockText, dateText, FORMATS, instantText, localOf } from '../format';
import { nameIn, rashiIn, termIn } from '../names';
import { rowName } from '../rows';

/** The row of a limb that runs at the present instant. */
function presentLimb(wording: Wording, result: CallResult, limb: LimbName): ResultRow {
  const now = wording.present();
  return record(
    limbsOf(result, limb, undefined).find((row) => isWithin(row, now)),
    `${limb} of the present instant`,
  );
}

/** A strength of the Moon at the present instant, or the first of the day: until when, and the numbers that have it. */
function balaOf(wording: Wording, result: CallResult, bala: 'chandrabala' | 'tarabala') {
  const rows = records(dayOf(result, undefined)[bala], bala);
  const row = record(rows.find(({ end }) => Date.parse(String(end)) > wording.now) ?? rows[0], bala);
  return {
    until: instantText(String(row.end), zoneOf(result), wording.language),
    good: records(row.good, 'good').map(partIn),
  };
}

/** The days of an adhika month in a result. */
function adhikaOf(result: CallResult): { name: string; from: string; to: string } {
  const days = records(result.output.days, 'days').filter(({ masa }) => isObject(masa) && masa.adhika === true);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) throw new Unsaid('the result has no adhika month');
  const { name } = record(record(first.masa, 'masa').amanta, 'amanta');
  return { name: String(name), from: String(first.date), to: String(last.date) };
}

/** The seconds from sunrise to sunset. */
function daylightOf(wording: Wording, call: string, date: string | undefined): number {
  const day = dayOf(wording.result(call, 'panchanga', 'muhurta'), date);
  const [rise, set] = [risingOf(day, 'sunrise'), risingOf(day, 'sunset')];
  if (typeof rise !== 'string' || typeof set !== 'string') throw new Unsaid('the day has no sunrise or no sunset');
  return (Date.parse(set) - Date.parse(rise)) / 1000;
}

/** The diśā-śūla of a day. */
function directionOf(wording: Wording, call: string): string {
  const direction = record(dayOf(wording.result(call, 'panchanga'), undefined).disha_shula, 'disha_shula');
  return termIn(wording.language, 'direction', keyOf(direction));
}

/** One of the muhūrtas of a day with its clocks. */
function muhurtaOf(wording: Wording, call: string, index: number) {
  const rows = records(wording.result(call, 'muhurta').output.muhurtas, 'muhurtas');
  const row = record(
    rows.find((each) => each.index === index),
    `muhūrta ${index}`,
  );
  const span = `${clockText(String(row.start_local))}–${clockText(String(row.end_local))}`;
  return { index, name: rowName(wording, row), span };
}

export const DAY_PARTS: readonly ClaimKind[] = [
  define(
    'day_length',
    'sentence',
    'the time from sunrise to sunset',
    { call: CALL, date: DATE },
    ({ call, date }, wording) =>
      wording.texts.day.length({ span: FORMATS[wording.language].largestUnits(daylightOf(wording, call, date)) }),
    {
      owner: 'day',
      clause: ({ call, date }, wording) => ({
        full: wording.texts.statements.length({
          span: FORMATS[wording.language].largestUnits(daylightOf(wording, call, date), 'oblique'),
        }),
      }),
    },
  ),
  define(
    'limb_left',
    'sentence',
    'how long a limb still runs',
    { call: CALL, limb: z.enum(LIMBS) },
    ({ call, limb }, wording) => {
      const { name, end } = presentLimb(wording, wording.result(call, 'panchanga', 'muhurta'), limb);
      const seconds = (Date.parse(String(end)) - wording.now) / 1000;
      return wording.texts.day.left({
        name: nameIn(wording.language, String(name)),
        span: FORMATS[wording.language].largestUnits(seconds),
      });
    },
  ),
  define(
    'limb_count',
    'sentence',
    'how many rows of a limb a day has',
    { call: CALL, limb: z.enum(LIMBS) },
    ({ call, limb }, wording) =>
      wording.texts.day.count({ count: limbsOf(wording.result(call, 'panchanga', 'muhurta'), limb, undefined).length }),
  ),
  define(
    'limb_begins',
    'sentence',
    'whether a tithi or nakṣatra, by its index, begins before or after sunrise',
    { call: CALL, limb: z.enum(LIMBS), index: z.int().min(1).max(60) },
    ({ call, limb, index }, wording) => {
      const result = wording.result(call, 'panchanga');
      const row = record(
        limbsOf(result, limb, undefined).find((each) => each.index === index),
        `${limb} ${index}`,
      );
      const { sunrise } = dayOf(result, undefined);
      if (typeof sunrise !== 'string') throw new Unsaid('the day has no sunrise');
      return wording.texts.day['limb-begins']({
        name: nameIn(wording.language, String(row.name)),
        start: instantText(String(row.start), zoneOf(result), wording.language),
        order: Date.parse(String(row.start)) < Date.parse(sunrise) ? 'before' : 'after',
        sunrise: clockText(sunrise),
      });
    },
  ),
  define(
    'limb_compared',
    'sentence',
    'whether a limb is the same at two places at present',
    { call: CALL, other_call: CALL, limb: z.enum(LIMBS) },
    ({ call, other_call: other, limb }, wording) => {
      const [first, second] = [call, other].map((id) => presentLimb(wording, wording.result(id, 'panchanga'), limb));
      if (first?.index !== second?.index) throw new Unsaid('the limbs differ');
      return wording.decided(
        true,
        wording.texts.day['same-limb']({ name: nameIn(wording.language, String(first?.name)) }),
      );
    },
  ),
  define(
    'disha_shula',
    'item',
    'the diśā-śūla of a day (field disha_shula)',
    { call: CALL },
    ({ call }, wording) => wording.texts.day['disha-shula']({ direction: directionOf(wording, call) }),
    {
      owner: 'day',
      clause({ call }, wording) {
        const said = wording.texts.statements;
        const parts = { thing: said.things.direction, value: directionOf(wording, call) };
        return { full: said.ending({ clauses: said.clause(parts) }), parts };
      },
    },
  ),
  define(
    'chandrabala',
    'item',
    'the Moon signs with candrabala, or whether one has it (field chandrabala)',
    { call: CALL, rashi: z.int().min(1).max(12).optional() },
    ({ call, rashi }, wording) => {
      const { until, good } = balaOf(wording, wording.result(call, 'panchanga'), 'chandrabala');
      const signs = good.map((index) => rashiIn(wording.language, index)).join(', ');
      const list = wording.texts.day.chandrabala({ until, signs });
      if (rashi === undefined) return list;
      const holds = good.includes(rashi);
      const verdict = holds ? 'yes' : 'no';
      const own = wording.texts.day['chandrabala-of']({ verdict, until, rashi: rashiIn(wording.language, rashi) });
      return wording.decided(holds, `${own} ${list}`);
    },
  ),
  define(
    'tarabala',
    'item',
    'the birth nakṣatras with tārābala, or whether one has it (field tarabala)',
    { call: CALL, nakshatra: z.int().min(1).max(27).optional() },
    ({ call, nakshatra }, wording) => {
      const { until, good } = balaOf(wording, wording.result(call, 'panchanga'), 'tarabala');
      const named = (index: number): string => nameIn(wording.language, nakshatraName(index).iast);
      const list = wording.texts.day.tarabala({ until, stars: good.map(named).join(', ') });
      if (nakshatra === undefined) return list;
      const holds = good.includes(nakshatra);
      const own = wording.texts.day['tarabala-of']({ verdict: holds ? 'yes' : 'no', until, star: named(nakshatra) });
      return wording.decided(holds, `${own} ${list}`);
    },
  ),
  define(
    'julian_day',
    'item',
    'the Julian Day of the instant of a chart, or of noon UTC of a day',
    { call: CALL },
    ({ call }, wording) => {
      const result = wording.result(call, 'chart', 'panchanga');
      const isInstant = result.name === 'chart';
      const unix = Date.parse(
        isInstant ? String(record(result.output.birth, 'birth').at) : `${dayOf(result, undefined).date}T12:00:00Z`,
      );
      const time = instantText(new Date(unix).toISOString(), 0, wording.language);
      return wording.texts.day['julian-day']({ time, jd: String(Number(unixToJd(unix).toFixed(5))) });
    },
  ),
  define(
    'muhurta_of_day',
    'item',
    'one of the thirty muhūrtas of a day, by its number (field muhurtas)',
    { call: CALL, index: z.int().min(1).max(30) },
    ({ call, index }, wording) => wording.texts.day['muhurta-of-day'](muhurtaOf(wording, call, index)),
    {
      owner: 'day',
      clause: ({ call, index }, wording) => ({
        full: wording.texts.statements['muhurta-of-day'](muhurtaOf(wording, call, index)),
      }),
    },
  ),
  define(
    'no_adhika',
    'sentence',
    'a span of days has no adhika month (field masa)',
    { call: CALL },
    ({ call }, wording) => {
      const days = records(wording.result(call, 'panchanga').output.days, 'days');
      if (days.some(({ masa }) => record(masa, 'masa').adhika === true))
        throw new Unsaid('the span has an adhika month');
      return wording.decided(false, wording.texts.day['no-adhika']);
    },
  ),
  define(
    'adhika',
    'sentence',
    'the adhika month of a span of days (field masa)',
    { call: CALL },
    ({ call }, wording) => {
      const { name, from, to } = adhikaOf(wording.result(call, 'panchanga'));
      const [first, last] = [from, to].map((date) => dateText(localOf(date, 0), wording.language, false));
      const month = nameIn(wording.language, name);
      return wording.decided(true, wording.texts.day.adhika({ month, from: first ?? '', to: last ?? '' }));
    },
  ),
];
