/** Dates of observances: named ones, the next one of a kind, and those of a month. */
import { RULES } from '../../data/observances';
import { REGIONS as ALL_REGIONS } from '../../data/observances/regions';
import { daysInMonth } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { find } from '../../lexicon/find';
import type { CallResult } from '../claims/claim';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { daysAfter } from '../reading/when';
import {
  type Answer,
  askedDay,
  askedMonth,
  askedPlace,
  askedYear,
  type Conversation,
  failure,
  type PlaceInput,
  run,
} from './conversation';
import { DISPUTES } from './days';
import { type Words, words } from './match';

interface Row {
  key: string;
  date: string;
  kind: string;
  tradition?: string;
}

interface Found {
  result: CallResult;
  row: Row;
}

const rowsOf = ({ ok, output }: CallResult): Row[] => (ok ? (output.utsavas as Row[]) : []);

const byDate = (a: Found, b: Found): number => (a.row.date < b.row.date ? -1 : a.row.date > b.row.date ? 1 : 0);

/** The dates with the reason for each day. */
function told(found: readonly Found[], place: PlaceInput): Claim[] {
  const [first] = found;
  if (first === undefined) return [];
  return [
    ...found.map(({ result, row }) => ({ kind: 'observance', call: result.call, key: row.key, date: row.date })),
    ...(found.length === 1
      ? [{ kind: 'observance_reason', call: first.result.call, key: first.row.key, date: first.row.date }]
      : []),
    ...(Object.keys(place).length === 0 ? [{ kind: 'suggestion', of: 'place' }] : []),
    { kind: 'source', call: first.result.call },
  ];
}

/** Maximum number of years to search for the next occurrence of a rare observance. */
const MAX_YEARS = 3;

/** Whether a row is a rule of one of the observances, possibly for another tradition. */
const isOf = (keys: readonly string[], { key }: Row, isWide: boolean): boolean =>
  keys.some((wanted) => key === wanted || (isWide && key.startsWith(`${wanted}_`) && !key.endsWith('_parana')));

/** Observances that a year without a region and tradition leaves out. */
const ADDED: ReadonlySet<string> = new Set(RULES.filter(({ added }) => added).map(({ key }) => key));

/** आज, today, is spelled almost like the name of Ajā-ekādaśī. */
const TODAY = /(?<![a-z\u0900-\u097f])(?:aaj|aj|आज)(?![a-z\u0900-\u097f])/g;

/** The keys of the observance that a text names; several if they share the name. */
export const observancesIn = async (text: string): Promise<string[]> =>
  (await find(text.replace(TODAY, ' '), undefined, ['utsava'])).map(({ key }) => key);

/** Asks for a rule, and not for a date. */
const RULE = patternOf(`rule|rules|niyam
  kaise tay|decide|nirdharit
  how is|are ... fixed|decided|determined|found`);
/** Asks for the day’s windows or risings, which other rows compute on the date of the observance. */
const NISHITHA = patternOf('nishita|nishitha|nishith|nisita|nishit');
const BHADRA = patternOf('bhadra|bhadraa|vishti');
const MOONRISE = patternOf(`moonrise|chandroday|chandrodaya
  moon .. rise|rises|visible|seen|up
  chand|chaand|chandrama .. nikal*|nikl*|niklega|dikh*|uday|kitne|kab`);

/** What a question asks beside the date of an observance: its moonrise, bhadrā, or one of its times. */
async function beside(conversation: Conversation, { result, row }: Found, place: PlaceInput): Promise<Claim[]> {
  const { words } = conversation;
  const time = NISHITHA.test(words) ? 'nishitha' : /\bparan/.test(words) ? 'parana' : null;
  if (time !== null) {
    const input = { year: Number(row.date.slice(0, 4)), search: row.key, ...place, fields: TIMES };
    const timed = await run(conversation, 'utsavas', input);
    return timed.ok ? [{ kind: 'observance_time', call: timed.call, key: row.key, date: row.date, time }] : [];
  }
  const isMoonrise = MOONRISE.test(words);
  if (!isMoonrise && !BHADRA.test(words)) return [];
  const fields = isMoonrise ? ['moonrise_local'] : ['bhadra'];
  const day = await run(conversation, 'panchanga', { date: row.date, ...place, fields });
  if (!day.ok) return [];
  const { call } = day;
  const said = isMoonrise
    ? { kind: 'rising', call, rising: 'moonrise' }
    : { kind: 'day_window', call, window: 'bhadra' };
  return [{ kind: 'day', call }, said, { kind: 'source', call: result.call }];
}

