/** Questions about spans of days with a name: Cāturmāsa, Pitṛ-pakṣa, Kharmāsa, Holāṣṭaka, and lunar months. */
import type { CivilDate } from '../../domain/day/types';
import { civilDateOf } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import type { Claim } from '../claims/compose';
import { ENDS, KHARMASA_SIGNS, type NamedSpan } from '../claims/kinds/spans';
import { patternOf } from '../grammar/pattern';
import { ADHIKA, masaIn, tithiIn } from '../reading/lunarDates';
import { daysAfter } from '../reading/mentions';
import { type Answer, askedDay, askedPlace, askedYear, type Conversation, failure, run } from './conversation';
import { monthsIn } from './lunarDates';
import { keysIn } from './named';
import type { ObservanceRow } from './observanceRows';
import { asksBack, observancesIn } from './observances';

/** The names of the spans, in the spellings of three languages. */
export const SPAN_WORDS: Readonly<Record<NamedSpan, RegExp>> = {
  caturmasa: patternOf('chaturmas|chaturmasa|chaturmaas|chaumasa|chomasa|chatur_mas|chatur_maas|chowmasa|chaturmasya'),
  pitripaksha:
    patternOf(`pitru_paksh|pitru_paksha|pitri_paksh|pitri_paksha|pitr_paksha|pitar_paksh|pitra_paksh|pitrupaksha|pitripaksh|pitripaksha|mahalaya_paksha|shraddha_paksha|shradh_paksha|shraddh_paksh|shradh_paksh|shrad_paksh
    shradh|shraddh|shraddha #
    shradh|shraddh|shraddha|shraad kab|start|starts|begin|begins|shuru|dates
    kab|when ... shradh|shraddh shuru|lag*|start*`),
  kharmasa: patternOf('kharmas|kharmaas|kharmasa|khar_mas|khar_maas|dhanurmas|dhanurmaas|dhanur_mas'),
  holashtaka: patternOf('holashtak|holashtaka|holastak|holaashtak|holashtk'),
};
/** Asks when a month begins or ends. */
const EXTENT = patternOf(`start|starts|begin|begins|end|ends|dates|from_when|until_when
  kab se|tak
  shuru|suru|khatm|khatam|samapt|arambh|lag*
  first|last|pehla|pahla|aakhri|antim day|din
  how_long|duration`);
/** The dark half before a month, and the month itself with a day at either end. */
const [BEFORE_DAYS, MONTH_DAYS] = [17, 32];
/** A bright half and a day at either end hold Holāṣṭaka. */
const HALF_DAYS = 17;
const YEARS_AHEAD = 2;

/** A call that has a span, and the date on which the span ends. */
interface Candidate {
  tool: 'panchanga' | 'utsavas';
  input: Record<string, unknown>;
  end: string;
}

/** An entry of the Sun into a rāśi or a nakṣatra. */
interface SunEvent {
  at: string;
  division: string;
  enters: { index: number };
}

const PHALGUNA = { masa: 12, isAdhika: false } as const;

/** The stays of the Sun in Dhanus and Mīna of a year. */
async function sunStays({ calls }: Conversation, year: number): Promise<Candidate[]> {
  const span = { from: `${year - 1}-12-01`, to: `${year + 1}-02-01`, kind: ['ingress'], bodies: ['sun'], limit: 60 };
  const events = ((await calls.peek('sky', span))?.events ?? []) as SunEvent[];
  const entries = events.filter(({ division }) => division === 'rashi');
  return entries.flatMap(({ at, enters }, i) => {
    const end = entries[i + 1];
    if (!KHARMASA_SIGNS.includes(enters.index) || end === undefined) return [];
    const date = isoDate(daysAfter(civilDateOf(at.slice(0, 10)), 2));
    return [{ tool: 'panchanga' as const, input: { date, fields: ['sun'] }, end: end.at.slice(0, 10) }];
  });
}

