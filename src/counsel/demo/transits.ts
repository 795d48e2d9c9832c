/** Spans and instants after a birth: sāḍe-sātī, transits and the annual chart. */
import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import { isoDate } from '../../domain/time/isoCivil';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { daysAfter } from '../reading/mentions';
import { GRAHA_WORDS } from '../reading/vocabulary';
import { withBirth } from './birthInput';
import { GRAHAS, isOfBirth, MEANS, OWN, PART } from './chartValues';
import { type Answer, askedBirth, type Conversation, failure, run, yearsNamed } from './conversation';
import { clockText, DELHI, delhiClock } from './dates';
import { indexIn, keysIn } from './named';

const SADE_SATI = patternOf(
  'साढ़ेसाती|साढ़े_साती|sade_sati|sadhe_sati|saade_sati|sadesati|sadhesati|sadhesaati|sade_saati|sarhe_sati|sadesaati|sadde_sati|saadhe_sati|sare_sati',
);
const TRANSIT = patternOf(`transit*|gochar*|over_my|cross*|from_my_moon
  house|sign from my|the? .. moon|lagna
  lagna|लग्न|moon|chandra par|pe .. kab|aay*
  mere|meri lagna|लग्न|chandra|chand par|pe`);
/** Asks for the place of a graha now, counted from the natal Moon. */
const FROM_MOON = patternOf(`house|sign|bhav|ghar ... from|se ~ moon|chandra
  moon|chandra|chand se .. house|bhav|ghar|sthan`);
const MUNTHA = patternOf('muntha|munthaa|mundha');
const ANNUAL = patternOf(
  'muntha|munthaa|varshphal|varshaphal|varshaphala|varshapravesh|varshpravesh|varsha_pravesh|varsh_pravesh|varsh_pravesha|solar_return|annual_chart|tajika|tajik',
);

/** A graha of the birth beside a transiting one: `Rahu over my natal Sun`. */
const NATAL = Object.fromEntries(
  GRAHA_KEYS.map((key) => [key, patternOf(`natal|my|mere|meri|mera natal|janm|janma? ${GRAHA_WORDS[key]}`)]),
) as Readonly<Record<GrahaKey, RegExp>>;

/** Whole days from a number of days after today to another. */
const span = ({ today }: Conversation, first: number, last: number) => ({
  from: isoDate(daysAfter(today, first)),
  to: isoDate(daysAfter(today, last)),
});

/** Twenty years is the longest span of the tool. */
const LONGEST_DAYS = 7300;

/** Asks when the next one is. */
const COMING = patternOf('when|kab|next|start*|begin*|dates|agli|agla|shuru|lagegi');

/** An entry into a rāśi or a nakṣatra. */
interface SignEvent {
  at: string;
  division: string;
  enters: { index: number };
}

/** Asks for which Moon signs sāḍe-sātī runs. */
const WHICH_SIGNS = patternOf(
  'which|what|kis|kin|kaun|kaunsi|kaunse|konsi|konse sa|si|se? moon? sign|signs|rashi|rashiyon|rashis',
);

/** Saturn enters a rāśi at least once in this many days. */
const SATURN_DAYS = 1200;

/** The rāśi in which Saturn stands at present; null if it is not found. */
async function saturnSign({ calls, today, now }: Conversation): Promise<number | null> {
  const from = isoDate(daysAfter(today, -SATURN_DAYS));
  const input = { from, to: isoDate(today), kind: ['ingress'], bodies: ['saturn'], limit: 100 };
  const events = ((await calls.peek('sky', input))?.events ?? []) as SignEvent[];
  const last = events.findLast(({ at, division }) => division === 'rashi' && Date.parse(at) <= now);
  return last?.enters.index ?? null;
}

/** The sāḍe-sātī of the Moon signs for which it runs: of Saturn's rāśi and its neighbours. */
async function sadeSatiOfAll(conversation: Conversation): Promise<Answer> {
  if (!WHICH_SIGNS.test(conversation.words)) return null;
  const present = await saturnSign(conversation);
  if (present === null) return null;
  const claims: Claim[] = [];
  for (const shift of [-1, 0, 1])
    claims.push(...((await sadeSatiOfSign(conversation, ((present + shift + 11) % 12) + 1)) ?? []));
  const source = claims.findLast(({ kind }) => kind === 'source');
  return [...claims.filter(({ kind }) => kind !== 'source'), ...(source === undefined ? [] : [source])];
}

/** The sāḍe-sātī of a Moon sign without a birth. */
async function sadeSatiOfSign(conversation: Conversation, rashi: number): Promise<Answer> {
  const { year } = conversation.today;
  const within = (first: number, last: number) => ({
    ...{ from: `${first}-01-01`, to: `${last}-12-31` },
    ...{ kind: ['ingress'], bodies: ['saturn'], tz: 'Asia/Kolkata', limit: 200 },
  });
  const signsIn = async (first: number, last: number): Promise<SignEvent[]> => {
    const events = ((await conversation.calls.peek('sky', within(first, last)))?.events ?? []) as SignEvent[];
    return events.filter(({ division }) => division === 'rashi');
  };
  // Eight years before hold the beginning of one that runs, and as many after a beginning its end.
  const present = (await signsIn(year - 8, year)).findLast(({ at }) => Date.parse(at) <= conversation.now);
  const isRunning = present !== undefined && (present.enters.index - rashi + 13) % 12 < 3;
  const isOfNow = isRunning || !COMING.test(conversation.words);
  const next = isOfNow
    ? undefined
    : (await signsIn(year, year + 19)).find(
        ({ at, enters }) => enters.index === ((rashi + 10) % 12) + 1 && Date.parse(at) > conversation.now,
      );
  const start = next === undefined ? year : Number(next.at.slice(0, 4));
  const result = await run(conversation, 'sky', within(start - (next === undefined ? 8 : 1), start + 11));
  if (!result.ok) return failure(result);
  const { call } = result;
  return [
    { kind: 'sign_sade_sati', call, rashi },
    { kind: 'source', call },
  ];
}

