/** When a limb with a name comes: Rohiṇī, Aṣṭamī or Siddhi yoga, next, last, or in a month or year. */
import type { CivilDate } from '../../domain/day/types';
import { civilDateOf, daysFromDate } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { find } from '../../lexicon/find';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { FULL_MOON, halvesIn, lunarDateIn, masaIn, tithiIn } from '../reading/lunarDates';
import { daysAfter } from '../reading/mentions';
import { GRAHAS, isOfBirth } from './chartValues';
import {
  type Answer,
  askedDay,
  askedPeriod,
  askedPlace,
  type Conversation,
  failure,
  type PlaceInput,
  run,
} from './conversation';
import { RISINGS } from './days';
import { LIMBS, RUNS } from './limbs';
import { limbBlocks } from './masaDays';
import { indexIn, keysIn } from './named';
import { asksBack, observancesIn } from './observances';

/** A limb, and the indexes that its name may mean: Aṣṭamī is the eighth tithi and the twenty-third. */
interface NamedLimb {
  limb: 'tithi' | 'nakshatra' | 'yoga';
  indexes: readonly number[];
}

interface Occurrence {
  index: number;
  start: string;
  end: string;
}

/** Asks when something is. */
const WHEN = patternOf(`when|kab|date|dates|tarikh|upcoming|coming|next|last|previous
  agla|agli|agle|pichla|pichli|pichle|pichhla|pichhli|pichhle|aane
  which|what|kis|kaun|kaunse|konse day|days|date|din|dino|tarikh|time
  kitne baje`);
const NEXT = patternOf('next|agla|agli|agle');
/** How far an occurrence is searched in each direction, in days: nakṣatras and yogas come back within 28, tithis in 30. */
const REACH_DAYS = 31;
/** Maximum number of occurrences in one answer. */
const MOST = 14;

/** The nakṣatra that the words name beside the word nakṣatra or the Moon, or as the only name of the sky. */
async function nakshatraNamed({ words, text }: Conversation): Promise<NamedLimb | null> {
  const isMarked = LIMBS.nakshatra.test(words);
  if (keysIn(GRAHAS, words).some((key) => key !== 'moon')) return null;
  if (!isMarked && (masaIn(words) !== null || keysIn(LIMBS, words).length > 0)) return null;
  const index = await indexIn(text, 'nakshatra');
  if (index === null) return null;
  if (!isMarked && (await observancesIn(text)).length > 0) return null;
  return { limb: 'nakshatra', indexes: [index] };
}

/** The yoga of the day that the words name beside the word yoga. */
async function yogaNamed({ words, text }: Conversation): Promise<NamedLimb | null> {
  if (!LIMBS.yoga.test(words) || (await find(text, undefined, ['chart_yoga'])).length > 0) return null;
  const index = await indexIn(text, 'yoga');
  return index === null ? null : { limb: 'yoga', indexes: [index] };
}

/** The tithi that the words name without a lunar month. */
function tithiNamed({ words }: Conversation): NamedLimb | null {
  const tithi = tithiIn(words);
  if (tithi === null || masaIn(words) !== null || lunarDateIn(words) !== null) return null;
  if (tithi >= FULL_MOON) return { limb: 'tithi', indexes: [tithi] };
  return { limb: 'tithi', indexes: halvesIn(words).map((half) => (half === 'shukla' ? tithi : tithi + FULL_MOON)) };
}

/** The occurrences of a limb that touch some days, in their order. */
async function occurrencesIn(
  conversation: Conversation,
  { limb, indexes }: NamedLimb,
  from: CivilDate,
  to: CivilDate,
  place: PlaceInput,
): Promise<Occurrence[]> {
  const found = new Map<string, Occurrence>();
  const days = daysFromDate(to) - daysFromDate(from) + 1;
  for await (const block of limbBlocks<typeof limb, Occurrence>(conversation, from, days, limb, place)) {
    const rows = block.flatMap((day) => day[limb]).filter(({ index }) => indexes.includes(index));
    for (const row of rows) found.set(row.start, row);
  }
  return [...found.values()];
}

/** Occurrences for a question: in its month or year, the last one, or the next one. */
async function meant(conversation: Conversation, named: NamedLimb, place: PlaceInput): Promise<Occurrence[]> {
  const { today, now, words } = conversation;
  const period = askedPeriod(conversation);
  if (period !== null) return occurrencesIn(conversation, named, period.from, period.to, place);
  const isBack = asksBack(words);
  const near = await occurrencesIn(
    conversation,
    named,
    daysAfter(today, isBack ? -REACH_DAYS : -1),
    daysAfter(today, isBack ? 0 : REACH_DAYS),
    place,
  );
  if (isBack) return near.filter(({ end }) => Date.parse(end) <= now).slice(-1);
  const isAfter = NEXT.test(words);
  return near.filter(({ start, end }) => Date.parse(isAfter ? start : end) > now).slice(0, 1);
}

/** The place of the question. Siddhi in "when is Siddhi yoga" is no town. */
async function placeOf(conversation: Conversation, { limb }: NamedLimb): Promise<PlaceInput> {
  const { towns } = conversation.readings[0];
  const isOfSky = await Promise.all(towns.map(async ({ name }) => (await find(name, undefined, [limb])).length > 0));
  return isOfSky.includes(true) ? {} : askedPlace(conversation);
}

/** The spans of a named limb. */
async function spansOf(conversation: Conversation, named: NamedLimb): Promise<Answer> {
  const place = await placeOf(conversation, named);
  const claims: Claim[] = [];
  for (const { index, start, end } of (await meant(conversation, named, place)).slice(0, MOST)) {
    const [from, to] = [start, end].map((instant) => civilDateOf(instant.slice(0, 10))) as [CivilDate, CivilDate];
    const span = { from: isoDate(daysAfter(from, -1)), to: isoDate(daysAfter(to, 1)), fields: [named.limb] };
    const result = await run(conversation, 'panchanga', { ...span, ...place });
    if (!result.ok) return failure(result);
    claims.push({ kind: 'limb_next', call: result.call, limb: named.limb, index });
  }
  const [first] = claims;
  if (first === undefined) return null;
  const { call } = first;
  return [...claims, { kind: 'source', call }];
}

/** Whether a question asks when a limb is, or names a month or year, without a day, a rising and a birth. */
function asksWhen(conversation: Conversation): boolean {
  const { words, readings } = conversation;
  if (askedDay(conversation) !== null || isOfBirth(conversation) || keysIn(RISINGS, words).length > 0) return false;
  return WHEN.test(words) || readings[0].spans.length > 0;
}

/** Dates of a named nakṣatra or yoga, or of a tithi whose time the question asks for. */
export async function namedLimb(conversation: Conversation): Promise<Answer> {
  if (!asksWhen(conversation)) return null;
  const tithi = RUNS.test(conversation.words) ? tithiNamed(conversation) : null;
  const named = tithi ?? (await nakshatraNamed(conversation)) ?? (await yogaNamed(conversation));
  return named === null ? null : spansOf(conversation, named);
}

/** When a named tithi comes that no observance has. */
export async function namedTithi(conversation: Conversation): Promise<Answer> {
  const named = asksWhen(conversation) ? tithiNamed(conversation) : null;
  return named === null ? null : spansOf(conversation, named);
}
