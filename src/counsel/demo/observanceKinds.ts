/** The next, the last, or all observances of a kind. */
import { RULES } from '../../data/observances';
import { varaOf } from '../../domain/day/day';
import { civilDateOf } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { daysAfter, monthsAfter } from '../reading/mentions';
import { DISPUTES } from '../reading/operator';
import { NUMBERS } from '../reading/vocabulary';
import {
  type Answer,
  askedMonth,
  askedPlace,
  askedYear,
  type Conversation,
  failure,
  type PlaceInput,
  run,
} from './conversation';
import { type Words, words } from './match';
import { additionalClaims } from './observanceDay';
import { type FoundObservance, foundIn, type ObservanceRow, told } from './observanceRows';
import { asksBack, asksNumber, RULE } from './observances';

/** Asks for the one after the next. */
export const AFTER_NEXT = patternOf(`one after
  uske|iske|us_ke|is_ke bad|baad
  after that`);

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
    words: words('satyanarayan*', 'satya narayan*', 'सत्यनारायण*', 'सत्य नारायण'),
    search: 'purnima_vrata',
    span: 'month',
    takes: ofKind('purnima', '_vrata'),
  },
  {
    words: words('full moon*', 'purnima', 'purnimas', 'poornima', 'pournami', 'पूर्णिमा', 'पूनम'),
    search: 'purnima',
    span: 'month',
    takes: ({ kind, key }) => kind === 'purnima' && !key.endsWith('_vrata'),
    tithi: 15,
  },
  {
    words: words('new moon*', 'amavasya*', 'amavas', 'amavasai', 'अमावस्या', 'अमावास्या', 'अमावस'),
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

/** Whether a text names a kind of observances. */
export const isOfKind = (text: string): boolean => KINDS.some(({ words: of }) => of.test(text));

/** Asks when a tithi begins and ends. */
const BEGINS =
  patternOf(`begin|begins|start|starts|end|ends|lagegi|lagti|lag|shuru|samapt|khatm|khatam|what_time|kis_samay
  kab se kab`);

/** Names of kinds by the weekday on which they fall, from Sunday: śani-pradoṣa. */
const ON_WEEKDAY = [
  'ravi',
  'som|soma|somvati',
  'bhaum|bhauma|mangal',
  'budh|budha|saumya',
  'guru|brihaspati',
  'shukra|bhrigu',
  'shani|shanichari|shanaishchari',
].map((graha) => patternOf(`${graha} pradosh*|amavasya|amavas|purnima`));
/** A weekday and a fortnight meet about every eighth time. */
const MONTHS_TO_WEEKDAY = 14;

/** The kind, on one weekday alone if the words name it so. */
function onWeekday(kind: Kind, words: string): Kind & { isOnWeekday: boolean } {
  const wanted = ON_WEEKDAY.findIndex((name) => name.test(words));
  if (wanted < 0) return { ...kind, isOnWeekday: false };
  const takes = (row: ObservanceRow): boolean => kind.takes(row) && varaOf(civilDateOf(row.date)) === wanted + 1;
  return { ...kind, takes, isOnWeekday: true };
}

const DAYS_OF_MONTH = 31;

/** Maximum number of months to search for a monthly observance, and of years for others. */
const MONTHS_AHEAD = 3;

const YEARS_AHEAD = 3;

/** The next observance of the kind in a message; null if it names none. */
export async function nextOfKind(conversation: Conversation): Promise<Answer> {
  const named = KINDS.find(({ words: of }) => of.test(conversation.text));
  if (named === undefined || DISPUTES.test(conversation.readings[0].words)) return null;
  if (RULE.test(conversation.words) && RULES.some(({ key }) => key === named.search))
    return [{ kind: 'observance_rule', key: named.search }];
  const kind = onWeekday(named, conversation.words);
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
  const month = askedMonth(conversation);
  if (wanted !== null && asksNumber(conversation.words) && kind.search === 'ekadashi') {
    const result = await run(conversation, 'utsavas', {
      year: wanted,
      ...(month !== null && { month: month.month }),
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
  if (month !== null && kind.span === 'month' && !asksNumber(conversation.words)) {
    const answer = await ofMonth(conversation, kind, month, place);
    if (answer !== null) return answer;
  }
  if (wanted !== null && (wanted !== conversation.today.year || asksNumber(conversation.words)))
    return ofYear(conversation, kind, wanted, place);
  const { today } = conversation;
  if (asksBack(conversation.words)) return lastOfKind(conversation, kind, place);
  const count = countIn(conversation.words) ?? 1;
  const spans =
    kind.span === 'year'
      ? Array.from({ length: YEARS_AHEAD }, (_, i) => ({ year: today.year + i }))
      : Array.from({ length: (kind.isOnWeekday ? MONTHS_TO_WEEKDAY : MONTHS_AHEAD) * count }, (_, i) =>
          monthsAfter(today, i),
        );
  const upcoming: FoundObservance[] = [];
  for (const span of spans) {
    const result = await run(conversation, 'utsavas', { ...span, search: kind.search, ...place });
    if (!result.ok && result.output.field !== 'search') return failure(result);
    upcoming.push(...foundIn([result], (row) => kind.takes(row) && row.date >= isoDate(today)));
    if (count > 1 && upcoming.length >= count) return told(upcoming.slice(0, count), place);
    if (count > 1) continue;
    const wantedNext = upcoming[AFTER_NEXT.test(conversation.words) ? 1 : 0];
    if (wantedNext) return [...told([wantedNext], place), ...(await additionalClaims(conversation, wantedNext, place))];
  }
  return null;
}

/** The last observance of a kind before today. */
async function lastOfKind(conversation: Conversation, kind: Kind, place: PlaceInput): Promise<Answer> {
  const { today } = conversation;
  const spans = Array.from({ length: MONTHS_AHEAD }, (_, i) =>
    kind.span === 'year' ? { year: today.year - i } : monthsAfter(today, -i),
  );
  for (const span of spans) {
    const result = await run(conversation, 'utsavas', { ...span, search: kind.search, ...place });
    if (!result.ok && result.output.field !== 'search') return failure(result);
    const last = foundIn([result], (row) => kind.takes(row) && row.date < isoDate(today)).at(-1);
    if (last !== undefined) return [...told([last], place), ...(await additionalClaims(conversation, last, place))];
  }
  return null;
}

/** How many of the next ones the words ask for, at most six; null without a number. */
export function countIn(words: string): number | null {
  const [, written = ''] = /\b(?:next|agle|agli|coming|aane vale) (\p{L}+|\d) /u.exec(words) ?? [];
  const count = NUMBERS.get(written) ?? Number(written || Number.NaN);
  return count > 1 && count <= 6 ? count : null;
}

/** Observances of a kind in a month; in the present month, from today on if any remain. Null without any. */
async function ofMonth(
  conversation: Conversation,
  kind: Kind,
  month: { year: number; month: number },
  place: PlaceInput,
): Promise<Answer> {
  const result = await run(conversation, 'utsavas', { ...month, search: kind.search, ...place });
  if (!result.ok && result.output.field !== 'search') return failure(result);
  const { today } = conversation;
  const isPresent = month.year === today.year && month.month === today.month;
  const all = foundIn([result], (row) => kind.takes(row));
  const left = all.filter(({ row }) => !isPresent || row.date >= isoDate(today));
  const wanted = left.length > 0 ? left : all;
  const [only, ...more] = wanted;
  if (only === undefined) return null;
  return [...told(wanted, place), ...(more.length === 0 ? await additionalClaims(conversation, only, place) : [])];
}

/** All observances of a kind in a year. */
async function ofYear(conversation: Conversation, kind: Kind, year: number, place: PlaceInput): Promise<Claim[]> {
  const result = await run(conversation, 'utsavas', { year, search: kind.search, ...place });
  if (!result.ok) return failure(result);
  const rows = foundIn([result], (row) => kind.takes(row));
  const keys = [...new Set(rows.map(({ row }) => row.key))];
  return [
    ...(asksNumber(conversation.words) ? [{ kind: 'observances_count', call: result.call, keys }] : []),
    ...told(rows, place),
  ];
}
