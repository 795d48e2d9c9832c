/** Eclipses: of a year on the whole Earth, or at a place with their times. */
import { isoDate } from '../../domain/time/isoCivil';
import type { CallResult } from '../claims/claim';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import {
  type Answer,
  askedDay,
  askedPlace,
  askedYear,
  type Conversation,
  failure,
  type PlaceInput,
  run,
} from './conversation';
import { keysIn } from './named';
import type { TimedRow } from './observanceDay';
import { rowsOf } from './observanceRows';
import { asksBack } from './observances';

const ECLIPSE = patternOf('eclipse|eclipses|grahan|grahana|suryagrahan|chandragrahan|chandragrahana|suryagrahana');
const KINDS = {
  surya_grahana: patternOf(
    'solar eclipse|eclipses|one\nsolar and|or lunar\nsurya aur|ya|va chandra|chand\neclipse .. sun\nsurya|suraj grahan|grahana\nsuryagrahan|suryagrahana',
  ),
  chandra_grahana: patternOf(
    'lunar eclipse|eclipses|one\nlunar and|or solar\nchandra|chand aur|ya|va surya\neclipse .. moon\nchandra|chand grahan|grahana\nchandragrahan|chandragrahana',
  ),
} as const;
const ALL = patternOf('all|list|how_many|kitne|kitni|total|kul|every|sare|saare|sabhi|sab|eclipses|count|worldwide');
/** Asks for the eclipse after the one in the previous message. */
const AFTER = patternOf('after|following|uske|iske|baad|bad');
/** Asks for the hours before the eclipse that custom sets aside. */
const SUTAKA = patternOf('sutak|sutaka|sutakam|vedha');
const SHOWN = ['key', 'date', 'reckoning', 'eclipse'];
const NAMED = ['name', 'name_common', 'label', 'times'];
/** Years searched for the next eclipse that is visible at a place. */
const YEARS = 3;

/** The kind of eclipses of a search, as results name it; undefined for both. */
const bodyOf = (search: string): 'solar' | 'lunar' | undefined =>
  search === 'surya_grahana' ? 'solar' : search === 'chandra_grahana' ? 'lunar' : undefined;

/** The eclipses of a year on the Earth, or those of one kind, with their number. */
async function ofYear(conversation: Conversation, year: number, search: string): Promise<Answer> {
  const span = { from: `${year}-01-01`, to: `${year}-12-31` };
  const result = await run(conversation, 'sky', { ...span, kind: ['eclipse'], tz: 'Asia/Kolkata', limit: 100 });
  if (!result.ok) return failure(result);
  const { call, output } = result;
  const of = bodyOf(search);
  if (of !== undefined) {
    const rows = (output.events as { of?: string }[]).flatMap((row, index) => (row.of === of ? [index] : []));
    return [
      { kind: 'events_count', call, of },
      ...rows.map((index) => ({ kind: 'sky_event', call, index })),
      { kind: 'source', call },
    ];
  }
  return [
    { kind: 'events_count', call },
    { kind: 'sky_events', call, limit: 12 },
    { kind: 'source', call },
  ];
}

/** The eclipses of a year at a place. */
async function inYear(
  conversation: Conversation,
  year: number,
  search: string,
  place: PlaceInput,
): Promise<{ result: CallResult; dates: string[]; hasFailed: boolean }> {
  const fields = SUTAKA.test(conversation.words) ? [...SHOWN, ...NAMED] : SHOWN;
  const result = await run(conversation, 'utsavas', { year, kind: ['eclipse'], search, ...place, fields });
  const rows = rowsOf(result).filter(({ key }) => key.endsWith('_grahana'));
  const hasFailed = !result.ok && result.output.field !== 'search';
  return { result, dates: rows.map(({ date }) => date), hasFailed };
}

/** An eclipse of a result, with its times where the question asked for them. */
interface EclipseRow extends TimedRow {
  eclipse?: { type: string };
}

/** The sūtaka of an eclipse where the result has the times; a penumbral one has none. */
function sutakaOf(result: CallResult, date: string): Claim[] {
  const { call } = result;
  const rows: EclipseRow[] = rowsOf(result);
  const row = rows.find((each) => each.date === date && each.key.endsWith('_grahana'));
  if (row?.times === undefined) return [];
  if (row.times.some(({ key }) => key === 'sutaka'))
    return [{ kind: 'observance_time', call, key: row.key, date, time: 'sutaka' }];
  return row.eclipse?.type === 'penumbral' ? [{ kind: 'no_sutaka', call, date }] : [];
}