/** The spans of a name in a year. */
async function spansIn(conversation: Conversation, name: NamedSpan, year: number): Promise<Candidate[]> {
  if (name === 'kharmasa') return sunStays(conversation, year);
  if (name === 'holashtaka') {
    const months = await monthsIn(conversation, year - 1, PHALGUNA);
    return months.map((start) => {
      const from = daysAfter(civilDateOf(start), -1);
      const to = daysAfter(from, HALF_DAYS);
      return {
        tool: 'panchanga',
        input: { from: isoDate(from), to: isoDate(to), fields: ['masa', 'tithi'] },
        end: isoDate(to),
      };
    });
  }
  const input = { year, kind: [name === 'caturmasa' ? 'ekadashi' : 'shraddha'] };
  const rows = ((await conversation.calls.peek('utsavas', input))?.utsavas ?? []) as ObservanceRow[];
  const last = rows.find(({ key }) => key === ENDS[name]?.[1]);
  return last === undefined ? [] : [{ tool: 'utsavas', input, end: last.date }];
}

/** The dates of a named span, with its rule. */
export async function namedSpan(conversation: Conversation): Promise<Answer> {
  const [name] = keysIn(SPAN_WORDS, conversation.words);
  if (name === undefined) return lunarMonth(conversation);
  const { today, words } = conversation;
  const place = askedPlace(conversation);
  const year = askedYear(conversation);
  const isBack = asksBack(words);
  const now = isoDate(today);
  const years =
    year === null ? Array.from({ length: YEARS_AHEAD + 1 }, (_, i) => today.year + (isBack ? -i : i)) : [year];
  const candidates: Candidate[] = [];
  for (const each of years) candidates.push(...(await spansIn(conversation, name, each)));
  candidates.sort((a, b) => (a.end < b.end ? -1 : 1));
  const isOf = ({ end }: Candidate): boolean => year !== null && end.startsWith(String(year));
  const next = isBack ? candidates.findLast(({ end }) => end < now) : candidates.find(({ end }) => end >= now);
  const chosen = year === null ? [next].filter((each) => each !== undefined) : candidates.filter(isOf);
  const claims: Claim[] = [];
  for (const { tool, input } of chosen) {
    const result = await run(conversation, tool, { ...input, ...place });
    if (!result.ok) return failure(result);
    claims.push({ kind: 'named_span', call: result.call, span: name });
  }
  if (claims.length === 0) return null;
  return [...claims, { kind: 'method', of: name }, { kind: 'source', call: claims[0]?.call }];
}

/** The first and last day of a lunar month. */
async function lunarMonth(conversation: Conversation): Promise<Answer> {
  const { words, today, text } = conversation;
  const masa = masaIn(words);
  if (masa === null || ADHIKA.test(words) || !EXTENT.test(words) || tithiIn(words) !== null) return null;
  if (askedDay(conversation) !== null || (await observancesIn(text)).length > 0) return null;
  const year = askedYear(conversation);
  const isOf = (start: string): boolean =>
    year === null
      ? isoDate(daysAfter(civilDateOf(start), MONTH_DAYS)) >= isoDate(today)
      : civilDateOf(start).year === year;
  const from: CivilDate[] = [];
  for (const each of [(year ?? today.year) - 1, year ?? today.year, (year ?? today.year) + 1]) {
    const starts = await monthsIn(conversation, each, { masa, isAdhika: false });
    from.push(...starts.filter(isOf).map((start) => daysAfter(civilDateOf(start), -BEFORE_DAYS)));
  }
  const [first] = from;
  if (first === undefined) return null;
  const span = { from: isoDate(first), to: isoDate(daysAfter(first, BEFORE_DAYS + MONTH_DAYS)), fields: ['masa'] };
  const result = await run(conversation, 'panchanga', { ...span, ...askedPlace(conversation) });
  if (!result.ok) return failure(result);
  const { call } = result;
  return [
    { kind: 'month_span', call, masa },
    { kind: 'source', call },
  ];
}