const TIMES = ['key', 'date', 'label', 'name', 'name_common', 'tithi', 'tradition', 'times'];

/** An observance at two places that the question compares. */
async function atPlaces(conversation: Conversation, keys: readonly string[], year: number): Promise<Answer> {
  const { towns } = conversation.readings[0];
  const [key] = keys;
  if (towns.length < 2 || key === undefined) return null;
  const results = await Promise.all(
    towns.slice(0, 2).map(({ name }) => run(conversation, 'utsavas', { year, search: key, place: name })),
  );
  const found = results.flatMap((result) =>
    rowsOf(result)
      .filter((row) => row.key === key)
      .map((row) => ({ result, row })),
  );
  if (found.length < 2) return null;
  return found.flatMap(({ result: { call }, row: { date } }) => [
    { kind: 'place_used', call },
    { kind: 'observance', call, key, date },
    { kind: 'observance_reason', call, key, date },
  ]);
}

/** The date of the observance in a message; null if it names none. */
export async function namedObservance(conversation: Conversation): Promise<Answer> {
  const named = await observancesIn(conversation.text);
  if (named.length === 0) return null;
  const [{ dates }] = conversation.readings;
  // A day of its own beside a rising is the day of the rising.
  if (dates.length > 0 && MOONRISE.test(conversation.words)) return null;
  if (RULE.test(conversation.words)) return named.slice(0, 2).map((key) => ({ kind: 'observance_rule', key }));
  const compared = await atPlaces(conversation, named, askedYear(conversation) ?? conversation.today.year);
  if (compared !== null) return compared;
  const isParana = /\bparan/.test(conversation.words);
  const keys = isParana ? named.map((key) => (key.endsWith('_parana') ? key : `${key}_parana`)) : named;
  const isWide = BOTH_TRADITIONS.test(conversation.words);
  const everywhere = keys.some((key) => ADDED.has(key)) ? { region: 'all' } : {};
  const place = askedPlace(conversation);
  const year = askedYear(conversation);
  const inYear = async (wanted: number): Promise<{ found: Found[]; failed: CallResult | null }> => {
    const results = await Promise.all(
      keys.map((key) => run(conversation, 'utsavas', { year: wanted, search: key, ...everywhere, ...place })),
    );
    const found = results.flatMap((result) =>
      rowsOf(result)
        .filter((row) => isOf(keys, row, isWide))
        .map((row) => ({ result, row })),
    );
    return { found: found.sort(byDate), failed: results.find(({ ok }) => !ok) ?? null };
  };
  if (year !== null) {
    const { found, failed } = await inYear(year);
    const [only] = found;
    const more = found.length === 1 && only !== undefined ? await beside(conversation, only, place) : [];
    if (found.length > 0) return [...told(found, place), ...more];
    if (failed === null) return null;
    return failed.output.field === 'search' ? [{ kind: 'no_observance', call: failed.call }] : failure(failed);
  }
  const isBack = BACK.test(conversation.words) && !ASKS_FUTURE.test(conversation.words);
  for (let ahead = 0; ahead < MAX_YEARS; ahead++) {
    const { found, failed } = await inYear(conversation.today.year + (isBack ? -ahead : ahead));
    if (failed && failed.output.field !== 'search') return failure(failed);
    const today = isoDate(conversation.today);
    const next = isBack ? found.findLast(({ row }) => row.date < today) : found.find(({ row }) => row.date >= today);
    if (next === undefined) continue;
    const until = { kind: 'days_until', call: next.result.call, key: next.row.key, date: next.row.date };
    const more = await beside(conversation, next, place);
    return [...(UNTIL.test(conversation.words) ? [until] : []), ...told([next], place), ...more];
  }
  return null;
}

/** Asks for the last one before today. */
const BACK = patternOf(`last|previous|pichli|pichla|pichle|pichhli|pichhle|gayi
  when was
  kab thi|tha
  had it been`);
const ASKS_FUTURE = patternOf('next|agla|agli|agle|hoga|hogi|will');
/** Asks for the one after the next. */
const AFTER_NEXT = patternOf(`one after that
  uske|iske|us_ke|is_ke bad|baad
  after that`);
/** Asks for all of them, not the principal ones alone. */
const EVERY = patternOf('all|every|sare|saare|sab|sabhi|sari|saari|list|kaun_kaun|kya_kya|what_fast|which_fast');
const BOTH_TRADITIONS = patternOf('vaishnav*|vaisnav*|iskcon|smart*|smarta*|gaudiya|same_day');
/** Asks how long it is until then. */
const UNTIL = patternOf(`days|weeks|long until|till|to|left
  kitne|kitna din
  until`);
