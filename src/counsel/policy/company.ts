/**
 * Which claims a reply may have, by the class of the question and over the whole conversation. One function judges the
 * claims of a model and of the service.
 */
import type { Claim } from '../claims/compose';
import type { Message } from '../types';
import type { Reason } from './bound';
import { asksSignificator, touchesLife } from './matters';
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

/** Whether a claim dates something of a birth. */
const isDated = ({ kind }: Claim): boolean =>
  PERIODS.has(kind) || DATED.has(kind) || kind === WHOLE || kind === ON_DATE;

/** Significators: they tie a matter to a graha, a house or a yoga. */
const SIGNIFICATORS: ReadonlySet<string> = new Set([
  ...['house', 'dignities', 'yogas', 'yogas_count', 'yoga_holds', 'bindus', 'vargottama', 'navamsha'],
  ...['fact', 'facts', 'definition'],
]);
const isSignificator = ({ kind }: Claim): boolean => SIGNIFICATORS.has(kind);

/** The places of a chart, which tie nothing by themselves, but do where the matter is a life's. */
const PLACES: ReadonlySet<string> = new Set(['graha', 'grahas', 'lagna_moon_sun', 'birth_class', 'moon_sign']);

/** Values by free paths may be any of them. */
const FREE: ReadonlySet<string> = new Set(['value', 'span', 'between', 'compare', 'count', 'list', 'table']);

/** Claims on two births that no other comparison joins. */
const isOfMatch = ({ kind }: Claim): boolean => /^(?:match_|kutas?$)/.test(kind);
const COMPARED: ReadonlySet<string> = new Set(['points_compared', 'longitudes_compared']);

/** What may follow a refusal, by its reason; everything else is left out. An offer has no value. */
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

export interface Bounds {
  /** The reason for which the last message is declined; null if it is open. */
  last: Reason | null;
  /** Whether an earlier message was bounded by a matter of a life, or spoke of its length. */
  isStanding: boolean;
  /** Whether such a conversation asked for a significator, the last message included. */
  isSignified: boolean;
}

/** Matters that stay bounded for the whole conversation. */
const STANDING: readonly (Reason | null)[] = ['death', 'marriage', 'work', 'health', 'law', 'money', 'prediction'];

/** The bounds of a conversation; what the assistant is said to have said counts for nothing. */
export function boundsOf(messages: readonly Message[]): Bounds {
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const reasons = own.map(boundOf);
  const isStanding =
    reasons.slice(0, -1).some((reason) => STANDING.includes(reason)) || own.slice(0, -1).some(touchesLife);
  return { last: reasons.at(-1) ?? null, isStanding, isSignified: isStanding && own.some(asksSignificator) };
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

/** In a conversation about a matter of life: no single period, and no date beside a significator. */
function inStanding(claims: readonly Claim[], isSignified: boolean): Claim[] {
  const whole = claims.map((claim) => (PERIODS.has(claim.kind) ? { kind: WHOLE, call: claim.call } : claim));
  const isOfDate = ({ kind }: Claim): boolean => kind === WHOLE || kind === ON_DATE;
  const isTied = (claim: Claim): boolean => isSignificator(claim) || PLACES.has(claim.kind);
  const first = whole.find((claim) => isOfDate(claim) || isTied(claim));
  const hasDate = first !== undefined && isOfDate(first);
  const kept = whole.filter((claim, i) => {
    const { kind } = claim;
    if (whole.findIndex((other) => isSame(other, claim)) < i) return false;
    if (isOfDate(claim)) return hasDate && !isSignified;
    if (DATED.has(kind) || FREE.has(kind)) return false;
    return !(hasDate && !isSignified && isTied(claim));
  });
  const isEmptied = hasDate && isSignified && !kept.some(isTied);
  return isEmptied ? afterRefusal([], 'prediction') : kept;
}

/** In every reply: dates of a birth and significators exclude each other; the first of them decides. */
function inAnyReply(claims: readonly Claim[]): Claim[] {
  const first = claims.find((claim) => isDated(claim) || isSignificator(claim));
  const isOnDate = claims.some(({ kind }) => kind === ON_DATE);
  const isMatch = claims.some(isOfMatch);
  return claims.filter((claim) => {
    if (isOnDate && isDated(claim) && claim.kind !== ON_DATE) return false;
    if (isMatch && (isSignificator(claim) || isDated(claim) || COMPARED.has(claim.kind))) return false;
    if (first === undefined || isMatch) return true;
    return isDated(first) ? !isSignificator(claim) : !isDated(claim);
  });
}

/** The reason of a refusal that a reply holds by itself. */
const declinedIn = (claims: readonly Claim[]): Reason | null =>
  (claims.find(({ kind }) => kind === 'refusal')?.reason as Reason | undefined) ?? null;

/** The claims of a reply that may appear together, by the bounds of the conversation. */
export function allowed(claims: readonly Claim[], { last, isStanding, isSignified }: Bounds): Claim[] {
  const declined = last ?? declinedIn(claims);
  if (declined !== null) return afterRefusal(claims, declined);
  const kept = inAnyReply(claims);
  return isStanding ? inStanding(kept, isSignified) : kept;
}

/** Whether a composed reply has claims that must not appear together: the last check. */
export function isForbidden(kinds: readonly string[], bounds: Bounds): boolean {
  const claims = kinds.map((kind) => ({ kind }));
  if (bounds.last === null && !bounds.isStanding) return inAnyReply(claims).length < claims.length;
  const permitted = bounds.last === null ? null : (AFTER_REFUSAL[bounds.last] ?? []);
  if (permitted === null)
    return claims.some((claim) => PERIODS.has(claim.kind) || DATED.has(claim.kind) || FREE.has(claim.kind));
  return kinds.some((kind) => !['refusal', 'referral', 'feeling', ...permitted].includes(kind));
}
