/** A subscription to observances: what a reader chooses, its link, and its first events. */
import { KINDS, type Kind, TRADITIONS, type Tradition } from '../../../data/observances/practice';
import { REGIONS, type Region } from '../../../data/observances/regions';
import type { NamedPlace } from '../../../data/place';
import { utsavasBetween } from '../../../domain/feeds/utsavas';
import type { CivilReckoner } from '../../../domain/observances/civil';
import { SHOWN } from '../../../domain/observances/selection';
import type { Utsava } from '../../../domain/observances/types';
import type { Kernel } from '../../../kernel/kernel';
import { zonePast } from '../../reader/zonePast';

/** Reminders before timed events, as durations of RFC 5545. */
export const ALARMS = ['-PT15M', '-PT30M', '-PT1H'] as const;
type Alarm = (typeof ALARMS)[number];

export interface Subscription {
  region: Region | null;
  tradition: Tradition | null;
  /** Empty: the principal observances. */
  kinds: readonly Kind[];
  timed: boolean;
  alarm: Alarm | null;
}

const among = <T extends string>(list: readonly T[], text: string | null): T | null =>
  list.find((each) => each === text) ?? null;

export const readSubscription = (query: URLSearchParams): Subscription => ({
  region: among(REGIONS, query.get('region')),
  tradition: among(TRADITIONS, query.get('tradition')),
  kinds: KINDS.filter((kind) => query.getAll('kind').includes(kind)),
  timed: query.get('events') === 'timed',
  alarm: among(ALARMS, query.get('alarms')),
});

/** The path of the calendar file. */
export function calendarPath(
  { region, tradition, kinds, timed, alarm }: Subscription,
  { name, lat, lon, tz }: NamedPlace,
  lang: string,
): string {
  const query = new URLSearchParams({ lat: String(lat), lon: String(lon), tz, name });
  if (region) query.set('region', region);
  if (tradition) query.set('tradition', tradition);
  if (kinds.length > 0) query.set('kind', kinds.join(','));
  if (timed) query.set('events', 'timed');
  if (alarm) query.set('alarms', alarm);
  if (lang !== 'en') query.set('lang', lang);
  return `/api/utsavas.ics?${query}`;
}

const AHEAD = 120;
const FIRST = 5;

/** The first observances of a subscription from a civil day on. */
export function firstOf(
  kernel: Kernel,
  { region, tradition, kinds }: Subscription,
  { lat, lon, tz }: NamedPlace,
  today: number,
  civil: CivilReckoner,
): Utsava[] {
  const found = utsavasBetween(kernel, today, today + AHEAD, {
    place: { latDeg: lat, lonDeg: lon },
    tz,
    histories: zonePast(),
    civil,
    ...(region && { region }),
    ...(tradition && { tradition }),
    ...(kinds.length > 0 ? { kinds } : SHOWN.principal),
  });
  return found.ok ? found.value.slice(0, FIRST) : [];
}
