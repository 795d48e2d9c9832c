/** The events of the sky in a span, of all requested kinds, in order of time. */

import { GRAHA_KEYS, type GrahaKey, isBody, PLANET_KEYS } from '../../data/keys';
import { BODY_KEYS } from '../../kernel/keys';
import { type DomainError, fail, ok, type Result } from '../result';
import { type Ask, askAll, type SkyKernel, widened } from './ask';
import { brilliancies } from './brilliancies';
import { askCombustions } from './combustions';
import { askConjunctions } from './conjunctions';
import { eclipsesIn } from './eclipses';
import { askIngresses } from './ingresses';
import { occultationsIn } from './occultations';
import { apsidesIn, askOppositions, elongationsIn } from './phenomena';
import { askLunations, askSeasons } from './quarters';
import { risingsIn, twilightsIn } from './risings';
import { askStations } from './stations';
import {
  DAILY_SKY_KINDS,
  DIVISION_KEYS,
  RISING_KINDS,
  SKY_KINDS,
  type SkyEvent,
  type SkyKind,
  type SkyQuestion,
} from './types';
import { visibilitiesIn } from './visibility';

/** The kinds that are computed from passages of longitudes. */
function asksOf({ kinds, bodies, nodeMode }: SkyQuestion): Ask<SkyEvent>[] {
  const has = (kind: SkyKind): boolean => kinds.includes(kind);
  const planets = PLANET_KEYS.filter((key) => bodies.includes(key));
  const combustible = BODY_KEYS.filter((key) => key !== 'sun').filter((key) => bodies.includes(key));
  return [
    ...(has('ingress') ? [askIngresses(bodies, nodeMode)] : []),
    ...(has('station') ? [askStations(planets)] : []),
    ...(has('lunation') ? [askLunations] : []),
    ...(has('conjunction') ? [askConjunctions(bodies)] : []),
    ...(has('combustion') ? [askCombustions(combustible)] : []),
    ...(has('opposition') ? [askOppositions(bodies)] : []),
    ...(has('equinox') || has('solstice') ? [askSeasons] : []),
  ];
}

/**
 * Instants in hundredths of a second. A boundary of two divisions gives two passages at the same instant, which may
 * differ by rounding.
 */
export const instantOf = ({ jdUt }: { jdUt: number }): number => Math.round(jdUt * 8_640_000);

/** The rank of an event among those at the same instant: by kind, then by graha, then rāśi before nakṣatra. */
function rankOf(event: SkyEvent): number {
  const graha = 'body' in event ? GRAHA_KEYS.indexOf(event.body as GrahaKey) : 0;
  const division = 'division' in event ? DIVISION_KEYS.indexOf(event.division) : 0;
  // A star has no number among the grahas: −1.
  return (SKY_KINDS.indexOf(event.kind) * (GRAHA_KEYS.length + 1) + graha + 1) * DIVISION_KEYS.length + division;
}

/** By instant, then by kind, then by graha. */
export function inOrder(events: readonly SkyEvent[]): SkyEvent[] {
  const instants = Float64Array.from(events, instantOf);
  // Few events share an instant with another one, so only those are ranked.
  return Array.from(instants.keys())
    .sort((a, b) => {
      const apart = (instants[a] as number) - (instants[b] as number);
      return apart === 0 ? rankOf(events[a] as SkyEvent) - rankOf(events[b] as SkyEvent) : apart;
    })
    .map((i) => events[i] as SkyEvent);
}

/** The kinds that are found in tables of positions. */
function sampledEvents(
  kernel: SkyKernel,
  { fromJd, toJd, kinds, bodies, place, ayanamsa, outer }: SkyQuestion,
): Result<SkyEvent[], DomainError> {
  const has = (...keys: SkyKind[]): boolean => keys.some((key) => kinds.includes(key));
  const { range } = kernel;
  const outside = [fromJd, toJd].find((jd) => jd < range.from - 1 || jd > range.to + 1);
  if (
    outside !== undefined &&
    has('elongation', 'apsis', 'brilliancy', 'conjunction_ra', 'occultation', ...DAILY_SKY_KINDS)
  ) {
    return fail({ reason: 'epoch_out_of_range', jdUt: outside, ...range });
  }
  const risings = RISING_KINDS.filter((kind) => has(kind));
  return ok([
    ...(has('elongation') ? elongationsIn(kernel, fromJd, toJd, bodies) : []),
    ...(has('apsis') ? apsidesIn(kernel, fromJd, toJd, ayanamsa) : []),
    ...(has('brilliancy') ? brilliancies(kernel, fromJd, toJd, bodies) : []),
    ...(has('occultation') ? occultationsIn(kernel, place, bodies, { fromJd, toJd, outer }) : []),
    ...(risings.length > 0 ? risingsIn(kernel, place, risings, bodies.filter(isBody), fromJd, toJd) : []),
    ...(has('twilight') ? twilightsIn(kernel, place, fromJd, toJd) : []),
  ]);
}

/**
 * The events of the sky with fromJd ≤ instant < toJd. The fields of an event never depend on the span.
 *
 * Refused: a span that extends beyond the kernel's range by more than a day.
 */
export function skyEvents(kernel: SkyKernel, question: SkyQuestion): Result<SkyEvent[], DomainError> {
  const { fromJd, toJd, kinds, bodies, ayanamsa, place, visibility, eclipsesAt } = question;
  // Only the pass numbers of ingresses depend on earlier events.
  const span = kinds.includes('ingress')
    ? { fromUt: widened(kernel, fromJd, toJd).fromUt, toUt: toJd }
    : { fromUt: fromJd, toUt: toJd };
  const passages = askAll(kernel, ayanamsa, span, asksOf(question));
  if (!passages.ok) return passages;
  const eclipses = kinds.includes('eclipse') ? eclipsesIn(kernel, fromJd, toJd, eclipsesAt) : ok([]);
  if (!eclipses.ok) return eclipses;
  const planets = PLANET_KEYS.filter((key) => isBody(key) && bodies.includes(key));
  const visibilities = kinds.includes('visibility')
    ? visibilitiesIn(kernel, { fromJd, toJd, bodies: planets, place, model: visibility })
    : ok([]);
  if (!visibilities.ok) return visibilities;
  const others = sampledEvents(kernel, question);
  if (!others.ok) return others;
  const events = [...passages.value, ...eclipses.value, ...visibilities.value, ...others.value].filter(
    ({ kind, jdUt }) => jdUt >= fromJd && jdUt < toJd && kinds.includes(kind),
  );
  return ok(inOrder(events));
}
