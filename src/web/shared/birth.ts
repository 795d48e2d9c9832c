/**
 * A birth as the reader enters it, and as a URL carries it: in the fragment, which browsers never send. It gives the
 * instant, or the reason why there is none.
 */

import { DASHA_YEARS, PRESET_KEYS, type PresetKey } from '../../data/chart/presets';
import { type ResolvedSettings, resolveSettings } from '../../domain/chart/settings';
import type { ChartQuestion, Positions } from '../../domain/positions/types';
import { type CivilTime, civilFromDays, wallClockToJd } from '../../domain/time/civil';
import { resolveWallClock, type ZoneChoice, zoneOffsets } from '../../domain/time/zone';
import { AYANAMSHA_KEYS, type AyanamshaKey, NODE_MODES } from '../../kernel/keys';
import { readZone } from '../entry/zone';
import { isoDate, MINUS, offsetText, two } from '../reader/format';
import { zonePast } from '../reader/zonePast';
import { anyDayOfText } from './dates';

/** A chart without the values that depend on the time of birth. */
export function withoutTime<T extends Pick<Positions, 'lagna' | 'grahas'>>(chart: T): T {
  const unknown = { siderealDeg: Number.NaN, rashi: Number.NaN, nakshatra: Number.NaN, pada: Number.NaN };
  return {
    ...chart,
    lagna: { ...chart.lagna, ...unknown },
    grahas: chart.grahas.map((graha) => ({ ...graha, house: Number.NaN })),
  };
}

/** The conventions of a chart: a preset and the deviations from it. */
export interface ChartChoice extends ResolvedSettings {
  ayanamsa: AyanamshaKey;
}

export const presetChoice = (preset: PresetKey = 'khagola'): ChartChoice => resolveSettings({ preset }) as ChartChoice;

export interface Birth {
  /** Noon if the time is unknown. */
  clock: CivilTime;
  isTimeKnown: boolean;
  lat: number;
  lon: number;
  /** The reader's name of the place; may be empty. */
  place: string;
  /** The person's name; may be empty. */
  name: string;
  /** IANA zone or offset, as written. */
  zone: string;
  settings: ChartChoice;
  /** The second of two equal hours, when clocks were set back. */
  second: boolean;
}

/** Why a birth has no instant. */
type BirthProblem =
  | { field: 'zone'; reason: 'unknown_zone' }
  | { field: 'date'; reason: 'no_such_day' }
  | { field: 'time'; reason: 'skipped_wall_clock'; zone: string };

/** A birth with its instant. */
export interface Resolved {
  birth: Birth;
  question: ChartQuestion;
  offsetHours: number;
  zone: ZoneChoice;
  /** If the local time occurred twice: the UTC offsets of the first and the second time, hours. */
  twice: { first: number; second: number } | null;
}

/** UTC offset of the second occurrence of a local time: the offset in force half a day later. */
function laterOffset(clock: CivilTime, zone: string): number | null {
  const noon = wallClockToJd(clock, 0);
  if (!noon.ok) return null;
  const offsets = zoneOffsets(zone, noon.value - 2, noon.value + 2, zonePast());
  return offsets.ok ? offsets.value.hoursAt(noon.value + 1) : null;
}

