/** Events of the sky, and where a graha stands. */
import { GRAHA_KEYS } from '../../data/keys';
import { isoDate } from '../../domain/time/isoCivil';
import type { CallResult } from '../claims/claim';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { daysAfter } from '../reading/mentions';
import { asksWhether } from '../reading/operator';
import { GRAHA_WORDS } from '../reading/vocabulary';
import { GRAHAS, PART } from './chartValues';
import {
  type Answer,
  askedClock,
  askedDay,
  askedMonth,
  askedPeriod,
  askedYear,
  type Conversation,
  failure,
  openClock,
  run,
} from './conversation';
import { clockText, DELHI, delhiClock } from './dates';
import { RISINGS } from './days';
import { indexIn, keysIn } from './named';
import { asksBack } from './observances';

const KINDS = {
  station: patternOf('retrograde*|vakri|vakra|margi|station*|direct|retro'),
  ingress: patternOf(`ingress*|enter|enters|entering|pravesh|rashi_parivartan|sign_change
    change* .. sign|signs|rashi
    rashi .. badal*|badl*|parivartan
    badal*|badl* .. rashi
    stay* .. in
    move|moves|moving|shift|shifts|go|goes into|to
    leave*|leaving .. 
    kab tak .. me|mein|par|pe
    me|par|pe .. kab tak
    transit|transits|gochar
    rashi me .. aayega|aaega|jayega|jaega|jaate|aate|jayenge|jaenge|aayenge|aaenge|jaegi|jayegi|jae|jaye`),
  combustion: patternOf('combust*|asta|अस्त|ast'),
  conjunction: patternOf('conjunction*|conjunct|yuti|yutiya|meet|meets'),
  equinox: patternOf('equinox*|vishuv'),
  solstice: patternOf('solstice*|ayanant'),
} as const;

/** Asks whether a graha moves forward. */
const DIRECT = patternOf('direct|margi|marg');
const NOW = patternOf('now|right_now|today|currently|at_present|abhi|aaj|is_samay|is_waqt|at_the_moment');
const COMING = patternOf('next|when|kab|agla|agli|agle|soon');
/** Asks how long a graha stays in a sign. */
const STAYS = patternOf(`how long|until when|till when|kab tak|kitne din|leave|leaves
  stay|stays|rahega|rahenge|rahegi`);

/** When a graha entered the sign that the question names, and when it leaves it. */
async function stayIn(conversation: Conversation): Promise<Answer> {
  const { words, text, today } = conversation;
  const [graha] = keysIn(GRAHAS, words).filter((key) => key !== 'moon');
  const rashi = await indexIn(text, 'rashi');
  if (graha === undefined || rashi === null || !STAYS.test(words)) return null;
  const span = { from: isoDate(daysAfter(today, -STAY_DAYS)), to: isoDate(daysAfter(today, 3 * STAY_DAYS)) };
  const input = { ...span, kind: ['ingress'], bodies: [graha], tz: 'Asia/Kolkata', limit: 200 };
  const result = await run(conversation, 'sky', input);
  if (!result.ok) return failure(result);
  const { call } = result;
  return [
    { kind: 'stay', call, graha, rashi },
    { kind: 'sky_events', call, limit: 12, division: 'rashi', rashi },
    { kind: 'source', call },
  ];
}

/** Asks when a graha leaves the sign that the question names. */
const LEAVES = patternOf('se .. nikal*|nikl*|hat*|jayega|jaega|jayegi|jayenge');

/** How far back the entry into a sign is searched, in days. */
const STAY_DAYS = 365;

const MEANS = patternOf(
  'what_does|meaning|mean|means|matlab|arth|kya_hota|kya_hoti|kise|explain|define|definition|kehte',
);
const WHERE = patternOf(`where|kaha|kahan
  which|what|kis|kaun|kaunsi|konsi sign|rashi|nakshatra|pada|charan
  position|sthiti
  is|are|was|were|will ... retrograde|vakri|retro|direct|margi|combust|in
  ephemeris
  longitude|degree|degrees|bhogansh|rekhansh
  vakri|retrograde .. honge|hoga|hogi|rahenge|rahega|rahegi|the|tha|thi
  kya ... me|mein hai|hain|he
  vakri|retrograde|margi|direct|asta|ast|combust hai|hain|now|today|chal|to`);

const ANY_GRAHA = Object.values(GRAHA_WORDS).join('|');
/** The sign or nakṣatra of a graha. Without a day, it may also be one that the graha rules. */
const PLACE_OF_GRAHA = patternOf(`${ANY_GRAHA} ka|ki|ke? sign|rashi|nakshatra|position
  sign|rashi|nakshatra of ${ANY_GRAHA}`);

