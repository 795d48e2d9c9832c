/**
 * Which claims a reply may have, by the class of the question and over the whole conversation. One function judges the
 * claims of a model and of the service.
 */
import type { CallResult } from '../claims/claim';
import type { Claim } from '../claims/compose';
import type { Dangers } from '../danger/danger';
import type { ToolName } from '../toolNames';
import type { Message } from '../types';
import type { Reason } from './bound';
import { asksDays, asksPeriods, asksSignificator, touchesLife, yearsIn } from './matters';
import { boundOf } from './question';

/** Periods picked out of a birth's daśās; the table of all of them takes their place. */
const PERIODS: ReadonlySet<string> = new Set([
  ...[
    'dasha_now',
    'pratyantardasha_now',
    'dasha_left',
    'dasha_next',
    'dasha_at_birth',
    'mahadasha',
    'antardashas',
    'antardasha',
  ],
  ...['dasha_other', 'dasha_balance', 'dasha_age'],
]);

/** All periods of a birth, and the period of a date that the user named. */
const WHOLE = 'mahadashas';
const ON_DATE = 'dasha_on';

/** Other spans and instants of a birth. */
const DATED: ReadonlySet<string> = new Set([
  ...['sade_sati', 'sign_sade_sati', 'saturn_stays', 'ingresses', 'passages', 'days_until'],
  ...['varsha_return', 'varsha_muntha', 'house_from_moon'],
]);

/** Significators: they tie a matter to a graha, a house or a yoga. */
const OF_CHART: ReadonlySet<string> = new Set([
  ...['house', 'dignities', 'yogas', 'yogas_count', 'yoga_holds', 'bindus', 'vargottama', 'navamsha'],
]);
const FACTS: ReadonlySet<string> = new Set(['fact', 'facts', 'definition']);

/** The places of a chart, which tie nothing by themselves, but do where the matter is a life's. */
const PLACES: ReadonlySet<string> = new Set(['graha', 'grahas', 'lagna_moon_sun', 'birth_class', 'moon_sign']);

/** Days of a purpose, and other dates of the sky. */
const DAYS: ReadonlySet<string> = new Set(['purpose_open', 'purpose_day']);
const SKY_DATES: ReadonlySet<string> = new Set(['sky_events', 'sky_event', 'stay', 'eclipse_visible', ...DAYS]);

/** Values by free paths may be any of them. */
const FREE: ReadonlySet<string> = new Set(['value', 'span', 'between', 'compare', 'count', 'list', 'table']);
const DATED_PATH =
  /\b(?:start|end|at|date|time|utc|year|age)(?:_local)?\b|dasha|vimshottari|hits|events|sade_sati|return/;
const SIGNIFICATOR_PATH = /\b(?:house|bhava|varga|yoga|lord|dignity|bindu|ashtakavarga|karaka)/;
const OF_BIRTH: ReadonlySet<ToolName> = new Set(['chart', 'transits', 'varshaphala', 'match']);

/** The lord of a period is the period itself, and no significator. */
const PERIOD_PATH = /dasha|vimshottari/;

/** The references of a claim by free paths: a path with its fields, and another path. */
const pathsOf = ({ path, other_path: other, field, fields }: Claim): string[] => [
  [path, field, fields].flat().join(' '),
  String(other ?? ''),
];

const isOfDates = (claim: Claim): boolean => pathsOf(claim).some((path) => DATED_PATH.test(path));

const isOfSignificator = (claim: Claim): boolean =>
  pathsOf(claim).some((path) =>
    SIGNIFICATOR_PATH.test(PERIOD_PATH.test(path) ? path.replaceAll(/\blord\b/g, '') : path),
  );

/** Whether a claim dates something of a birth. */
const isDated = (claim: Claim): boolean =>
  PERIODS.has(claim.kind) ||
  DATED.has(claim.kind) ||
  [WHOLE, ON_DATE].includes(claim.kind) ||
  (FREE.has(claim.kind) && isOfDates(claim));

const isSignificator = (claim: Claim): boolean =>
  OF_CHART.has(claim.kind) || FACTS.has(claim.kind) || (FREE.has(claim.kind) && isOfSignificator(claim));

/** Claims on two births that no other comparison joins. */
const isOfMatch = ({ kind }: Claim): boolean => /^(?:match_|kutas?$)/.test(kind);
const COMPARED: ReadonlySet<string> = new Set(['points_compared', 'longitudes_compared']);