/** The dates of the current sāḍe-sātī, or of the next one. */
export async function sadeSati(conversation: Conversation): Promise<Answer> {
  if (!SADE_SATI.test(conversation.words)) return null;
  const isGiven = askedBirth(conversation).date !== null;
  const meaning = [
    { kind: 'method', of: 'sade_sati' },
    { kind: 'reminder', about: 'saturn' },
  ];
  const rashi = await indexIn(conversation.text, 'rashi');
  const ofSign = isGiven
    ? null
    : rashi === null
      ? await sadeSatiOfAll(conversation)
      : await sadeSatiOfSign(conversation, rashi);
  if (ofSign !== null) return [...ofSign, { kind: 'reminder', about: 'saturn' }];
  if (!isGiven && MEANS.test(conversation.words) && !OWN.test(conversation.words)) return meaning;
  const computed = await withBirth(
    conversation,
    'transits',
    (birth) => ({ birth, ...span(conversation, 0, LONGEST_DAYS), bodies: ['saturn'], points: ['moon'] }),
    ({ call }) => [
      { kind: 'sade_sati', call },
      { kind: 'source', call },
    ],
  );
  return [...meaning, ...computed];
}

/** The instants at which a graha passes over a natal point, in twenty years from now or before it. */
async function passages(conversation: Conversation): Promise<Answer> {
  const { words } = conversation;
  const [natal] = keysIn(NATAL, words);
  const bodies = keysIn(GRAHAS, words).filter((key) => key !== 'moon' && key !== natal);
  const points =
    natal !== undefined && bodies.length > 0
      ? [natal]
      : PART.lagna.test(words)
        ? ['lagna']
        : GRAHAS.moon.test(words) || PART.moonSign.test(words)
          ? ['moon']
          : [];
  if (bodies.length === 0 || points.length === 0) return null;
  const isBack = /\b(?:last|pichli|pichla|pichle|did)\b/.test(words);
  const years = yearsNamed(conversation);
  const asked = isBack ? span(conversation, -LONGEST_DAYS, 0) : span(conversation, 0, LONGEST_DAYS);
  const within = years.length === 2 ? { from: `${years[0]}-01-01`, to: `${years[1]}-12-31` } : asked;
  return withBirth(
    conversation,
    'transits',
    (birth) => ({ birth, ...within, bodies, points, fields: ['birth', 'hits'] }),
    ({ call }) => [
      { kind: 'passages', call, limit: 15 },
      { kind: 'source', call },
    ],
  );
}

/** The present house of a graha, counted from the natal Moon. */
async function houseFromMoon(conversation: Conversation): Promise<Answer> {
  const { words, now, today } = conversation;
  const [graha] = keysIn(GRAHAS, words).filter((key) => key !== 'moon');
  if (graha === undefined || !FROM_MOON.test(words)) return null;
  const present = await run(conversation, 'chart', {
    date: isoDate(today),
    time: clockText(delhiClock(now)),
    ...DELHI,
  });
  if (!present.ok) return failure(present);
  return withBirth(
    conversation,
    'chart',
    (birth) => birth,
    ({ call }) => [
      { kind: 'house_from_moon', call, other_call: present.call, graha },
      { kind: 'source', call },
    ],
  );
}

/** The transits of the slow grahas in the coming years, or over a natal point. */
export async function transits(conversation: Conversation): Promise<Answer> {
  if (!TRANSIT.test(conversation.words) || (!isOfBirth(conversation) && !conversation.isFollowUp)) return null;
  const fromMoon = await houseFromMoon(conversation);
  if (fromMoon !== null) return fromMoon;
  const over = await passages(conversation);
  if (over !== null) return over;
  return withBirth(
    conversation,
    'transits',
    (birth) => ({ birth, ...span(conversation, 0, 730), bodies: ['saturn', 'jupiter', 'rahu'] }),
    ({ call }) => [
      { kind: 'ingresses', call },
      { kind: 'passages', call, limit: 15 },
      { kind: 'reminder', about: 'dates' },
      { kind: 'source', call },
    ],
  );
}

/** The solar return or the munthā of a year. */
export async function annualChart(conversation: Conversation): Promise<Answer> {
  const { words, today } = conversation;
  if (!ANNUAL.test(words)) return null;
  const years = yearsNamed(conversation);
  const year = years.find((each) => each >= today.year) ?? years.at(-1) ?? today.year;
  return withBirth(
    conversation,
    'varshaphala',
    (birth) => ({ birth, year }),
    ({ call }) => [
      ...(MUNTHA.test(words) ? [{ kind: 'varsha_muntha', call }] : []),
      { kind: 'varsha_return', call },
      { kind: 'source', call },
    ],
  );
}
