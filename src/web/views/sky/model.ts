/** The sky over a span: the stays of each graha, its direction, and every event. */

import { type GrahaKey, isNode } from '../../../data/keys';
import type { NamedPlace } from '../../../data/place';
import { computePositions } from '../../../domain/positions/positions';
import type { GrahaPlacement } from '../../../domain/positions/types';
import { skyEvents } from '../../../domain/sky/sky';
import { DEFAULT_SKY_BODIES, DEFAULT_SKY_KINDS, type SkyEvent } from '../../../domain/sky/types';
import {
  civilFromDays,
  daysFromCivil,
  daysInMonth,
  FIRST_YEAR,
  JD_UNIX_EPOCH,
  LAST_YEAR,
} from '../../../domain/time/civil';
import { type ZoneOffsets, zoneOffsets } from '../../../domain/time/zone';
import type { Kernel } from '../../../kernel/kernel';
import { isoDate } from '../../reader/format';
import { zonePast } from '../../reader/zonePast';

/** The groups of events in the list. */
export const GROUPS = [
  'rashi',
  'nakshatra',
  'station',
  'lunation',
  'eclipse',
  'conjunction',
  'combustion',
  'season',
] as const;
type Group = (typeof GROUPS)[number];
const USUAL_GROUPS: readonly Group[] = ['rashi', 'station', 'lunation', 'eclipse'];

/** Lengths of a span, months. */
export const LENGTHS = [3, 6, 12, 24, 60, 120, 240] as const;
type Length = (typeof LENGTHS)[number];

export interface SkyAddress {
  /** Days from 1970-01-01; null for the first of this month. */
  from: number | null;
  months: Length;
  groups: readonly Group[];
}

export function readSky(query: URLSearchParams): SkyAddress {
  const [, year = 0, month = 0] = (/^(\d{4})-(\d\d)$/.exec(query.get('from') ?? '') ?? []).map(Number);
  const isMonth = year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12;
  const kinds = query.get('kinds')?.split(',');
  return {
    from: isMonth ? daysFromCivil(year, month, 1) : null,
    months: LENGTHS.find((length) => String(length) === query.get('months')) ?? 12,
    groups: kinds ? GROUPS.filter((group) => kinds.includes(group)) : USUAL_GROUPS,
  };
}

export const monthTextOf = (day: number): string => isoDate(civilFromDays(day)).slice(0, 7);

export const writeSky = ({ from, months, groups }: SkyAddress): Record<string, string | null> => ({
  from: from === null ? null : monthTextOf(from),
  months: months === 12 ? null : String(months),
  kinds: groups.join() === USUAL_GROUPS.join() ? null : groups.join(),
});

/** The day a number of months after the first of a month, but not beyond the supported years. */
export function monthsAfter(day: number, months: number): number {
  const { year, month } = civilFromDays(day);
  const count = year * 12 + month - 1 + months;
  const last = LAST_YEAR * 12 + 12;
  const index = Math.min(Math.max(count, FIRST_YEAR * 12), last);
  return daysFromCivil(Math.floor(index / 12), (index % 12) + 1, 1);
}

/** A stay in a rāśi, or a retrograde period. */
interface Stay {
  fromJd: number;
  toJd: number;
}

interface Row {
  body: GrahaKey;
  stays: (Stay & { rashi: number })[];
  retrograde: Stay[];
}

export interface SkySpan {
  /** Days from 1970-01-01, half-open. */
  from: number;
  to: number;
  fromJd: number;
  toJd: number;
  clocks: ZoneOffsets;
  events: SkyEvent[];
  rows: Row[];
}

const question = (jdUt: number, { lat: latDeg, lon: lonDeg }: NamedPlace) => ({
  jdUt,
  latDeg,
  lonDeg,
  tzHours: 0,
  ayanamsha: 'lahiri' as const,
  nodeMode: 'mean' as const,
});

/** The grahas at an instant; empty outside the kernel's span. */
export function grahasAt(kernel: Kernel, jdUt: number, place: NamedPlace): GrahaPlacement[] {
  const positions = computePositions(kernel, question(jdUt, place));
  return positions.ok ? positions.value.grahas : [];
}

function rowOf(body: GrahaKey, start: GrahaPlacement | undefined, events: readonly SkyEvent[], span: Stay): Row {
  const stays: Row['stays'] = [{ fromJd: span.fromJd, toJd: span.toJd, rashi: start?.rashi ?? Number.NaN }];
  const retrograde: Stay[] = [];
  if (start?.retrograde && !isNode(body)) retrograde.push({ ...span });
  for (const event of events) {
    if (event.kind === 'ingress' && event.body === body && event.division === 'rashi') {
      const last = stays.at(-1);
      if (last) last.toJd = event.jdUt;
      stays.push({ fromJd: event.jdUt, toJd: span.toJd, rashi: event.to });
    }
    if (event.kind === 'station' && event.body === body) {
      if (event.station === 'retrograde') retrograde.push({ fromJd: event.jdUt, toJd: span.toJd });
      else {
        const last = retrograde.at(-1);
        if (last) last.toJd = event.jdUt;
      }
    }
  }
  return { body, stays, retrograde };
}

/**
 * The sky of whole days at a place; null outside the kernel's span.
 *
 * @param from, to  days from 1970-01-01, half-open
 */
export function skyOf(kernel: Kernel, from: number, to: number, place: NamedPlace): SkySpan | null {
  const offsets = zoneOffsets(place.tz, JD_UNIX_EPOCH + from - 2, JD_UNIX_EPOCH + to + 2, zonePast());
  if (!offsets.ok) return null;
  const clocks = offsets.value;
  const midnight = (day: number) => JD_UNIX_EPOCH + day - clocks.hoursAt(JD_UNIX_EPOCH + day) / 24;
  const span = { fromJd: midnight(from), toJd: midnight(to) };
  const events = skyEvents(kernel, {
    ...span,
    ayanamsa: 'lahiri',
    nodeMode: 'mean',
    kinds: DEFAULT_SKY_KINDS,
    bodies: DEFAULT_SKY_BODIES,
    place: { latDeg: place.lat, lonDeg: place.lon },
    visibility: 'arcus-visionis',
  });
  if (!events.ok) return null;
  const start = grahasAt(kernel, span.fromJd, place);
  const rows = DEFAULT_SKY_BODIES.map((body) =>
    rowOf(
      body,
      start.find(({ key }) => key === body),
      events.value,
      span,
    ),
  );
  return { from, to, ...span, clocks, events: events.value, rows };
}

export function groupOf(event: SkyEvent): Group {
  switch (event.kind) {
    case 'ingress':
      return event.division;
    case 'equinox':
    case 'solstice':
      return 'season';
    case 'station':
    case 'lunation':
    case 'eclipse':
    case 'conjunction':
    case 'combustion':
      return event.kind;
    default:
      throw new RangeError(`the page asks for no ${event.kind}`);
  }
}

/** The first days of months, or of years in a long span, where the timeline has a line. */
export function ticksOf(from: number, to: number): number[] {
  const months = (to - from) / 30.4;
  const step = months <= 14 ? 1 : months <= 30 ? 2 : months <= 70 ? 6 : months <= 130 ? 12 : 24;
  const ticks: number[] = [];
  for (let day = from; day < to; ) {
    ticks.push(day);
    const { year, month } = civilFromDays(day);
    day += Array.from({ length: step }, (_, i) => {
      const index = year * 12 + month - 1 + i;
      return daysInMonth(Math.floor(index / 12), (index % 12) + 1);
    }).reduce((sum, days) => sum + days, 0);
  }
  return ticks;
}
