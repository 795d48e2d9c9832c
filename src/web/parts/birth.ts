/**
 * A birth as the reader gives it, and as an address carries it: in the fragment, which no browser sends. From it the
 * instant, with what is wrong where there is none.
 */
import type { ChartQuestion } from '../../domain/chart/types';
import { type CivilTime, daysInMonth, FIRST_YEAR, LAST_YEAR, wallClockToJd } from '../../domain/time/civil';
import { resolveWallClock, type ZoneChoice, zoneOffsets } from '../../domain/time/zone';
import { AYANAMSHA_KEYS, type AyanamshaKey, NODE_MODES, type NodeMode } from '../../kernel/types';
import { dateText, isoDate, MONTHS, offsetText, two } from './format';
import { readZone } from './zone';

export interface Birth {
  clock: CivilTime;
  lat: number;
  lon: number;
  /** What the reader calls the place; may be empty. */
  place: string;
  /** IANA zone or offset, as written. */
  zone: string;
  ayanamsha: AyanamshaKey;
  nodeMode: NodeMode;
  /** Of an hour that came twice, the second. */
  second: boolean;
}

export type BirthField = 'date' | 'time' | 'place' | 'zone';
export type BirthErrors = Partial<Record<BirthField, string>>;

/** A birth with its instant. */
export interface Resolved {
  birth: Birth;
  question: ChartQuestion;
  offsetHours: number;
  zone: ZoneChoice;
  /** Where the clock showed this time twice: what it ran ahead of UT the first and the second time, hours. */
  twice: { first: number; second: number } | null;
}

const MONTH_WORDS = MONTHS.map((name) => name.slice(0, 3).toLowerCase());

/** `1985-02-19`, `19.2.1985`, `19 Feb 1985`, `1985/2/19`. */
export function readDate(text: string): { year: number; month: number; day: number } | string {
  const plain = text.trim().toLowerCase();
  const isFirst = /^(\d{4})[-/.\s](\d{1,2})[-/.\s](\d{1,2})$/.exec(plain);
  const dayFirst = /^(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})$/.exec(plain);
  const worded = /^(\d{1,2})\.?\s+([a-z]{3,})\.?,?\s+(\d{4})$/.exec(plain);
  const [year, month, day] = isFirst
    ? [isFirst[1], isFirst[2], isFirst[3]]
    : dayFirst
      ? [dayFirst[3], dayFirst[2], dayFirst[1]]
      : worded
        ? [worded[3], MONTH_WORDS.indexOf((worded[2] ?? '').slice(0, 3)) + 1, worded[1]]
        : [];
  if (year === undefined) return 'Year, month, day: 1985-02-19.';
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  if (date.year < FIRST_YEAR || date.year > LAST_YEAR) return `Years from ${FIRST_YEAR} to ${LAST_YEAR}.`;
  if (date.month < 1 || date.month > 12) return 'Months are 1 to 12, after the year: 1985-02-19.';
  const days = daysInMonth(date.year, date.month);
  if (date.day < 1 || date.day > days) return `${MONTHS[date.month - 1]} ${date.year} has ${days} days.`;
  return date;
}

/** `20:56`, `20:56:22`, `8:56 pm`. */
export function readTime(text: string): { hour: number; minute: number; second: number } | string {
  const match = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}(?:\.\d+)?))?\s*([ap])?\.?m?\.?$/i.exec(text.trim());
  if (!match) return 'Hours and minutes, seconds if known: 20:56 or 20:56:22.';
  const [, h, m, s = '0', half] = match;
  const [hour, minute, second] = [Number(h), Number(m), Number(s)];
  if (minute > 59 || second >= 60) return 'Minutes and seconds go to 59.';
  if (half ? hour < 1 || hour > 12 : hour > 23) return half ? 'With am or pm, hours are 1 to 12.' : 'Hours go to 23.';
  const noon = half?.toLowerCase() === 'p' ? 12 : 0;
  return { hour: half ? (hour % 12) + noon : hour, minute, second };
}

/** What the clock ran ahead the second time it showed an hour: the offset in force half a day later. */
function laterOffset(clock: CivilTime, zone: string): number | null {
  const noon = wallClockToJd(clock, 0);
  if (!noon.ok) return null;
  const offsets = zoneOffsets(zone, noon.value - 2, noon.value + 2);
  return offsets.ok ? offsets.value.hoursAt(noon.value + 1) : null;
}

