/** The address of a rectification: in the fragment, which browsers never send. */
import { clockOf } from '../../domain/time/isoCivil';
import { isoDate } from '../reader/format';
import type { Birth } from './birth';

/** Minutes of the window before and after the time of birth. */
const ASIDE_MINUTES = 60;
const LAST_MINUTE = 24 * 60 - 1;

/** The entries of a rectification, from which its page begins. */
interface RectifyAddress {
  date: string;
  /** Empty without a place. */
  at: string;
  tz: string;
  place: string;
  from: string;
  until: string;
  /** Minutes; empty for the usual step. */
  grid: string;
  /** Each a date and a kind. */
  events: readonly string[];
}

/** Writes the entries, without those that are empty. */
export function fragmentOfRectify({ events, ...entries }: RectifyAddress): string {
  const parts = [...Object.entries(entries), ...events.map((event): [string, string] => ['event', event])];
  return `#${parts
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replace(/%(2C|3A|2F)/g, decodeURIComponent)}`)
    .join('&')}`;
}

/** A rectification of a birth: an hour before and after its time, within its date, and no events yet. */
export function rectifyFragment({ clock, lat, lon, zone, place }: Birth): string {
  const minute = clock.hour * 60 + clock.minute;
  return fragmentOfRectify({
    date: isoDate(clock),
    at: `${lat},${lon}`,
    tz: zone,
    place,
    from: clockOf(Math.max(minute - ASIDE_MINUTES, 0)),
    until: clockOf(Math.min(minute + ASIDE_MINUTES, LAST_MINUTE)),
    grid: '',
    events: [],
  });
}
