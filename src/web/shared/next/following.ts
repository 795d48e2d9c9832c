/** The next observances, by key and day: few enough for a page's HTML. */

import type { Kind } from '../../../data/observances/practice';
import { holdsIn, type Region } from '../../../data/observances/regions';
import type { NamedPlace } from '../../../data/place';
import { principalFirst, utsavasBetween } from '../../../domain/feeds/utsavas';
import { SHOWN } from '../../../domain/observances/selection';
import type { Utsava } from '../../../domain/observances/types';
import { civilFromDays, daysFromDate, FIRST_YEAR } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import type { Following, NextUtsava, NextVow, VowTime } from '../../reader/given';
import { zonePast } from '../../reader/zonePast';
import { VOW_KINDS } from '../vows';
import { SOON_DAYS } from './choice';

const AHEAD = 60;
const MAX_SOON = 4;
const KINDS: readonly Kind[] = ['festival', 'jayanti', 'navaratra', 'ekadashi', 'sankranti', 'eclipse'];

/** The principal rows, and of those only the festive ones that all traditions keep. */
const isPrincipal = ({ major, kind, tradition }: Utsava): boolean =>
  kind !== 'parana' && (major || (KINDS.includes(kind) && tradition !== 'vaishnava'));

/** Those of the next days at a place, one per day, otherwise the next one; empty where the supported years end. */
function nextUtsavas(kernel: Kernel, { lat, lon, tz }: NamedPlace, today: number): NextUtsava[] {
  const utsavas = utsavasBetween(kernel, today, today + AHEAD, {
    place: { latDeg: lat, lonDeg: lon },
    tz,
    histories: zonePast(),
    ...SHOWN.principal,
  });
  if (!utsavas.ok) return [];
  const named = utsavas.value.filter(isPrincipal).map((utsava) => ({ utsava, day: daysFromDate(utsava.date) }));
  const days = [...new Set(named.map(({ day }) => day))];
  const soon = days.filter((day) => day - today <= SOON_DAYS).slice(0, MAX_SOON);
  return (soon.length > 0 ? soon : days.slice(0, 1)).flatMap((day) => {
    const [first] = principalFirst(named.filter((one) => one.day === day).map(({ utsava }) => utsava));
    return first ? [{ key: first.key, day }] : [];
  });
}

const VOWS_AHEAD = 35;
/** The vows of caturthī and ṣaṣṭhī, of which the nearest in the region is given. */
const LUNAR_VOWS: readonly string[] = ['sankashti_chaturthi', 'vinayaka_chaturthi', 'skanda_shashthi'];

/** The vows that recur every month, each with the time that its observers need. */
const VOWS: readonly {
  kind: NextVow['kind'];
  isOf(utsava: Utsava, region: Region): boolean;
  times: readonly VowTime[];
}[] = [
  {
    kind: 'ekadashi',
    isOf: ({ kind, tradition }) => kind === 'ekadashi' && tradition !== 'vaishnava',
    times: ['parana'],
  },
  { kind: 'pradosha', isOf: ({ key }) => key === 'pradosha_vrata', times: ['puja'] },
  {
    kind: 'vow',
    isOf: ({ key, regions }, region) => LUNAR_VOWS.includes(key) && holdsIn(regions, region),
    times: ['moonrise', 'puja'],
  },
  { kind: 'purnima', isOf: ({ kind }) => kind === 'purnima', times: [] },
  { kind: 'amavasya', isOf: ({ kind }) => kind === 'amavasya', times: [] },
];

function vowTime({ times }: Utsava, names: readonly VowTime[]): NextVow['time'] {
  for (const name of names) {
    const time = times.find(({ key, startJd }) => key === name && startJd !== null);
    if (time && time.startJd !== null) return { name, startJd: time.startJd, endJd: time.endJd };
  }
  return null;
}

/** Both days of a vow of one tithi are nearer to each other. */
const NEXT_TITHI_DAYS = 7;

/** The next day of each vow at a place from a civil day on, in order of days. */
function nextVows(kernel: Kernel, { lat, lon, tz }: NamedPlace, today: number, region: Region): NextVow[] {
  const utsavas = utsavasBetween(kernel, today, today + VOWS_AHEAD, {
    place: { latDeg: lat, lonDeg: lon },
    tz,
    histories: zonePast(),
    kinds: VOW_KINDS,
    times: true,
  });
  if (!utsavas.ok) return [];
  return VOWS.flatMap(({ kind, isOf, times }) => {
    const [utsava, ...others] = utsavas.value.filter((each) => isOf(each, region));
    if (!utsava) return [];
    const day = daysFromDate(utsava.date);
    const days = others.map(({ date }) => daysFromDate(date));
    const then = day === today ? days.find((other) => other - day >= NEXT_TITHI_DAYS) : undefined;
    return [{ kind, key: utsava.key, day, time: vowTime(utsava, times), ...(then !== undefined && { then }) }];
  }).sort((a, b) => a.day - b.day);
}

/**
 * The next observances and vows at a place from a civil day on, without the holiday (holiday.ts); none before 1900.
 *
 * @param region  of the place; null where it is unknown or has no lists
 */
export function nextAt(kernel: Kernel, place: NamedPlace, today: number, region: Region | null): Following {
  if (civilFromDays(today).year < FIRST_YEAR) return { day: today, next: [], vows: [] };
  return {
    day: today,
    next: nextUtsavas(kernel, place, today),
    vows: nextVows(kernel, place, today, region ?? 'india'),
  };
}