/** The instant of a birth, or why it has none. For years before 1971, call `loadZonePast` first. */
export function resolveBirth(birth: Birth): { ok: true; value: Resolved } | { ok: false; problem: BirthProblem } {
  const zone = readZone(birth.zone);
  if (!zone) return { ok: false, problem: { field: 'zone', reason: 'unknown_zone' } };
  const clocks = zone.kind === 'iana' ? { ...zone, lonDeg: birth.lon } : zone;
  const resolved = resolveWallClock(birth.clock, clocks, zonePast());
  if (!resolved.ok) {
    switch (resolved.error.reason) {
      case 'skipped_wall_clock':
        return { ok: false, problem: { field: 'time', reason: 'skipped_wall_clock', zone: resolved.error.tz } };
      case 'no_such_day':
        return { ok: false, problem: { field: 'date', reason: 'no_such_day' } };
      default:
        return { ok: false, problem: { field: 'zone', reason: 'unknown_zone' } };
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
  const { lat: latDeg, lon: lonDeg, settings } = birth;
  const { ayanamsa, nodeMode } = settings;
  const question = { jdUt, latDeg, lonDeg, tzHours: offsetHours, ayanamsha: ayanamsa, nodeMode };
  return { ok: true, value: { birth, question, offsetHours, zone, twice } };
}

/** `20:56`, with seconds if there are any. */
export function timeText({ hour, minute, second }: CivilTime): string {
  const wholeSeconds = Math.floor(second);
  const part = second === wholeSeconds ? '' : String(second - wholeSeconds).slice(1, 5);
  return `${two(hour)}:${two(minute)}${second === 0 ? '' : `:${two(wholeSeconds)}${part}`}`;
}

/** The parts of a fragment for the settings: the preset, and deviations from it. */
function settingsParts(settings: ChartChoice): [string, string][] {
  const preset = presetChoice(settings.preset);
  return [
    ...(settings.preset === 'khagola' ? [] : [['preset', settings.preset] as [string, string]]),
    ...(settings.ayanamsa === preset.ayanamsa ? [] : [['ayanamsa', settings.ayanamsa] as [string, string]]),
    ...(settings.nodeMode === preset.nodeMode ? [] : [['node', settings.nodeMode] as [string, string]]),
    ...(settings.dashaYearDays === preset.dashaYearDays
      ? []
      : [['year', String(settings.dashaYearDays)] as [string, string]]),
    ...(settings.coLords === preset.coLords ? [] : [['lords', settings.coLords ? 'two' : 'one'] as [string, string]]),
  ];
}

/** The settings of a fragment. An absent or invalid choice takes the preset's value. */
function settingsOf(fragment: URLSearchParams): ChartChoice {
  const preset = presetChoice(PRESET_KEYS.find((key) => key === fragment.get('preset')));
  const lords = fragment.get('lords');
  return {
    ...preset,
    ayanamsa: AYANAMSHA_KEYS.find((key) => key === fragment.get('ayanamsa')) ?? preset.ayanamsa,
    nodeMode: NODE_MODES.find((mode) => mode === fragment.get('node')) ?? preset.nodeMode,
    dashaYearDays: DASHA_YEARS.find((days) => String(days) === fragment.get('year')) ?? preset.dashaYearDays,
    coLords: lords === 'two' || (lords === 'one' ? false : preset.coLords),
  };
}

/** The fragment that carries a birth, with its `#`. Defaults are left out. */
export function birthFragment(birth: Birth): string {
  const { clock, isTimeKnown, lat, lon, place, name, zone, settings, second } = birth;
  const parts = [
    ['t', isTimeKnown ? `${isoDate(clock)}T${timeText(clock)}` : isoDate(clock)],
    ['at', `${lat},${lon}`],
    ['tz', zone],
    ...(place ? [['place', place]] : []),
    ...(name ? [['name', name]] : []),
    ...settingsParts(settings),
    ...(second ? [['hour', 'second']] : []),
  ];
  return `#${parts
    .map(([key = '', value = '']) => `${key}=${encodeURIComponent(value).replace(/%(2C|3A|2F)/g, decodeURIComponent)}`)
    .join('&')}`;
}

/** `1985-02-19T20:56:22`, Gregorian, the time with or without seconds, or none. */
const INSTANT = /^([+-]?\d{4,6}-\d\d-\d\d)(?:T(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?)?$/;

function clockOf(text: string): { clock: CivilTime; isTimeKnown: boolean } | null {
  const match = INSTANT.exec(text);
  if (!match) return null;
  const day = anyDayOfText(match[1] as string);
  const isTimeKnown = match[2] !== undefined;
  const [hour, minute, second] = isTimeKnown ? [match[2], match[3], match[4] ?? 0].map(Number) : [12, 0, 0];
  if (day === null) return null;
  const clock = { ...civilFromDays(day), hour: hour as number, minute: minute as number, second: second as number };
  return clock.hour < 24 && clock.minute < 60 && clock.second < 60 ? { clock, isTimeKnown } : null;
}

/** The birth in a fragment; null if it has none or an invalid one. */
export function birthFromFragment(fragment: string): Birth | null {
  // A plus sign is literal here, because offsets begin with it.
  const parts = new URLSearchParams(fragment.replace(/^#/, '').replaceAll('+', '%2B'));
  const instant = clockOf(parts.get('t') ?? '');
  const [lat, lon] = (parts.get('at') ?? '').split(',').map((text) => (text === '' ? Number.NaN : Number(text)));
  if (!instant || lat === undefined || lon === undefined) return null;
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return null;
  const zone = parts.get('tz') ?? '';
  if (!readZone(zone)) return null;
  return {
    ...instant,
    lat,
    lon,
    place: parts.get('place') ?? '',
    name: parts.get('name') ?? '',
    zone,
    settings: settingsOf(parts),
    second: parts.get('hour') === 'second',
  };
}

/** The birth of a fragment with its instant; null if it has none, or if the clocks skipped its time. */
export function resolvedFromFragment(fragment: string): Resolved | null {
  const birth = birthFromFragment(fragment);
  const resolved = birth && resolveBirth(birth);
  return resolved?.ok ? resolved.value : null;
}

/** `UTC+5:30, Asia/Kolkata`. */
export const zoneWords = ({ offsetHours, zone }: Pick<Resolved, 'offsetHours' | 'zone'>): string =>
  zone.kind === 'iana' ? `${offsetText(offsetHours)}, ${zone.id}` : offsetText(offsetHours);

/** An offset as in the URL of a chart: `+5:30`, `-3`, `+5.123`. */
export function zoneOfHours(hours: number): string {
  const size = Math.abs(hours);
  if (Math.abs(Math.round(size * 3600) / 3600 - size) > 1e-9) return `${hours < 0 ? '-' : '+'}${size.toFixed(9)}`;
  return offsetText(hours).replace('UTC', '').replace(MINUS, '-');
}
