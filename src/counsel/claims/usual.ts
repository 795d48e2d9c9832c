/** The default claims for a result, used if a model did not choose any. */
import type { ToolName } from '../toolNames';
import type { CallResult } from './claim';
import type { Claim } from './compose';

type Usual = (result: CallResult) => Claim[];

const of =
  (...kinds: (string | Claim)[]): Usual =>
  ({ call }) =>
    kinds.map((kind) => ({ call, ...(typeof kind === 'string' ? { kind } : kind) }));

/** More observances than this are shown as a table. */
const FEW = 3;

const USUAL: Record<ToolName, Usual> = {
  chart: of('birth', 'lagna_moon_sun', { kind: 'margin', graha: 'lagna' }, 'dasha_now', 'settings'),
  panchanga: (result) => [
    ...of('days' in result.output ? 'day' : 'moment', 'limbs')(result),
    ...of({ kind: 'rising', rising: 'sunrise' })(result),
  ],
  muhurta: of('day', 'windows'),
  utsavas: (result) => {
    const rows = result.output.utsavas as { key: string }[];
    const few = rows.flatMap(({ key }) => of({ kind: 'observance', key }, { kind: 'observance_reason', key })(result));
    return [...(rows.length > FEW ? of('observances')(result) : few), ...of('source')(result)];
  },
  muhurta_search: of('purpose_open'),
  sky: of('sky_events'),
  transits: of('sade_sati', 'ingresses'),
  varshaphala: of('varsha_return'),
  match: of('match_total', 'kutas', { kind: 'reminder', about: 'points' }),
  places: of('places'),
  facts: of('facts'),
};

/**
 * The default claims for the results of a conversation, in the order of the calls; failures only if there are no
 * other results.
 */
export function usualClaims(results: readonly CallResult[]): Claim[] {
  const answered = results.filter(({ ok }) => ok);
  if (answered.length > 0) return answered.flatMap((result) => USUAL[result.name](result));
  return results.map(({ call, output }) => ({
    kind: Array.isArray(output.candidates) ? 'which_place' : 'failed',
    call,
  }));
}
