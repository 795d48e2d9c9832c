/** The times of an eclipse at a place: its contacts above the horizon, what is seen of it, and sūtaka. */
import type { TimeKey, TimeRule } from '../../../data/observances/times/rule';
import type { Place } from '../../../data/place';
import type { Eclipse, Sighting } from '../../../kernel/almanac';
import type { Kernel } from '../../../kernel/kernel';
import { type LocalEclipse, localEclipse } from '../../sky/localEclipse';
import { sutakaOf } from '../../sky/sutaka';
import { computed } from './resolve';
import type { ObservedTime } from './types';

/** The contacts of the darkening in order of time; for a penumbral eclipse, the contacts of the penumbra. */
function contactsOf(local: LocalEclipse): [TimeKey, Sighting | null][] {
  const { c1, c2, c3, c4 } = local.of === 'solar' ? local.contacts : umbraOf(local);
  return [
    ['eclipse_begins', c1],
    ['eclipse_totality_begins', c2],
    ['eclipse_greatest', local.contacts.maximum],
    ['eclipse_totality_ends', c3],
    ['eclipse_ends', c4],
  ];
}

function umbraOf({ type, contacts }: Extract<LocalEclipse, { of: 'lunar' }>) {
  const { p1, u1, u2, u3, u4, p4 } = contacts;
  return type === 'penumbral' ? { c1: p1, c2: null, c3: null, c4: p4 } : { c1: u1, c2: u2, c3: u3, c4: u4 };
}

/** The times of an eclipse by their rules. A penumbral eclipse has contacts only. */
export function eclipseTimes(
  kernel: Kernel,
  place: Place,
  eclipse: Eclipse,
  rules: readonly TimeRule[],
): ObservedTime[] {
  const local = localEclipse(kernel, place, eclipse);
  if (local === null) return [];
  const sutaka = sutakaOf(kernel, place, local);
  return rules.flatMap((rule): ObservedTime[] => {
    if (rule.when === 'sutaka' || rule.when === 'sutaka-weak') {
      if (sutaka === null) return computed(rule, []);
      const startJd = rule.when === 'sutaka' ? sutaka.startJd : sutaka.startOfWeakJd;
      return computed(rule, [{ startJd, endJd: sutaka.endJd }]);
    }
    if (rule.key === 'eclipse_visible') return computed(rule, local.seen ? [local.seen] : []);
    return contactsOf(local).flatMap(([key, contact]) => {
      if (key !== rule.key || contact === null || contact.altitudeDeg <= 0) return [];
      return computed(rule, [{ startJd: contact.jdUt, endJd: contact.jdUt }]);
    });
  });
}