/** Eclipses as they are visible at a place. */
function visible(result: CallResult, dates: readonly string[]): Claim[] {
  const { call } = result;
  const [date, ...others] = dates;
  const sutakas = dates.flatMap((each) => sutakaOf(result, each));
  const isOfNone = sutakas.length > 0 && sutakas.every(({ kind }) => kind === 'no_sutaka');
  return [
    ...(isOfNone ? [] : [{ kind: 'eclipse_visible', call, ...(others.length === 0 && { date }) }]),
    ...sutakas,
    { kind: 'source', call },
  ];
}

/** No eclipse of a kind is visible at a place in a year, or on a date. */
async function noneOf(
  conversation: Conversation,
  search: string,
  input: PlaceInput & { year: number },
  date?: string,
): Promise<Answer> {
  const result = await run(conversation, 'utsavas', { ...input, kind: ['eclipse'], fields: SHOWN });
  if (!result.ok) return failure(result);
  const { call } = result;
  const of = bodyOf(search);
  return [
    { kind: 'eclipse_visible', call, ...(of !== undefined && { of }), ...(date !== undefined && { date }) },
    { kind: 'source', call },
  ];
}

/** The last eclipse before today at a place. */
async function last(conversation: Conversation, search: string, place: PlaceInput): Promise<Answer> {
  const today = isoDate(conversation.today);
  for (let back = 0; back < YEARS; back++) {
    const { result, dates, hasFailed } = await inYear(conversation, conversation.today.year - back, search, place);
    if (hasFailed) return failure(result);
    const date = dates.findLast((each) => each < today);
    if (date !== undefined) return visible(result, [date]);
  }
  return null;
}

/** The first eclipse from a date on, in one or more years. */
async function firstFrom(
  conversation: Conversation,
  search: string,
  place: PlaceInput,
  from: string,
  years: number,
): Promise<{ result: CallResult; date: string | null; hasFailed: boolean }> {
  const first = Number(from.slice(0, 4));
  for (let year = first; ; year++) {
    const { result, dates, hasFailed } = await inYear(conversation, year, search, place);
    const date = dates.find((each) => each >= from) ?? null;
    if (hasFailed || date !== null || year === first + years - 1) return { result, date, hasFailed };
  }
}

/** Date of the eclipse in the previous message, if this one asks for the next after it; otherwise today. */
async function startOf(conversation: Conversation, place: PlaceInput): Promise<string> {
  const { isFollowUp, readings, today } = conversation;
  const [{ words }, ...earlier] = readings;
  const [before] = earlier.flatMap((each) => keysIn(KINDS, each.words));
  if (!isFollowUp || before === undefined || !AFTER.test(words)) return isoDate(today);
  return (await firstFrom(conversation, before, place, isoDate(today), YEARS)).date ?? isoDate(today);
}

/** The eclipse of a date or a year at a place, or the next one there. */
export async function eclipses(conversation: Conversation): Promise<Answer> {
  const { words, isFollowUp } = conversation;
  if (!ECLIPSE.test(words)) return null;
  const year = askedYear(conversation);
  const day = askedDay(conversation);
  // In `total eclipse`, total is no number.
  const counted = words.replace(/\bkitne (?:baje|der)/g, ' ');
  const isOfAll = ALL.test(counted.replace(/ total (?=solar|lunar|surya|chandra|eclips|grahan)/, ' '));
  const isOnEarth = isOfAll && conversation.readings[0].towns.length === 0;
  const [named = []] = [conversation.readings[0].words, words]
    .map((each) => keysIn(KINDS, each))
    .filter((kinds) => kinds.length > 0);
  const search = named.length === 1 ? (named[0] as string) : 'eclipse';
  if (day === null && year !== null && isOnEarth && !isFollowUp) return ofYear(conversation, year, search);
  const place = askedPlace(conversation);
  if (day === null && year === null && asksBack(conversation.readings[0].words))
    return last(conversation, search, place);
  if (day === null && year !== null) {
    const { result, dates, hasFailed } = await inYear(conversation, year, search, place);
    if (hasFailed) return failure(result);
    return dates.length === 0 ? noneOf(conversation, search, { year, ...place }) : visible(result, dates);
  }
  const years = day === null ? YEARS : 1;
  const from = day === null ? await startOf(conversation, place) : isoDate(day);
  const { result, date, hasFailed } = await firstFrom(conversation, search, place, from, years);
  if (hasFailed) return failure(result);
  if (day !== null && date !== from) return noneOf(conversation, search, { year: day.year, ...place }, from);
  return date === null ? null : visible(result, [date]);
}
