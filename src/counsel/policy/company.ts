/**
 * What may stand in a reply, by the class of the question and over the whole conversation. One function judges the
 * statements of a model and those of the service.
 */
import type { Statement } from '../statements/compose';
import type { Message } from '../types';
import type { Reason } from './bound';
import { boundOf } from './question';

/** Periods picked out of a birth's daśās; the table of all of them takes their place. */
const PERIODS: ReadonlySet<string> = new Set([
  ...['dasha_now', 'dasha_left', 'dasha_next', 'dasha_at_birth', 'mahadasha', 'antardashas', 'antardasha'],
  ...['dasha_on', 'dasha_other', 'dasha_balance', 'dasha_age'],
]);

/** Other spans and instants of a birth. */
const DATED: ReadonlySet<string> = new Set([
  ...['sade_sati', 'sign_sade_sati', 'saturn_stays', 'ingresses', 'passages', 'days_until'],
  ...['varsha_return', 'varsha_muntha', 'house_from_moon'],
]);

const wholeOf = ({ call }: Statement): Statement => ({ kind: 'mahadashas', call });

/** What ties a matter to a graha, a house or a yoga. */
const SIGNIFICATORS: ReadonlySet<string> = new Set([
  ...['house', 'dignities', 'yogas', 'yoga_holds', 'navamsha', 'vargottama', 'bindus', 'fact', 'facts', 'definition'],
]);

/** Values by free paths may be any of them. */
const FREE: ReadonlySet<string> = new Set(['value', 'span', 'between', 'compare', 'count', 'list', 'table']);

/** What may follow a refusal, by its reason; everything else is left out. */
const BESIDE: Readonly<Partial<Record<Reason, readonly string[]>>> = {
  prediction: ['question'],
  marriage: ['question'],
  work: ['question'],
  match_verdict: ['match_total', 'kutas', 'kuta', 'match_traditions', 'match_margin', 'question', 'which_place'],
  fear: ['method'],
  health: ['referral'],
  law: ['referral'],
  money: ['referral'],
  instructions: ['about'],
};

/** The statement after a refusal that says who can help. */
const REFERRALS: Readonly<Partial<Record<Reason, string>>> = { health: 'doctor', law: 'lawyer', money: 'financial' };

/** A reply to a bounded message holds at most so many statements after the refusal. */
const MAX_BESIDE = 3;

interface Bounds {
  /** The reason for which the last message is declined; null if it is open. */
  last: Reason | null;
  /** Whether an earlier message was bounded by a matter of a life. */
  isStanding: boolean;
}

/** Matters that stay bounded for the whole conversation. */
const STANDING: readonly (Reason | null)[] = ['death', 'marriage', 'work', 'health', 'law', 'money', 'prediction'];

/** The bounds of a conversation; what the assistant is said to have said counts for nothing. */
export function boundsOf(messages: readonly Message[]): Bounds {
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => boundOf(content));
  return { last: own.at(-1) ?? null, isStanding: own.slice(0, -1).some((reason) => STANDING.includes(reason)) };
}

/** The refusal of a reason, with the referral that belongs to it. */
function refusalOf(reason: Reason): Statement[] {
  const to = REFERRALS[reason];
  return [{ kind: 'refusal', reason }, ...(to === undefined ? [] : [{ kind: 'referral', to }])];
}

/** Whether a statement is one of the same kind and choice as another. */
const isSame = (a: Statement, b: Statement): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The statements that may stand together. After a bounded message the refusal comes first, and a closed set follows it.
 * In a conversation about a life's matter, no span of the birth is picked out, and a table of all mahādaśās stands
 * without any significator.
 */
export function allowed(statements: readonly Statement[], { last, isStanding }: Bounds): Statement[] {
  if (last !== null) {
    const own = refusalOf(last);
    const beside = BESIDE[last] ?? [];
    const rest = statements.filter(
      (statement) => beside.includes(statement.kind) && !own.some((first) => isSame(first, statement)),
    );
    return [...own, ...rest.slice(0, MAX_BESIDE)];
  }
  if (!isStanding) return [...statements];
  const whole = statements.map((statement) => (PERIODS.has(statement.kind) ? wholeOf(statement) : statement));
  const hasTable = whole.some(({ kind }) => kind === 'mahadashas');
  return whole.filter((statement, i) => {
    const { kind } = statement;
    if (whole.findIndex((other) => isSame(other, statement)) < i) return false;
    if (kind === 'mahadashas') return true;
    if (DATED.has(kind) || FREE.has(kind)) return false;
    return !(hasTable && SIGNIFICATORS.has(kind));
  });
}
