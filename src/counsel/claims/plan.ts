/**
 * The discourse of a reply: which claim comes first, whose each value is, and how much is offered. A model cannot move a
 * claim before a refusal or leave an owner unnamed.
 */
import { isObject } from '../../api/validate';
import type { CallResult } from './claim';

/** A claim whose fields are not yet checked. */
type Candidate = { kind: string } & Record<string, unknown>;

/** The roles of claims in the order of a reply; the kinds that are not listed answer. */
const ROLES: readonly (readonly [role: string, kinds: readonly string[]])[] = [
  ['note', ['language_note']],
  ['courtesy', ['greeting', 'thanks', 'apology', 'correction', 'feeling']],
  ['bound', ['refusal', 'referral']],
  ['answer', []],
  ['term', ['reminder']],
  ['source', ['settings', 'source']],
  ['offer', ['suggestion']],
  ['ask', ['question', 'which_place']],
  ['farewell', ['goodbye']],
];

const ANSWER = ROLES.findIndex(([role]) => role === 'answer');
const RANK: ReadonlyMap<string, number> = new Map(
  ROLES.flatMap(([, kinds], rank) => kinds.map((kind) => [kind, rank] as const)),
);

const rankOf = ({ kind }: Candidate): number => RANK.get(kind) ?? ANSWER;

/** Claims that name the owner of the values after them. */
const FRAMES: ReadonlySet<string> = new Set(['birth', 'day', 'moment', 'place_used']);
/** Claims that name their owners themselves, or have none. */
const NAMED =
  /compared$|_gap$|^limb_next$|^adhika$|^solar_month$|^julian_day$|^no_sutaka$|^moon_age$|^window_span$|^purpose_|^eclipse_|^observance|^source$|^settings$|^place|^which_place$|^failed$|^match_|^kuta/;

/** The owner of a result: a birth, or a place and a day; null for the sky and for terms. */
function ownerOf({ name, output, input }: CallResult): { id: string; frame: string } | null {
  if (name === 'chart' || name === 'transits' || name === 'varshaphala') {
    return { id: JSON.stringify(output.birth ?? input), frame: 'birth' };
  }
  if (name === 'panchanga' || name === 'muhurta') {
    const days = Array.isArray(output.days) ? output.days : [output];
    const [day] = days.filter(isObject);
    const isMoment = typeof output.time === 'string';
    const id = JSON.stringify([output.place ?? output.reference_place, isMoment ? output.time : day?.date]);
    return { id, frame: isMoment ? 'moment' : 'day' };
  }
  return null;
}

/** Names the owner wherever it changes, if a reply speaks of more than one. */
function framed(claims: readonly Candidate[], results: ReadonlyMap<string, CallResult>): Candidate[] {
  const ownerAt = ({ kind, call }: Candidate) => {
    const result = typeof call === 'string' && !NAMED.test(kind) ? results.get(call) : undefined;
    return result?.ok ? ownerOf(result) : null;
  };
  const ids = new Set(claims.flatMap((claim) => ownerAt(claim)?.id ?? []));
  if (ids.size < 2) return [...claims];
  let current: string | null = null;
  return claims.flatMap((claim) => {
    const owner = ownerAt(claim);
    if (owner === null) return [claim];
    const isNamed = owner.id === current;
    current = owner.id;
    if (FRAMES.has(claim.kind)) return isNamed ? [] : [claim];
    return isNamed ? [claim] : [{ kind: owner.frame, call: claim.call }, claim];
  });
}

/** At most one offer and no offer beside a question. */
function offeredOnce(claims: readonly Candidate[]): Candidate[] {
  const isAsked = claims.some(({ kind }) => kind === 'question' || kind === 'which_place');
  const first = claims.find(({ kind }) => kind === 'suggestion');
  return claims.filter((claim) => claim.kind !== 'suggestion' || (!isAsked && claim === first));
}

const isCandidate = (claim: unknown): claim is Candidate => isObject(claim) && typeof claim.kind === 'string';

/**
 * The claims in the order in which they are worded. Values that are not claims come last and are reported.
 *
 * @returns each claim with its index among the given ones; -1 for a claim that names an owner
 */
export function planned(
  claims: readonly unknown[],
  results: readonly CallResult[],
): { claim: unknown; index: number }[] {
  const candidates = claims.filter(isCandidate);
  const byRank = [...candidates].sort((a, b) => rankOf(a) - rankOf(b));
  const known = new Map(results.map((result) => [result.call, result]));
  const said = framed(offeredOnce(byRank), known).map((claim) => ({ claim, index: claims.indexOf(claim) }));
  const invalid = claims.map((claim, index) => ({ claim, index })).filter(({ claim }) => !isCandidate(claim));
  return [...said, ...invalid];
}
