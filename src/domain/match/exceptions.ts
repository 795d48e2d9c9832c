/** Evaluates the exceptions of kūṭas for two Moons. */
import type { Attribution } from '../../data/attribution';
import { EXCEPTIONS } from '../../data/match/exceptions';
import type { ExceptionKey, ExceptionRow, KutaKey } from '../../data/match/row';
import { areFriends } from './maitri';
import type { MoonPlace } from './moonPlace';
import { lordOf, nakshatraCount } from './values';

interface JudgedException {
  key: ExceptionKey;
  source: Attribution;
  applies: boolean;
}

/** @param holds  whether a kūṭa of the tradition holds */
function applies(
  when: ExceptionRow['when'],
  vara: MoonPlace,
  kanya: MoonPlace,
  holds: (kuta: KutaKey) => boolean,
): boolean {
  if ('kutas' in when) return when.kutas.every((keys) => keys.some(holds));
  if ('lords' in when) {
    const [first, second] = [lordOf(vara), lordOf(kanya)];
    return when.lords.some((relation) => (relation === 'same' ? first === second : areFriends(first, second)));
  }
  if ('same' in when) return vara[when.same] === kanya[when.same] && vara[when.other] !== kanya[when.other];
  if ('eitherNakshatra' in when) return [vara, kanya].some(({ nakshatra }) => when.eitherNakshatra.includes(nakshatra));
  return nakshatraCount(vara, kanya) > when.nakshatraCountBeyond;
}

/**
 * The exceptions of a kūṭa, each evaluated for a pair.
 *
 * @param holds  whether a kūṭa of the tradition holds; false for one that it does not have
 */
export function exceptionsOf(
  kuta: KutaKey,
  vara: MoonPlace,
  kanya: MoonPlace,
  holds: (kuta: KutaKey) => boolean,
): JudgedException[] {
  return EXCEPTIONS.filter(({ kutas }) => kutas.includes(kuta)).map(({ key, source, when }) => ({
    key,
    source,
    applies: applies(when, vara, kanya, holds),
  }));
}