/** The kinds of claims that may follow a refusal, by its reason; others are left out. An offer has no value. */
const AFTER_REFUSAL: Readonly<Partial<Record<Reason, readonly string[]>>> = {
  prediction: ['suggestion', 'question'],
  death: ['suggestion'],
  marriage: ['suggestion', 'question'],
  work: ['suggestion', 'question'],
  character: ['suggestion'],
  world: ['suggestion'],
  remedy: ['suggestion', 'referral'],
  advice: ['purpose_open', 'suggestion'],
  timing: ['purpose_open', 'suggestion'],
  match_verdict: [
    'match_total',
    'kutas',
    'kuta',
    'match_traditions',
    'match_margin',
    'reminder',
    'question',
    'which_place',
  ],
  fear: ['method', 'reminder'],
  health: ['referral'],
  law: ['referral'],
  money: ['referral', 'suggestion'],
  instructions: ['about'],
  off_topic: ['about'],
};

/** The claim after a refusal that says who can help. */
const REFERRALS: Readonly<Partial<Record<Reason, string>>> = { health: 'doctor', law: 'lawyer', money: 'financial' };

/** Maximum number of claims after a refusal. */
const MAX_AFTER_REFUSAL = 3;

/** A conversation in which an earlier message was bounded by a matter of a life, spoke of its length, or showed a danger. */
export interface LifeBounds {
  /** Whether the user asked for a significator, and not for dates of the birth before it: then no dates are said. */
  isSignified: boolean;
  /** Whether an earlier message showed a danger: then no dates of a birth are said. */
  wasDanger: boolean;
  /** Whether the user asks for periods now. */
  asksPeriods: boolean;
  /** Whether the user asks for days of a purpose now. */
  asksDays: boolean;
  /** The years that the user named. */
  years: ReadonlySet<string>;
  /** The present date, ISO 8601. */
  today: string;
}

export interface Bounds {
  /** The reason for which the last message is declined; null if it is open. */
  last: Reason | null;
  /** Null if no earlier message was bounded. */
  standing: LifeBounds | null;
}

/** Matters that stay bounded for the whole conversation. */
const STANDING: readonly (Reason | null)[] = ['death', 'marriage', 'work', 'health', 'law', 'money', 'prediction'];

/** The last messages in which a request for periods counts: a follow-up may name only another birth. */
const RECENT = 2;

/**
 * The bounds of a conversation; messages attributed to the assistant are ignored.
 *
 * @param dangers  of the conversation
 * @param now      the present instant, Unix milliseconds
 */
export function boundsOf(messages: readonly Message[], { wasEarlier: wasDanger }: Dangers, now: number): Bounds {
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const reasons = own.map(boundOf);
  const earlier = own.slice(0, -1);
  const last = reasons.at(-1) ?? null;
  const isBounded = reasons.slice(0, -1).some((reason) => STANDING.includes(reason)) || earlier.some(touchesLife);
  if (!isBounded && !wasDanger) return { last, standing: null };
  // A declined message got no dates.
  const dated = own.findIndex((message, i) => reasons[i] === null && asksPeriods(message));
  const signified = own.findIndex(asksSignificator);
  const standing = {
    isSignified: signified >= 0 && (dated < 0 || signified <= dated),
    wasDanger,
    asksPeriods: own.slice(-RECENT).some(asksPeriods),
    asksDays: asksDays(own.at(-1) ?? ''),
    years: new Set(own.flatMap(yearsIn)),
    today: new Date(now).toISOString().slice(0, 10),
  };
  return { last, standing };
}

/** The refusal of a reason, with the referral that belongs to it. */
function refusalOf(reason: Reason): Claim[] {
  const to = REFERRALS[reason];
  return [{ kind: 'refusal', reason }, ...(to === undefined ? [] : [{ kind: 'referral', to }])];
}

/** Whether a claim is one of the same kind and choice as another. */
const isSame = (a: Claim, b: Claim): boolean => JSON.stringify(a) === JSON.stringify(b);

/** After a bounded message: one word of feeling, the refusal, and its closed set. */
function afterRefusal(claims: readonly Claim[], reason: Reason): Claim[] {
  const own = refusalOf(reason);
  const permitted = AFTER_REFUSAL[reason] ?? [];
  const feeling = claims.filter(({ kind }) => kind === 'feeling').slice(0, 1);
  const rest = claims.filter((claim) => permitted.includes(claim.kind) && !own.some((first) => isSame(first, claim)));
  return [...feeling, ...own, ...rest.slice(0, MAX_AFTER_REFUSAL)];
}

/** Claims that answer nothing by themselves. */
const BARE: ReadonlySet<string> = new Set([
  ...['greeting', 'thanks', 'apology', 'correction', 'feeling', 'goodbye', 'language_note', 'suggestion', 'reminder'],
  ...['birth', 'day', 'moment', 'place_used', 'settings', 'source', 'margin'],
]);