/** Asks where all of them stand. */
const ALL_GRAHAS =
  patternOf(`position|positions|longitudes|where|sthiti|placement|placements ... planets|grahas|grah|graha|graho|grahon
  all|sabhi|sab|saare|sare planets|grahas|grah|graha|graho|grahon ... position|positions|sthiti|kahan|kaha|longitude|longitudes|rashi|now|today|aaj|abhi
  planets|grahas|grah|graha|grahon .. retrograde|vakri|combust|asta
  which|kaun|kaunse|konse planets|graha|grah .. retrograde|vakri|combust|asta
  planetary|graha|grah|grahon|graho|gochar? ki|ke|ka? position|positions|sthiti|spasht|gochar`);

/** How far ahead events are searched, in days: further for a named graha, which has fewer. */
const AHEAD = { named: 1200, all: 365 };

/** Asks for what has happened last. */
const BACKWARD = patternOf(`when did
  kab hua|hui|hue|huye|tha|thi`);
const isBackward = (words: string): boolean => BACKWARD.test(words) || asksBack(words);

/** The span of the question: a month, a year, or what lies ahead, or behind if it asks for the last. */
function spanOf(conversation: Conversation, isNamed: boolean): { from: string; to: string } {
  const day = askedDay(conversation);
  const start = day ?? conversation.today;
  const days = isNamed ? AHEAD.named : AHEAD.all;
  const ahead = isBackward(conversation.words)
    ? { from: daysAfter(start, -days), to: start }
    : { from: start, to: daysAfter(start, days) };
  const { from, to } = day === null ? (askedPeriod(conversation) ?? ahead) : ahead;
  return { from: isoDate(from), to: isoDate(to) };
}

/** The Moon's sign at present, and the next one: it stays in a sign for two or three days. */
async function moonSign(conversation: Conversation): Promise<Answer> {
  const start = askedDay(conversation) ?? conversation.today;
  const span = { from: isoDate(start), to: isoDate(daysAfter(start, MOON_DAYS)) };
  const events = { ...span, kind: ['ingress'], bodies: ['moon'], tz: 'Asia/Kolkata', limit: 20 };
  const stands = await position(conversation);
  const result = await run(conversation, 'sky', events);
  if (!result.ok) return failure(result);
  const { call } = result;
  return [
    ...(stands ?? []).filter(({ kind }) => kind === 'graha_sky'),
    { kind: 'sky_events', call, limit: 2, division: 'rashi' },
    { kind: 'source', call },
  ];
}

/** Days in which the Moon enters two signs at least. */
const MOON_DAYS = 6;

/** Whether a graha is retrograde, or direct if the words ask for that, in a chart. */
const motionOf = (call: string, graha: keyof typeof GRAHAS, words: string): Claim => ({
  kind: 'retrograde',
  call,
  graha,
  ...(DIRECT.test(words) && { asked: 'direct' }),
});

/** Grahas that are never combust: the Sun itself, and the nodes, which are no bodies. */
const NEVER_COMBUST: readonly string[] = ['sun', 'rahu', 'ketu'];

/** The motion and the combustion of a graha, as far as the words ask for them. */
const statesOf = (call: string, graha: keyof typeof GRAHAS, words: string): Claim[] => [
  ...(KINDS.station.test(words) ? [motionOf(call, graha, words)] : []),
  ...(KINDS.combustion.test(words) && !NEVER_COMBUST.includes(graha) ? [{ kind: 'combust', call, graha }] : []),
];

/** The motion of a graha in a span without a station: that of its first day. */
async function steadyMotion(conversation: Conversation, graha: keyof typeof GRAHAS, from: string): Promise<Claim[]> {
  const result = await run(conversation, 'chart', { date: from, time: '12:00', ...DELHI });
  return result.ok ? [motionOf(result.call, graha, conversation.words)] : [];
}

