/** Questions about the day of an observance: its moonrise, windows, pāraṇa or time of worship. */
import { isoDate } from '../../domain/time/isoCivil';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { daysAfter } from '../reading/mentions';
import { type Answer, askedDay, askedPlace, type Conversation, failure, type PlaceInput, run } from './conversation';
import { DELHI } from './dates';
import { NOW, OF_DAYS_ALONE, RISINGS, WINDOWS } from './days';
import { keysIn } from './named';
import type { FoundObservance, ObservanceRow } from './observanceRows';

/** Asks for the moonrise on the day of the observance. */
export const MOONRISE = patternOf(`moonrise|chandroday|chandrodaya
  moon .. rise|rises|visible|seen|up
  chand|chaand|chandrama .. nikal*|nikl*|niklega|dikh*|uday|kitne|kab`);

/** Asks at what time an observance is kept. */
const WORSHIP = patternOf(`puja|pooja|pujan|poojan|worship|sthapana|arghya time|timing|timings|samay
  arghya ka|ke|ki? time|timing|samay
  time|timing|timings|samay of|for|ka|ki puja|pooja|pujan|worship
  punya|punyakal|punyakaal kal|kaal|kala?
  muhurat|muhurta|muhurt`);

const TIME = patternOf(`what_time|kis_samay
  kitne baje`);

/** Asks when a fast ends. */
export const PARANA = patternOf(`paran|parana|paaran|paarana
  break|open|end .. fast|vrat|upvas
  vrat|upvas|fast khol*|tod*|todna`);

/** Asks on which day of the week an observance is. */
const WEEKDAY = patternOf(`what|which|kaun|kaunsa|konsa|kis day|din|var|vaar $|of|hai|hoga|ko|padega
  weekday|week_day`);

/** Whether the words ask for a time of a day and name none: of an observance before them, if there is one. */
export const asksTimeOfDay = (words: string): boolean =>
  !NOW.test(words) &&
  ([MOONRISE, WORSHIP, PARANA, WEEKDAY].some((asked) => asked.test(words)) ||
    keysIn(RISINGS, words).length + keysIn(WINDOWS, words).length > 0);

/** An observance with its times. */
export interface TimedRow extends ObservanceRow {
  times?: { key: string; preferred?: boolean }[];
}

const NAKSHATRA = patternOf('nakshatra|nakshatram|naksatra|nakshatr');

const TIMES = ['key', 'date', 'label', 'name', 'name_common', 'tithi', 'tradition', 'times'];

/** The requested values of the day of an observance: moonrise, bhadrā, pāraṇa, niśītha or worship. */
export async function additionalClaims(
  conversation: Conversation,
  { result, row }: FoundObservance,
  place: PlaceInput,
): Promise<Claim[]> {
  const { words } = conversation;
  const named = WINDOWS.nishitha.test(words) ? 'nishitha' : PARANA.test(words) ? 'parana' : null;
  const ofDay = named === null ? await valuesOfDay(conversation, row.date, place, result.call) : [];
  const isTimed = WORSHIP.test(words) || (ofDay.length === 0 && TIME.test(words));
  if (named === null && !isTimed) return ofDay;
  const input = { year: Number(row.date.slice(0, 4)), search: row.key, ...place, fields: TIMES };
  const timed = await run(conversation, 'utsavas', input);
  if (!timed.ok) return ofDay;
  const wanted = (timed.output.utsavas as TimedRow[]).find(({ key, date }) => key === row.key && date === row.date);
  const time = named ?? wanted?.times?.find(({ preferred }) => preferred === true)?.key;
  const { call } = timed;
  return time === undefined ? ofDay : [...ofDay, { kind: 'observance_time', call, key: row.key, date: row.date, time }];
}

/** The risings, the windows and the nakṣatra that a question wants for the day of an observance. */
async function valuesOfDay(
  conversation: Conversation,
  date: string,
  place: PlaceInput,
  source: string,
): Promise<Claim[]> {
  const { words } = conversation;
  const risings = [...new Set([...keysIn(RISINGS, words), ...(MOONRISE.test(words) ? ['moonrise'] : [])])];
  const windows = keysIn(WINDOWS, words);
  const ofDays = windows.filter((window) => OF_DAYS_ALONE.includes(window));
  const others = windows.filter((window) => !OF_DAYS_ALONE.includes(window));
  const isStar = NAKSHATRA.test(words);
  const said: Claim[] = [];
  if (risings.length + ofDays.length > 0 || isStar) {
    const fields = [
      ...risings,
      ...(ofDays.length > 0 ? ['windows', 'bhadra', 'panchaka'] : []),
      ...(isStar ? ['nakshatra'] : []),
    ];
    const { call, ok } = await run(conversation, 'panchanga', { date, ...place, fields });
    if (ok) {
      said.push({ kind: 'day', call });
      if (isStar) said.push({ kind: 'limb', call, limb: 'nakshatra' });
      said.push(...risings.map((rising) => ({ kind: 'rising', call, rising })));
      said.push(...ofDays.map((window) => ({ kind: 'day_window', call, window })));
    }
  }
  if (others.length > 0) {
    const where = Object.keys(place).length > 0 ? place : DELHI;
    const { call, ok } = await run(conversation, 'muhurta', { date, ...where });
    if (ok) said.push({ kind: 'day', call }, ...others.map((window) => ({ kind: 'window', call, window })));
  }
  return said.length === 0 ? [] : [...said, { kind: 'source', call: source }];
}

const HARI_VASARA = patternOf('hari_vasar|hari_vasara|hari_vaasar|hari_vaasara|harivasara|harivasar');
const HARI_VASARA_END = 'hari_vasara_end';
/** Two ekādaśīs are at most so many days apart. */
const FORTNIGHT = 17;

/** When hari-vāsara ends: of the ekādaśī of a date or of the day before it, otherwise of the next one. */
export async function hariVasara(conversation: Conversation): Promise<Answer> {
  if (!HARI_VASARA.test(conversation.words)) return null;
  const day = askedDay(conversation);
  const start = day ?? conversation.today;
  const [from, to] = day === null ? [start, daysAfter(start, FORTNIGHT)] : [daysAfter(start, -1), start];
  for (const year of new Set([from.year, to.year])) {
    const span = {
      year,
      ...(from.year === year && { from: isoDate(from) }),
      ...(to.year === year && { to: isoDate(to) }),
    };
    const input = { ...span, kind: ['ekadashi'], tradition: 'smarta', ...askedPlace(conversation), fields: TIMES };
    const result = await run(conversation, 'utsavas', input);
    if (!result.ok) return failure(result);
    const rows = result.output.utsavas as TimedRow[];
    const row = rows.find(({ times }) => times?.some(({ key }) => key === HARI_VASARA_END));
    if (row === undefined) continue;
    const { call } = result;
    const { key, date } = row;
    return [
      { kind: 'observance_time', call, key, date, time: HARI_VASARA_END },
      { kind: 'source', call },
    ];
  }
  return null;
}