/** Whether a claim names a single period. The period of a past date that the user named does not count. */
function picksPeriod({ kind, date }: Claim, { today, years }: LifeBounds): boolean {
  if (kind !== ON_DATE) return PERIODS.has(kind);
  return typeof date === 'string' && !(date < today && years.has(date.slice(0, 4)));
}

/** In a conversation about a matter of life: no single period, no date beside a significator, and neither unasked. */
function inStanding(claims: readonly Claim[], standing: LifeBounds): Claim[] {
  const { isSignified, wasDanger } = standing;
  const whole = claims
    .map((claim) => (picksPeriod(claim, standing) ? { kind: WHOLE, call: claim.call } : claim))
    .filter((claim, i, all) => all.findIndex((other) => isSame(other, claim)) === i);
  const isOfDate = ({ kind }: Claim): boolean => kind === WHOLE || kind === ON_DATE;
  const isOfChart = (claim: Claim): boolean => isSignificator(claim) || PLACES.has(claim.kind);
  const first = whole.find((claim) => isOfDate(claim) || isOfChart(claim));
  const hasDate =
    first !== undefined &&
    isOfDate(first) &&
    !isSignified &&
    !wasDanger &&
    (first.kind === ON_DATE || standing.asksPeriods);
  const hasChart = whole.some(({ kind }) => OF_CHART.has(kind) || PLACES.has(kind)) && !hasDate;
  const kept = whole.filter((claim) => {
    const { kind } = claim;
    if (isOfDate(claim)) return hasDate && (kind === ON_DATE || standing.asksPeriods);
    if (DATED.has(kind) || FREE.has(kind)) return false;
    if (OF_CHART.has(kind) && !isSignified) return false;
    if (SKY_DATES.has(kind)) return !hasChart && (!DAYS.has(kind) || standing.asksDays);
    return !(hasDate && isOfChart(claim));
  });
  if (kept.length < whole.length && kept.every(({ kind }) => BARE.has(kind))) return afterRefusal([], 'prediction');
  const isTable = kept.some(({ kind }) => kind === WHOLE) && !kept.some(({ kind }) => kind === 'reminder');
  return isTable ? [...kept, { kind: 'reminder', about: 'dasha' }] : kept;
}

/** In every reply: dates of a birth and significators exclude each other; the first of them decides. */
function inAnyReply(claims: readonly Claim[], isOfBirth: (claim: Claim) => boolean): Claim[] {
  const dates = (claim: Claim): boolean => isDated(claim) && isOfBirth(claim);
  const ties = (claim: Claim): boolean => isSignificator(claim) && isOfBirth(claim);
  const first = claims.find((claim) => dates(claim) || ties(claim));
  const isOnDate = claims.some(({ kind }) => kind === ON_DATE);
  const isMatch = claims.some(isOfMatch);
  return claims.filter((claim) => {
    if (isOnDate && dates(claim) && claim.kind !== ON_DATE) return false;
    if (isMatch && (ties(claim) || dates(claim) || COMPARED.has(claim.kind))) return false;
    if (first === undefined || isMatch) return true;
    return dates(first) ? !ties(claim) : !dates(claim);
  });
}

/** The reason of a refusal that a reply holds by itself. */
const declinedIn = (claims: readonly Claim[]): Reason | null =>
  (claims.find(({ kind }) => kind === 'refusal')?.reason as Reason | undefined) ?? null;

/**
 * The claims of a reply that may appear together, by the bounds of the conversation.
 *
 * @param results  the results to which claims by free paths refer; without them, each counts as one of a birth
 */
export function allowed(
  claims: readonly Claim[],
  { last, standing }: Bounds,
  results: readonly CallResult[] = [],
): Claim[] {
  const declined = last ?? declinedIn(claims);
  if (declined !== null) return afterRefusal(claims, declined);
  const elsewhere = new Set(results.filter(({ name }) => !OF_BIRTH.has(name)).map(({ call }) => call));
  const isOfBirth = ({ kind, call }: Claim): boolean => !(FREE.has(kind) && elsewhere.has(String(call)));
  const kept = inAnyReply(claims, isOfBirth);
  return standing === null ? kept : inStanding(kept, standing);
}

/** Whether a composed reply has claims that must not appear together: the last check. */
export function isForbidden(kinds: readonly string[], bounds: Bounds): boolean {
  const permitted = new Set(
    allowed(
      kinds.map((kind) => ({ kind })),
      bounds,
    ).map(({ kind }) => kind),
  );
  return kinds.some((kind) => !permitted.has(kind));
}