const HOW_MANY = patternOf('how_many|number_of|kitni|kitne|total|count');

/** Kinds of observances for "the next one". */
interface Kind {
  words: Words;
  /** The search text for the tool, by month or by year. */
  search: string;
  span: 'month' | 'year';
  takes(row: Row): boolean;
  /** Its index, for a kind that is a tithi. */
  tithi?: number;
}

const ofKind =
  (kind: string, key = '') =>
  (row: Row): boolean =>
    row.kind === kind && row.key.includes(key) && row.tradition !== 'vaishnava';

const KINDS: readonly Kind[] = [
  {
    words: words('ekadashi*', 'ekadasi*', 'gyaras', 'एकादशी', 'एकादशियाँ', 'ग्यारस'),
    search: 'ekadashi',
    span: 'month',
    takes: ofKind('ekadashi'),
  },
  {
    words: words('pradosh', 'pradosha', 'प्रदोष'),
    search: 'pradosha_vrata',
    span: 'month',
    takes: ofKind('monthly', 'pradosha'),
  },
  {
    words: words('sankashti', 'sankashta', 'sankat chaturthi', 'संकष्टी', 'संकष्ट'),
    search: 'sankashti_chaturthi',
    span: 'month',
    takes: ofKind('monthly', 'sankashti'),
  },
  {
    words: words('full moon', 'purnima', 'poornima', 'pournami', 'पूर्णिमा', 'पूनम'),
    search: 'purnima',
    span: 'month',
    takes: ({ kind, key }) => kind === 'purnima' && !key.endsWith('_vrata'),
    tithi: 15,
  },
  {
    words: words('new moon', 'amavasya', 'amavas', 'amavasai', 'अमावस्या', 'अमावास्या', 'अमावस'),
    search: 'darsha_amavasya',
    span: 'month',
    takes: ofKind('amavasya', 'darsha'),
    tithi: 30,
  },
  {
    words: words('solar eclipse*', 'eclipse of the sun', 'surya grahan*', 'सूर्य ग्रहण'),
    search: 'surya_grahana',
    span: 'year',
    takes: ofKind('eclipse'),
  },
  {
    words: words('lunar eclipse*', 'eclipse of the moon', 'chandra grahan*', 'चंद्र ग्रहण'),
    search: 'chandra_grahana',
    span: 'year',
    takes: ofKind('eclipse'),
  },
  {
    words: words('eclipse*', 'grahan', 'grahana', 'ग्रहण'),
    search: 'eclipse',
    span: 'year',
    takes: ofKind('eclipse'),
  },
  {
    words: words('sankranti', 'sankranthi', 'samkranti', 'संक्रांति', 'संक्रान्ति'),
    search: 'sankranti',
    span: 'month',
    takes: ofKind('sankranti'),
  },
];

/** Asks when a tithi begins and ends. */
const BEGINS =
  patternOf(`begin|begins|start|starts|end|ends|lagegi|lagti|lag|shuru|samapt|khatm|khatam|what_time|kis_samay
  kab se kab`);
const DAYS_OF_MONTH = 31;

/** Maximum number of months to search for a monthly observance, and of years for others. */
const MONTHS_AHEAD = 3;
const YEARS_AHEAD = 3;

