import { REGIONS as ALL_REGIONS } from '../../data/observances/regions';
import { daysInMonth } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { daysAfter } from '../reading/mentions';
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
import { DISPUTES } from './limbs';
import { type Words, words } from './match';
import {
  additionalClaims,
  asksNumber,
  byDate,
  type FoundObservance,
  type ObservanceRow,
  rowsOf,
  told,
} from './observances';

/** Asks for the one after the next. */
const AFTER_NEXT = patternOf(`one after that
  uske|iske|us_ke|is_ke bad|baad
  after that`);
/** Asks for all of them, not the principal ones alone. */
const EVERY = patternOf('all|every|sare|saare|sab|sabhi|sari|saari|list|kaun_kaun|kya_kya|what_fast|which_fast');

/** Kinds of observances for "the next one". */
interface Kind {
  words: Words;
  /** The search text for the tool, by month or by year. */
  search: string;
  span: 'month' | 'year';
  takes(row: ObservanceRow): boolean;
  /** Its index, for a kind that is a tithi. */
  tithi?: number;
}

const ofKind =
  (kind: string, key = '') =>
  (row: ObservanceRow): boolean =>
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
  if (wanted !== null && asksNumber(conversation.words) && kind.search === 'ekadashi') {
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
  if (wanted !== null && (wanted !== conversation.today.year || asksNumber(conversation.words)))
    return ofYear(conversation, kind, wanted, place);
  const { year, month } = conversation.today;
  const spans =
    kind.span === 'year'
      ? Array.from({ length: YEARS_AHEAD }, (_, i) => ({ year: year + i }))
      : Array.from({ length: MONTHS_AHEAD }, (_, i) => {
          const ahead = month - 1 + i;
          return { year: year + Math.floor(ahead / 12), month: (ahead % 12) + 1 };
        });
  const upcoming: FoundObservance[] = [];
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
    if (wantedNext) return [...told([wantedNext], place), ...(await additionalClaims(conversation, wantedNext, place))];
  }
  return null;
}

/** All observances of a kind in a year. */
async function ofYear(conversation: Conversation, { search }: Kind, year: number, place: PlaceInput): Promise<Claim[]> {
  const result = await run(conversation, 'utsavas', { year, search, ...place });
  if (!result.ok) return failure(result);
  const { call } = result;
  return [
    ...(asksNumber(conversation.words) ? [{ kind: 'observances_count', call }] : []),
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