/** Stations, ingresses and other events. */
export async function sky(conversation: Conversation): Promise<Answer> {
  const { words, readings } = conversation;
  // The Sun itself sets and is never combust.
  const isLeaving = LEAVES.test(words) && (await indexIn(conversation.text, 'rashi')) !== null;
  const named = keysIn(KINDS, words).filter(
    (kind) => kind !== 'combustion' || !/\b(?:sun|surya|suraj|moon|chand)/.test(words),
  );
  const kinds = isLeaving && !named.includes('ingress') ? [...named, 'ingress' as const] : named;
  const bodies = keysIn(GRAHAS, words);
  const isOfNow =
    (NOW.test(words) || (askedPeriod(conversation) === null && asksWhether(words))) && !COMING.test(words);
  const isOfState = kinds.includes('station') || kinds.includes('combustion');
  const isAtNow =
    isOfState &&
    (bodies.length > 0 || ALL_GRAHAS.test(words)) &&
    (askedDay(conversation) !== null || isOfNow) &&
    (kinds.includes('station') || asksWhether(words) || bodies.length === 0);
  if (kinds.length === 0 || isAtNow || readings[0].births.some(({ clock }) => clock !== null)) return null;
  if (MEANS.test(words) && bodies.length === 0) return null;
  if (kinds.length === 1 && kinds[0] === 'ingress' && bodies.length === 0) return null;
  const stay = kinds.includes('ingress') || STAYS.test(words) ? await stayIn(conversation) : null;
  if (stay !== null) return stay;
  const rashi = kinds.includes('ingress') ? await indexIn(conversation.text, 'rashi') : null;
  const isOfMoon = kinds.join() === 'ingress' && bodies.join() === 'moon' && askedMonth(conversation) === null;
  if (isOfMoon) return moonSign(conversation);
  const chosen = { kind: kinds, ...(bodies.length > 0 && { bodies }), tz: 'Asia/Kolkata', limit: 100 };
  const span = spanOf(conversation, bodies.length > 0);
  const result = await run(conversation, 'sky', { ...span, ...chosen });
  if (!result.ok) return failure(result);
  const { call } = result;
  const isOfSigns = kinds.includes('ingress');
  const isLast = isBackward(words) && askedDay(conversation) === null && askedPeriod(conversation) === null;
  if (isLast) return lastEvents(result);
  const [body, ...others] = bodies;
  const isSteady = kinds.join() === 'station' && result.output.total === 0;
  return [
    ...(isSteady && body !== undefined && others.length === 0 ? await steadyMotion(conversation, body, span.from) : []),
    ...(askedYear(conversation) === null || isOfSigns || result.output.total === 0
      ? []
      : [{ kind: 'events_count', call }]),
    {
      kind: 'sky_events',
      call,
      limit: askedYear(conversation) === null ? 12 : 30,
      ...(isOfSigns && { division: 'rashi' }),
      ...(rashi !== null && { rashi }),
    },
    { kind: 'reminder', about: 'dates' },
    { kind: 'source', call },
  ];
}

/** The last events of a result before now, at most two: a graha turns both ways. */
function lastEvents({ call, output }: CallResult): Claim[] {
  const isSign = ({ kind, division }: SkyRow): boolean => kind !== 'ingress' || division === 'rashi';
  const rows = (output.events as SkyRow[]).flatMap((row, index) => (isSign(row) ? [index] : []));
  return [
    ...rows.slice(-2).map((index) => ({ kind: 'sky_event', call, index })),
    { kind: 'reminder', about: 'dates' },
    { kind: 'source', call },
  ];
}

interface SkyRow {
  kind: string;
  division?: string;
}

/** Midnight belongs to two dates. */
const MIDNIGHT = patternOf('midnight|aadhi_raat|adhi_rat|aadhi_rat|madhyaratri');

/** Where grahas stand at present, or at an instant. */
export async function position(conversation: Conversation): Promise<Answer> {
  const [{ words }] = conversation.readings;
  const isTimed = askedDay(conversation) !== null || askedClock(conversation) !== null || NOW.test(words);
  const isOfLagna = PART.lagna.test(words) && isTimed;
  const named = keysIn(GRAHAS, words);
  const isOfAll = named.length === 0 && ALL_GRAHAS.test(words);
  const bodies = [...(isOfLagna ? ['lagna' as const] : []), ...(isOfAll ? GRAHA_KEYS : named)];
  const isOfDay = isOfLagna || (PLACE_OF_GRAHA.test(words) && isTimed);
  if (bodies.length === 0 || !(isOfAll || isOfDay || WHERE.test(words)) || keysIn(RISINGS, words).length > 0)
    return null;
  // The nakṣatra of the present Moon is a limb.
  if (bodies.join() === 'moon' && /\bnak/.test(words) && !/\b(?:sign|rasi)\b/.test(words)) return null;
  const clock = askedClock(conversation);
  const open = openClock(clock);
  if (open !== null) return open;
  if (clock === null && MIDNIGHT.test(words)) return [{ kind: 'question', for: 'night' }];
  const town = conversation.readings[0].towns[0]?.place;
  const time = clockText(clock ?? delhiClock(conversation.now));
  const where = town === undefined ? DELHI : { place: town };
  const date = isoDate(askedDay(conversation) ?? conversation.today);
  const result = await run(conversation, 'chart', { date, time, ...where });
  if (!result.ok) return failure(result);
  const { call } = result;
  const [only, ...more] = bodies;
  const ofOne = only === undefined || only === 'lagna' || more.length > 0 ? [] : statesOf(call, only, words);
  return [...ofOne, ...bodies.map((graha) => ({ kind: 'graha_sky', call, graha })), { kind: 'source', call }];
}