/** The next observance of the kind in a message; null if it names none. */
export async function nextOfKind(conversation: Conversation): Promise<Answer> {
  const kind = KINDS.find(({ words: of }) => of.test(conversation.text));
  if (!kind || DISPUTES.test(conversation.readings[0].words)) return null;
  const place = askedPlace(conversation);
  const wanted = askedYear(conversation);
  const tithi = kind.tithi !== undefined && BEGINS.test(conversation.words) ? kind.tithi : null;
  if (tithi !== null) {
    const { today } = conversation;
    const span = { from: isoDate(today), to: isoDate(daysAfter(today, DAYS_OF_MONTH)), fields: ['tithi'] };
    const result = await run(conversation, 'panchanga', { ...span, ...place });
    if (!result.ok) return failure(result);
    const { call } = result;
    return [
      { kind: 'limb_next', call, limb: 'tithi', index: tithi },
      { kind: 'source', call },
    ];
  }
  if (wanted !== null && HOW_MANY.test(conversation.words) && kind.search === 'ekadashi') {
    const result = await run(conversation, 'utsavas', {
      year: wanted,
      kind: ['ekadashi'],
      tradition: 'smarta',
      ...place,
    });
    if (!result.ok) return failure(result);
    return [
      { kind: 'observances_count', call: result.call },
      { kind: 'source', call: result.call },
    ];
  }
  if (wanted !== null && wanted !== conversation.today.year) return ofYear(conversation, kind, wanted, place);
  const { year, month } = conversation.today;
  const spans =
    kind.span === 'year'
      ? Array.from({ length: YEARS_AHEAD }, (_, i) => ({ year: year + i }))
      : Array.from({ length: MONTHS_AHEAD }, (_, i) => {
          const ahead = month - 1 + i;
          return { year: year + Math.floor(ahead / 12), month: (ahead % 12) + 1 };
        });
  const upcoming: Found[] = [];
  for (const span of spans) {
    const result = await run(conversation, 'utsavas', { ...span, search: kind.search, ...place });
    if (!result.ok && result.output.field !== 'search') return failure(result);
    const next = rowsOf(result)
      .filter(kind.takes)
      .map((row) => ({ result, row }))
      .sort(byDate)
      .filter(({ row }) => row.date >= isoDate(conversation.today));
    upcoming.push(...next);
    const wantedNext = upcoming[AFTER_NEXT.test(conversation.words) ? 1 : 0];
    if (wantedNext) return [...told([wantedNext], place), ...(await beside(conversation, wantedNext, place))];
  }
  return null;
}

/** All observances of a kind in a year. */
async function ofYear(conversation: Conversation, { search }: Kind, year: number, place: PlaceInput): Promise<Claim[]> {
  const result = await run(conversation, 'utsavas', { year, search, ...place });
  if (!result.ok) return failure(result);
  const { call } = result;
  return [
    { kind: 'observances', call, limit: 40 },
    { kind: 'source', call },
  ];
}

const LEFT = patternOf('bache|bacha|bachi|baki|baaki|left|remaining|remain|aur');
/** The regions by the words of their keys, and other spellings. */
const REGIONS: readonly (readonly [RegExp, string])[] = [
  ...ALL_REGIONS.filter((key) => key !== 'india' && key !== 'delhi').map(
    (key) => [patternOf(key.replaceAll('-', ' ')), key] as const,
  ),
  [patternOf('tamilnadu'), 'tamil-nadu'],
  [patternOf('bengal|bangal|bangla'), 'west-bengal'],
  [patternOf('gujrat'), 'gujarat'],
  [patternOf('orissa'), 'odisha'],
  [patternOf('andhra'), 'andhra-pradesh'],
  [patternOf('keral'), 'kerala'],
  [patternOf('panjab'), 'punjab'],
  [patternOf('karnatak'), 'karnataka'],
];

const CALENDAR = words(
  `festival*, utsav*, calendar, holidays, vrat, vrats, tyohar, tyohaar, parv, observances, त्योहार, त्यौहार, पर्व,
   व्रत, feed, rss`,
);

/** The principal observances of a month, or of a year. */
export async function calendar(conversation: Conversation): Promise<Answer> {
  if (!CALENDAR.test(conversation.text)) return null;
  const place = askedPlace(conversation);
  const given = askedMonth(conversation);
  const year = given?.year ?? askedYear(conversation) ?? conversation.today.year;
  const month = given?.month ?? (askedYear(conversation) === null ? conversation.today.month : null);
  const day = askedDay(conversation);
  const date = day === null ? null : isoDate(day);
  const region = REGIONS.find(([names]) => names.test(conversation.words))?.[1];
  // What is left of a month begins today.
  const isRest = day === null && LEFT.test(conversation.words) && month === conversation.today.month;
  const rest = {
    from: isoDate(conversation.today),
    to: isoDate({ ...conversation.today, day: daysInMonth(year, month ?? 1) }),
  };
  const span = date !== null ? { from: date, to: date } : isRest ? rest : month !== null ? { month } : {};
  const input = {
    year: day?.year ?? year,
    ...span,
    ...(date === null && !isRest && region === undefined && !EVERY.test(conversation.words) && { show: 'principal' }),
    ...(region !== undefined && { region }),
    ...(Object.keys(span).length > 0 && { limit: 60 }),
    ...place,
  };
  const result = await run(conversation, 'utsavas', input);
  if (!result.ok) return failure(result);
  const { call } = result;
  const rows =
    rowsOf(result).length > 0
      ? [
          { kind: 'observances_count', call },
          { kind: 'observances', call, limit: 40, ...(date !== null && { date }) },
        ]
      : [{ kind: 'observances_count', call }];
  return [...rows, { kind: 'suggestion', of: 'calendar' }, { kind: 'source', call }];
}
