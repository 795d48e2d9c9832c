/** Counts and stays of events of the sky, and the house of a graha from the natal Moon. */
import * as z from 'zod';
import { GRAHA_KEYS } from '../../../data/keys';
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
import { clockAndDate, dateText, FORMATS, instantText, localOf } from '../format';
import { grahaIn, nameIn, rashiIn } from '../names';
import { chartOf, pointOf } from '../rows';
import { placeText } from './day';

const RASHI = z.int().min(1).max(12).describe('A rāśi by its index, 1 for Meṣa.');

const ingressesOf = ({ output }: CallResult, graha: string): ResultRow[] =>
  records(output.events, 'events').filter((row) => row.division === 'rashi' && keyOf(row.body) === graha);

const dateOf = ({ language }: Wording, result: CallResult, row: ResultRow): string =>
  dateText(localOf(String(row.at), zoneOf(result)), language, false);

/** The sign before the natal Moon's, and the one after the last of the three signs of sāḍe-sātī. */
const before = (rashi: number): number => ((rashi + 10) % 12) + 1;
const afterLast = (rashi: number): number => ((rashi + 1) % 12) + 1;

const longitudeOf = (result: CallResult, graha: string): number => Number(pointOf(result, graha).sidereal_deg);

/** The last new moon of a result at or before an instant, Unix milliseconds. */
function newMoonBefore(result: CallResult, unix: number): ResultRow {
  const last = records(result.output.events, 'events').findLast(
    ({ kind, phase, at }) => kind === 'lunation' && phase === 'new' && Date.parse(String(at)) <= unix,
  );
  return record(last, 'new moon');
}

export const SKY: readonly ClaimKind[] = [
  define(
    'moon_age',
    'sentence',
    'how much of the Moon is lit at the instant of `call`, a chart, and its age by the new moons of `other_call`, of the sky',
    { call: CALL, other_call: CALL, phase: z.enum(['waxing', 'waning']).optional() },
    ({ call, other_call: other, phase: asked }, wording) => {
      const chart = chartOf(wording, call);
      const { at } = record(chart.output.birth, 'birth');
      const unix = Date.parse(String(at));
      const since = newMoonBefore(wording.result(other, 'sky'), unix);
      const elongation = (longitudeOf(chart, 'moon') - longitudeOf(chart, 'sun') + 360) % 360;
      const phase = elongation < 180 ? 'waxing' : 'waning';
      const { date, clock } = clockAndDate(String(at), zoneOf(chart), wording.language);
      const said = wording.texts.day['moon-age']({
        ...{ date, clock, phase },
        place: placeText(wording, chart),
        percent: Math.round(50 * (1 - Math.cos((elongation * Math.PI) / 180))),
        age: FORMATS[wording.language].largestUnits((unix - Date.parse(String(since.at))) / 1000),
        since: instantText(String(since.at), zoneOf(chart), wording.language),
      });
      return asked === undefined ? said : wording.decided(asked === phase, said);
    },
  ),
  define(
    'events_count',
    'sentence',
    'how many events a result of the sky has; of the eclipses, those of one kind',
    { call: CALL, of: z.enum(['solar', 'lunar']).optional() },
    ({ call, of }, wording) => {
      const { events, total } = wording.result(call, 'sky').output;
      const count = of === undefined ? Number(total) : records(events, 'events').filter((row) => row.of === of).length;
      return wording.texts.transits['events-count']({ count });
    },
  ),
  define(
    'stay',
    'sentence',
    'when a graha enters a sign and leaves it, by its ingresses',
    { call: CALL, graha: z.enum(GRAHA_KEYS), rashi: RASHI },
    ({ call, graha, rashi }, wording) => {
      const result = wording.result(call, 'sky');
      const rows = ingressesOf(result, graha);
      const at = rows.findIndex((row) => partIn(row.enters) === rashi);
      const [entry, exit] = [rows[at], rows[at + 1]];
      if (entry === undefined || exit === undefined) throw new Unsaid('the result has no whole stay in that sign');
      return wording.texts.transits.stay({
        graha: grahaIn(wording.language, graha),
        rashi: rashiIn(wording.language, rashi),
        start: dateOf(wording, result, entry),
        end: dateOf(wording, result, exit),
      });
    },
  ),
  define(
    'sign_sade_sati',
    'sentence',
    'the sāḍe-sātī of a Moon sign, by the ingresses of Saturn',
    { call: CALL, rashi: RASHI },
    ({ call, rashi }, wording) => {
      const result = wording.result(call, 'sky');
      const rows = ingressesOf(result, 'saturn');
      const start = rows.findIndex((row) => partIn(row.enters) === before(rashi));
      const first = rows[start];
      // Later returns into the sign after the last one belong to the next signs.
      const beyond = rows.findIndex((row, i) => i > start && partIn(row.enters) === (afterLast(rashi) % 12) + 1);
      const within = beyond < 0 ? rows : rows.slice(0, beyond);
      const last = within.findLast((row) => partIn(row.enters) === afterLast(rashi));
      const present = partIn(rows.findLast(({ at }) => Date.parse(String(at)) <= wording.now)?.enters);
      const isRunning = present >= 1 && (present - before(rashi) + 12) % 12 < 3;
      const said = wording.texts.transits;
      const none = said['no-sign-sade-sati']({
        rashi: rashiIn(wording.language, rashi),
        sign: present >= 1 ? rashiIn(wording.language, present) : '',
      });
      const isWhole = first !== undefined && last !== undefined && String(first.at) < String(last.at);
      if (!isWhole && (isRunning || !(present >= 1))) throw new Unsaid('the result does not hold the whole sāḍe-sātī');
      if (!isWhole) return wording.decided(false, none);
      const span = said['sign-sade-sati']({
        rashi: rashiIn(wording.language, rashi),
        start: dateOf(wording, result, first),
        end: dateOf(wording, result, last),
      });
      if (Number.isNaN(present)) return span;
      return wording.decided(isRunning, isRunning ? span : `${none} ${span}`);
    },
  ),
  define(
    'house_from_moon',
    'sentence',
    'the place of a graha at an instant, counted from a natal Moon: `call` is the birth, `other_call` the instant',
    { call: CALL, other_call: CALL, graha: z.enum(GRAHA_KEYS) },
    ({ call, other_call: other, graha }, wording) => {
      const moon = record(pointOf(chartOf(wording, call), 'moon'), 'moon');
      const point = pointOf(chartOf(wording, other), graha);
      const signOf = ({ sidereal_deg: deg }: ResultRow): number => Math.floor(Number(deg) / 30);
      return wording.texts.transits['house-from']({
        graha: grahaIn(wording.language, graha),
        rashi: nameIn(wording.language, String(point.rashi)),
        moon: nameIn(wording.language, String(moon.rashi)),
        house: ((signOf(point) - signOf(moon) + 12) % 12) + 1,
      });
    },
  ),
];