/** The instant of a birth, or what is wrong and what is possible, by field. */
export function resolveBirth(birth: Birth): { ok: true; value: Resolved } | { ok: false; errors: BirthErrors } {
  const zone = readZone(birth.zone);
  if (!zone) return { ok: false, errors: { zone: 'No zone of that name. Asia/Kolkata, or an offset such as +5:30.' } };
  const resolved = resolveWallClock(birth.clock, zone);
  if (!resolved.ok) {
    switch (resolved.error.reason) {
      case 'skipped_wall_clock':
        return {
          ok: false,
          errors: { time: `On ${dateText(birth.clock)} the clocks of ${resolved.error.tz} skipped this hour.` },
        };
      case 'no_such_day':
        return { ok: false, errors: { date: 'The month has no such day.' } };
      default:
        return { ok: false, errors: { zone: 'No zone of that name.' } };
    }
  }
  let { jdUt, offsetHours } = resolved.value;
  let twice: Resolved['twice'] = null;
  if (resolved.value.ambiguous && zone.kind === 'iana') {
    const later = laterOffset(birth.clock, zone.id);
    if (later !== null) twice = { first: offsetHours, second: later };
    if (twice && birth.second) {
      const jd = wallClockToJd(birth.clock, twice.second * 3600);
      if (jd.ok) [jdUt, offsetHours] = [jd.value, twice.second];
    }
  }
  const { lat: latDeg, lon: lonDeg, ayanamsha, nodeMode } = birth;
  const question = { jdUt, latDeg, lonDeg, tzHours: offsetHours, ayanamsha, nodeMode };
  return { ok: true, value: { birth, question, offsetHours, zone, twice } };
}

/** `20:56`, with seconds where there are any. */
export function timeText({ hour, minute, second }: CivilTime): string {
  const whole = Math.floor(second);
  const part = second === whole ? '' : String(second - whole).slice(1, 5);
  return `${two(hour)}:${two(minute)}${second === 0 ? '' : `:${two(whole)}${part}`}`;
}

/** The fragment that carries a birth, with its `#`. What is customary is left out. */
export function birthFragment(birth: Birth): string {
  const { clock, lat, lon, place, zone, ayanamsha, nodeMode, second } = birth;
  const parts = [
    ['t', `${isoDate(clock)}T${timeText(clock)}`],
    ['at', `${lat},${lon}`],
    ['tz', zone],
    ...(place ? [['place', place]] : []),
    ...(ayanamsha === 'lahiri' ? [] : [['ayanamsa', ayanamsha]]),
    ...(nodeMode === 'mean' ? [] : [['node', nodeMode]]),
    ...(second ? [['hour', 'second']] : []),
  ];
  return `#${parts
    .map(([key = '', value = '']) => `${key}=${encodeURIComponent(value).replace(/%(2C|3A|2F)/g, decodeURIComponent)}`)
    .join('&')}`;
}

/** The birth that a fragment carries; null where it carries none that can be read. */
export function birthFromFragment(fragment: string): Birth | null {
  // A plus is a plus here: offsets begin with it.
  const asked = new URLSearchParams(fragment.replace(/^#/, '').replaceAll('+', '%2B'));
  const [dateWords, timeWords] = (asked.get('t') ?? '').split('T');
  const [date, time] = [readDate(dateWords ?? ''), readTime(timeWords ?? '')];
  const [lat, lon] = (asked.get('at') ?? '').split(',').map((text) => (text === '' ? Number.NaN : Number(text)));
  if (typeof date === 'string' || typeof time === 'string' || lat === undefined || lon === undefined) return null;
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return null;
  const zone = asked.get('tz') ?? '';
  if (!readZone(zone)) return null;
  return {
    clock: { ...date, ...time },
    lat,
    lon,
    place: asked.get('place') ?? '',
    zone,
    ayanamsha: AYANAMSHA_KEYS.find((key) => key === asked.get('ayanamsa')) ?? 'lahiri',
    nodeMode: NODE_MODES.find((mode) => mode === asked.get('node')) ?? 'mean',
    second: asked.get('hour') === 'second',
  };
}

/** The birth of a fragment with its instant; null where it has none, or none that there was. */
export function resolvedFromFragment(fragment: string): Resolved | null {
  const birth = birthFromFragment(fragment);
  const resolved = birth && resolveBirth(birth);
  return resolved?.ok ? resolved.value : null;
}

/** `UTC+5:30, Asia/Kolkata`. */
export const zoneWords = ({ offsetHours, zone }: Pick<Resolved, 'offsetHours' | 'zone'>): string =>
  zone.kind === 'iana' ? `${offsetText(offsetHours)}, ${zone.id}` : offsetText(offsetHours);
