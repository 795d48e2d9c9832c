/** The next observances, by key and day: few enough for a page's HTML. */

import type { Kind } from '../../../data/observances/practice';
import type { NamedPlace } from '../../../data/place';
import { dayNumber, principalFirst, utsavasBetween } from '../../../domain/feeds/utsavas';
import { SHOWN } from '../../../domain/observances/selection';
import type { Utsava } from '../../../domain/observances/types';
import type { Kernel } from '../../../kernel/kernel';
import type { NextUtsava } from '../../reader/given';

const AHEAD = 60;
const MOST = 4;
const KINDS: readonly Kind[] = ['festival', 'jayanti', 'navaratra', 'ekadashi', 'sankranti', 'eclipse'];

/** The principal rows, and of those only the festive ones that all traditions keep. */
const isPrincipal = ({ major, kind, tradition }: Utsava): boolean =>
  kind !== 'parana' && (major || (KINDS.includes(kind) && tradition !== 'vaishnava'));

/** The next ones at a place from a civil day on, one per day; empty where the supported years end. */
export function nextUtsavas(kernel: Kernel, { lat, lon, tz }: NamedPlace, today: number): NextUtsava[] {
  const utsavas = utsavasBetween(kernel, today, today + AHEAD, {
    place: { latDeg: lat, lonDeg: lon },
    tz,
    ...SHOWN.principal,
  });
  if (!utsavas.ok) return [];
  const named = utsavas.value.filter(isPrincipal).map((utsava) => ({ utsava, day: dayNumber(utsava.date) }));
  const days = [...new Set(named.map(({ day }) => day))].slice(0, MOST);
  return days.flatMap((day) => {
    const [first] = principalFirst(named.filter((one) => one.day === day).map(({ utsava }) => utsava));
    return first ? [{ key: first.key, day }] : [];
  });
}
