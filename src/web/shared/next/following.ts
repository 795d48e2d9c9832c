/** The next observances, by key and day: few enough for a page's HTML. */

import type { Kind } from '../../../data/observances/practice';
import type { NamedPlace } from '../../../data/place';
import { principalFirst, utsavasBetween } from '../../../domain/feeds/utsavas';
import { FIRST_YEAR_OF_OBSERVANCES } from '../../../domain/observances/question';
import { SHOWN } from '../../../domain/observances/selection';
import type { Utsava } from '../../../domain/observances/types';
import { civilFromDays, daysFromDate } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import type { Following, NextUtsava, NextVow, VowTime } from '../../reader/given';
import { zonePast } from '../../reader/zonePast';

const AHEAD = 60;
const MAX_DAYS = 4;
const KINDS: readonly Kind[] = ['festival', 'jayanti', 'navaratra', 'ekadashi', 'sankranti', 'eclipse'];

/** The principal rows, and of those only the festive ones that all traditions keep. */
const isPrincipal = ({ major, kind, tradition }: Utsava): boolean =>
  kind !== 'parana' && (major || (KINDS.includes(kind) && tradition !== 'vaishnava'));

/** The next ones at a place from a civil day on, one per day; empty where the supported years end. */
function nextUtsavas(kernel: Kernel, { lat, lon, tz }: NamedPlace, today: number): NextUtsava[] {
  const utsavas = utsavasBetween(kernel, today, today + AHEAD, {
    place: { latDeg: lat, lonDeg: lon },
    tz,
    histories: zonePast(),
    ...SHOWN.principal,
  });
  if (!utsavas.ok) return [];
  const named = utsavas.value.filter(isPrincipal).map((utsava) => ({ utsava, day: daysFromDate(utsava.date) }));
  const days = [...new Set(named.map(({ day }) => day))].slice(0, MAX_DAYS);
  return days.flatMap((day) => {
    const [first] = principalFirst(named.filter((one) => one.day === day).map(({ utsava }) => utsava));
    return first ? [{ key: first.key, day }] : [];
  });
}

const VOWS_AHEAD = 35;
const VOW_KINDS = ['ekadashi', 'monthly', 'purnima', 'amavasya'] as const satisfies readonly Kind[];

/** The vows that recur every month, each with the time that its observers need. */
const VOWS: readonly { isOf(utsava: Utsava): boolean; time: VowTime | null }[] = [
  { isOf: ({ kind, tradition }) => kind === 'ekadashi' && tradition !== 'vaishnava', time: 'parana' },
  { isOf: ({ key }) => key === 'pradosha_vrata', time: 'puja' },
  { isOf: ({ key }) => key === 'sankashti_chaturthi', time: 'moonrise' },
  { isOf: ({ kind }) => kind === 'purnima', time: null },
  { isOf: ({ kind }) => kind === 'amavasya', time: null },
];

function vowTime({ times }: Utsava, name: VowTime): NextVow['time'] {
  const time = times.find(({ key, startJd }) => key === name && startJd !== null);
  return time && time.startJd !== null ? { name, startJd: time.startJd, endJd: time.endJd } : null;
}

/** The next day of each vow at a place from a civil day on, in order of days. */
function nextVows(kernel: Kernel, { lat, lon, tz }: NamedPlace, today: number): NextVow[] {
  const utsavas = utsavasBetween(kernel, today, today + VOWS_AHEAD, {
    place: { latDeg: lat, lonDeg: lon },
    tz,
    histories: zonePast(),
    kinds: VOW_KINDS,
    times: true,
  });
  if (!utsavas.ok) return [];
  return VOWS.flatMap(({ isOf, time }) => {
    const utsava = utsavas.value.find(isOf);
    if (!utsava) return [];
    return [{ key: utsava.key, day: daysFromDate(utsava.date), time: time && vowTime(utsava, time) }];
  }).sort((a, b) => a.day - b.day);
}

/**
 * The next observances and vows at a place from a civil day on, without the holiday (holiday.ts); none before the years
 * of observances.
 */
export function nextAt(kernel: Kernel, place: NamedPlace, today: number): Following {
  if (civilFromDays(today).year < FIRST_YEAR_OF_OBSERVANCES) return { day: today, next: [], vows: [], holiday: null };
  return {
    day: today,
    next: nextUtsavas(kernel, place, today),
    vows: nextVows(kernel, place, today),
    holiday: null,
  };
}
